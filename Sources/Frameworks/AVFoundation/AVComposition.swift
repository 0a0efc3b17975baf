import CoreGraphics
import CoreMedia
import Foundation

/// A medium that is put together of parts of others. What its tracks have is played as its sources are: sounds on time and unheard.
open class AVComposition: AVAsset, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let lock = NSLock()
    private var ownTracks: [AVCompositionTrack] = []

    /// A composition without tracks.
    public init() { super.init(file: nil) }

    /// Its tracks, which only a composition that can be changed gives others.
    final var currentTracks: [AVCompositionTrack] {
        get { lock.withLock { ownTracks } }
        set { lock.withLock { ownTracks = newValue } }
    }
    override var readTracks: [AVAssetTrack] { currentTracks }
    /// A composition of pictures can't be played: nothing here decodes them (DEV-1098).
    override var error: (any Error)? {
        let hasPictures = currentTracks.contains { $0.mediaType != .audio && !$0.currentPieces.isEmpty }
        return hasPictures ? AVError(.decoderNotFound) : nil
    }

    /// Its tracks.
    @_nonoverride open var tracks: [AVCompositionTrack] { currentTracks }
    /// The end of the track that lasts longest; zero without any.
    open override var duration: CMTime { currentTracks.map(\.timeRange.duration).max() ?? .zero }
    /// The size of its pictures: zero, because none is read (DEV-1098).
    open var naturalSize: CGSize { .zero }

    /// A composition of the same tracks, which later changes don't reach.
    open func copy(with zone: NSZone? = nil) -> Any {
        duplicate(into: AVComposition()) { AVCompositionTrack(of: $0, $1, $2, $3) }
    }
    /// A composition of the same tracks that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        duplicate(into: AVMutableComposition()) { AVMutableCompositionTrack(of: $0, $1, $2, $3) }
    }
    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    private func duplicate(
        into other: AVComposition,
        _ make: (AVComposition, CMPersistentTrackID, AVMediaType, CompositionPieces) -> AVCompositionTrack
    ) -> AVComposition {
        other.currentTracks = currentTracks.map { make(other, $0.trackID, $0.mediaType, $0.currentPieces) }
        return other
    }
}

/// A composition that can be changed.
///
/// - From: the app
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    private var size = CGSize.zero

    /// A composition without tracks.
    public override init() { super.init() }
    /// A composition without tracks.
    ///
    /// - Parameter URLAssetInitializationOptions: how the files of its tracks are read. Not used.
    public convenience init(urlAssetInitializationOptions URLAssetInitializationOptions: [String: Any]?) { self.init() }

    private var mutableTracks: [AVMutableCompositionTrack] {
        currentTracks.compactMap { $0 as? AVMutableCompositionTrack }
    }

    /// Its tracks.
    @_nonoverride open var tracks: [AVMutableCompositionTrack] { mutableTracks }
    /// The size of its pictures. Kept: none are drawn (DEV-1098).
    @_nonoverride open var naturalSize: CGSize {
        get { size }
        set { size = newValue }
    }
    /// Its tracks of a kind.
    @_nonoverride open func tracks(withMediaType mediaType: AVMediaType) -> [AVMutableCompositionTrack] {
        mutableTracks.filter { $0.mediaType == mediaType }
    }
    /// The track of a number; nil where there is none.
    @_nonoverride open func track(withTrackID trackID: CMPersistentTrackID) -> AVMutableCompositionTrack? {
        mutableTracks.first { $0.trackID == trackID }
    }
    /// Its tracks of a kind.
    @_nonoverride open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVMutableCompositionTrack]
    {
        mutableTracks.filter { $0.mediaType == mediaType }
    }
    /// The track of a number; nil where there is none.
    @_nonoverride open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws
        -> AVMutableCompositionTrack?
    {
        mutableTracks.first { $0.trackID == trackID }
    }
    /// A track that a part of another one can be put into: one of its kind.
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        mutableTracks.first { $0.mediaType == track.mediaType }
    }

    /// Adds a track without anything.
    ///
    /// - Parameter preferredTrackID: its number; one of the composition's choice where it is `kCMPersistentTrackID_Invalid` or taken.
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let isFree = preferredTrackID > 0 && !currentTracks.contains { $0.trackID == preferredTrackID }
        let number = isFree ? preferredTrackID : unusedTrackID()
        let track = AVMutableCompositionTrack(of: self, number, mediaType, CompositionPieces())
        currentTracks.append(track)
        return track
    }
    /// Takes a track out.
    open func removeTrack(_ track: AVCompositionTrack) { currentTracks.removeAll { $0 === track } }

    /// Puts a part of all tracks of a medium in, each into the track of its kind, which is added where there is none. What is later in any
    /// track comes after it.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        if let error = asset.error { throw error }
        let sources = asset.tracks as [AVAssetTrack]
        guard !sources.isEmpty else { throw AVError(.operationNotSupportedForAsset) }
        let place = startTime.isNumeric ? startTime : duration
        var filled: [AVMutableCompositionTrack] = []
        for source in sources {
            let free = mutableTracks.first { track in
                track.mediaType == source.mediaType && !filled.contains { $0 === track }
            }
            guard
                let track = free
                    ?? addMutableTrack(withMediaType: source.mediaType, preferredTrackID: source.trackID)
            else { continue }
            try track.insertTimeRange(timeRange, of: source, at: place)
            filled.append(track)
        }
        let empty = CMTimeRange(start: place, duration: timeRange.duration)
        for track in mutableTracks where !filled.contains(where: { $0 === track }) { track.insertEmptyTimeRange(empty) }
    }
    /// Puts a time without anything into all tracks.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        for track in mutableTracks { track.insertEmptyTimeRange(timeRange) }
    }
    /// Takes a time out of all tracks; what is later comes earlier.
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        for track in mutableTracks { track.removeTimeRange(timeRange) }
    }
    /// Makes a time of all tracks longer or shorter: it is played slower or faster.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        for track in mutableTracks { track.scaleTimeRange(timeRange, toDuration: duration) }
    }
}
