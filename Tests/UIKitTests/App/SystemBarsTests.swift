import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What the shell hears of the status bar and the home indicator: each change once, and nothing when nothing changes.
final class SystemBarsTests: MainTestCase, @unchecked Sendable {
    private var told: [SystemBarsState] = []

    override func prepare() {
        told = []
        UIApplication.shared.tellShell = { [unowned self] in
            if case .systemBars(let state) = $0 { told.append(state) }
        }
    }

    override func cleanUp() {
        UIApplication.shared.tellShell = nil
        InfoPlistBars.main = nil
    }

    private final class Bars: UIViewController {
        var style = UIStatusBarStyle.default
        var hides = false
        var animation = UIStatusBarAnimation.fade
        var hidesIndicator = false
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hides }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
        override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
    }

    @MainActor private func show() -> Bars {
        let controller = Bars()
        harness.show(root: controller)
        harness.turn()
        return controller
    }

    func testEachChangeIsToldOnce() {
        onMain {
            let controller = show()
            XCTAssertEqual(told, [SystemBarsState()])
            controller.setNeedsStatusBarAppearanceUpdate()
            XCTAssertEqual(told.count, 1, "nothing has changed")
            (controller.style, controller.animation) = (.lightContent, .slide)
            controller.setNeedsStatusBarAppearanceUpdate()
            XCTAssertEqual(told.last, SystemBarsState(isStatusBarLight: true, animation: .slide))
            controller.hides = true
            XCTAssertEqual(told.count, 2, "nobody was asked")
            controller.setNeedsStatusBarAppearanceUpdate()
            XCTAssertEqual(
                told.last, SystemBarsState(isStatusBarLight: true, isStatusBarHidden: true, animation: .slide))
            controller.hidesIndicator = true
            controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
            XCTAssertEqual(told.last?.hidesHomeIndicator, true)
            XCTAssertEqual(told.count, 4)
        }
    }

    func testTheDefaultStyleFollowsTheAppearance() {
        onMain {
            let controller = show()
            harness.runtime.post(.appearance(.dark))
            harness.turn()
            XCTAssertEqual(told.map(\.isStatusBarLight), [false, true])
            controller.overrideUserInterfaceStyle = .light
            XCTAssertEqual(told.map(\.isStatusBarLight), [false, true, false])
            controller.overrideUserInterfaceStyle = .unspecified
            controller.style = .darkContent
            controller.setNeedsStatusBarAppearanceUpdate()
            XCTAssertEqual(told.map(\.isStatusBarLight), [false, true, false, true, false])
            harness.runtime.post(.appearance(.light))
            harness.turn()
            XCTAssertEqual(told.count, 5, "its own style stays")
        }
    }

    func testAPhoneOnItsSideHidesIt() {
        onMain {
            harness.show(root: UIViewController())
            harness.turn()
            harness.runtime.post(.rotate(.left))
            harness.advance(by: 0.5)
            XCTAssertEqual(told.map(\.isStatusBarHidden), [false, true])
            harness.runtime.post(.rotate(.portrait))
            harness.advance(by: 0.5)
            XCTAssertEqual(told.map(\.isStatusBarHidden), [false, true, false])
        }
    }

    func testInfoPlistDecidesWhereItSaysSo() {
        onMain {
            XCTAssertNil(InfoPlistBars(["UIStatusBarStyle": "UIStatusBarStyleLightContent"]))
            XCTAssertNil(InfoPlistBars(["UIViewControllerBasedStatusBarAppearance": true]))
            let bars = InfoPlistBars([
                "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "UIStatusBarStyleLightContent",
            ])
            InfoPlistBars.main = bars
            let controller = show()
            controller.hides = true
            controller.setNeedsStatusBarAppearanceUpdate()
            XCTAssertEqual(told, [SystemBarsState(isStatusBarLight: true)])
        }
    }
}
