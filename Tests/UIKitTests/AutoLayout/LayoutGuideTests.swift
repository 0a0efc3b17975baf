import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The guides that the system keeps.
final class LayoutGuideTests: MainTestCase, @unchecked Sendable {
    @MainActor private var root: UIView { harness.window.rootViewController!.view }

    override func prepare() {
        harness.show(root: UIViewController())
        harness.turn()
    }

    override func cleanUp() { KeyboardFrame.change(to: nil) }

    func test_a_view_that_nothing_places_has_guides_of_no_size() {
        onMain {
            let top = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            top.translatesAutoresizingMaskIntoConstraints = false
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            top.addSubview(child)
            let guide = top.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                child.leftAnchor.constraint(equalTo: guide.leftAnchor),
                child.rightAnchor.constraint(equalTo: guide.rightAnchor),
                child.topAnchor.constraint(equalTo: guide.topAnchor),
                child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
            top.layoutIfNeeded()
            XCTAssertEqual(child.frame.size, .zero)
            XCTAssertEqual(guide.layoutFrame, .zero, "as the constraints have it, not as the frame")
            root.addSubview(top)
            top.widthAnchor.constraint(equalToConstant: 100).isActive = true
            top.heightAnchor.constraint(equalToConstant: 50).isActive = true
            harness.turn()
            XCTAssertEqual(guide.layoutFrame.size, child.frame.size)
            XCTAssertEqual(guide.layoutFrame.size.width, 100)
        }
    }

    /// DEV-757
    func test_bars_of_containers_that_nobody_shows_have_their_length() {
        onMain {
            let inner = UIViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: inner)]
            tabs.view.layoutIfNeeded()
            XCTAssertEqual(inner.topLayoutGuide.length, 44)
        }
    }

    @MainActor private func addField() -> UIView {
        let field = UIView()
        field.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(field)
        NSLayoutConstraint.activate([
            field.leftAnchor.constraint(equalTo: root.leftAnchor), field.widthAnchor.constraint(equalToConstant: 100),
            field.heightAnchor.constraint(equalToConstant: 40),
            field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        ])
        return field
    }

    func test_the_keyboard_guide_follows_the_keyboard() {
        onMain {
            let field = addField()
            harness.turn()
            XCTAssertEqual(field.frame.maxY, 852 - 34, "no keyboard: the safe area's bottom")
            XCTAssertTrue(root.keyboardLayoutGuide === root.keyboardLayoutGuide)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                KeyboardFrame.change(to: CGRect(x: 0, y: 552, width: 393, height: 300))
            }
            XCTAssertEqual(field.frame.maxY, 552, "at once, in the keyboard's own animation")
            harness.turn()
            harness.advance(by: 0.5)
            XCTAssertEqual(field.layer.presentation()!.frame.maxY, (552 + 818) / 2, accuracy: 10)
            XCTAssertEqual(
                root.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 552, width: 393, height: 300))
            KeyboardFrame.change(to: nil)
            XCTAssertEqual(field.frame.maxY, 852 - 34)
        }
    }

    // DEV-1444
    func test_the_guide_may_leave_the_safe_area_out() {
        onMain {
            let field = addField()
            let guide = root.keyboardLayoutGuide
            XCTAssertTrue(guide.usesBottomSafeArea)
            guide.usesBottomSafeArea = false
            harness.turn()
            XCTAssertEqual(field.frame.maxY, 852, "the view's own bottom")
            KeyboardFrame.change(to: CGRect(x: 0, y: 552, width: 393, height: 300))
            harness.turn()
            XCTAssertEqual(field.frame.maxY, 552)
            KeyboardFrame.change(to: nil)
            guide.usesBottomSafeArea = true
            harness.turn()
            XCTAssertEqual(field.frame.maxY, 852 - 34)
            guide.keyboardDismissPadding = -3
            XCTAssertEqual(guide.keyboardDismissPadding, 0)
        }
    }

    func test_a_view_above_the_keyboard_is_not_covered() {
        onMain {
            let box = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
            root.addSubview(box)
            let guide = box.keyboardLayoutGuide
            KeyboardFrame.change(to: CGRect(x: 0, y: 552, width: 393, height: 300))
            harness.turn()
            XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 200, width: 393, height: 0))
            box.frame.size.height = 752
            harness.turn()
            XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 452, width: 393, height: 300))
        }
    }

    func test_tracked_constraints_hold_while_the_guide_is_near_or_away() {
        onMain {
            let guide = UITrackingLayoutGuide()
            root.addLayoutGuide(guide)
            let near = root.widthAnchor.constraint(equalToConstant: 393)
            let away = root.heightAnchor.constraint(equalToConstant: 852)
            guide.setConstraints([near], activeWhenNearEdge: .bottom)
            guide.setConstraints([away], activeWhenAwayFrom: .bottom)
            XCTAssertEqual([near.isActive, away.isActive], [false, true])
            guide.move(near: .bottom)
            XCTAssertEqual([near.isActive, away.isActive], [true, false])
            XCTAssertEqual(guide.constraints(activeWhenNearEdge: .bottom), [near])
            XCTAssertEqual(guide.constraints(activeWhenNearEdge: .top), [])
            XCTAssertEqual(guide.constraints(activeWhenAwayFrom: .bottom), [away])
            guide.setConstraints([], activeWhenNearEdge: .bottom)
            XCTAssertFalse(near.isActive, "replaced by none")
            guide.move(near: [])
            XCTAssertTrue(away.isActive)
            guide.removeAllTrackedConstraints()
            XCTAssertFalse(away.isActive)
            XCTAssertEqual(guide.constraints(activeWhenAwayFrom: .bottom), [])
            XCTAssertEqual(root.keyboardLayoutGuide.nearEdges, .bottom)
        }
    }

    // DEV-043
    func test_readable_content_is_no_wider_than_text_reads_well() {
        onMain {
            let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
            wide.insetsLayoutMarginsFromSafeArea = false
            root.addSubview(wide)
            _ = wide.readableContentGuide
            wide.setNeedsLayout()
            harness.turn()
            XCTAssertEqual(wide.readableContentGuide.layoutFrame, CGRect(x: 164, y: 8, width: 672, height: 84))
            wide.frame.size.width = 400
            harness.turn()
            XCTAssertEqual(wide.readableContentGuide.layoutFrame, CGRect(x: 8, y: 8, width: 384, height: 84))
            let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
            XCTAssertGreaterThan(LayoutSpacing.readableWidth(large), 1000)
        }
    }

    func test_the_old_bar_guides_are_the_safe_area() {
        onMain {
            let controller = harness.window.rootViewController!
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
                NSLayoutConstraint(
                    item: view, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide,
                    attribute: .top, multiplier: 1, constant: 0),
                view.leftAnchor.constraint(equalTo: root.leftAnchor),
                view.rightAnchor.constraint(equalTo: root.rightAnchor),
            ])
            harness.turn()
            XCTAssertEqual(view.frame, CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
            XCTAssertEqual([controller.topLayoutGuide.length, controller.bottomLayoutGuide.length], [59, 34])
        }
    }
}
