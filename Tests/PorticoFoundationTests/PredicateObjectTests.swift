import XCTest

@testable import PorticoFoundation

/// Predicates and expressions that are made, taken apart, evaluated and written.
final class PredicateObjectTests: XCTestCase {
    private let people: [[String: Any]] = [
        ["name": "Ann", "age": 30, "tags": ["a", "b"]], ["name": "Bob", "age": 20, "tags": [String]()],
    ]

    private func names(_ predicate: NSPredicate) -> [String] {
        people.filter { predicate.evaluate(with: $0) }.map { $0["name"] as! String }
    }

    func testAComparisonIsMadeOfExpressions() {
        let predicate = _PorticoComparisonPredicate(
            leftExpression: _PorticoExpression(forKeyPath: "age"),
            rightExpression: _PorticoExpression(forConstantValue: 25), modifier: .direct, type: .greaterThan)
        XCTAssertEqual(names(predicate), ["Ann"])
        XCTAssertEqual(predicate.predicateFormat, "age > 25")
        let named = _PorticoComparisonPredicate(
            leftExpression: _PorticoExpression(forKeyPath: "name"),
            rightExpression: _PorticoExpression(forConstantValue: "AN"), modifier: .direct, type: .beginsWith,
            options: [.caseInsensitive, .diacriticInsensitive])
        XCTAssertEqual(names(named), ["Ann"])
        XCTAssertEqual(named.predicateFormat, "name BEGINSWITH[cd] \"AN\"")
    }

    func testAFormatCanBeTakenApart() throws {
        let compound = try XCTUnwrap(
            NSPredicate(format: "age > 25 AND (name == %@ OR NOT name LIKE 'x*')", "Ann") as? NSCompoundPredicate)
        XCTAssertEqual(compound.compoundPredicateType, .and)
        let first = try XCTUnwrap(compound.subpredicates.first as? _PorticoComparisonPredicate)
        XCTAssertEqual(first.predicateOperatorType, .greaterThan)
        XCTAssertEqual(first.leftExpression.keyPath, "age")
        XCTAssertEqual(first.rightExpression.constantValue as? Int, 25)
        XCTAssertEqual(
            (compound as? _PorticoCompoundPredicate)?.predicateFormat,
            "age > 25 AND (name == \"Ann\" OR NOT name LIKE \"x*\")")
        XCTAssertEqual(names(compound), ["Ann"])
    }

    // DEV-988
    func testFunctionsAndSubqueries() {
        XCTAssertEqual(names(NSPredicate(format: "SUBQUERY(tags, $t, $t == 'a').@count > 0")), ["Ann"])
        XCTAssertEqual(names(NSPredicate(format: "uppercase(name) == 'BOB'")), ["Bob"])
        XCTAssertEqual(names(NSPredicate(format: "CAST('30', 'NSNumber') == age")), ["Ann"])
        XCTAssertEqual(
            names(NSPredicate(format: "name == $wanted").withSubstitutionVariables(["wanted": "Bob"])), ["Bob"])
        XCTAssertEqual(names(NSPredicate(format: "ANY tags == 'b'")), ["Ann"])
    }

    func testExpressionsCalculate() {
        func value(_ expression: _PorticoExpression, _ object: Any? = nil) -> Double? {
            (expression.expressionValue(with: object, context: nil) as? NSNumber)?.doubleValue
                ?? expression.expressionValue(with: object, context: nil) as? Double
        }
        let numbers = _PorticoExpression(forAggregate: [1, 2, 6].map { _PorticoExpression(forConstantValue: $0) })
        XCTAssertEqual(value(_PorticoExpression(forFunction: "sum:", arguments: [numbers])), 9)
        XCTAssertEqual(value(_PorticoExpression(forFunction: "average:", arguments: [numbers])), 3)
        XCTAssertEqual(value(_PorticoExpression(forFunction: "median:", arguments: [numbers])), 2)
        XCTAssertEqual(value(_PorticoExpression(forFunction: "max:", arguments: [numbers])), 6)
        XCTAssertEqual(value(_PorticoExpression(format: "age * 2 + 1"), people[0]), 61)
        XCTAssertEqual(_PorticoExpression(format: "sum(tags)").function, "sum")
        let either = _PorticoExpression(
            forConditional: NSPredicate(format: "age > 25"), trueExpression: _PorticoExpression(forConstantValue: 1),
            falseExpression: _PorticoExpression(forConstantValue: 2))
        XCTAssertEqual(people.map { value(either, $0) }, [1, 2])
    }

    func testAnUnknownFunctionIsNotRead() {
        XCTAssertThrowsError(try PredicateParser.parseFormat("nonsense(a) == 1", []))
        XCTAssertThrowsError(try PredicateParser.parseFormat("SUBQUERY(a) == 1", []))
    }
}
