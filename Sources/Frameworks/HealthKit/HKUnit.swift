import Foundation
import PorticoObjC

/// A multiple or a part of a unit.
public enum HKMetricPrefix: Int, Sendable {
    case none = 0
    case pico = 1
    case nano = 2
    case micro = 3
    case milli = 4
    case centi = 5
    case deci = 6
    case deca = 7
    case hecto = 8
    case kilo = 9
    case mega = 10
    case giga = 11
    case tera = 12
    case femto = 13

    /// As units' names have it.
    var text: String {
        ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue]
    }
}

/// Grams of one mole of glucose, in blood.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// In what a quantity is measured: units by name, multiplied with and divided by each other.
///
/// Quantities can be converted between units that measure the same. Two units are equal when they are made of the same parts: kilometres and
/// metres aren't.
open class HKUnit: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The parts by their names, with their powers, in the order in which they were named.
    let factors: [UnitFactor]

    dynamic init(factors: [UnitFactor]) {
        self.factors = UnitFactor.joined(factors)
        super.init()
    }

    /// A unit by its text: `count/min`, `mg/dL`, `kg*m/s^2`, `ml/(kg*min)`. What stands behind a `/` divides. A text that names no unit
    /// ends the app, as on iOS.
    public convenience init(from string: String) {
        var parser = UnitParser(string)
        self.init(factors: parser.parse())
    }

    public static var supportsSecureCoding: Bool { true }
    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "HKUnitStringKey") as String? else { return nil }
        var parser = UnitParser(text)
        guard let factors = parser.factors() else { return nil }
        self.init(factors: factors)
    }
    open func encode(with coder: NSCoder) { coder.encode(unitString as NSString, forKey: "HKUnitStringKey") }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The unit's text, which `init(from:)` reads again.
    open var unitString: String {
        func text(_ list: [UnitFactor]) -> String {
            list.map { $0.name + (abs($0.power) == 1 ? "" : "^\(abs($0.power))") }.joined(separator: "·")
        }
        let (above, below) = (factors.filter { $0.power > 0 }, factors.filter { $0.power < 0 })
        if factors.isEmpty { return "()" }
        return (above.isEmpty ? "1" : text(above)) + (below.isEmpty ? "" : "/" + text(below))
    }

    open override var description: String { unitString }
    /// Whether it measures nothing: all of it has been divided by itself.
    open func isNull() -> Bool { factors.isEmpty }

    /// This unit times another one.
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(factors: factors + unit.factors) }
    /// This unit by another one.
    open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }
    /// This unit to a power.
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit(factors: factors.map { UnitFactor(name: $0.name, power: $0.power * power) })
    }
    /// 1 by this unit.
    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKUnit).map { Set($0.factors) == Set(factors) } ?? false
    }
    open override var hash: Int { Set(factors).hashValue }

    /// What it measures, and how large it is.
    var measure: UnitMeasure { factors.reduce(UnitMeasure()) { $0.times($1.measure, $1.power) } }

    class func named(_ name: String) -> Self {
        unsafeDowncast(HKUnit(factors: [UnitFactor(name: name, power: 1)]), to: self)
    }
}
