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
