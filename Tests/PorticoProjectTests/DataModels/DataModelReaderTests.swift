import XCTest

@testable import PorticoProject

final class DataModelReaderTests: XCTestCase {
    private func read(_ body: String) throws -> DataModel {
        try DataModelReader.readModel(Data("<model>\n\(body)\n</model>".utf8), shown: "M")
    }

    func testEntitiesAttributesAndRelationships() throws {
        let model = try read(
            """
            <entity name="Person" representedClassName="Shop.Person" isAbstract="YES" codeGenerationType="category">
                <attribute name="age" attributeType="Integer 16" usesScalarValueType="YES"><userInfo/></attribute>
                <attribute name="anything"/>
                <relationship name="friends" toMany="YES" ordered="YES" destinationEntity="Pupil"/>
                <fetchedProperty name="recent"><fetchRequest name="r" entity="Pupil" predicateString="TRUEPREDICATE"/></fetchedProperty>
                <fetchIndex name="by"><fetchIndexElement property="age" type="Binary" order="ascending"/></fetchIndex>
            </entity>
            <entity name="Pupil" representedClassName=".Pupil" parentEntity="Person" codeGenerationType="class"/>
            <entity name="Plain" representedClassName="NSManagedObject" syncable="YES"/>
            <composite name="Place"><attribute name="street" attributeType="String"/></composite>
            <elements><element name="Person" positionX="0" positionY="0" width="1" height="1"/></elements>
            """)
        XCTAssertEqual(model.entities.map(\.name), ["Person", "Pupil", "Plain"])
        let person = try XCTUnwrap(model.entity("Person"))
        XCTAssertEqual(person.className, "Person")
        XCTAssertEqual(person.generation, .properties)
        XCTAssertEqual(
            person.attributes,
            [
                .init(name: "age", type: .int16, isScalar: true, className: nil, line: 3),
                .init(name: "anything", type: .undefined, isScalar: false, className: nil, line: 4),
            ])
        XCTAssertEqual(
            person.relationships,
            [.init(name: "friends", destination: "Pupil", isToMany: true, isOrdered: true, line: 5)])
        XCTAssertEqual(person.fetchedProperties, [.init(name: "recent", destination: "Pupil", line: 6)])
        XCTAssertEqual(model.entity("Pupil")?.className, "Pupil")
        XCTAssertEqual(model.entity("Pupil")?.parent, "Person")
        XCTAssertNil(model.entity("Plain")?.className)
        XCTAssertNil(model.entity("Plain")?.generation)
    }

    func testMistakesHaveAFileALineAndARemedy() {
        let cases = [
            ("<entity/>", "M:2: this entity has no name: "),
            ("<entity name='A'/>\n<entity name='A'/>", "M:3: there are two entities “A”, the other is in line 2: "),
            ("<entity name='A'><attribute/></entity>", "M:2: this attribute of “A” has no name: "),
            (
                "<entity name='A'>\n<attribute name='x' attributeType='Integer 8'/></entity>",
                "M:3: “Integer 8” is no type of an attribute: "
            ),
            (
                "<entity name='A'>\n<attribute name='x'/>\n<relationship name='x' destinationEntity='A'/></entity>",
                "M:4: “A” has two properties named “x”: "
            ),
            ("<entity name='A'><relationship name='x'/></entity>", "M:2: the relationship “x” has no destination: "),
            (
                "<entity name='A'><relationship name='x' destinationEntity='B'/></entity>",
                "M:2: the destination of “A.x” is “B”, and the model has no such entity: "
            ),
            (
                "<entity name='A' parentEntity='B'/>",
                "M:2: the parent of “A” is “B”, and the model has no such entity: "
            ),
            (
                "<entity name='A' parentEntity='B'/><entity name='B' parentEntity='A'/>",
                "M:2: the parents of “A” lead back to it: "
            ),
            ("<entity", "M:3:1: the XML is broken here: "),
        ]
        for (text, words) in cases {
            let message = message { try read(text) }
            XCTAssertTrue(message.hasPrefix(words), message)
            XCTAssertGreaterThan(message.count, words.count)
        }
        let other = message { try DataModelReader.readModel(Data("\n<plist/>".utf8), shown: "M") }
        XCTAssertTrue(other.hasPrefix("M:2: this is not a Core Data model"), other)
    }

    /// Each entity would be asked for all above it again.
    func testALongLineOfParentsTakesOneStepForEach() throws {
        let count = 20_000
        let lines = (0..<count).map {
            "<entity name='E\($0)'" + ($0 + 1 < count ? " parentEntity='E\($0 + 1)'/>" : "/>")
        }
        XCTAssertEqual(try read(lines.joined(separator: "\n")).entities.count, count)
    }
}
