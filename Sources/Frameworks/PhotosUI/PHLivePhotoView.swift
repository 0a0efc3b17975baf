import Photos
import UIKit

/// The part of a Live Photo that is played.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    case undefined = 0
    /// All of it, with its sound.
    case full = 1
    /// A moment, to show that there is more.
    case hint = 2
}

/// The purpose of a sign of Live Photos.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To lie on a picture.
    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1 << 0)
    /// To say that it doesn't move.
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}

/// Hears of playing.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    /// Whether it may begin.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool
    /// It begins.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    /// It has ended.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    /// The seconds that a touch has to last longer than usual until it begins.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch,
        with playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> TimeInterval
}

extension PHLivePhotoViewDelegate {
    /// Stands for a delegate without the method: it may.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> Bool { true }
    /// Stands for a delegate without the method.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
    /// Stands for a delegate without the method.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
    /// Stands for a delegate without the method: no longer.
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch,
        with playbackStyle: PHLivePhotoViewPlaybackStyle
    ) -> TimeInterval { 0 }
}

/// Shows a Live Photo. None can be made here, so that it stays empty and plays nothing (DEV-1380).
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
    /// Hears of playing; not owned. Kept: nothing is played (DEV-1380).
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// What it shows; nil at first, and whatever is asked for ends in an error.
    open var livePhoto: PHLivePhoto?
    /// Whether sound is played; false at first. Kept: nothing is played (DEV-1380).
    open var isMuted = false
    /// The long press that plays. It can be put into another view.
    public private(set) lazy var playbackGestureRecognizer: UIGestureRecognizer = {
        let press = UILongPressGestureRecognizer()
        // Without a picture that moves nothing waits for it.
        press.isEnabled = false
        addGestureRecognizer(press)
        return press
    }()

    /// Would play: there is nothing that moves (DEV-1380).
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    /// Would end it.
    open func stopPlayback() {}

    /// The sign of Live Photos.
    open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
        let name = badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto"
        let image = UIImage(systemName: name) ?? UIImage()
        return badgeOptions.contains(.overContent) ? image.withTintColor(.white, renderingMode: .alwaysOriginal) : image
    }
}
