import CoreLocationUI
import PorticoHost
import TestSupport
import XCTest

@testable import CoreLocation
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// The button that lets an app know once where the device is (DEV-1381).
final class LocationButtonTests: MainTestCase, @unchecked Sendable {
    private var touches = 0

    @MainActor private func show() -> CLLocationButton {
        let controller = UIViewController()
        let button = CLLocationButton()
        button.frame = CGRect(origin: CGPoint(x: 40, y: 200), size: button.intrinsicContentSize)
        button.addAction(UIAction { [unowned self] _ in touches += 1 }, for: .touchUpInside)
        controller.loadViewIfNeeded()
        controller.view.addSubview(button)
        harness.show(root: controller)
        harness.turn()
        return button
    }

    @MainActor private func tap(_ title: String) {
        harness.advance(by: 0.6)
        guard case .place(let x, let y) = FingerPlace.answer(.title(title)) else {
            return XCTFail("nothing shows \(title): \(ViewFinder.titles())")
        }
        harness.tap(CGPoint(x: x, y: y))
        harness.advance(by: 0.6)
    }

    func testATouchLetsTheAppKnowOnce() {
        onMain {
            let (button, manager) = (show(), CLLocationManager())
            XCTAssertEqual(manager.authorizationStatus, .notDetermined)
            harness.tap(button.center)
            XCTAssertEqual(touches, 1)
            tap("OK")
            XCTAssertEqual(manager.authorizationStatus, .authorizedWhenInUse)
            XCTAssertNil(SystemPermissions.answer(SavedPermissions.location), "for this run only")
            harness.tap(button.center)
            harness.advance(by: 0.6)
            XCTAssertFalse(ViewFinder.titles().contains("OK"), "it may know already")
            XCTAssertEqual(touches, 2)
        }
    }

    func testWhoDoesNotWantToIsAskedAgain() {
        onMain {
            SystemPermissions.remember("denied", as: SavedPermissions.location)
            let (button, manager) = (show(), CLLocationManager())
            harness.tap(button.center)
            tap("Not Now")
            XCTAssertEqual(manager.authorizationStatus, .denied)
            harness.tap(button.center)
            tap("OK")
            XCTAssertEqual(manager.authorizationStatus, .authorizedWhenInUse)
        }
    }

    func testLooks() {
        onMain {
            let button = CLLocationButton()
            let both = button.intrinsicContentSize
            XCTAssertEqual(button.accessibilityLabel, "Current Location")
            button.label = .none
            XCTAssertLessThan(button.intrinsicContentSize.width, both.width)
            button.label = .shareMyCurrentLocation
            XCTAssertEqual(button.accessibilityLabel, "Share My Current Location")
            XCTAssertGreaterThan(button.intrinsicContentSize.width, both.width)
            button.cornerRadius = 20
            XCTAssertEqual(button.layer.cornerRadius, 20)
        }
    }
}
