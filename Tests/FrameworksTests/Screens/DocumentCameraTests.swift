import TestSupport
import UIKit
import VisionKit
import XCTest

/// A device without a camera for documents (DEV-1324).
final class DocumentCameraTests: MainTestCase, @unchecked Sendable {
    private final class Hearer: VNDocumentCameraViewControllerDelegate {
        var codes: [CocoaError.Code?] = []
        func documentCameraViewController(
            _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
        ) { codes.append((error as? CocoaError)?.code) }
        func documentCameraViewController(
            _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
        ) { XCTFail("there is no camera") }
    }

    func testAControllerThatIsShownTellsOfAnErrorOnce() {
        onMain {
            XCTAssertFalse(VNDocumentCameraViewController.isSupported)
            let (camera, hearer) = (VNDocumentCameraViewController(), Hearer())
            camera.delegate = hearer
            camera.loadViewIfNeeded()
            XCTAssertEqual(hearer.codes.count, 0, "it isn't shown yet")
            camera.viewDidAppear(false)
            camera.viewDidAppear(false)
            XCTAssertEqual(hearer.codes, [.featureUnsupported])
        }
    }
}
