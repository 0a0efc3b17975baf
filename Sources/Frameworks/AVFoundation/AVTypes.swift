import CoreGraphics
import CoreMedia
import Foundation
import QuartzCore

/// What kind of medium it is.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    public static let timecode = AVMediaType(rawValue: "tmcd")
    public static let metadata = AVMediaType(rawValue: "meta")
    public static let muxed = AVMediaType(rawValue: "muxx")
}

/// What kind of file it is.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    public static let heic = AVFileType(rawValue: "public.heic")
}

/// How pictures fit a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// How pictures are written.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

/// What is said about a medium.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    public static let iTunesMetadataKeyAlbum = AVMetadataKey(rawValue: "@alb")
    public static let iTunesMetadataKeyArtist = AVMetadataKey(rawValue: "@ART")
    public static let iTunesMetadataKeyAlbumArtist = AVMetadataKey(rawValue: "aART")
    public static let id3MetadataKeyAlbumTitle = AVMetadataKey(rawValue: "TALB")
    public static let id3MetadataKeyOriginalAlbumTitle = AVMetadataKey(rawValue: "TOAL")
    public static let id3MetadataKeyOriginalArtist = AVMetadataKey(rawValue: "TOPE")
    public static let metadata3GPUserDataKeyAuthor = AVMetadataKey(rawValue: "auth")
}

/// A list of keys of metadata.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
    public static let isoUserData = AVMetadataKeySpace(rawValue: "uiso")
    public static let icy = AVMetadataKeySpace(rawValue: "icy")
}

/// What metadata say, by the list and the key: `comn/title`.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
    public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "comn/author")
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "comn/creationDate")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
    public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "comn/location")
    public static let icyMetadataStreamTitle = AVMetadataIdentifier(rawValue: "icy/StreamTitle")
    public static let icyMetadataStreamURL = AVMetadataIdentifier(rawValue: "icy/StreamUrl")
}

/// The key of how pictures are written.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of their width.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of their height.
public let AVVideoHeightKey = "AVVideoHeightKey"

/// The largest rectangle of a shape that lies in another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .null }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}

extension NSValue {
    /// A value that holds a time; equal only to itself (DEV-029).
    public convenience init(time: CMTime) { self.init(boxing: time) }
    /// The time; invalid where the value was made of another kind.
    public var timeValue: CMTime { boxed(CMTime.self) ?? .invalid }
    /// A value that holds a range; equal only to itself (DEV-029).
    public convenience init(timeRange: CMTimeRange) { self.init(boxing: timeRange) }
    /// The range; invalid where the value was made of another kind.
    public var timeRangeValue: CMTimeRange { boxed(CMTimeRange.self) ?? .invalid }
}
