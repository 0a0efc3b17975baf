import AVKit
import TestSupport
import XCTest

/// The device has no small windows above other apps (DEV-1375).
final class PictureInPictureTests: MainTestCase, @unchecked Sendable {
    private final class Hearer: NSObject, AVPictureInPictureControllerDelegate {
        var heard = 0
        func pictureInPictureControllerWillStartPictureInPicture(
            _ pictureInPictureController: AVPictureInPictureController
        ) { heard += 1 }
    }

    @MainActor private func titles(in view: UIView) -> [String] {
        guard !view.isHidden else { return [] }
        return [(view as? UIButton)?.currentTitle].compactMap { $0 } + view.subviews.flatMap { titles(in: $0) }
    }

    func testControlsWithinAnotherControllerFollowThePlayer() {
        onMain {
            let (outer, controller, player) = (UIViewController(), AVPlayerViewController(), AVPlayer())
            controller.player = player
            outer.addChild(controller)
            outer.view.addSubview(controller.view)
            controller.didMove(toParent: outer)
            harness.show(root: outer)
            harness.turn()
            XCTAssertEqual(titles(in: controller.view), ["Play"], "there is nothing to be closed")
            player.play()
            XCTAssertEqual(titles(in: controller.view), ["Pause"])
            player.pause()
            XCTAssertEqual(titles(in: controller.view), ["Play"])
        }
    }

    func testAFilmFillsTheScreen() {
        onMain {
            let root = UIViewController(), controller = AVPlayerViewController()
            harness.show(root: root)
            harness.turn()
            XCTAssertEqual(controller.modalPresentationStyle, .fullScreen)
            root.present(controller, animated: false)
            harness.advance(by: 1)
            XCTAssertFalse(controller.presentationController is UISheetPresentationController)
            XCTAssertEqual(controller.view.convert(controller.view.bounds, to: nil), harness.window.bounds)
            XCTAssertEqual(titles(in: controller.view), ["Done"])
            let sheet = AVPlayerViewController()
            sheet.modalPresentationStyle = .pageSheet
            XCTAssertEqual(sheet.modalPresentationStyle, .pageSheet)
        }
    }

    func testItIsNotSupportedAndNothingBegins() {
        onMain {
            XCTAssertFalse(AVPictureInPictureController.isPictureInPictureSupported())
            XCTAssertNil(AVPictureInPictureController(playerLayer: AVPlayerLayer(player: nil)))
            let (view, hearer) = (UIView(), Hearer())
            let source = AVPictureInPictureController.ContentSource(
                activeVideoCallSourceView: view,
                contentViewController: AVPictureInPictureVideoCallViewController())
            let controller = AVPictureInPictureController(contentSource: source)
            controller.delegate = hearer
            controller.canStartPictureInPictureAutomaticallyFromInline = true
            controller.startPictureInPicture()
            harness.advance(by: 1)
            XCTAssertFalse(controller.isPictureInPicturePossible)
            XCTAssertFalse(controller.isPictureInPictureActive)
            XCTAssertEqual(hearer.heard, 0)
        }
    }
}
