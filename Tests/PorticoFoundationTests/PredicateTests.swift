import XCTest

@testable import PorticoFoundation

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

    /// A nested tree would take a stack as deep, to be evaluated and to be freed.
    func testASumHasAnyNumberOfTerms() {
        let sum = String(repeating: "1 + ", count: 100_000) + "1"
        XCTAssertTrue(holds("100001 == " + sum))
        XCTAssertTrue(holds("1 == " + String(repeating: "1 * ", count: 100_000) + "1"))
        XCTAssertTrue(holds("age == " + String(repeating: "age - ", count: 2) + "-30"))
        XCTAssertTrue(holds("2 + 3 * 4 - 10 / 5 == 12"))
        XCTAssertTrue(holds("missing + 1 == nil"))
    }

    func testAPathHasAnyNumberOfKeys() {
        XCTAssertTrue(holds(String(repeating: "SELF.", count: 100_000) + "age == 30"))
        XCTAssertTrue(holds(String(repeating: "a.", count: 100_000) + "a == nil"))
        XCTAssertTrue(holds("SELF.home.city == 'Ulm' AND home.SELF.city == 'Ulm' AND tags.SELF.@count == 2"))
        let ordered = ["steps": NSOrderedSet(array: ["a", "b"])]
        XCTAssertTrue(NSPredicate(format: "steps.@count == 2 AND ANY steps == 'b'").evaluate(with: ordered))
    }

    func testWildcards() {
        func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions = []) -> Bool {
            WildcardPattern(pattern, options: options).matches(text)
        }
        for (text, pattern) in [
            ("", ""), ("", "*"), ("a", "?"), ("abc", "a*c"), ("abc", "*"), ("abc", "abc*"), ("abc", "**?**"),
            ("a\nb", "a?b"),
            ("aXbXc", "a*X*c"), ("abab", "*ab"), ("a.c", "a.c"), ("mississippi", "m*iss*ip*i"),
        ] { XCTAssertTrue(matches(text, pattern), "\(text) LIKE \(pattern)") }
        for (text, pattern) in [
            ("a", ""), ("", "?"), ("abc", "ab"), ("abc", "b*"), ("abc", "a?"), ("abX", "*ab"), ("abc", "a.c"),
            ("A", "a"),
        ] { XCTAssertFalse(matches(text, pattern), "\(text) LIKE \(pattern)") }
        XCTAssertTrue(matches("Straße É", "STRAß? e", [.caseInsensitive, .diacriticInsensitive]))
        XCTAssertFalse(matches("é", "e", .caseInsensitive))
    }

    /// As a regular expression it took a time that doubled with every `*`.
    func testWildcardsTakeNoMoreStepsThanTheTextTimesThePattern() {
        let (text, pattern) = (String(repeating: "a", count: 600) + "b", String(repeating: "*a", count: 250))
        var steps = 0
        XCTAssertFalse(WildcardPattern(pattern, options: []).matches(text, steps: &steps))
        XCTAssertLessThan(steps, 601 * 500)
        XCTAssertFalse(NSPredicate(format: "SELF LIKE %@", pattern).evaluate(with: text))
    }
}
