import XCTest

@testable import PorticoLowering

/// What `@NSManaged` declarations become: calls of key-value coding.
final class ManagedRuleTests: XCTestCase {
    func test_propertiesOfLayers() throws {
        try assertLowers(
            "class L: CALayer {\n    @NSManaged var progress: CGFloat // here\n    @NSManaged var primitiveSize: Int\n}",
            to: "class L: CALayer {\n               var progress: CGFloat { get { _porticoManaged(self.value(forKey: "
                + "\"progress\")) } set { self.setValue(_porticoStored(newValue), forKey: \"progress\") } } // here\n"
                + "               var primitiveSize: Int { get { _porticoManaged(self.value(forKey: \"primitiveSize\")) } "
                + "set { self.setValue(_porticoStored(newValue), forKey: \"primitiveSize\") } }\n}")
        try assertReports("class L: CALayer {\n    @NSManaged var a, b: Int\n}", "of its own", line: 2, column: 20)
    }

    func test_primitivesOfManagedObjects() throws {
        try assertLowers(
            "class E: NSManagedObject {}\nextension E { @NSManaged private var primitiveName: String? }",
            to: "class E: NSManagedObject {}\nextension E {            private var primitiveName: String? { get { "
                + "_porticoManaged(self.primitiveValue(forKey: \"name\")) } set { "
                + "self.setPrimitiveValue(_porticoStored(newValue), forKey: \"name\") } } }")
    }

    /// The body of the one method, whose class has these properties.
    private func body(_ method: String, _ properties: String = "", line: UInt = #line) throws -> String {
        let source = "extension E { \(method) }"
        let result = try lower(source, "class E: NSManagedObject { \(properties) }")[0]
        XCTAssertEqual(result.diagnostics, [], line: line)
        let text = result.text.split(separator: "\n")[0]
        return String(text.split(separator: " { ", maxSplits: 2).last?.dropLast(" } }".count) ?? "")
    }

    func test_accessorsOfRelationships() throws {
        let table = [
            (
                "@objc(addItemsObject:) @NSManaged func addToItems(_ value: I)",
                "self.mutableSetValue(forKey: \"items\").add(value)"
            ),
            (
                "@objc(removeItemsObject:) @NSManaged func removeFromItems(_ value: I)",
                "self.mutableSetValue(forKey: \"items\").remove(value)"
            ),
            (
                "@objc(addItems:) @NSManaged func addToItems(_ values: NSSet)",
                "_porticoAddObjects(values, to: self.mutableSetValue(forKey: \"items\"))"
            ),
            (
                "@objc(removeItems:) @NSManaged func removeFromItems(_ values: NSSet)",
                "_porticoRemoveObjects(values, from: self.mutableSetValue(forKey: \"items\"))"
            ),
            (
                "@objc(intersectItems:) @NSManaged func keep(_ values: NSSet)",
                "_porticoKeepObjects(values, in: self.mutableSetValue(forKey: \"items\"))"
            ),
            (
                "@objc(insertObject:inItemsAtIndex:) @NSManaged func insertIntoItems(_ value: I, at idx: Int)",
                "self.mutableOrderedSetValue(forKey: \"items\").insert(value, at: idx)"
            ),
            (
                "@objc(removeObjectFromItemsAtIndex:) @NSManaged func removeFromItems(at idx: Int)",
                "self.mutableOrderedSetValue(forKey: \"items\").removeObject(at: idx)"
            ),
            (
                "@objc(insertItems:atIndexes:) @NSManaged func insertIntoItems(_ values: [I], at indexes: NSIndexSet)",
                "_porticoInsertObjects(values, into: self.mutableOrderedSetValue(forKey: \"items\"), at: indexes)"
            ),
            (
                "@objc(removeItemsAtIndexes:) @NSManaged func removeFromItems(at indexes: NSIndexSet)",
                "_porticoRemoveObjects(at: indexes, from: self.mutableOrderedSetValue(forKey: \"items\"))"
            ),
            (
                "@objc(replaceObjectInItemsAtIndex:withObject:) @NSManaged func replaceItems(at idx: Int, with value: I)",
                "self.mutableOrderedSetValue(forKey: \"items\").replaceObject(at: idx, with: value)"
            ),
            (
                "@objc(replaceItemsAtIndexes:withItems:) @NSManaged func replaceItems(at indexes: NSIndexSet, with values: [I])",
                "_porticoReplaceObjects(at: indexes, in: self.mutableOrderedSetValue(forKey: \"items\"), with: values)"
            ),
            (
                "@objc(addItems:) @NSManaged func addToItems(_ values: NSOrderedSet)",
                "_porticoAddObjects(values, to: self.mutableOrderedSetValue(forKey: \"items\"))"
            ),
            ("@NSManaged func addItemsObject(_ value: I)", "self.mutableSetValue(forKey: \"items\").add(value)"),
            (
                "@NSManaged func primitiveName() -> String?",
                "_porticoManaged(self.primitiveValue(forKey: \"name\"))"
            ),
            (
                "@NSManaged func setPrimitiveName(_ name: String?)",
                "self.setPrimitiveValue(_porticoStored(name), forKey: \"name\")"
            ),
        ]
        for (method, expected) in table { XCTAssertEqual(try body(method), expected) }
    }

    /// One Objective-C name may be of several keys, and says nothing of order.
    func test_propertiesDecideWhichKeyIsMeantAndWhetherItKeepsAnOrder() throws {
        let one = "@objc(addURLsObject:) @NSManaged func addToURLs(_ value: I)"
        XCTAssertEqual(
            try body(one, "@NSManaged var URLs: NSSet?"), "self.mutableSetValue(forKey: \"URLs\").add(value)")
        XCTAssertEqual(
            try body(one, "@NSManaged var URLs: NSOrderedSet?"),
            "self.mutableOrderedSetValue(forKey: \"URLs\").add(value)")
        XCTAssertEqual(
            try body(
                "@objc(addLostObject:) @NSManaged func addToLostObject(_ values: NSSet)",
                "@NSManaged var lostObject: NSSet?"),
            "_porticoAddObjects(values, to: self.mutableSetValue(forKey: \"lostObject\"))")
    }

    func test_methodsThatCoreDataDoesNotMake() throws {
        try assertReports(
            "class E: NSManagedObject {\n    @NSManaged func total(of a: Int) -> Int\n}", "'totalOf:'", line: 2,
            column: 21)
        try assertReports(
            "class E: NSManagedObject {\n    @NSManaged func addItemsObject(_: Int)\n}", "no method", line: 2,
            column: 21)
    }
}
