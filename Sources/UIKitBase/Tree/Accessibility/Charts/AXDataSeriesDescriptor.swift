import Foundation

/// A series of values in a chart.
public class AXDataSeriesDescriptor: NSObject, NSCopying {
    /// The series' name with its attributes.
    public var attributedName: NSAttributedString
    /// Whether there are values between those that are given, as of a line.
    public var isContinuous: Bool
    /// The values.
    public var dataPoints: [AXDataPoint]

    /// The plain text of the name.
    public var name: String? {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue ?? "") }
    }

    /// Describes a series with a name that has attributes.
    public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.attributedName, self.isContinuous, self.dataPoints) = (attributedName, isContinuous, dataPoints)
    }

    /// Describes a series.
    public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(
            attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
    }

    /// A new object with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        AXDataSeriesDescriptor(attributedName: attributedName, isContinuous: isContinuous, dataPoints: dataPoints)
    }
}

/// A value on one axis: a number, or a name.
public class AXDataPointValue: NSObject, NSCopying {
    /// The number; 0 for a name.
    public var number: Double
    /// The name; empty for a number.
    public var category: String

    private init(number: Double, category: String) { (self.number, self.category) = (number, category) }

    /// A number.
    public convenience init(number: Double) { self.init(number: number, category: "") }
    /// A name.
    public convenience init(category: String) { self.init(number: 0, category: category) }

    /// A new object with the same value.
    public func copy(with zone: NSZone? = nil) -> Any { AXDataPointValue(number: number, category: category) }
}

/// A place in a chart: a value on each axis.
public class AXDataPoint: NSObject, NSCopying {
    /// A value on a further axis.
    public enum Value: Sendable {
        case number(Double)
        case category(String)

        fileprivate var object: AXDataPointValue {
            switch self {
            case .number(let number): AXDataPointValue(number: number)
            case .category(let category): AXDataPointValue(category: category)
            }
        }
    }

    /// The value on the axis from left to right.
    public var xValue: AXDataPointValue
    /// The value on the axis from bottom to top; nil: there is none here.
    public var yValue: AXDataPointValue?
    /// The values on further axes, in their order.
    public var additionalValues: [AXDataPointValue]
    /// The name with its attributes; nil: it has none.
    public var attributedLabel: NSAttributedString?

    /// The plain text of the name.
    public var label: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }

    private init(
        _ x: AXDataPointValue, _ y: AXDataPointValue?, _ additional: [AXDataPointValue], _ label: NSAttributedString?
    ) { (xValue, yValue, additionalValues, attributedLabel) = (x, y, additional, label) }

    /// A place at a number.
    public convenience init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(
            AXDataPointValue(number: x), y.map { AXDataPointValue(number: $0) }, additionalValues.map(\.object),
            label.map { NSAttributedString(string: $0) })
    }

    /// A place at a name.
    public convenience init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        self.init(
            AXDataPointValue(category: x), y.map { AXDataPointValue(number: $0) }, additionalValues.map(\.object),
            label.map { NSAttributedString(string: $0) })
    }

    /// A new object with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        AXDataPoint(xValue, yValue, additionalValues, attributedLabel)
    }
}
