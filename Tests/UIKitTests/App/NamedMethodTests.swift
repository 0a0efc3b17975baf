import PorticoObjC
import QuartzCore
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase

/// Apple's own methods by their selectors, as targets, actions and `perform` reach them.
final class NamedMethodTests: MainTestCase, @unchecked Sendable {
    @MainActor private func field() -> UITextField {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        controller.view.addSubview(field)
        harness.show(root: controller)
        field.becomeFirstResponder()
        XCTAssertTrue(field.isFirstResponder)
        return field
    }

    func testAnActionWithoutATargetResignsTheFirstResponder() {
        onMain {
            let field = field()
            let resign = Selector("resignFirstResponder")
            XCTAssertTrue(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
            XCTAssertFalse(field.isFirstResponder)
        }
    }

    func testTheCommandsOfAFieldAreFoundByTheirSelectors() {
        onMain {
            let field = field()
            field.text = "one"
            @MainActor func send(_ name: String) -> Bool {
                UIApplication.shared.sendAction(Selector(name), to: nil, from: nil, for: nil)
            }
            @MainActor func target(_ name: String) -> Any? {
                field.target(forAction: Selector(name), withSender: nil)
            }
            XCTAssertTrue(target("selectAll:") as? UITextField === field)
            XCTAssertTrue(send("selectAll:"))
            XCTAssertEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "one")
            XCTAssertTrue(send("copy:"))
            XCTAssertEqual(UIPasteboard.general.string, "one")
            XCTAssertTrue(send("cut:"))
            XCTAssertEqual(field.text, "")
            XCTAssertTrue(send("paste:"))
            XCTAssertEqual(field.text, "one")
            XCTAssertNil(target("toggleBoldface:"), "a field has no bold text, and nobody above it either")
            XCTAssertFalse(send("toggleBoldface:"))
            XCTAssertTrue(target("resignFirstResponder") as? UITextField === field)
            XCTAssertTrue(target("becomeFirstResponder") as? UITextField === field)
            XCTAssertTrue(send("becomeFirstResponder"))
            XCTAssertTrue(field.isFirstResponder)
        }
    }

    func testABarButtonItemWithoutATargetReachesTheFirstResponder() throws {
        try onMain {
            let screen = UIViewController()
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
            screen.view.addSubview(field)
            let item = UIBarButtonItem(
                title: "End", style: .plain, target: nil, action: Selector("resignFirstResponder"))
            screen.navigationItem.rightBarButtonItem = item
            harness.show(root: UINavigationController(rootViewController: screen))
            harness.advance(by: 0.1)
            field.becomeFirstResponder()
            XCTAssertTrue(field.isFirstResponder)
            harness.tap(try XCTUnwrap(item.shownView))
            XCTAssertFalse(field.isFirstResponder)
        }
    }

    func testATapEndsEditingByTheViewsOwnMethod() {
        onMain {
            let field = field()
            let root = harness.window.rootViewController!.view!
            root.addGestureRecognizer(UITapGestureRecognizer(target: root, action: Selector("endEditing:")))
            harness.tap(CGPoint(x: 200, y: 400))
            XCTAssertFalse(field.isFirstResponder, "the recogniser that comes along as the argument is true")
        }
    }

    func testAFlagThatIsFalseStaysFalse() {
        onMain {
            final class Stack: UINavigationController {
                var flags: [Bool] = []
                override func popViewController(animated: Bool) -> UIViewController? {
                    flags.append(animated)
                    return super.popViewController(animated: animated)
                }
            }
            let stack = Stack(rootViewController: UIViewController())
            stack.perform(Selector("popViewControllerAnimated:"), with: false)
            stack.perform(Selector("popViewControllerAnimated:"), with: true)
            stack.perform(Selector("popViewControllerAnimated:"), with: stack)
            stack.perform(Selector("popViewControllerAnimated:"), with: nil)
            XCTAssertEqual(stack.flags, [false, true, true, false])
        }
    }

    func testAnOverrideIsCalled() {
        onMain {
            final class Table: UITableView {
                var reloads = 0
                override func reloadData() {
                    reloads += 1
                    super.reloadData()
                }
            }
            let table = Table()
            table.perform(Selector("reloadData"))
            XCTAssertEqual(table.reloads, 1)
            XCTAssertTrue(table.responds(to: Selector("reloadData")))
            XCTAssertFalse(UIView().responds(to: Selector("reloadData")))
        }
    }

    func testEveryListedClassAnswers() {
        onMain {
            let all: [(AnyObject, [String])] = [
                (
                    UIView(),
                    ["setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "sizeToFit", "becomeFirstResponder"]
                ),
                (UIWindow(), ["makeKeyAndVisible", "makeKeyWindow"]),
                (UIViewController(), ["loadViewIfNeeded", "setNeedsStatusBarAppearanceUpdate", "removeFromParent"]),
                (UIScrollView(), ["flashScrollIndicators"]),
                (UIRefreshControl(), ["beginRefreshing", "endRefreshing"]),
                (UIActivityIndicatorView(), ["startAnimating", "stopAnimating"]),
                (UIImageView(), ["startAnimating", "stopAnimating"]),
                (CALayer(), ["setNeedsDisplay", "removeFromSuperlayer", "removeAllAnimations"]),
                (UndoManager(), ["undo", "redo"]),
            ]
            for (object, selectors) in all {
                for selector in selectors {
                    XCTAssertTrue(PorticoObjC.responds(object, to: Selector(selector)), "\(object) \(selector)")
                }
            }
        }
    }
}
