import Foundation
import XCTest

@testable import QuartzCore

/// Apple documents filters as unsupported on iOS: they are kept, and nothing of what is drawn knows them.
final class FilterTests: LayerTestCase {
    // DEV-034
    func testFiltersAreKeptAndChangeNothing() {
        CATransaction.flush()
        let before = root.properties
        root.filters = ["a"]
        root.backgroundFilters = ["b"]
        root.compositingFilter = "c"
        CATransaction.flush()
        XCTAssertEqual(root.filters as? [String], ["a"])
        XCTAssertEqual(root.backgroundFilters as? [String], ["b"])
        XCTAssertEqual(root.compositingFilter as? String, "c")
        XCTAssertEqual(root.properties, before)
    }
}
