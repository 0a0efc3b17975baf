import Foundation
import PorticoObjC
import PorticoTrace

/// A number and what it counts.
open class HKQuantity: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let unit: HKUnit
    let value: Double

    /// - Parameter value: how many of the unit.
    public init(unit: HKUnit, doubleValue value: Double) {
        (self.unit, self.value) = (unit, value)
        super.init()
    }

    public static var supportsSecureCoding: Bool { true }
    public required convenience init?(coder: NSCoder) {
        guard let unit = coder.decodeObject(of: HKUnit.self, forKey: "UnitKey") else { return nil }
        self.init(unit: unit, doubleValue: coder.decodeDouble(forKey: "ValueKey"))
    }
    open func encode(with coder: NSCoder) {
        coder.encode(unit, forKey: "UnitKey")
        coder.encode(value, forKey: "ValueKey")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the unit measures the same.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.measure.dimensions == self.unit.measure.dimensions }

    /// How many of another unit it is. One that measures something else ends the app, as on iOS.
    open func doubleValue(for unit: HKUnit) -> Double {
        if unit == self.unit { return value }
        let (from, to) = (self.unit.measure, unit.measure)
        FatalException.invalidArgument.raise(
            unless: from.dimensions == to.dimensions,
            "Attempt to convert incompatible units: \(self.unit.unitString), \(unit.unitString)")
        return (value * from.scale + from.offset - to.offset) / to.scale
    }

    /// Which one is more. One that measures something else ends the app, as on iOS.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }
    open override var hash: Int { (value * unit.measure.scale + unit.measure.offset).rounded().hashValue }
    open override var description: String {
        let isWhole = value == value.rounded() && abs(value) < 1e15
        return (isWhole ? String(Int(value)) : String(value)) + " " + unit.unitString
    }
}
