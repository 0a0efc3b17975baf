import Foundation
import PorticoTrace
import UIKit

/// Hears of what a person has scanned. All methods are optional.
///
/// - From: `VNDocumentCameraViewController`, on the main thread
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    /// The person has saved pages. Never called: there is no camera (DEV-1324).
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    /// The person has cancelled. The delegate dismisses the controller.
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    /// The camera couldn't be used. The delegate dismisses the controller.
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    /// Stands for a delegate without the method.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    /// Stands for a delegate without the method.
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    /// Stands for a delegate without the method.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

/// The system's camera for documents. The device has none: `isSupported` says so, and a controller that is shown nevertheless tells its
/// delegate of an error, once (DEV-1324).
open class VNDocumentCameraViewController: UIViewController {
    /// Whether the device can scan documents: no.
    open class var isSupported: Bool { false }

    /// The one who hears of pages and errors.
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
    private var hasFailed = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasFailed else { return }
        hasFailed = true
        delegate?.documentCameraViewController(self, didFailWithError: CocoaError(.featureUnsupported))
    }
}

/// The pages that a person has scanned. There is none here (DEV-1324).
open class VNDocumentCameraScan: NSObject {
    /// The number of pages.
    open var pageCount: Int { 0 }
    /// The name that the person has given it.
    open var title: String { "" }

    override init() { super.init() }

    /// The picture of a page. An index that there is no page for ends the app, as it does on iOS.
    open func imageOfPage(at index: Int) -> UIImage {
        FatalException.range.raise("index \(index) beyond bounds for a scan of \(pageCount) pages")
    }
}
