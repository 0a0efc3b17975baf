import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitValues

/// The focus of a tablet's hardware keyboard: who has it, who is asked and told, in which order.
final class FocusTests: FocusTestCase, @unchecked Sendable {
    func testNothingHasTheFocusUntilAKeyMovesIt() {
        onMain {
            harness.showWindow()
            let log = FocusLog()
            let tile = addTile("a", 0, 100, log)
            harness.advance(by: 1)
            tile.setNeedsFocusUpdate()
            UIFocusSystem.focusSystem(for: tile)?.requestFocusUpdate(to: tile)
            harness.turn()
            XCTAssertNil(focused)
            press(.keyboardDownArrow)
            XCTAssertEqual(log.lines, [], "arrows are the app's own until the tab key begins it")
            press(.keyboardTab)
            XCTAssertEqual(focused, "a")
            XCTAssertTrue(tile.isFocused)
            XCTAssertTrue(UIFocusSystem.focusSystem(for: tile)?.focusedItem === tile)
        }
    }

    func testTheFocusLeavesTheSafeAreaAsItIs() {
        onMain {
            harness.showWindow()
            let tile = addTile("a", 0, 0)
            press(.keyboardTab)
            XCTAssertTrue(tile.isFocused)
            XCTAssertFalse(tile.passesSafeArea)
            let plain = UIView()
            plain.passesSafeArea = true
            XCTAssertFalse(plain.isFocused)
        }
    }

    func testAPhoneHasNoFocusSystem() {
        onMain {
            harness.end()
            harness = Harness()
            harness.showWindow()
            let tile = addTile("a", 0, 100)
            press(.keyboardTab)
            press(.keyboardDownArrow)
            XCTAssertNil(focused)
            XCTAssertNil(UIFocusSystem.focusSystem(for: tile))
            XCTAssertNil(harness.window.windowScene?.focusSystem)
        }
    }

    func testEnvironmentsAreAskedAndToldFromTheInsideOut() {
        onMain {
            harness.showWindow()
            let log = FocusLog()
            let outer = addTile("outer", 0, 0, log)
            outer.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
            let left = addTile("left", 0, 0, in: outer, log)
            let right = addTile("right", 200, 0, in: outer, log)
            for tile in [outer, left, right] { tile.isFocusable = false }
            _ = addTile("a", 0, 0, in: left, log)
            _ = addTile("b", 0, 0, in: right, log)
            press(.keyboardTab)
            XCTAssertEqual(log.lines, ["a?", "left?", "outer?", "a!", "left!", "outer!"])
            log.lines = []
            press(.keyboardRightArrow)
            XCTAssertEqual(focused, "b")
            XCTAssertEqual(
                log.lines, ["a?", "left?", "b?", "right?", "outer?", "a!", "left!", "b!", "right!", "outer!"])
            log.lines = []
            log.forbids = "right"
            press(.keyboardLeftArrow)
            XCTAssertEqual(focused, "b")
            XCTAssertEqual(log.lines, ["b?", "right?"], "nobody else is asked, and nobody told")
        }
    }

