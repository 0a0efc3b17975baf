import Foundation
import Synchronization
import UIKit

/// In what plays: the title.
public let MPMediaItemPropertyTitle = "title"
/// In what plays: the artist.
public let MPMediaItemPropertyArtist = "artist"
/// In what plays: the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// In what plays: the album's artist.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// In what plays: the genre.
public let MPMediaItemPropertyGenre = "genre"
/// In what plays: the composer.
public let MPMediaItemPropertyComposer = "composer"
/// In what plays: the picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// In what plays: seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// In what plays: what names it.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// In what plays: its place on the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// In what plays: what kind of medium it is.
public let MPMediaItemPropertyMediaType = "mediaType"
/// In what plays: seconds that are over.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// In what plays: how fast it plays.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// In what plays: how fast it plays usually.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// In what plays: whether it is live.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// In what plays: whether it is a sound or a film.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// In what plays: its place in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// In what plays: how long the queue is.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// In what plays: the chapter.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// In what plays: how many chapters there are.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// In what plays: where it is.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// In what plays: what another service calls it.
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"

/// Whether it is a sound or a film.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    case none = 0
    case audio = 1
    case video = 2
}

/// Whether it plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown = 0
    case playing = 1
    case paused = 2
    case stopped = 3
    case interrupted = 4
}

/// A picture of what plays.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    private let size: CGSize
    private let make: (CGSize) -> UIImage
    /// The size that it has.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// A picture that is drawn in any size.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (size, make) = (boundsSize, requestHandler)
        super.init()
    }
    /// A picture.
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
    /// The picture in a size.
    open func image(at size: CGSize) -> UIImage? { make(size) }
}

/// What plays, for the lock screen. It is kept, and no lock screen shows it (DEV-1102).
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let only = MPNowPlayingInfoCenter()
    private let lock = NSLock()
    private var info: [String: Any]?
    private var state = MPNowPlayingPlaybackState.unknown
    override init() { super.init() }
    /// The app's.
    open class func `default`() -> MPNowPlayingInfoCenter { only }
    /// What plays; nil: nothing.
    open var nowPlayingInfo: [String: Any]? {
        get { lock.withLock { info } }
        set { lock.withLock { info = newValue } }
    }
    /// Whether it plays.
    open var playbackState: MPNowPlayingPlaybackState {
        get { lock.withLock { state } }
        set { lock.withLock { state = newValue } }
    }
}
