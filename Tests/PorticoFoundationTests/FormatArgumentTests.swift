import Foundation
import PorticoFoundation
import XCTest

/// Values and objects as arguments of formats, as `id as CVarArg` makes them on iOS.
final class FormatArgumentTests: XCTestCase {
    private final class Item: NSObject {
        override var description: String { "an item" }
    }

    func testValuesAreArguments() {
        let id = UUID()
        XCTAssertEqual(String(format: "%@ %d", id as CVarArg, 3), "\(id.uuidString) 3")
        let date = Date(timeIntervalSinceReferenceDate: 0)
        XCTAssertEqual(String(format: "<%@>", date as CVarArg), "<\(date.description)>")
        XCTAssertEqual(String(format: "%@", URL(fileURLWithPath: "/a") as CVarArg), "file:///a")
        XCTAssertEqual(String(format: "%@", Decimal(5) as CVarArg), "5")
        XCTAssertTrue(String(format: "%@", ["a", "b"] as CVarArg).contains("a"))
        XCTAssertEqual(String(format: "%@ %@", "a" as CVarArg, "b"), "a b")
    }

    func testObjectsAreArguments() {
        XCTAssertEqual(String(format: "%@, %@", Item(), NSNumber(value: 7)), "an item, 7")
        XCTAssertEqual(String(format: "%@", NSString(string: "text")), "text")
    }

    func testPredicatesGetTheValue() {
        let id = UUID()
        let predicate = NSPredicate(format: "SELF == %@", id as CVarArg)
        XCTAssertTrue(predicate.evaluate(with: id))
        XCTAssertFalse(predicate.evaluate(with: UUID()))
    }

    func testTemperaturesHaveTheUnitOfALocale() {
        XCTAssertEqual(UnitTemperature(forLocale: Locale(identifier: "en_US"), usage: .weather), .fahrenheit)
        XCTAssertEqual(UnitTemperature(forLocale: Locale(identifier: "de_DE"), usage: .weather), .celsius)
        XCTAssertEqual(UnitTemperature(forLocale: Locale(identifier: "fr_FR")), .celsius)
    }
}
