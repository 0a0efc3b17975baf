import PorticoHost
import TestSupport
import UIKit
import XCTest

/// Fingers while the interface turns.
final class RotationTouchTests: MainTestCase, @unchecked Sendable {
    private final class Screen: UIViewController {
        let button = UIButton(type: .system)
        var events: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
            for (name, event) in [
                ("down", UIControl.Event.touchDown), ("up inside", .touchUpInside), ("up outside", .touchUpOutside),
                ("cancel", .touchCancel),
            ] {
                button.addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
            }
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            // Another place in each orientation.
            button.frame = CGRect(x: view.bounds.width - 120, y: view.bounds.height - 120, width: 100, height: 60)
        }
    }

    @MainActor private func show() -> Screen {
        let screen = Screen()
        harness.show(root: screen)
        harness.advance(by: 0.1)
        return screen
    }

    func testATapRightAfterTheTurnReachesTheButtonWhereItIsNow() {
        onMain {
            let screen = show()
            harness.runtime.post(.rotate(.left))
            // In the same turn of the run loop, and in the middle of the animation.
            let place = CGPoint(x: 852 - 70, y: 393 - 90)
            harness.tap(place)
            XCTAssertEqual(screen.button.convert(CGPoint(x: 50, y: 30), to: nil), place)
            XCTAssertEqual(screen.events, ["down", "up inside"])
            harness.advance(by: 0.1)
            XCTAssertNotNil(screen.button.layer.animationKeys(), "still turning")
            harness.tap(place)
            XCTAssertEqual(screen.events, ["down", "up inside", "down", "up inside"])
        }
    }

    func testAFingerThatIsDownStaysDown() {
        onMain {
            let screen = show()
            harness.touch(.began, at: CGPoint(x: 393 - 70, y: 852 - 90))
            XCTAssertEqual(screen.events, ["down"])
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 0.5)
            XCTAssertEqual(screen.events, ["down"], "nobody has taken it away")
            harness.touch(.moved, at: CGPoint(x: 852 - 70, y: 393 - 90))
            harness.touch(.ended, at: CGPoint(x: 852 - 70, y: 393 - 90))
            XCTAssertEqual(screen.events, ["down", "up inside"])
        }
    }
}
