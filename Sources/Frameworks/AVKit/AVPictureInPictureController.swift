import AVFoundation
import UIKit

/// Hears of a film that goes on in a small window above other apps. All is optional, and never called: there is no such window (DEV-1375).
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    /// It is about to begin.
    func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// It has begun.
    func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// It can't begin.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error)
    /// It is about to end.
    func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// It has ended.
    func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// The app is to show again what it showed, and then say so.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}

/// Lets a film go on in a small window above other apps. The device hasn't got such windows, and says so, as a simulator of an iPhone does
/// (DEV-1375): for a layer there is no controller, and none ever begins.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
    /// The content that the window would show.
    open class ContentSource: NSObject {
        /// The layer of a film; nil: the content is another one.
        public let playerLayer: AVPlayerLayer?
        /// The view that a call is shown in; nil: the content is another one.
        open private(set) weak var activeVideoCallSourceView: UIView?
        /// The controller that a call's window would show; nil: the content is another one.
        public let activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController?

        /// A film's layer.
        public init(playerLayer: AVPlayerLayer) {
            (self.playerLayer, activeVideoCallContentViewController) = (playerLayer, nil)
            super.init()
        }
        /// A call: the view that shows it, and what the window would show instead.
        public init(
            activeVideoCallSourceView sourceView: UIView,
            contentViewController: AVPictureInPictureVideoCallViewController
        ) {
            (playerLayer, activeVideoCallContentViewController) = (nil, contentViewController)
            activeVideoCallSourceView = sourceView
            super.init()
        }
    }

    /// Whether the device has such windows: no.
    open class func isPictureInPictureSupported() -> Bool { false }
    /// The picture of a button that begins it.
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    /// The picture of a button that ends it.
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }

    /// The content that the window would show.
    open var contentSource: ContentSource?
    /// Hears of it. It isn't owned.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// Whether it begins by itself when a person leaves the app. Kept: it doesn't (DEV-1375).
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether a person can't jump in the film. Kept: nothing is shown (DEV-1375).
    open var requiresLinearPlayback = false

    /// A controller for a film's layer: none, because the device has no such windows.
    public init?(playerLayer: AVPlayerLayer) { return nil }
    /// A controller for what the window would show.
    public init(contentSource: ContentSource) {
        self.contentSource = contentSource
        super.init()
    }

    /// The film's layer.
    open var playerLayer: AVPlayerLayer? { contentSource?.playerLayer }
    /// Whether it could begin now: no.
    open var isPictureInPicturePossible: Bool { false }
    /// Whether there is such a window: no.
    open var isPictureInPictureActive: Bool { false }
    /// Whether the system has stopped it: no.
    open var isPictureInPictureSuspended: Bool { false }
    /// Would begin: it isn't possible.
    open func startPictureInPicture() {}
    /// Ends it: it hasn't begun.
    open func stopPictureInPicture() {}
}

/// The controller of a call's small window. It is never shown (DEV-1375).
@preconcurrency @MainActor
open class AVPictureInPictureVideoCallViewController: UIViewController {}
