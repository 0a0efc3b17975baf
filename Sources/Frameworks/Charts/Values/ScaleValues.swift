import SwiftUI

/// How values become places, colours or sizes.
public struct ScaleType: Sendable {
    enum Kind: Equatable { case linear, log, date, category, power(Double), symmetricLog(Double) }
    let kind: Kind

    /// Numbers at even distances.
    public static var linear: ScaleType { ScaleType(kind: .linear) }
    /// Powers at even distances; only numbers of one sign.
    public static var log: ScaleType { ScaleType(kind: .log) }
    /// Dates at even distances.
    public static var date: ScaleType { ScaleType(kind: .date) }
    /// Each value has a band of its own.
    public static var category: ScaleType { ScaleType(kind: .category) }
    /// Numbers raised to a power.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
    /// Square roots at even distances.
    public static var squareRoot: ScaleType { ScaleType(kind: .power(0.5)) }
    /// Like a logarithm on both sides of zero, straight around it.
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
    /// Like a logarithm on both sides of zero, with a slope there.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }
}

/// The values that a scale covers: an array of categories or two ends, a closed range, or what suits.
public protocol ScaleDomain {}

/// A domain that says its values.
protocol ScaleDomainValues {
    var domainSpecification: DomainSpecification { get }
}

/// What a domain asks for.
struct DomainSpecification {
    /// Nil: the data's.
    var values: [Primitive]?
    var includesZero: Bool?
    var isReversed = false
    var modify: (([Primitive]) -> [Primitive])?
    /// True for ends that the data may not widen; false for a list.
    var isRange = false
}

extension ScaleDomain {
    var specification: DomainSpecification {
        (self as? any ScaleDomainValues)?.domainSpecification ?? DomainSpecification()
    }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension ClosedRange: ScaleDomainValues where Bound: Plottable {
    var domainSpecification: DomainSpecification {
        DomainSpecification(values: [Primitive(lowerBound), Primitive(upperBound)], isRange: true)
    }
}
extension Array: ScaleDomain where Element: Plottable {}
extension Array: ScaleDomainValues where Element: Plottable {
    var domainSpecification: DomainSpecification { DomainSpecification(values: map { Primitive($0) }) }
}
extension ArraySlice: ScaleDomain where Element: Plottable {}
extension ArraySlice: ScaleDomainValues where Element: Plottable {
    var domainSpecification: DomainSpecification { DomainSpecification(values: map { Primitive($0) }) }
}

/// The domain that suits the data.
public struct AutomaticScaleDomain: ScaleDomain, ScaleDomainValues {
    let domainSpecification: DomainSpecification
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The domain that suits the data.
    public static var automatic: AutomaticScaleDomain {
        AutomaticScaleDomain(domainSpecification: DomainSpecification())
    }
    /// The domain that suits the data.
    ///
    /// - Parameters:
    ///   - includesZero: Whether zero is in it; nil is true for numbers.
    ///   - reversed: Whether it runs backwards; nil is false.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            domainSpecification: DomainSpecification(includesZero: includesZero, isReversed: reversed ?? false))
    }
    /// The domain that suits the data, changed.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            domainSpecification: DomainSpecification(
                includesZero: includesZero, isReversed: reversed ?? false,
                modify: { found in
                    var values = found.compactMap { $0.value(as: dataType) }
                    modifyInferredDomain(&values)
                    return values.map { Primitive($0) }
                }))
    }
}

/// What a scale's values become: places, colours, symbols or sizes.
public protocol ScaleRange {
    /// The type of what they become.
    associatedtype VisualValue
}

/// A range that says its values.
protocol ScaleRangeValues {
    var rangeValues: [Any] { get }
}

extension Array: ScaleRange { public typealias VisualValue = Element }
extension Array: ScaleRangeValues { var rangeValues: [Any] { self } }
extension ArraySlice: ScaleRange { public typealias VisualValue = Element }
extension ArraySlice: ScaleRangeValues { var rangeValues: [Any] { Array(self) } }
extension ClosedRange: ScaleRange { public typealias VisualValue = Bound }
extension ClosedRange: ScaleRangeValues { var rangeValues: [Any] { [lowerBound, upperBound] } }
extension Gradient: ScaleRange { public typealias VisualValue = Color }
extension Gradient: ScaleRangeValues { var rangeValues: [Any] { stops.map(\.color) } }
extension AnyGradient: ScaleRange { public typealias VisualValue = Color }

/// The places that a position scale's values become, in points.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

/// The plot's width or height, less a distance at each end.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public typealias VisualValue = CGFloat
    let start: CGFloat
    let end: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The plot's whole width or height.
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }
    /// The plot's width or height, less a distance at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: padding, end: padding)
    }
    /// The plot's width or height, less a distance at each end.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: startPadding, end: endPadding)
    }
}
