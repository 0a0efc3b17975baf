import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitValues

/// What fills the screen says how the interface stands while it is there.
final class PresentedOrientationTests: MainTestCase, @unchecked Sendable {
    private final class Masked: UIViewController {
        var mask: UIInterfaceOrientationMask
        var preferred: UIInterfaceOrientation?
        init(_ mask: UIInterfaceOrientationMask, preferred: UIInterfaceOrientation? = nil) {
            (self.mask, self.preferred) = (mask, preferred)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            preferred ?? super.preferredInterfaceOrientationForPresentation
        }
    }

    @MainActor private var orientation: UIInterfaceOrientation { UIScreen.main.orientation }

    @MainActor private func show(_ root: UIViewController, held: HostEvent.Orientation?) {
        harness.show(root: root)
        harness.advance(by: 0.1)
        guard let held else { return }
        harness.runtime.post(.rotate(held))
        harness.advance(by: 1)
    }

    func testAnUprightScreenTurnsTheInterfaceAndItTurnsBack() {
        onMain {
            let root = Masked(.allButUpsideDown)
            show(root, held: .left)
            XCTAssertEqual(orientation, .landscapeRight)
            let upright = Masked(.portrait)
            upright.modalPresentationStyle = .fullScreen
            root.present(upright, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(orientation, .portrait)
            XCTAssertEqual(upright.view.bounds.size, CGSize(width: 393, height: 852))
            XCTAssertEqual(UIDevice.current.orientation, .landscapeLeft, "the device stays as it is")
            root.dismiss(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(orientation, .landscapeRight)
            XCTAssertEqual(root.view.frame, CGRect(x: 0, y: 0, width: 852, height: 393))
        }
    }

    func testAFilmLiesOnItsSideOnADeviceThatNobodyTurned() {
        onMain {
            let root = Masked(.allButUpsideDown)
            show(root, held: nil)
            let film = Masked(.landscape)
            film.modalPresentationStyle = .fullScreen
            root.present(film, animated: false)
            harness.advance(by: 1)
            XCTAssertTrue(orientation.isLandscape)
            XCTAssertEqual(film.view.bounds.size, CGSize(width: 852, height: 393))
            root.dismiss(animated: false)
            harness.advance(by: 1)
            XCTAssertEqual(orientation, .portrait)
            XCTAssertEqual(root.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
        }
    }

    func testThePreferredOrientationComesFirst() {
        onMain {
            let root = Masked(.allButUpsideDown)
            show(root, held: nil)
            let film = Masked(.allButUpsideDown, preferred: .landscapeLeft)
            film.modalPresentationStyle = .fullScreen
            root.present(film, animated: false)
            harness.advance(by: 1)
            XCTAssertEqual(orientation, .landscapeLeft)
        }
    }

    func testASheetLeavesItToThePresenter() {
        onMain {
            let root = Masked(.allButUpsideDown)
            show(root, held: .left)
            root.present(Masked(.portrait), animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(orientation, .landscapeRight)
        }
    }
}
