import UIKit
import XCTest

@testable import SwiftUI

/// Hosting controllers in a navigation controller of UIKit's: what their views say of the bars is in these.
final class HostedBarsTests: ControlTestCase, @unchecked Sendable {
    private struct Screen: View {
        @State private var count = 0

        var body: some View {
            Button("Count") { count += 1 }
                .navigationTitle("Number \(count)")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("Add", systemImage: "plus") { count += 10 }.disabled(count > 10)
                    }
                    ToolbarItem(placement: .bottomBar) { Button("Below") {} }
                }
        }
    }

    @MainActor private func push(_ controller: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: UIViewController())
        harness.show(root: navigation)
        navigation.pushViewController(controller, animated: true)
        harness.advance(by: 1)
        return navigation
    }

    func testThatTitleAndItemsAreTheViews() throws {
        try onMain {
            let controller = UIHostingController(rootView: Screen())
            let navigation = push(controller)
            XCTAssertEqual(controller.navigationItem.title, "Number 0")
            XCTAssertEqual(controller.navigationItem.largeTitleDisplayMode, .never)
            XCTAssertFalse(navigation.isToolbarHidden)
            let item = try XCTUnwrap(controller.navigationItem.rightBarButtonItems?.first)
            XCTAssertEqual(item.accessibilityLabel, "Add")
            XCTAssertTrue(item.isEnabled)
            tap("Count")
            XCTAssertEqual(controller.navigationItem.title, "Number 1")
            item.primaryAction?.performWithSender(nil, target: nil)
            harness.advance(by: 0.5)
            XCTAssertEqual(controller.navigationItem.title, "Number 11")
            XCTAssertEqual(controller.navigationItem.rightBarButtonItems?.map(\.isEnabled), [false])
            navigation.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertTrue(navigation.isToolbarHidden, "it was for this screen alone")
        }
    }

    func testThatWhatViewsSayNothingOfStays() {
        onMain {
            let controller = UIHostingController(rootView: Text("plain"))
            controller.title = "Mine"
            controller.navigationItem.largeTitleDisplayMode = .always
            controller.navigationItem.hidesBackButton = true
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            let navigation = push(controller)
            XCTAssertEqual(controller.navigationItem.title, "Mine")
            XCTAssertEqual(controller.navigationItem.largeTitleDisplayMode, .always)
            XCTAssertTrue(controller.navigationItem.hidesBackButton)
            XCTAssertEqual(controller.navigationItem.rightBarButtonItems?.count, 1)
            XCTAssertTrue(navigation.isToolbarHidden)
            XCTAssertFalse(navigation.isNavigationBarHidden)
        }
    }

    func testThatAHiddenBarIsBackForTheNextScreen() {
        onMain {
            let hosted = UIHostingController(rootView: Text("full").toolbar(.hidden, for: .navigationBar))
            let navigation = push(hosted)
            XCTAssertTrue(navigation.isNavigationBarHidden)
            navigation.pushViewController(UIViewController(), animated: true)
            harness.advance(by: 1)
            XCTAssertFalse(navigation.isNavigationBarHidden)
            navigation.popViewController(animated: true)
            harness.advance(by: 1)
            XCTAssertTrue(navigation.isNavigationBarHidden)
        }
    }
}
