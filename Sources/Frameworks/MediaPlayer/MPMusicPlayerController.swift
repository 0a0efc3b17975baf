import Foundation

/// Whether music plays.
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped = 0
    case playing, paused, interrupted, seekingForward, seekingBackward
}
/// The part of the music that is repeated.
public enum MPMusicRepeatMode: Int, Sendable {
    case `default` = 0
    case none, one, all
}
/// The part of the music that is shuffled.
public enum MPMusicShuffleMode: Int, Sendable {
    case `default` = 0
    case off, songs, albums
}

/// The player of the Music app, as an app may drive it.
public protocol MPSystemMusicPlayerController: NSObjectProtocol {}

/// Plays the person's music. There is none: nothing plays (DEV-1385).
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    private final class SystemPlayer: MPMusicPlayerController, MPSystemMusicPlayerController, @unchecked Sendable {}
    private static let system = SystemPlayer()
    private static let application = MPMusicPlayerController()
    override init() { super.init() }

    /// The Music app's.
    open class var systemMusicPlayer: any MPMusicPlayerController & MPSystemMusicPlayerController { system }
    /// The app's own.
    open class var applicationMusicPlayer: MPMusicPlayerController { application }

    /// The piece that plays: none.
    open var nowPlayingItem: MPMediaItem? {
        get { nil }
        set {}
    }
    /// Whether it plays: no.
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// The part that is repeated. Kept: nothing plays (DEV-1385).
    open var repeatMode = MPMusicRepeatMode.default
    /// The part that is shuffled. Kept: nothing plays (DEV-1385).
    open var shuffleMode = MPMusicShuffleMode.default
    /// Says what would play: nothing does.
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    /// Would play.
    open func play() {}
    /// Waits.
    open func pause() {}
    /// Ends.
    open func stop() {}
    /// Would go on to the next piece.
    open func skipToNextItem() {}
    /// Would go back to the piece before.
    open func skipToPreviousItem() {}
    /// Would begin the piece again.
    open func skipToBeginning() {}
    /// Says that the app wants to hear of changes: there are none.
    open func beginGeneratingPlaybackNotifications() {}
    /// Says that it doesn't any more.
    open func endGeneratingPlaybackNotifications() {}
}
