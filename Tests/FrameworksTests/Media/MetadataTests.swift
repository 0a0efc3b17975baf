import AVFoundation
import Foundation
import XCTest

/// What is said about a medium, as apps load it.
final class MetadataTests: XCTestCase {
    private final class Item: AVMetadataItem, @unchecked Sendable {
        private let content: any NSCopying & NSObjectProtocol

        init(_ content: any NSCopying & NSObjectProtocol) {
            self.content = content
            super.init()
        }

        override var value: (any NSCopying & NSObjectProtocol)? { content }
    }

    func testThatAnItemsValueIsLoadedByItsKind() async throws {
        let title = Item(NSString(string: "Title"))
        let text = try await title.load(.value)
        XCTAssertEqual(text as? NSString, "Title")
        let none = try await title.load(.numberValue)
        XCTAssertNil(none)
        let number = try await Item(NSNumber(value: 3)).load(.numberValue)
        XCTAssertEqual(number, 3)
        let date = try await Item(NSDate(timeIntervalSinceReferenceDate: 5)).load(.dateValue)
        XCTAssertEqual(date, Date(timeIntervalSinceReferenceDate: 5))
    }
}