    func testContextAndNotifications() {
        onMain {
            harness.showWindow()
            let first = addTile("a", 0, 100)
            let second = addTile("b", 0, 300)
            var lines: [String] = []
            let tokens = [UIFocusSystem.didUpdateNotification, UIFocusSystem.movementDidFailNotification].map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    nonisolated(unsafe) let note = note
                    MainActor.assumeIsolated {
                        let context =
                            note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
                        let from = (context?.previouslyFocusedView as? FocusTile)?.name ?? "-"
                        let to = (context?.nextFocusedItem as? FocusTile)?.name ?? "-"
                        let kind = name == UIFocusSystem.didUpdateNotification ? "moved" : "failed"
                        lines.append("\(kind) \(from) \(to) \(context?.focusHeading.rawValue ?? 99)")
                    }
                }
            }
            defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
            press(.keyboardTab)
            press(.keyboardDownArrow)
            press(.keyboardDownArrow)
            XCTAssertEqual(lines, ["moved - a 16", "moved a b 2", "failed b - 2"])
            XCTAssertFalse(first.isFocused)
            XCTAssertTrue(second.isFocused)
        }
    }

    func testTabGoesThroughGroupsAndArrowsStayInOne() {
        onMain {
            harness.showWindow()
            let a = addTile("a", 0, 100)
            let b = addTile("b", 0, 300)
            let c = addTile("c", 300, 100)
            let d = addTile("d", 300, 300)
            for tile in [a, b] { tile.focusGroupIdentifier = "left" }
            for tile in [c, d] { tile.focusGroupIdentifier = "right" }
            d.focusGroupPriority = .prioritized
            press(.keyboardTab)
            XCTAssertEqual(focused, "a")
            press(.keyboardRightArrow)
            XCTAssertEqual(focused, "a", "the right one is another group")
            press(.keyboardDownArrow)
            XCTAssertEqual(focused, "b")
            press(.keyboardTab)
            XCTAssertEqual(focused, "d", "the most wanted of the group")
            press(.keyboardUpArrow)
            XCTAssertEqual(focused, "c")
            press(.keyboardTab)
            XCTAssertEqual(focused, "b", "where it was in that group")
            press(.keyboardTab, .shift)
            XCTAssertEqual(focused, "d")
        }
    }

    func testPreferredEnvironmentsAreFollowedDown() {
        onMain {
            final class Screen: UIViewController {
                var wanted: UIView?
                override var preferredFocusEnvironments: [any UIFocusEnvironment] { [wanted].compactMap { $0 } }
            }
            let screen = Screen()
            harness.show(root: screen)
            harness.turn()
            let a = addTile("a", 0, 100, in: screen.view)
            let b = addTile("b", 0, 300, in: screen.view)
            screen.wanted = b
            press(.keyboardTab)
            XCTAssertEqual(focused, "b")
            screen.wanted = a
            screen.setNeedsFocusUpdate()
            XCTAssertEqual(focused, "b", "at the end of the turn")
            screen.updateFocusIfNeeded()
            XCTAssertEqual(focused, "a")
            UIFocusSystem.focusSystem(for: screen)?.requestFocusUpdate(to: b)
            harness.turn()
            XCTAssertEqual(focused, "b")
            XCTAssertTrue(screen.contains(b))
            XCTAssertFalse(b.contains(screen))
        }
    }

    func testAGuideLeadsElsewhere() {
        onMain {
            harness.showWindow()
            _ = addTile("a", 0, 100)
            let far = addTile("far", 500, 700)
            let guide = UIFocusGuide()
            harness.window.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: harness.window.leadingAnchor, constant: 200),
                guide.topAnchor.constraint(equalTo: harness.window.topAnchor, constant: 100),
                guide.widthAnchor.constraint(equalToConstant: 50),
                guide.heightAnchor.constraint(equalToConstant: 100),
            ])
            guide.preferredFocusEnvironments = [far]
            harness.turn()
            press(.keyboardTab)
            press(.keyboardRightArrow)
            XCTAssertEqual(focused, "far")
        }
    }

    func testTheFocusGoesOnWhenItsViewIsTakenAway() {
        onMain {
            harness.showWindow()
            let a = addTile("a", 0, 100)
            _ = addTile("b", 0, 300)
            press(.keyboardTab)
            a.removeFromSuperview()
            harness.turn()
            XCTAssertEqual(focused, "b")
            XCTAssertFalse(a.isFocused)
        }
    }

    func testAFingerEndsItAndAKeyBringsItBack() {
        onMain {
            harness.showWindow()
            _ = addTile("a", 0, 100)
            _ = addTile("b", 0, 300)
            press(.keyboardTab)
            press(.keyboardDownArrow)
            // DEV-1228
            harness.tap(CGPoint(x: 700, y: 900))
            XCTAssertNil(focused)
            press(.keyboardUpArrow)
            XCTAssertEqual(focused, "b")
        }
    }

    func testWhatIsPresentedHidesWhatPresents() {
        onMain {
            let below = UIViewController()
            harness.show(root: below)
            harness.turn()
            _ = addTile("below", 0, 100, in: below.view)
            press(.keyboardTab)
            XCTAssertEqual(focused, "below")
            let above = UIViewController()
            above.modalPresentationStyle = .fullScreen
            above.loadViewIfNeeded()
            _ = addTile("above", 0, 100, in: above.view)
            below.present(above, animated: false)
            harness.turn()
            press(.keyboardTab)
            XCTAssertEqual(focused, "above")
        }
    }

    // DEV-098
    func testWhatIsKept() {
        onMain {
            let controller = UIViewController()
            XCTAssertTrue(controller.restoresFocusAfterTransition)
            controller.restoresFocusAfterTransition = false
            XCTAssertFalse(controller.restoresFocusAfterTransition)
            XCTAssertFalse(UIView().isTransparentFocusItem)
            let presentation = UIPresentationController(presentedViewController: controller, presenting: nil)
            XCTAssertTrue(presentation.preferredFocusEnvironments.first === controller)
        }
    }

    // MARK: Keys of others

    func testRespondersAndTextHaveKeysFirst() {
        onMain {
            harness.showWindow()
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            let other = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
            harness.window.addSubview(field)
            harness.window.addSubview(other)
            _ = field.becomeFirstResponder()
            for letter in ["a", " "] { press(letter == "a" ? .keyboardA : .keyboardSpacebar, [], letter) }
            press(.keyboardLeftArrow)
            XCTAssertEqual(field.text, "a ")
            XCTAssertNil(FocusEngine.shared.item, "typing moves nothing")
            press(.keyboardTab)
            XCTAssertTrue(other.isFirstResponder, "the tab key goes to the next field")
            XCTAssertTrue(other.isFocused)
            XCTAssertNil(other.focusEffect)
            _ = field.becomeFirstResponder()
            XCTAssertTrue(field.isFocused, "an active focus goes with the keyboard")
        }
    }

    func testAPressThatAResponderKeepsMovesNothing() {
        onMain {
            final class Keeper: UIView {
                override var canBecomeFirstResponder: Bool { true }
                override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
            }
            harness.showWindow()
            _ = addTile("a", 0, 100)
            let keeper = Keeper(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
            harness.window.addSubview(keeper)
            _ = keeper.becomeFirstResponder()
            press(.keyboardTab)
            XCTAssertNil(focused)
            _ = keeper.resignFirstResponder()
            press(.keyboardTab)
            XCTAssertEqual(focused, "a")
        }
    }
}
