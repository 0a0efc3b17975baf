import PorticoHost
import TestSupport
import XCTest

@testable import QuartzCore
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// `UIModalTransitionStyle.partialCurl`.
final class PartialCurlTests: MainTestCase, @unchecked Sendable {
    @MainActor private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        let p = harness.pixel(at: CGPoint(x: x, y: y))
        return [p.r, p.g, p.b]
    }

    @MainActor private func curled(animated: Bool = true) -> (root: HearingController, below: HearingController) {
        let root = HearingController(), below = HearingController()
        root.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        below.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        below.modalTransitionStyle = .partialCurl
        below.modalPresentationStyle = .fullScreen
        harness.show(root: root)
        harness.advance(by: 0.1)
        root.heard = []
        root.present(below, animated: animated)
        return (root, below)
    }

    // DEV-100
    func testThePageIsRolledUpAndComesBack() {
        onMain {
            let (root, below) = curled()
            let home = harness.window
            harness.advance(by: 0.05)
            XCTAssertEqual(color(200, 100), [255, 0, 0])
            harness.advance(by: 1.5)
            XCTAssertEqual(below.heard, ["willAppear", "didAppear"])
            XCTAssertEqual(root.heard, [], "it stays to be seen")
            XCTAssertEqual(color(10, 10), [255, 0, 0])
            XCTAssertEqual(color(380, 800), [0, 0, 255])
            XCTAssertEqual(color(20, 840), [0, 0, 255])
            XCTAssertTrue(root.presentedViewController === below)
            root.dismiss(animated: true)
            harness.advance(by: 1.5)
            XCTAssertEqual(below.heard, ["willAppear", "didAppear", "willDisappear", "didDisappear"])
            XCTAssertEqual(root.heard, [])
            XCTAssertEqual(color(380, 800), [255, 0, 0])
            XCTAssertNil(root.presentedViewController)
            XCTAssertTrue(root.view.superview === home)
            XCTAssertEqual(root.view.frame, home.bounds)
        }
    }

    func testATapOnThePageDismissesAndOneBelowIsTheControllersOwn() {
        onMain {
            let (root, below) = curled()
            harness.advance(by: 1.5)
            let button = UIButton(frame: CGRect(x: 250, y: 700, width: 100, height: 100))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            below.view.addSubview(button)
            harness.turn()
            harness.tap(CGPoint(x: 300, y: 750))
            harness.advance(by: 1)
            XCTAssertEqual(taps, 1)
            XCTAssertNotNil(root.presentedViewController)
            harness.tap(CGPoint(x: 100, y: 100))
            harness.advance(by: 1.5)
            XCTAssertNil(root.presentedViewController)
            XCTAssertEqual(color(380, 800), [255, 0, 0])
        }
    }

    func testWithoutAnimationItIsThereAtOnce() {
        onMain {
            let (root, _) = curled(animated: false)
            harness.advance(by: 0.1)
            XCTAssertEqual(color(380, 800), [0, 0, 255])
            XCTAssertEqual(color(10, 10), [255, 0, 0])
            root.dismiss(animated: false)
            harness.advance(by: 0.1)
            XCTAssertEqual(color(380, 800), [255, 0, 0])
            XCTAssertTrue(root.view.superview === harness.window)
        }
    }
}
