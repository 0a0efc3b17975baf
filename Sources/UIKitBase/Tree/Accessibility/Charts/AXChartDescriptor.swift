import Foundation

/// What a chart shows, for people who hear it: its axes and the series of values in it.
public class AXChartDescriptor: NSObject, NSCopying {
    /// The direction in which a chart is read.
    public enum ContentDirection: Int, Sendable {
        case leftToRight = 0, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    /// The chart's title with its attributes.
    public var attributedTitle: NSAttributedString?
    /// What the chart tells, in a sentence or two.
    public var summary: String?
    /// The direction in which the chart is read; from left to right, where nothing else is said.
    public var contentDirection = ContentDirection.leftToRight
    /// This is where the chart's values are on the screen; `zero` stands for all of the view.
    public var contentFrame = CGRect.zero
    /// The axis from left to right.
    public var xAxis: any AXDataAxisDescriptor
    /// The axis from bottom to top; nil where the chart has none.
    public var yAxis: AXNumericDataAxisDescriptor?
    /// Axes of further dimensions, as of a size or a colour.
    public var additionalAxes: [any AXDataAxisDescriptor]
    /// The series of values.
    public var series: [AXDataSeriesDescriptor]

    /// The plain text of the title.
    public var title: String? {
        get { attributedTitle?.string }
        set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
    }

    /// Describes a chart with a title that has attributes.
    public init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        (self.attributedTitle, self.summary, self.xAxis, self.yAxis) = (attributedTitle, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }

    /// Describes a chart.
    public convenience init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis,
            yAxis: yAxis, additionalAxes: additionalAxes, series: series)
    }

    /// A new object with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXChartDescriptor(
            attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
        (copy.contentDirection, copy.contentFrame) = (contentDirection, contentFrame)
        return copy
    }
}

/// A view, or another element, that is a chart. Nothing here plays it: no assistive technology runs.
@MainActor @preconcurrency public protocol AXChart: NSObjectProtocol {
    /// This is what the chart shows; nil: it isn't described.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

extension UIView {
    /// This is what a chart that another module makes of the view shows.
    package var describedChart: AXChartDescriptor? {
        get {
            (self as? any AXChart)?.accessibilityChartDescriptor
                ?? AccessibilityProperties.associated(with: self)?.chart
        }
        set {
            if let chart = self as? any AXChart { chart.accessibilityChartDescriptor = newValue }
            AccessibilityProperties.needed(by: self).chart = newValue
        }
    }
}
