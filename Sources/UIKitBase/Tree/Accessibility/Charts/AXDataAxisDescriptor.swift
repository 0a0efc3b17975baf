import Foundation

/// An axis of a chart.
public protocol AXDataAxisDescriptor: NSObjectProtocol {
    /// The plain text of the title.
    var title: String { get set }
    /// The title with its attributes.
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
public class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor, NSCopying {
    /// This is how far apart numbers are on the axis.
    public enum ScaleType: Int, Sendable { case linear = 0, log10, ln }

    public var attributedTitle: NSAttributedString
    /// How far apart numbers are on the axis; evenly, where nothing else is said.
    public var scaleType = ScaleType.linear
    /// The numbers from one end of the axis to the other.
    public var range: ClosedRange<Double>
    /// The numbers at which the chart has lines.
    public var gridlinePositions: [Double]
    /// This says a number in words.
    public var valueDescriptionProvider: (Double) -> String

    public var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }

    /// Describes an axis with a title that has attributes.
    public init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.attributedTitle, self.range) = (attributedTitle, range)
        (self.gridlinePositions, self.valueDescriptionProvider) = (gridlinePositions, valueDescriptionProvider)
    }

    /// Describes an axis.
    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }

    /// A new object with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXNumericDataAxisDescriptor(
            attributedTitle: attributedTitle, range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
        copy.scaleType = scaleType
        return copy
    }
}

/// An axis of names.
public class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor, NSCopying {
    public var attributedTitle: NSAttributedString
    /// The names in the order in which they are on the axis.
    public var categoryOrder: [String]

    public var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }

    /// Describes an axis with a title that has attributes.
    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        (self.attributedTitle, self.categoryOrder) = (attributedTitle, categoryOrder)
    }

    /// Describes an axis.
    public convenience init(title: String, categoryOrder: [String]) {
        self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
    }

    /// A new object with the same values.
    public func copy(with zone: NSZone? = nil) -> Any {
        AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
    }
}
