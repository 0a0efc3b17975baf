import CoreMedia
import Foundation

/// The parts of a composition's track as values: one after the other, from zero, without a gap. A part without anything has no source.
struct CompositionPieces: Sendable {
    struct Piece: Sendable {
        /// The part of the source; invalid for nothing.
        var source: CMTimeRange
        var duration: CMTime
        var url: URL?
        var trackID = kCMPersistentTrackID_Invalid

        init(_ track: AVAssetTrack, _ range: CMTimeRange) {
            (source, duration) = (range, range.duration)
            (url, trackID) = (track.sourceURL, track.trackID)
        }
        init(emptyFor duration: CMTime) { (source, self.duration) = (.invalid, duration) }
        init(_ segment: AVCompositionTrackSegment) {
            (source, duration) = (segment.timeMapping.source, segment.timeMapping.target.duration)
            (url, trackID) = (segment.sourceURL, segment.sourceTrackID)
        }

        /// The piece up to a time of it, and the rest. The source is cut where the same share of it has been played.
        func splitPiece(at time: CMTime) -> (Piece, Piece) {
            var (first, second) = (self, self)
            (first.duration, second.duration) = (time, duration - time)
            guard source.isValid else { return (first, second) }
            let part =
                source.duration == duration
                ? time
                : CMTimeMultiplyByFloat64(source.duration, multiplier: time.seconds / duration.seconds)
            first.source = CMTimeRange(start: source.start, duration: part)
            second.source = CMTimeRange(start: source.start + part, duration: source.duration - part)
            return (first, second)
        }
    }

    private var pieces: [Piece] = []

    init() {}
    init(_ segments: [AVCompositionTrackSegment]) { pieces = segments.map(Piece.init) }

    var isEmpty: Bool { pieces.isEmpty }
    var duration: CMTime { pieces.reduce(.zero) { $0 + $1.duration } }
    var segments: [AVCompositionTrackSegment] {
        var start = CMTime.zero
        return pieces.map { piece in
            defer { start = start + piece.duration }
            return AVCompositionTrackSegment(
                CMTimeMapping(source: piece.source, target: CMTimeRange(start: start, duration: piece.duration)),
                piece.url, piece.trackID)
        }
    }

    /// The index of the piece that begins at a time, which a piece around it is cut for; the count at the end and behind it.
    private mutating func splitPieces(at time: CMTime) -> Int {
        var start = CMTime.zero
        for (index, piece) in pieces.enumerated() {
            if time <= start { return index }
            let end = start + piece.duration
            if time < end {
                let (first, second) = piece.splitPiece(at: time - start)
                pieces.replaceSubrange(index...index, with: [first, second])
                return index + 1
            }
            start = end
        }
        return pieces.count
    }

    /// Puts a piece in; up to a place behind the end there is nothing.
    mutating func insertPiece(_ piece: Piece, at time: CMTime) {
        let gap = time - duration
        if gap > .zero { pieces.append(Piece(emptyFor: gap)) }
        pieces.insert(piece, at: splitPieces(at: time))
    }

    mutating func insertEmptiness(_ range: CMTimeRange) {
        guard range.start.isNumeric, range.duration.isNumeric, range.duration > .zero, range.start < duration else {
            return
        }
        pieces.insert(Piece(emptyFor: range.duration), at: splitPieces(at: range.start))
    }

    mutating func removeRange(_ range: CMTimeRange) {
        guard let indices = indicesOfRange(range) else { return }
        pieces.removeSubrange(indices)
    }

    mutating func scaleRange(_ range: CMTimeRange, to duration: CMTime) {
        guard duration.isNumeric, duration > .zero, let indices = indicesOfRange(range), !indices.isEmpty else {
            return
        }
        let before = pieces[indices].reduce(CMTime.zero) { $0 + $1.duration }
        let share = duration.seconds / before.seconds
        var rest = duration
        for index in indices.dropLast() {
            pieces[index].duration = CMTimeMultiplyByFloat64(pieces[index].duration, multiplier: share)
            rest = rest - pieces[index].duration
        }
        // The last one ends exactly where the whole does.
        pieces[indices.upperBound - 1].duration = rest
    }

    /// The pieces of a range, which pieces around its ends are cut for.
    private mutating func indicesOfRange(_ range: CMTimeRange) -> Range<Int>? {
        guard range.start.isNumeric, range.duration.isValid, !range.duration.isIndefinite, range.duration > .zero else {
            return nil
        }
        let first = splitPieces(at: range.start)
        let last = range.duration.isPositiveInfinity ? pieces.count : splitPieces(at: range.end)
        return first..<max(first, last)
    }
}
