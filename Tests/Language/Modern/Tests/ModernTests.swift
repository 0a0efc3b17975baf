import SwiftUI
import UIKit
import XCTest

@testable import Modern

final class ModernTests: XCTestCase {
    func testRegularExpressions() {
        XCTAssertEqual(amount(in: "costs EUR 12.5")?.0, "EUR")
        XCTAssertEqual(amount(in: "costs EUR 12.5")?.1, 12.5)
        XCTAssertEqual(named("USD 3"), "USD")
        XCTAssertNil(named("free"))
    }

    func testErrorsValuesAndPacks() {
        XCTAssertEqual(outcome("abc"), "3")
        XCTAssertEqual(outcome(""), "empty")
        XCTAssertEqual(outcome("abcdef"), "long 6")
        XCTAssertEqual(useTickets(), ["used 1", "gone 1", "gone 2"])
        XCTAssertEqual(zipped(1, "a")?.1, "a")
        XCTAssertNil(zipped(1, nil as String?))
        XCTAssertEqual(descriptions(1, "a", true), ["1", "a", "true"])
    }

    func testExpressionsArraysAndPredicates() throws {
        XCTAssertEqual(["A+", "B-", "C-"], [95, 80, 10].map(grade))
        XCTAssertEqual(sum(), 19)
        XCTAssertEqual(first([4, 5]), 4)
        XCTAssertNil(first([]))
        XCTAssertEqual(try matching(["Anna", "an", "Bo"], "AN"), ["Anna"])
        XCTAssertEqual(units([Square(), Square()]), 6)
        XCTAssertEqual(described(Square()), "3")
        XCTAssertTrue(file().hasSuffix("Forms.swift"))
    }

    @MainActor func testIsolation() async {
        let counter = Counter()
        let count = await counter.increment()
        XCTAssertEqual(count, 2)
        let store = Store()
        await store.load()
        XCTAssertEqual(store.items.map(\.name), ["Item 0", "Item 1", "Item 2"])
        XCTAssertEqual(store.loads, 1)
        XCTAssertEqual(EnvironmentValues().accentName, "blue")
    }

    @MainActor func testScreens() {
        let controller = CounterController()
        controller.loadViewIfNeeded()
        controller.increment()
        XCTAssertEqual(controller.count, 1)
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        XCTAssertEqual(controller.count, 0)
        let rows = RowsController(collectionViewLayout: UICollectionViewFlowLayout())
        rows.loadViewIfNeeded()
        rows.show([1, 2, 3])
        XCTAssertEqual(rows.shown, 3)
        let teller = Teller()
        (teller as Telling).tell?("hello")
        XCTAssertEqual(teller.last, "hello")
    }
}
