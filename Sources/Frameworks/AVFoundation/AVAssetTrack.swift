import CoreGraphics
import CoreMedia
import Foundation

/// A part of a medium: its sounds, or its pictures. A sound's file has one; a composition's tracks are made by the app.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    /// The medium that it is part of; nil once that is gone.
    public private(set) weak var asset: AVAsset?
    /// Its number in the medium, from 1.
    public let trackID: CMPersistentTrackID
    /// What it has: sounds, or pictures.
    public let mediaType: AVMediaType
    private let range: CMTimeRange
    private let timeScale: CMTimeScale

    init(
        of asset: AVAsset?, _ trackID: CMPersistentTrackID, _ mediaType: AVMediaType, _ range: CMTimeRange,
        timeScale: CMTimeScale
    ) {
        (self.asset, self.trackID, self.mediaType) = (asset, trackID, mediaType)
        (self.range, self.timeScale) = (range, timeScale)
        super.init()
    }

    /// When in the medium it begins, and how long it lasts.
    open var timeRange: CMTimeRange { range }
    /// The parts of its source that are in it.
    open var segments: [AVAssetTrackSegment] { [AVAssetTrackSegment(CMTimeMapping(source: range, target: range))] }
    /// The segment of a time; nil outside of the track.
    @_disfavoredOverload
    open func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? {
        segments.first { $0.timeMapping.target.containsTime(trackTime) }
    }
    /// The size of its pictures: zero, because none is read (DEV-1098).
    open var naturalSize: CGSize { .zero }
    /// The turn of its pictures: none.
    open var preferredTransform: CGAffineTransform { .identity }
    /// How many pictures there are a second: 0, because none is read (DEV-1098).
    open var nominalFrameRate: Float { 0 }
    /// The number of parts that a second has in its times: a sound's rate.
    open var naturalTimeScale: CMTimeScale { timeScale }
    /// How loud it is meant to be, from 0 to 1.
    open var preferredVolume: Float { 1 }
    /// Whether it is played.
    open var isEnabled: Bool { true }
    /// Whether it can be played: sounds can, silently (DEV-1098).
    open var isPlayable: Bool { mediaType == .audio }
    /// The language of its sounds; nil where that isn't known.
    open var languageCode: String? { nil }
    /// The language as a tag; nil where that isn't known.
    open var extendedLanguageTag: String? { nil }
    /// The formats of its samples: nothing is read.
    open var formatDescriptions: [Any] { [] }
    /// The words that are said about it: nothing is read.
    open var metadata: [AVMetadataItem] { [] }

    /// The file that it lies in; nil for parts of other media.
    final var sourceURL: URL? { (asset as? AVURLAsset)?.url }
}

/// A part of a track.
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
    /// The part of the source, and the part of the track that it is. The source is invalid for a part without anything.
    public let timeMapping: CMTimeMapping

    init(_ timeMapping: CMTimeMapping) {
        self.timeMapping = timeMapping
        super.init()
    }

    /// Whether there is nothing in it.
    open var isEmpty: Bool { !timeMapping.source.isValid }
}
