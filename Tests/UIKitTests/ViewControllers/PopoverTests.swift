import CoreGraphics
import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Popovers: their own backgrounds, new places after a turn, and the delegate's older methods.
final class PopoverTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Older: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
        var allows = false
        func popoverPresentationControllerShouldDismissPopover(_ popover: UIPopoverPresentationController) -> Bool {
            log.append("should")
            return allows
        }
        func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {
            log.append("did")
        }
    }

    @MainActor private final class Both: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
        func popoverPresentationControllerShouldDismissPopover(_ popover: UIPopoverPresentationController) -> Bool {
            log.append("older")
            return false
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.append("newer")
            return true
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
        func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {
            log.append("did older")
        }
    }

    @MainActor private final class Mover: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
        var target: UIView?
        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            log.append("\(rect.pointee.minX)")
            if let target {
                view.pointee = target
                rect.pointee = target.bounds
            }
        }
    }

    @MainActor private final class Plain: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
    }

    @MainActor private final class Frame: UIPopoverBackgroundView {
        private var offset: CGFloat = 0
        private var direction = UIPopoverArrowDirection.unknown
        override var arrowOffset: CGFloat {
            get { offset }
            set { offset = newValue }
        }
        override var arrowDirection: UIPopoverArrowDirection {
            get { direction }
            set { direction = newValue }
        }
        override class func arrowBase() -> CGFloat { 30 }
        override class func arrowHeight() -> CGFloat { 20 }
        override class func contentViewInsets() -> UIEdgeInsets {
            UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        }
    }

    @MainActor private func present(
        _ delegate: any UIPopoverPresentationControllerDelegate,
        from rect: CGRect = CGRect(x: 150, y: 300, width: 40, height: 40),
        _ set: (UIPopoverPresentationController) -> Void = { _ in }
    ) -> (root: UIViewController, popover: UIPopoverPresentationController) {
        let root = UIViewController()
        harness.show(root: root)
        harness.advance(by: 0.1)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        let popover = content.popoverPresentationController!
        popover.delegate = delegate
        popover.sourceView = root.view
        popover.sourceRect = rect
        set(popover)
        root.present(content, animated: true)
        harness.advance(by: 1)
        return (root, popover)
    }

    func testTheOlderMethodsAreAskedWhereTheNewerAreMissing() {
        onMain {
            let older = Older()
            let (root, _) = present(older)
            harness.tap(CGPoint(x: 20, y: 700))
            harness.advance(by: 1)
            XCTAssertEqual(older.log, ["should"])
            XCTAssertNotNil(root.presentedViewController)
            older.allows = true
            harness.tap(CGPoint(x: 20, y: 700))
            harness.advance(by: 1)
            XCTAssertEqual(older.log, ["should", "should", "did"])
            XCTAssertNil(root.presentedViewController)
            older.log = []
            root.dismiss(animated: false)
            XCTAssertEqual(older.log, [], "only a person's dismissals are told")
        }
    }

    func testTheNewerMethodsComeFirst() {
        onMain {
            let both = Both()
            let (root, _) = present(both)
            harness.tap(CGPoint(x: 20, y: 700))
            harness.advance(by: 1)
            XCTAssertEqual(both.log, ["newer", "did"])
            XCTAssertNil(root.presentedViewController)
        }
    }

    func testATurnLetsTheDelegateMoveThePopover() {
        onMain {
            let mover = Mover()
            let (root, popover) = present(mover)
            XCTAssertEqual(mover.log, [], "nothing has changed yet")
            let button = UIView(frame: CGRect(x: 500, y: 40, width: 60, height: 20))
            root.view.addSubview(button)
            mover.target = button
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 1)
            XCTAssertEqual(mover.log, ["150.0"])
            XCTAssertTrue(popover.sourceView === button)
            let bubble = popover.presentedViewController.view.convert(
                popover.presentedViewController.view.bounds, to: nil)
            XCTAssertEqual(bubble.midX, 530, accuracy: 0.5)
            XCTAssertEqual(bubble.minY, 73, accuracy: 0.5)
        }
    }

    func testABackgroundOfTheAppsOwn() {
        onMain {
            let plain = Plain()
            let (_, popover) = present(plain, from: CGRect(x: 320, y: 300, width: 40, height: 40)) {
                $0.popoverBackgroundViewClass = Frame.self
            }
            let frame = popover.bubble.subviews.compactMap { $0 as? Frame }.first!
            XCTAssertEqual(frame.frame.size, CGSize(width: 214, height: 182))
            XCTAssertEqual(frame.arrowDirection, .up)
            // The popover keeps ten points from the edge: 393 - 10 - 214 / 2; the arrow points at 340.
            XCTAssertEqual(frame.arrowOffset, 340 - 276, accuracy: 0.5)
            let content = popover.presentedViewController.view!
            XCTAssertEqual(
                content.convert(content.bounds, to: popover.bubble), CGRect(x: 6, y: 25, width: 200, height: 150))
            popover.popoverBackgroundViewClass = nil
            harness.turn()
            XCTAssertEqual(popover.bubble.subviews.compactMap { $0 as? Frame }.count, 0)
            XCTAssertEqual(popover.bubble.bounds.size, CGSize(width: 200, height: 163))
        }
    }
}
