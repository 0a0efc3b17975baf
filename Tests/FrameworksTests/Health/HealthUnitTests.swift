import XCTest

@testable import HealthKit

/// Units and quantities of health data: texts, arithmetic, conversion.
final class HealthUnitTests: XCTestCase {
    func testTextsAreReadAndWritten() {
        for text in [
            "count/min", "mg/dL", "kg·m/s^2", "mL/min·kg", "fl_oz_us", "mmol<180.15588000005408>/L", "1/s", "%",
        ] {
            XCTAssertEqual(HKUnit(from: text).unitString, text)
        }
        XCTAssertEqual(HKUnit(from: "ml/(kg*min)").unitString, "ml/kg·min")
        XCTAssertEqual(HKUnit(from: "kg.m^2/s^2"), HKUnit(from: "kg*m^2/s^2"))
        XCTAssertEqual(HKUnit(from: ""), HKUnit.meter().unitDivided(by: .meter()))
        for text in ["parsec", "kg/", "(kg", "kg^", "kg^1000", "mol<0>", "m+m", String(repeating: "(", count: 200)] {
            var parser = UnitParser(text)
            XCTAssertNil(parser.factors(), text)
        }
    }

    func testUnitsAreMultipliedAndDivided() {
        let rate = HKUnit.count().unitDivided(by: .minute())
        XCTAssertEqual(rate.unitString, "count/min")
        XCTAssertEqual(rate, HKUnit(from: "count/min"))
        XCTAssertNotEqual(rate, HKUnit(from: "count/s"))
        XCTAssertEqual(HKUnit.meter().unitMultiplied(by: .meter()), HKUnit.meter().unitRaised(toPower: 2))
        XCTAssertEqual(HKUnit.second().reciprocal().unitString, "1/s")
        XCTAssertTrue(HKUnit.gram().unitDivided(by: .gram()).isNull())
        XCTAssertFalse(HKUnit.count().isNull())
        XCTAssertEqual(HKUnit.gramUnit(with: .kilo).unitString, "kg")
        XCTAssertEqual(HKUnit.gramUnit(with: .micro).unitString, "mcg")
        XCTAssertNotEqual(HKUnit.meterUnit(with: .kilo), HKUnit.meter(), "of other parts")
    }

    private func convert(_ value: Double, _ from: String, _ to: String) -> Double {
        HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
    }

    func testQuantitiesAreConverted() {
        XCTAssertEqual(convert(1, "kg", "lb"), 2.20462262, accuracy: 1e-6)
        XCTAssertEqual(convert(1, "st", "lb"), 14, accuracy: 1e-9)
        XCTAssertEqual(convert(6, "ft", "cm"), 182.88, accuracy: 1e-9)
        XCTAssertEqual(convert(1, "mi", "km"), 1.609344, accuracy: 1e-12)
        XCTAssertEqual(convert(37, "degC", "degF"), 98.6, accuracy: 1e-9)
        XCTAssertEqual(convert(32, "degF", "degC"), 0, accuracy: 1e-9)
        XCTAssertEqual(convert(0, "degC", "K"), 273.15, accuracy: 1e-9)
        XCTAssertEqual(convert(100, "kcal", "kJ"), 418.4, accuracy: 1e-9)
        XCTAssertEqual(convert(1, "Cal", "cal"), 1000, accuracy: 1e-9)
        XCTAssertEqual(convert(72, "count/min", "count/s"), 1.2, accuracy: 1e-12)
        XCTAssertEqual(convert(72, "count/min", "Hz"), 1.2, accuracy: 1e-12)
        XCTAssertEqual(convert(100, "mg/dL", "mmol<180.15588000005408>/L"), 5.5507, accuracy: 1e-4)
        XCTAssertEqual(convert(1, "L", "mL"), 1000, accuracy: 1e-9)
        XCTAssertEqual(convert(1, "L", "fl_oz_us"), 33.8140227, accuracy: 1e-6)
        XCTAssertEqual(convert(1, "atm", "mmHg"), 760, accuracy: 1e-3)
        XCTAssertEqual(convert(2, "hr", "min"), 120, accuracy: 1e-12)
        XCTAssertEqual(convert(180, "deg", "rad"), .pi, accuracy: 1e-12)
        XCTAssertEqual(convert(0.5, "%", "%"), 0.5)
    }

    func testQuantitiesAreCompared() {
        let kilo = HKQuantity(unit: HKUnit(from: "kg"), doubleValue: 1)
        XCTAssertEqual(kilo.compare(HKQuantity(unit: .gram(), doubleValue: 999)), .orderedDescending)
        XCTAssertEqual(kilo.compare(HKQuantity(unit: .gram(), doubleValue: 1001)), .orderedAscending)
        XCTAssertEqual(kilo, HKQuantity(unit: .gram(), doubleValue: 1000))
        XCTAssertNotEqual(kilo, HKQuantity(unit: .meter(), doubleValue: 1))
        XCTAssertTrue(kilo.is(compatibleWith: .pound()))
        XCTAssertFalse(kilo.is(compatibleWith: .meter()))
        XCTAssertEqual(HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 72).description, "72 count/min")
    }

    func testTypesKnowTheirUnits() {
        let rate = HKQuantityType(.heartRate)
        XCTAssertEqual(rate.identifier, "HKQuantityTypeIdentifierHeartRate")
        XCTAssertEqual(rate, HKObjectType.quantityType(forIdentifier: .heartRate))
        XCTAssertTrue(rate.is(compatibleWith: HKUnit(from: "count/min")))
        XCTAssertFalse(rate.is(compatibleWith: .count().unitMultiplied(by: .second())))
        XCTAssertEqual(rate.aggregationStyle, .discreteTemporallyWeighted)
        XCTAssertEqual(HKQuantityType(.stepCount).aggregationStyle, .cumulative)
        XCTAssertEqual(HKQuantityTypeIdentifier.vo2Max.rawValue, "HKQuantityTypeIdentifierVO2Max")
        XCTAssertNil(HKObjectType.quantityType(forIdentifier: HKQuantityTypeIdentifier(rawValue: "nothing")))
        for (name, row) in QuantityTable.rows {
            var parser = UnitParser(row.unit)
            XCTAssertNotNil(parser.factors(), name)
        }
        XCTAssertEqual(HKWorkoutActivityType.yoga.rawValue, 57)
        XCTAssertEqual(HKWorkoutActivityType.running.rawValue, 37)
        XCTAssertEqual(HKWorkoutActivityType.other.rawValue, 3000)
    }

    func testQuantitiesAreArchived() throws {
        let quantity = HKQuantity(unit: HKUnit(from: "mg/dL"), doubleValue: 90)
        let data = try NSKeyedArchiver.archivedData(withRootObject: quantity, requiringSecureCoding: true)
        XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQuantity.self, from: data), quantity)
        let anchor = try NSKeyedArchiver.archivedData(
            withRootObject: HKQueryAnchor(fromValue: 7), requiringSecureCoding: true)
        XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: anchor)?.number, 7)
    }
}
