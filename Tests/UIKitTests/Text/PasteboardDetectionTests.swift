import Foundation
import UIKit
import XCTest

/// What is on the pasteboard is found without being pasted. DEV-1253
final class PasteboardDetectionTests: XCTestCase {
    private typealias Path = PartialKeyPath<UIPasteboard.DetectedValues>
    private let all: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [
        \.probableWebURL, \.probableWebSearch, \.number, \.links, \.phoneNumbers, \.emailAddresses, \.postalAddresses,
        \.calendarEvents, \.moneyAmounts, \.flightNumbers, \.shipmentTrackingNumbers,
    ]

    private func patterns(_ text: String) async throws -> Set<PartialKeyPath<UIPasteboard.DetectedValues>> {
        let board = UIPasteboard.withUniqueName()
        board.string = text
        return try await board.detectedPatterns(for: all)
    }

    func testPatternsOfTexts() async throws {
        let address: Set<Path> = [\.probableWebURL, \.links]
        let found = try await [
            patterns("https://example.com/a"), patterns("example.com"), patterns("weather in Oslo"), patterns("12.5"),
            patterns("mail me@example.com"), patterns("a\nb"), patterns(""), patterns("one 1"),
        ]
        XCTAssertEqual(found[0], address)
        XCTAssertEqual(found[1], address)
        XCTAssertEqual(found[2], [\.probableWebSearch])
        XCTAssertEqual(found[3], [\.number])
        XCTAssertEqual(found[4], [\.probableWebSearch, \.emailAddresses])
        XCTAssertEqual(found[5], [])
        XCTAssertEqual(found[6], [])
        XCTAssertEqual(found[7], [\.probableWebSearch])
    }

    func testOnlyWhatIsAskedForIsFound() async throws {
        let board = UIPasteboard.withUniqueName()
        board.string = "https://example.com"
        let values = try await board.detectedValues(for: [\.number])
        XCTAssertEqual(values.patterns, [])
        XCTAssertEqual(values.probableWebURL, "")
        XCTAssertEqual(values.links.count, 0)
    }

    func testValues() async throws {
        let board = UIPasteboard.withUniqueName()
        board.string = "Call +1 408 555 0100, write to jo@example.com or see https://example.com/b"
        let values = try await board.detectedValues(for: all)
        XCTAssertEqual(values.phoneNumbers.map(\.phoneNumber), ["+1 408 555 0100"])
        XCTAssertEqual(values.emailAddresses.map(\.emailAddress), ["jo@example.com"])
        XCTAssertEqual(values.links.map(\.url.absoluteString), ["https://example.com/b"])
        XCTAssertEqual(values.links.map(\.matchedString), ["https://example.com/b"])
        XCTAssertNil(values.number)
    }

    func testItemsOneByOne() async throws {
        let board = UIPasteboard.withUniqueName()
        board.strings = ["7", "example.com", "x"]
        let each = try await board.detectedPatterns(for: [\.number, \.probableWebURL], inItemSet: nil)
        XCTAssertEqual(each, [[\.number], [\.probableWebURL], []])
        let some = try await board.detectedValues(for: [\.number], inItemSet: [0, 2, 9])
        XCTAssertEqual(some.map(\.number), [7, nil])
    }

    func testHandlersHearLater() async {
        let board = UIPasteboard.withUniqueName()
        board.string = "42"
        let answer = await withCheckedContinuation { done in
            board.detectValues(for: Set<UIPasteboard.DetectionPattern>([.number, .probableWebURL])) { result in
                let found = try? result.get()
                done.resume(returning: [found?.count ?? -1, Int(found?[.number] as? Double ?? 0)])
            }
        }
        XCTAssertEqual(answer, [1, 42])
        let count = await withCheckedContinuation { done in
            board.detectPatterns(for: [\.number]) { done.resume(returning: (try? $0.get())?.count ?? -1) }
        }
        XCTAssertEqual(count, 1)
    }

    func testAnEmptyBoardHasNothing() async throws {
        let board = UIPasteboard.withUniqueName()
        let none = try await board.detectedPatterns(for: all)
        XCTAssertEqual(none, [])
        let items = try await board.detectedPatterns(for: all, inItemSet: nil)
        XCTAssertEqual(items.count, 0)
    }

    func testObjectsAreSetAsItems() async {
        let board = UIPasteboard.withUniqueName()
        board.setObjects(["a" as NSString, "b" as NSString])
        XCTAssertEqual(board.strings, ["a", "b"])
        board.setObjects(["c" as NSString], localOnly: true, expirationDate: Date(timeIntervalSinceNow: -1))
        XCTAssertEqual(board.numberOfItems, 0, "they are gone")
    }
}
