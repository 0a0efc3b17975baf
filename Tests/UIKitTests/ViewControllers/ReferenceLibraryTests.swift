import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The page of dictionaries, of which there are none (DEV-1460).
final class ReferenceLibraryTests: MainTestCase, @unchecked Sendable {
    func testItSaysThatThereIsNoDefinitionAndEnds() throws {
        try onMain {
            XCTAssertFalse(UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "apple"))
            let root = UIViewController()
            harness.show(root: root)
            let library = UIReferenceLibraryViewController(term: "apple")
            XCTAssertEqual(library.modalPresentationStyle, .pageSheet)
            root.present(library, animated: false)
            harness.advance(by: 0.1)
            let stack = try XCTUnwrap(library.children.first as? UINavigationController)
            XCTAssertEqual(stack.topViewController?.title, "apple")
            let label = try XCTUnwrap(stack.topViewController?.view.subviews.first as? UILabel)
            XCTAssertEqual(label.text, "No definition found.")
            let done = try XCTUnwrap(stack.topViewController?.navigationItem.leftBarButtonItem?.primaryAction)
            done.performWithSender(nil, target: nil)
            harness.advance(by: 1)
            XCTAssertNil(root.presentedViewController)
        }
    }
}
