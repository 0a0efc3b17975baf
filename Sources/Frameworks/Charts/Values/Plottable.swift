import Foundation
import SwiftUI

/// A type whose values a chart can show: it says which number, date or string stands for a value.
///
/// An enumeration with strings as raw values conforms without a word more.
public protocol Plottable {
    /// What stands for a value: a number, a date or a string.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol = Self
    /// What stands for this value.
    var primitivePlottable: PrimitivePlottable { get }
    /// The value that a primitive stands for; nil where there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A type that stands for itself in a chart.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {}

extension PrimitivePlottableProtocol {
    /// The value itself.
    public var primitivePlottable: Self { self }
    /// The value itself.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue == String {
    /// The raw value.
    public var primitivePlottable: String { rawValue }
    /// The case of a raw value; nil where there is none.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// What stands for a value in a chart.
enum Primitive: Hashable {
    case number(Double)
    case date(Date)
    case category(String)

    init<P: Plottable>(_ value: P) {
        self = (value.primitivePlottable as? any PrimitiveConvertible)?.primitive ?? .category("\(value)")
    }

    /// The value of a type that this stands for; nil where the type has none.
    func value<P: Plottable>(as type: P.Type) -> P? {
        guard let convertible = P.PrimitivePlottable.self as? any PrimitiveConvertible.Type,
            let made = convertible.init(self) as? P.PrimitivePlottable
        else { return nil }
        return P(primitivePlottable: made)
    }

    /// The place on a continuous axis; nil for a category.
    var number: Double? {
        switch self {
        case .number(let number): number.isFinite ? number : nil
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }
}

/// A primitive of this module: every type that conforms to `PrimitivePlottableProtocol` here.
protocol PrimitiveConvertible {
    var primitive: Primitive { get }
    init?(_ primitive: Primitive)
}

extension PrimitiveConvertible where Self: BinaryInteger {
    var primitive: Primitive { .number(Double(self)) }
    init?(_ primitive: Primitive) {
        guard case .number(let number) = primitive, number.isFinite, let exact = Self(exactly: number.rounded()) else {
            return nil
        }
        self = exact
    }
}

extension PrimitiveConvertible where Self: BinaryFloatingPoint {
    var primitive: Primitive { .number(Double(self)) }
    init?(_ primitive: Primitive) {
        guard case .number(let number) = primitive else { return nil }
        self = Self(number)
    }
}

extension Int: PrimitivePlottableProtocol, PrimitiveConvertible {}
extension Int8: PrimitivePlottableProtocol, PrimitiveConvertible {}
extension Int16: PrimitivePlottableProtocol, PrimitiveConvertible {}
extension Int32: PrimitivePlottableProtocol, PrimitiveConvertible {}
extension Int64: PrimitivePlottableProtocol, PrimitiveConvertible {}
extension UInt: PrimitivePlottableProtocol, PrimitiveConvertible {}
extension UInt8: PrimitivePlottableProtocol, PrimitiveConvertible {}
extension UInt16: PrimitivePlottableProtocol, PrimitiveConvertible {}
extension UInt32: PrimitivePlottableProtocol, PrimitiveConvertible {}
extension UInt64: PrimitivePlottableProtocol, PrimitiveConvertible {}
extension Float: PrimitivePlottableProtocol, PrimitiveConvertible {}
extension Double: PrimitivePlottableProtocol, PrimitiveConvertible {}
extension CGFloat: PrimitivePlottableProtocol, PrimitiveConvertible {}

extension String: PrimitivePlottableProtocol, PrimitiveConvertible {
    var primitive: Primitive { .category(self) }
    init?(_ primitive: Primitive) {
        guard case .category(let string) = primitive else { return nil }
        self = string
    }
}

extension Date: PrimitivePlottableProtocol, PrimitiveConvertible {
    var primitive: Primitive { .date(self) }
    init?(_ primitive: Primitive) {
        guard case .date(let date) = primitive else { return nil }
        self = date
    }
}

extension Never: PrimitivePlottableProtocol, PrimitiveConvertible {
    var primitive: Primitive { fatalError("Never has no values") }
    init?(_ primitive: Primitive) { nil }
}

extension Decimal: Plottable {
    /// The number as a `Double`.
    public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }
    /// The number of a `Double`.
    public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}
