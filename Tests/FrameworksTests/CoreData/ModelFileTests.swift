import CoreData
import XCTest

/// Models that a build makes of model files.
final class ModelFileTests: CoreDataTestCase, @unchecked Sendable {
    private let text = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" userDefinedModelVersionIdentifier="second">
         <entity name="Item" representedClassName=".Item" isAbstract="YES">
          <attribute name="title" attributeType="String" defaultValueString="new" minValueString="2"/>
          <attribute name="count" optional="YES" attributeType="Integer 32" defaultValueString="7" maxValueString="9"/>
          <attribute name="made" optional="YES" attributeType="Date" defaultDateTimeInterval="-725882400"/>
          <attribute name="upper" optional="YES" attributeType="String" derived="YES" derivationExpression="uppercase:(title)"/>
          <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="List" inverseName="items" inverseEntity="List"/>
          <fetchIndex name="byTitle"><fetchIndexElement property="title" type="Binary" order="descending"/></fetchIndex>
         </entity>
         <entity name="Book" parentEntity="Item"><attribute name="pages" attributeType="Integer 16" defaultValueString="0"/>
          <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints></entity>
         <entity name="List"><relationship name="items" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Item" inverseName="list" inverseEntity="Item"/>
          <userInfo><entry key="k" value="v"/></userInfo></entity>
         <fetchRequest name="Thick" entity="Book" predicateString="pages &gt; $LEAST"/>
         <configuration name="Some"><memberEntity name="List"/></configuration>
        </model>
        """

    private func folder(_ files: [String: String]) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("model-\(UUID().uuidString).momd")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: url) }
        for (name, text) in files { try Data(text.utf8).write(to: url.appendingPathComponent(name)) }
        return url
    }

    private func versions(_ name: String) -> String {
        "<plist version=\"1.0\"><dict><key>NSManagedObjectModel_CurrentVersionName</key><string>\(name)</string></dict></plist>"
    }

    func testTheCurrentVersionIsReadWhole() throws {
        let url = try folder(["V2.mom": text, "V1.mom": "<model/>", "VersionInfo.plist": versions("V2")])
        let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: url))
        XCTAssertEqual(model.versionIdentifiers, ["second"])
        let item = try XCTUnwrap(model.entitiesByName["Item"])
        let book = try XCTUnwrap(model.entitiesByName["Book"])
        XCTAssertTrue(item.isAbstract && book.superentity === item && book.isKindOf(entity: item))
        XCTAssertEqual(item.managedObjectClassName, "Item")
        XCTAssertEqual(item.attributesByName["title"]?.defaultValue as? String, "new")
        XCTAssertFalse(try XCTUnwrap(item.attributesByName["title"]?.isOptional))
        XCTAssertEqual(
            item.attributesByName["made"]?.defaultValue as? Date, Date(timeIntervalSinceReferenceDate: -725_882_400))
        XCTAssertEqual(book.attributesByName["count"]?.defaultValue as? Int, 7)
        let items = try XCTUnwrap(model.entitiesByName["List"]?.relationshipsByName["items"])
        XCTAssertTrue(items.isToMany && items.isOrdered && items.inverseRelationship?.name == "list")
        XCTAssertEqual(items.deleteRule, .cascadeDeleteRule)
        XCTAssertEqual(item.indexes.first?.elements.first?.isAscending, false)
        XCTAssertEqual(book.uniquenessConstraints.first as? [String], ["title"])
        XCTAssertEqual(model.entitiesByName["List"]?.userInfo?["k"] as? String, "v")
        XCTAssertEqual(model.entities(forConfigurationName: "Some")?.map(\.name), ["List"])
        let request = model.fetchRequestFromTemplate(withName: "Thick", substitutionVariables: ["LEAST": 3])
        XCTAssertEqual(request?.predicate?.predicateFormat, "pages > 3")
    }

    func testWhatIsReadCanBeSaved() throws {
        let url = try folder(["V2.mom": text, "VersionInfo.plist": versions("V2")])
        let container = try container(try XCTUnwrap(NSManagedObjectModel(contentsOf: url)))
        let context = container.viewContext
        let book = make("Book", in: context, ["title": "x", "count": 10])
        // A default, a derived value, and what the file says of values.
        XCTAssertEqual(code { try context.save() }, NSValidationMultipleErrorsError)
        book.setValue("long", forKey: "title")
        XCTAssertEqual(code { try context.save() }, NSValidationNumberTooLargeError)
        book.setValue(9, forKey: "count")
        try context.save()
        XCTAssertEqual(book.value(forKey: "upper") as? String, "LONG")
        book.setValue("s", forKey: "title")
        XCTAssertEqual(code { try context.save() }, NSValidationStringTooShortError)
    }

    func testWhatIsNoModelIsNil() throws {
        XCTAssertNil(NSManagedObjectModel(contentsOf: try folder(["VersionInfo.plist": versions("V1")])))
        XCTAssertNil(NSManagedObjectModel(contentsOf: try folder(["V1.mom": text])))
        for bad in [
            "", "<model>", "<plist/>", "<model><entity/></model>",
            "<model><entity name=\"A\" parentEntity=\"A\"/></model>",
            "<model><entity name=\"A\"><attribute name=\"x\" attributeType=\"Colour\"/></entity></model>",
            "<model><entity name=\"A\"><relationship name=\"x\" destinationEntity=\"B\"/></entity></model>",
            String(repeating: "<model>", count: 100_000),
        ] {
            let url = try folder(["V1.mom": bad, "VersionInfo.plist": versions("V1")])
            XCTAssertNil(NSManagedObjectModel(contentsOf: url), String(bad.prefix(40)))
        }
    }

    func testVersionsDifferWhereDataHasToMove() {
        let (a, b, c) = (model(), model(), model())
        XCTAssertEqual(a.entityVersionHashesByName, b.entityVersionHashesByName)
        c.entitiesByName["Pet"]?.properties.append(attribute("new"))
        XCTAssertNotEqual(a.entitiesByName["Pet"]?.versionHash, c.entitiesByName["Pet"]?.versionHash)
        XCTAssertEqual(a.entitiesByName["Owner"]?.versionHash, c.entitiesByName["Owner"]?.versionHash)
        XCTAssertEqual(a.entitiesByName["Owner"]?.versionHash.count, 32)
        let copy = a.copy() as! NSManagedObjectModel
        XCTAssertEqual(copy, a)
        XCTAssertTrue(
            copy.entitiesByName["Pet"]?.relationshipsByName["owner"]?.destinationEntity === copy.entitiesByName["Owner"]
        )
    }
}
