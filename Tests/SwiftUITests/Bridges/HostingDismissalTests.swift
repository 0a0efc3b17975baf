import TestSupport
import UIKit
import XCTest

@testable import SwiftUI

/// Views in screens that UIKit presents and pushes, which leave them.
final class HostingDismissalTests: ControlTestCase, @unchecked Sendable {
    private struct Leaving: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View { Button(isPresented ? "Leave" : "Stay") { dismiss() } }
    }

    func testThatViewsLeaveTheScreenThatUIKitShows() {
        onMain {
            let navigation = UINavigationController(rootViewController: UIHostingController(rootView: Leaving()))
            harness.show(root: navigation)
            harness.turn()
            harness.advance(by: 0.5)
            tap("Stay")
            XCTAssertEqual(navigation.viewControllers.count, 1, "the first screen stays")
            navigation.pushViewController(UIHostingController(rootView: Leaving()), animated: false)
            harness.advance(by: 0.5)
            XCTAssertEqual(navigation.viewControllers.count, 2)
            tap("Leave")
            XCTAssertEqual(navigation.viewControllers.count, 1, "one that was pushed is popped")
            navigation.present(UIHostingController(rootView: Leaving()), animated: false)
            harness.advance(by: 1)
            XCTAssertNotNil(navigation.presentedViewController)
            tap("Leave")
            harness.advance(by: 1)
            XCTAssertNil(navigation.presentedViewController, "one that was presented is dismissed")
        }
    }
}
