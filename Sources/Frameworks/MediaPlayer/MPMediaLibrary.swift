import Foundation
import UIKit

/// Whether an app may look into the person's music.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case restricted = 2
    case authorized = 3
}

/// The person's music. The device has none (DEV-1385); a person is asked all the same.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let only = MPMediaLibrary()
    private static let privacy = SystemPrivacy(
        name: "media-library", purposeKey: "NSAppleMusicUsageDescription",
        question: "Would Like to Access Apple Music, Your Music and Video Activity, and Your Media Library")
    override init() { super.init() }
    /// The device's.
    open class func `default`() -> MPMediaLibrary { only }

    private static func status(_ answer: String?) -> MPMediaLibraryAuthorizationStatus {
        switch answer {
        case nil: .notDetermined
        case SystemPrivacy.allowed?: .authorized
        default: .denied
        }
    }
    /// The answer of a person.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { status(privacy.answer) }
    /// Asks, the first time. Info.plist has to say what for (`NSAppleMusicUsageDescription`).
    open class func requestAuthorization(
        _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
    ) {
        privacy.ask { completionHandler(status($0)) }
    }
    /// As `requestAuthorization(_:)`.
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestAuthorization { continuation.resume(returning: $0) }
        }
    }

    /// When it was changed: it never was.
    open var lastModifiedDate: Date { .distantPast }
    /// Says that the app wants to hear of changes: there are none.
    open func beginGeneratingLibraryChangeNotifications() {}
    /// Says that it doesn't any more.
    open func endGeneratingLibraryChangeNotifications() {}
}

/// The kinds of media that something is.
public struct MPMediaType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var music: MPMediaType { .init(rawValue: 1 << 0) }
    public static var podcast: MPMediaType { .init(rawValue: 1 << 1) }
    public static var audioBook: MPMediaType { .init(rawValue: 1 << 2) }
    public static var audioITunesU: MPMediaType { .init(rawValue: 1 << 3) }
    public static var anyAudio: MPMediaType { .init(rawValue: 0xff) }
    public static var movie: MPMediaType { .init(rawValue: 1 << 8) }
    public static var tvShow: MPMediaType { .init(rawValue: 1 << 9) }
    public static var videoPodcast: MPMediaType { .init(rawValue: 1 << 10) }
    public static var musicVideo: MPMediaType { .init(rawValue: 1 << 11) }
    public static var videoITunesU: MPMediaType { .init(rawValue: 1 << 12) }
    public static var homeVideo: MPMediaType { .init(rawValue: 1 << 13) }
    public static var anyVideo: MPMediaType { .init(rawValue: 0xff00) }
    public static var any: MPMediaType { .init(rawValue: .max) }
}

/// The number of something in the person's music.
public typealias MPMediaEntityPersistentID = UInt64

/// Something in the person's music. There is none (DEV-1385).
open class MPMediaEntity: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// Its number.
    open var persistentID: MPMediaEntityPersistentID { 0 }
    /// Something that is said about it.
    open func value(forProperty property: String) -> Any? { nil }
}

/// A piece of the person's music. There is none (DEV-1385).
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    open var title: String? { value(forProperty: MPMediaItemPropertyTitle) as? String }
    open var artist: String? { value(forProperty: MPMediaItemPropertyArtist) as? String }
    open var albumTitle: String? { value(forProperty: MPMediaItemPropertyAlbumTitle) as? String }
    open var albumArtist: String? { value(forProperty: MPMediaItemPropertyAlbumArtist) as? String }
    open var genre: String? { value(forProperty: MPMediaItemPropertyGenre) as? String }
    open var artwork: MPMediaItemArtwork? { value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork }
    open var mediaType: MPMediaType { [] }
    open var assetURL: URL? { nil }
    open var isCloudItem: Bool { false }
    /// Seconds.
    open var playbackDuration: TimeInterval { 0 }
}

/// Pieces of the person's music.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    /// The pieces.
    public let items: [MPMediaItem]
    /// Pieces, in their order.
    public init(items: [MPMediaItem]) {
        self.items = items
        super.init()
    }
    /// The number of pieces.
    open var count: Int { items.count }
    /// The one that stands for all.
    open var representativeItem: MPMediaItem? { items.first }
}
