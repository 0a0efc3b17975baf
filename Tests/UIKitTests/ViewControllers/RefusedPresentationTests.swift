import CoreGraphics
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A presentation that can't be is refused with a line on standard error, as on iOS: nothing raises, nothing is shown.
@MainActor final class RefusedPresentationTests: XCTestCase {
    func test_presenting_from_outside_of_a_window_says_so_once_and_presents_nothing() async {
        let written = Diagnostics.write
        defer { Diagnostics.write = written }
        var lines: [String] = []
        Diagnostics.write = { lines.append($0) }
        let (source, other) = (UIViewController(), UIViewController())
        source.present(other, animated: false)
        XCTAssertNil(source.presentedViewController)
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(lines.first?.hasPrefix("Attempt to present") ?? false)
        XCTAssertTrue(lines.first?.hasSuffix("whose view is not in the window hierarchy.\n") ?? false)
    }
}
