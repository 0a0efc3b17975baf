import CoreGraphics
import CoreMedia
import Foundation

/// A part of a composition's track: of a file's track, or of nothing.
open class AVCompositionTrackSegment: AVAssetTrackSegment, @unchecked Sendable {
    /// The file; nil for a part without anything, and for one of a medium without a file.
    public let sourceURL: URL?
    /// The number of the file's track; `kCMPersistentTrackID_Invalid` for a part without anything.
    public let sourceTrackID: CMPersistentTrackID

    dynamic init(_ timeMapping: CMTimeMapping, _ sourceURL: URL?, _ sourceTrackID: CMPersistentTrackID) {
        (self.sourceURL, self.sourceTrackID) = (sourceURL, sourceTrackID)
        super.init(timeMapping)
    }
    /// A part without anything.
    public convenience init(timeRange: CMTimeRange) {
        self.init(CMTimeMapping(source: .invalid, target: timeRange), nil, kCMPersistentTrackID_Invalid)
    }
    /// A part of a file's track. It is played slower or faster where its ranges aren't of one length.
    public convenience init(
        url URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange
    ) {
        self.init(CMTimeMapping(source: sourceTimeRange, target: targetTimeRange), URL, trackID)
    }
}

/// A track of a composition.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    private let lock = NSLock()
    private var pieces: CompositionPieces

    init(
        of composition: AVComposition, _ trackID: CMPersistentTrackID, _ mediaType: AVMediaType,
        _ pieces: CompositionPieces
    ) {
        self.pieces = pieces
        super.init(of: composition, trackID, mediaType, .zero, timeScale: 600)
    }

    /// Its parts as values, which is how they are changed.
    final var currentPieces: CompositionPieces {
        get { lock.withLock { pieces } }
        set { lock.withLock { pieces = newValue } }
    }

    /// From the composition's beginning to the end of its last part.
    open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: currentPieces.duration) }
    /// Its parts, one after the other without a gap.
    @_nonoverride open var segments: [AVCompositionTrackSegment] { currentPieces.segments }
    /// The part of a time; nil outside of the track.
    @_nonoverride open func segment(forTrackTime trackTime: CMTime) -> AVCompositionTrackSegment? {
        currentPieces.segments.first { $0.timeMapping.target.containsTime(trackTime) }
    }
}

/// A track of a composition that can be changed.
///
/// - From: the app
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    /// Its parts. Whoever sets them makes sure that they follow each other (`validateSegments(_:)`).
    @_nonoverride open var segments: [AVCompositionTrackSegment]! {
        get { currentPieces.segments }
        set { currentPieces = CompositionPieces(newValue ?? []) }
    }

    /// The number of parts that a second has in its times; 0: its first part's.
    @_nonoverride open var naturalTimeScale: CMTimeScale {
        get { own.scale }
        set { own.scale = newValue }
    }
    /// The turn of its pictures. Kept: none are drawn (DEV-1098).
    @_nonoverride open var preferredTransform: CGAffineTransform {
        get { own.transform }
        set { own.transform = newValue }
    }
    /// The volume that it is meant to have, from 0 to 1. Kept: nothing is heard (DEV-1098).
    @_nonoverride open var preferredVolume: Float {
        get { own.volume }
        set { own.volume = newValue }
    }
    /// Whether it is played. Kept: nothing is heard (DEV-1098).
    @_nonoverride open var isEnabled: Bool {
        get { own.isEnabled }
        set { own.isEnabled = newValue }
    }
    /// The language of its sounds.
    @_nonoverride open var languageCode: String? {
        get { own.language }
        set { own.language = newValue }
    }
    /// The language as a tag.
    @_nonoverride open var extendedLanguageTag: String? {
        get { own.tag }
        set { own.tag = newValue }
    }
    private struct Values {
        var scale: CMTimeScale = 0
        var transform = CGAffineTransform.identity
        var volume: Float = 1
        var isEnabled = true
        var language: String?
        var tag: String?
    }
    private var own = Values()

    /// Puts a part of a track in; what was there and later comes after it.
    ///
    /// - Parameters:
    ///   - timeRange: which part. A start that isn't a number and a range that lasts no time are errors.
    ///   - startTime: where; `.invalid`: at the end. Behind the end there is nothing up to it.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        try insertTimeRanges([NSValue(timeRange: timeRange)], of: [track], at: startTime)
    }

    /// Puts parts of tracks in, one after the other.
    open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
        var changed = currentPieces
        var place = startTime.isNumeric ? startTime : changed.duration
        for (range, track) in zip(timeRanges.map(\.timeRangeValue), tracks) {
            guard track.mediaType == mediaType else { throw AVError(.operationNotSupportedForAsset) }
            guard range.start.isNumeric, range.start >= .zero, range.start < track.timeRange.end else {
                throw AVError(.invalidCompositionTrackSegmentSourceStartTime)
            }
            // A length that isn't known goes to the track's end.
            let end = range.duration.isNumeric ? range.end : track.timeRange.end
            let whole = CMTimeRange(start: range.start, end: end)
            guard whole.duration > .zero else { throw AVError(.invalidCompositionTrackSegmentSourceDuration) }
            changed.insertPiece(.init(track, whole), at: place)
            place = place + whole.duration
        }
        currentPieces = changed
    }

    /// Puts a time without anything in. At the end of the track there is nothing anyway: then nothing changes.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { currentPieces.insertEmptiness(timeRange) }
    /// Takes a time out; what is later comes earlier.
    open func removeTimeRange(_ timeRange: CMTimeRange) { currentPieces.removeRange(timeRange) }
    /// Makes a time longer or shorter: it is played slower or faster.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        currentPieces.scaleRange(timeRange, to: duration)
    }

    /// Whether segments can be a track's: they begin at zero, follow each other without a gap, and last some time. Throws what is wrong.
    open func validateSegments(_ trackSegments: [AVCompositionTrackSegment]) throws {
        var end = CMTime.zero
        for segment in trackSegments {
            let mapping = segment.timeMapping
            guard mapping.target.duration.isNumeric, mapping.target.duration > .zero else {
                throw AVError(.invalidCompositionTrackSegmentDuration)
            }
            guard mapping.target.start == end else { throw AVError(.compositionTrackSegmentsNotContiguous) }
            end = mapping.target.end
            guard !segment.isEmpty else { continue }
            guard mapping.source.start.isNumeric, mapping.source.start >= .zero else {
                throw AVError(.invalidCompositionTrackSegmentSourceStartTime)
            }
            guard mapping.source.duration.isNumeric, mapping.source.duration > .zero else {
                throw AVError(.invalidCompositionTrackSegmentSourceDuration)
            }
        }
    }
}
