import XCTest

@testable import CoreData

/// Names of objects as texts, which SwiftData tells them apart by.
final class ObjectNameTests: CoreDataTestCase, @unchecked Sendable {
    func testThatANamesTextIsThatOfItsAddress() {
        // What an address can't have as it is, it has escaped.
        for store in ["3F2504E0-4F89-41D3-9A0C-0305E82C3301", "a_b", ""] {
            for name in ["Owner", "Owner_2", "A-B", "Übung", "A B", "Ω"] {
                let id = NSManagedObjectID(entity(name), 7, StoreTag(identifier: store))
                XCTAssertEqual(id.uriText, id.uriRepresentation().absoluteString, "\(store)/\(name)")
                XCTAssertTrue(id.uriText.hasPrefix("x-coredata://\(store)/"), id.uriText)
                XCTAssertTrue(id.uriText.hasSuffix("/p7"), id.uriText)
            }
        }
        let new = NSManagedObjectID(temporaryFor: entity("Owner"))
        XCTAssertEqual(new.uriText, new.uriRepresentation().absoluteString)
    }
}
