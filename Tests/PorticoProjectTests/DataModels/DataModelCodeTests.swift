import XCTest

@testable import PorticoProject

/// The sources that Xcode makes of a model's entities.
final class DataModelCodeTests: XCTestCase {
    private func files(_ body: String) throws -> [String: String] {
        let model = try DataModelReader.readModel(Data("<model>\(body)</model>".utf8), shown: "M/contents")
        let files = try DataModelCode(model, shown: "M/contents").files()
        return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })
    }

    private func properties(_ attributes: String) throws -> [String] {
        let made = try files(
            "<entity name='E' representedClassName='E' codeGenerationType='category'>\(attributes)</entity>"
                + "<entity name='T' representedClassName='T'/><entity name='P'/>")
        let text = try XCTUnwrap(made["E+CoreDataProperties.swift"])
        return text.split(separator: "\n").filter { $0.contains("public var") }.map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    func testTheClassAndItsProperties() throws {
        let made = try files(
            """
            <entity name="Item" representedClassName=".Item" codeGenerationType="class">
                <attribute name="name" attributeType="String"/>
                <relationship name="tags" toMany="YES" destinationEntity="Tag"/>
            </entity>
            <entity name="Tag" representedClassName="Tag" codeGenerationType="category"/>
            <entity name="Own" representedClassName="Own"/><entity name="Plain" codeGenerationType="class"/>
            """)
        XCTAssertEqual(
            Set(made.keys),
            ["Item+CoreDataClass.swift", "Item+CoreDataProperties.swift", "Tag+CoreDataProperties.swift"])
        XCTAssertEqual(
            made["Item+CoreDataClass.swift"],
            """
            // Made of M/contents by the build; a change here is lost.

            import Foundation
            import CoreData

            @objc(Item)
            public class Item: NSManagedObject {
            }

            """)
        XCTAssertEqual(
            made["Item+CoreDataProperties.swift"],
            """
            // Made of M/contents by the build; a change here is lost.

            import Foundation
            import CoreData

            extension Item {

                @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {
                    return NSFetchRequest<Item>(entityName: "Item")
                }

                @NSManaged public var name: String?
                @NSManaged public var tags: NSSet?

            }

            // The accessors of tags
            extension Item {

                @objc(addTagsObject:)
                @NSManaged public func addToTags(_ value: Tag)

                @objc(removeTagsObject:)
                @NSManaged public func removeFromTags(_ value: Tag)

                @objc(addTags:)
                @NSManaged public func addToTags(_ values: NSSet)

                @objc(removeTags:)
                @NSManaged public func removeFromTags(_ values: NSSet)

            }

            extension Item: Identifiable {

            }

            """)
    }

    func testTypesOfProperties() throws {
        let numbers = [
            ("Integer 16", "Int16"), ("Integer 32", "Int32"), ("Integer 64", "Int64"), ("Double", "Double"),
            ("Float", "Float"), ("Boolean", "Bool"),
        ]
        for (type, scalar) in numbers {
            for optional in ["YES", "NO"] {
                let start = "<attribute name='a' optional='\(optional)' attributeType='\(type)'"
                XCTAssertEqual(
                    try properties(start + " usesScalarValueType='YES'/>"), ["@NSManaged public var a: \(scalar)"])
                XCTAssertEqual(
                    try properties(start + " usesScalarValueType='NO'/>"), ["@NSManaged public var a: NSNumber?"])
            }
        }
        let objects = [
            ("String", "String?"), ("Date", "Date?"), ("Binary", "Data?"), ("UUID", "UUID?"), ("URI", "URL?"),
            ("Decimal", "NSDecimalNumber?"), ("Transformable", "NSObject?"), ("Undefined", "NSObject?"),
            ("Composite", "[String: Any]?"), ("ObjectID", "NSManagedObjectID?"),
        ]
        for (type, swift) in objects {
            XCTAssertEqual(
                try properties("<attribute name='a' attributeType='\(type)'/>"), ["@NSManaged public var a: \(swift)"])
        }
        XCTAssertEqual(
            try properties("<attribute name='a' attributeType='Transformable' customClassName='[String: UIColor]'/>"),
            ["@NSManaged public var a: [String: UIColor]?"])
        XCTAssertEqual(
            try properties("<attribute name='a' attributeType='Date' usesScalarValueType='YES'/>"),
            ["public var a: TimeInterval {"])
        XCTAssertEqual(
            try properties(
                "<relationship name='a' destinationEntity='T'/><relationship name='b' destinationEntity='P'/>"
                    + "<relationship name='c' toMany='YES' ordered='YES' destinationEntity='P'/>"),
            [
                "@NSManaged public var a: T?", "@NSManaged public var b: NSManagedObject?",
                "@NSManaged public var c: NSOrderedSet?",
            ])
        XCTAssertEqual(try properties("<attribute name='default'/>"), ["@NSManaged public var `default`: NSObject?"])
    }

    func testAnOrderedRelationshipHasAccessorsByIndex() throws {
        let text = try files(
            "<entity name='E' representedClassName='E' codeGenerationType='category'>"
                + "<relationship name='parts' toMany='YES' ordered='YES' destinationEntity='E'/></entity>"
        )["E+CoreDataProperties.swift"]
        let lines = (text ?? "").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let accessors = lines.drop { $0 != "// The accessors of parts" }.filter { $0.hasPrefix("@") }
        XCTAssertEqual(
            accessors.map { $0.replacingOccurrences(of: "@NSManaged public func ", with: "") },
            [
                "@objc(insertObject:inPartsAtIndex:)", "insertIntoParts(_ value: E, at idx: Int)",
                "@objc(removeObjectFromPartsAtIndex:)", "removeFromParts(at idx: Int)",
                "@objc(insertParts:atIndexes:)", "insertIntoParts(_ values: [E], at indexes: NSIndexSet)",
                "@objc(removePartsAtIndexes:)", "removeFromParts(at indexes: NSIndexSet)",
                "@objc(replaceObjectInPartsAtIndex:withObject:)", "replaceParts(at idx: Int, with value: E)",
                "@objc(replacePartsAtIndexes:withParts:)", "replaceParts(at indexes: NSIndexSet, with values: [E])",
                "@objc(addPartsObject:)", "addToParts(_ value: E)", "@objc(removePartsObject:)",
                "removeFromParts(_ value: E)", "@objc(addParts:)", "addToParts(_ values: NSOrderedSet)",
                "@objc(removeParts:)", "removeFromParts(_ values: NSOrderedSet)",
            ])
    }

    /// The parent's class is its superclass, and gives it its identity.
    func testASubentity() throws {
        let made = try files(
            "<entity name='A' representedClassName='Animal' isAbstract='YES' codeGenerationType='class'/>"
                + "<entity name='D' representedClassName='Dog' parentEntity='A' codeGenerationType='class'/>"
                + "<entity name='P' /><entity name='Q' representedClassName='Q' parentEntity='P' codeGenerationType='class'/>"
        )
        XCTAssertTrue(made["Dog+CoreDataClass.swift"]!.contains("public class Dog: Animal {"))
        XCTAssertTrue(made["Q+CoreDataClass.swift"]!.contains("public class Q: NSManagedObject {"))
        XCTAssertTrue(made["Animal+CoreDataProperties.swift"]!.contains("extension Animal: Identifiable"))
        XCTAssertFalse(made["Dog+CoreDataProperties.swift"]!.contains("Identifiable"))
        XCTAssertTrue(made["Dog+CoreDataProperties.swift"]!.contains("NSFetchRequest<Dog>(entityName: \"D\")"))
    }

    func testNamesThatSwiftCannotHave() {
        let start = "<entity name='E' representedClassName='E' codeGenerationType='class'>"
        let cases = [
            (
                "<entity name='E' representedClassName='my class' codeGenerationType='class'/>",
                "the class of “E” is named “my class”"
            ),
            (start + "<attribute name='a b'/></entity>", "a property of “E” is named “a b”"),
            (
                start
                    + "<attribute name='a' attributeType='Transformable' customClassName='X; import Glibc'/></entity>",
                "the class of “E.a” is named “X; import Glibc”"
            ),
        ]
        for (text, words) in cases {
            let message = message { try files(text) }
            XCTAssertTrue(message.hasPrefix("M/contents:1: " + words), message)
        }
        XCTAssertNoThrow(try files("<entity name='my entity'/>"), "no code is made of it")
    }
}
