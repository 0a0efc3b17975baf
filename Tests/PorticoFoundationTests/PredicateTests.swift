import PorticoFoundation
import XCTest

/// Predicates from formats: Apple's Predicate Format String Syntax.
final class PredicateTests: XCTestCase {
    private let anna: [String: Any] = ["name": "Anna", "age": 30, "tags": ["a", "b"], "home": ["city": "Ulm"]]

    private func holds(_ format: String, _ arguments: Any?...) -> Bool {
        NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() }).evaluate(with: anna)
    }

    func testComparisons() {
        let table: [(String, Bool)] = [
            ("age == 30", true), ("age = 31", false), ("age != 31", true), ("age <> 30", false), ("age >= 30", true),
            ("age > 30 OR name == 'Anna'", true), ("age > 20 AND NOT name == \"Bob\"", true),
            ("!(age < 20 || age > 40)", true), ("(age + 2) * 2 == 64", true), ("age BETWEEN {20, 30}", true),
            ("name BEGINSWITH 'An'", true), ("name BEGINSWITH 'an'", false), ("name beginswith[c] 'an'", true),
            ("name ENDSWITH 'na'", true), ("name CONTAINS 'nn'", true), ("name LIKE 'A?n*'", true),
            ("name MATCHES '[A-Z][a-z]+'", true), ("name MATCHES 'nn'", false), ("name IN {'Anna', 'Bob'}", true),
            ("'a' IN tags", true), ("tags CONTAINS 'c'", false), ("ANY tags == 'b'", true), ("ALL tags == 'b'", false),
            ("NONE tags == 'c'", true), ("home.city == 'Ulm'", true), ("tags.@count == 2", true),
            ("missing == nil", true),
            ("TRUEPREDICATE", true), ("FALSEPREDICATE", false), ("SELF.age == 30", true),
        ]
        for (format, expected) in table { XCTAssertEqual(holds(format), expected, format) }
    }

    /// What can be read.
    func testArguments() {
        XCTAssertTrue(holds("%K == %@ AND age == %d", "name", "Anna", 30))
        XCTAssertTrue(NSPredicate(format: "SELF CONTAINS[cd] %@", "SE").evaluate(with: "säen séance"))
        XCTAssertTrue(NSPredicate(format: "SELF IN %@", ["x", "y"]).evaluate(with: "x"))
        XCTAssertTrue(
            NSPredicate(format: "age > $least").evaluate(with: anna, substitutionVariables: ["least": 20]))
    }

    func testArraysAreFiltered() {
        let found = NSArray(array: ["one", "two", "three"]).filtered(using: NSPredicate(format: "SELF LIKE 't*'"))
        XCTAssertEqual(found as? [String], ["two", "three"])
    }
}
