import AVFoundation
import TestSupport
import XCTest

/// Compositions of sounds: what inserting, removing and scaling make of segments.
final class CompositionTests: MainTestCase, @unchecked Sendable {
    /// The import of CoreVideo is AVFoundation's: it's the file's only one of the two.
    func testPixelBuffersComeWithAVFoundation() {
        var buffer: CVPixelBuffer?
        let attributes: [CFString: Any] = [kCVPixelBufferCGImageCompatibilityKey: true]
        XCTAssertEqual(
            CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_32BGRA, attributes as CFDictionary, &buffer),
            kCVReturnSuccess)
    }

    /// DEV-1336
    func testAMixSaysHowLoudATrackIs() throws {
        let track = try track()
        let parameters = AVMutableAudioMixInputParameters(track: track)
        XCTAssertEqual(parameters.trackID, track.trackID)
        parameters.setVolumeRamp(fromStartVolume: 0, toEndVolume: 1, timeRange: range(10, 10))
        parameters.setVolume(0.25, at: time(5))
        let mix = AVMutableAudioMix()
        mix.inputParameters = [parameters]
        let copy = try XCTUnwrap(mix.copy() as? AVAudioMix)
        let read = try XCTUnwrap(copy.inputParameters.first)
        var (start, end) = (Float(-1), Float(-1))
        XCTAssertFalse(read.getVolumeRamp(for: time(1), startVolume: &start, endVolume: &end, timeRange: nil))
        XCTAssertTrue(read.getVolumeRamp(for: time(7), startVolume: &start, endVolume: &end, timeRange: nil))
        XCTAssertEqual([start, end], [0.25, 0.25])
        XCTAssertTrue(read.getVolumeRamp(for: time(15), startVolume: &start, endVolume: &end, timeRange: nil))
        XCTAssertEqual([start, end], [0, 1])
    }

    private func time(_ value: Int64) -> CMTime { CMTime(value: value, timescale: 10) }
    private func range(_ start: Int64, _ length: Int64) -> CMTimeRange {
        CMTimeRange(start: time(start), duration: time(length))
    }

    /// A sound of two seconds in a file.
    private func sound() throws -> AVURLAsset {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".wav")
        try SoundTests.wave(seconds: 2).write(to: url)
        addTeardownBlock { try? FileManager.default.removeItem(at: url) }
        return AVURLAsset(url: url)
    }
    private func source() throws -> AVAssetTrack { try XCTUnwrap(try sound().tracks(withMediaType: .audio).first) }

    /// Start and length of the targets and of the sources, in tenths of a second; nil for nothing.
    private func layout(_ track: AVCompositionTrack) -> [String] {
        func tenths(_ time: CMTime) -> Int { Int((time.seconds * 10).rounded()) }
        return track.segments.map { segment in
            let (target, source) = (segment.timeMapping.target, segment.timeMapping.source)
            let from = segment.isEmpty ? "nothing" : "\(tenths(source.start))+\(tenths(source.duration))"
            return "\(tenths(target.start))+\(tenths(target.duration)) \(from)"
        }
    }
    private func track(_ composition: AVMutableComposition = AVMutableComposition()) throws -> AVMutableCompositionTrack
    {
        let made = composition.addMutableTrack(withMediaType: .audio, preferredTrackID: kCMPersistentTrackID_Invalid)
        return try XCTUnwrap(made)
    }

    func testASoundHasOneTrack() throws {
        let asset = try sound()
        XCTAssertEqual(asset.tracks.count, 1)
        XCTAssertEqual(asset.tracks(withMediaType: .video).count, 0)
        let track = try XCTUnwrap(asset.track(withTrackID: 1))
        XCTAssertTrue(track === asset.tracks[0], "it is one object")
        XCTAssertEqual(track.mediaType, .audio)
        XCTAssertEqual(track.timeRange.duration.seconds, 2, accuracy: 0.001)
        XCTAssertEqual(track.naturalTimeScale, 8000)
        XCTAssertTrue(track.asset === asset)
        XCTAssertEqual(AVURLAsset(url: URL(fileURLWithPath: "/none.wav")).tracks.count, 0)
    }

    func testPropertiesAreLoaded() async throws {
        let asset = try sound()
        let (duration, tracks) = try await asset.load(.duration, .tracks)
        XCTAssertEqual(duration.seconds, 2, accuracy: 0.001)
        XCTAssertEqual(tracks.count, 1)
        let range = try await tracks[0].load(.timeRange)
        XCTAssertEqual(range.duration.seconds, 2, accuracy: 0.001)
        let none = AVURLAsset(url: URL(fileURLWithPath: "/none.wav"))
        let isPlayable = try await none.load(.isPlayable)
        XCTAssertFalse(isPlayable)
        do {
            _ = try await none.load(.duration)
            XCTFail("there is no such file")
        } catch { XCTAssertEqual((error as? AVError)?.code, .fileFormatNotRecognized) }
    }

    func testPartsAreInsertedAndWhatIsLaterComesAfter() throws {
        let (track, source) = (try track(), try source())
        try track.insertTimeRange(range(5, 10), of: source, at: .zero)
        try track.insertTimeRange(range(0, 2), of: source, at: time(4))
        XCTAssertEqual(layout(track), ["0+4 5+4", "4+2 0+2", "6+6 9+6"])
        try track.insertTimeRange(range(0, 1), of: source, at: .invalid)
        XCTAssertEqual(layout(track).last, "12+1 0+1", "an invalid time is the end")
        XCTAssertEqual(track.segments.first?.sourceURL, (source.asset as? AVURLAsset)?.url)
        XCTAssertEqual(track.segments.first?.sourceTrackID, 1)
        XCTAssertEqual(track.segment(forTrackTime: time(5))?.timeMapping.source.start, .zero)
        XCTAssertNil(track.segment(forTrackTime: time(13)) as AVCompositionTrackSegment?, "it is over")
    }

    func testBehindTheEndThereIsNothing() throws {
        let (track, source) = (try track(), try source())
        try track.insertTimeRange(range(0, 5), of: source, at: time(10))
        XCTAssertEqual(layout(track), ["0+10 nothing", "10+5 0+5"])
        track.insertEmptyTimeRange(range(15, 5))
        XCTAssertEqual(track.timeRange.duration, time(15), "nothing can be put at the end")
        track.insertEmptyTimeRange(range(12, 3))
        XCTAssertEqual(layout(track), ["0+10 nothing", "10+2 0+2", "12+3 nothing", "15+3 2+3"])
    }

    func testRemovingAndScaling() throws {
        let (track, source) = (try track(), try source())
        try track.insertTimeRange(range(0, 20), of: source, at: .zero)
        track.removeTimeRange(range(5, 5))
        XCTAssertEqual(layout(track), ["0+5 0+5", "5+10 10+10"])
        track.scaleTimeRange(range(5, 10), toDuration: time(5))
        XCTAssertEqual(layout(track), ["0+5 0+5", "5+5 10+10"])
        // A part that is played twice as fast is cut where half of the source is through.
        track.removeTimeRange(range(8, 100))
        XCTAssertEqual(layout(track), ["0+5 0+5", "5+3 10+6"])
        track.removeTimeRange(CMTimeRange(start: .zero, duration: .positiveInfinity))
        XCTAssertEqual(layout(track), [])
    }

    func testRangesThatTheSourceDoesNotHaveAreErrors() throws {
        let (track, source) = (try track(), try source())
        func code(_ range: CMTimeRange, of source: AVAssetTrack) -> AVError.Code? {
            do {
                try track.insertTimeRange(range, of: source, at: .zero)
                return nil
            } catch { return (error as? AVError)?.code }
        }
        XCTAssertEqual(code(range(20, 5), of: source), .invalidCompositionTrackSegmentSourceStartTime)
        XCTAssertEqual(code(.invalid, of: source), .invalidCompositionTrackSegmentSourceStartTime)
        XCTAssertEqual(code(range(0, 0), of: source), .invalidCompositionTrackSegmentSourceDuration)
        let pictures = AVMutableComposition().addMutableTrack(withMediaType: .video, preferredTrackID: 0)
        XCTAssertEqual(code(range(0, 1), of: try XCTUnwrap(pictures)), .operationNotSupportedForAsset)
        XCTAssertEqual(track.segments.count, 0, "nothing was changed")
    }

    func testNumbersOfTracks() throws {
        let composition = AVMutableComposition()
        let first = composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 7)
        XCTAssertEqual(first?.trackID, 7)
        XCTAssertNotEqual(composition.addMutableTrack(withMediaType: .audio, preferredTrackID: 7)?.trackID, 7)
        XCTAssertEqual(composition.tracks.count, 2)
        XCTAssertTrue(composition.track(withTrackID: 7) === first)
        XCTAssertTrue(composition.tracks(withMediaType: .audio).first === first)
        let whole: AVAsset = composition
        XCTAssertEqual(whole.tracks.count, 2)
    }

    func testAWholeMediumIsInserted() throws {
        let composition = AVMutableComposition()
        try composition.insertTimeRange(range(0, 20), of: try sound(), at: .zero)
        XCTAssertEqual(composition.tracks.count, 1)
        try composition.insertTimeRange(range(0, 10), of: try sound(), at: time(5))
        XCTAssertEqual(composition.tracks.count, 1)
        XCTAssertEqual(composition.duration, time(30))
        XCTAssertThrowsError(
            try composition.insertTimeRange(range(0, 1), of: AVURLAsset(url: URL(fileURLWithPath: "/none")), at: .zero))
    }

    func testACopyDoesNotChange() throws {
        let composition = AVMutableComposition()
        let track = try track(composition)
        try track.insertTimeRange(range(0, 10), of: try source(), at: .zero)
        let copy = try XCTUnwrap(composition.copy() as? AVComposition)
        let other = try XCTUnwrap(composition.mutableCopy() as? AVMutableComposition)
        composition.removeTrack(track)
        XCTAssertEqual(composition.duration, .zero)
        XCTAssertEqual(copy.duration, time(10))
        XCTAssertFalse(copy is AVMutableComposition)
        other.removeTimeRange(range(0, 5))
        XCTAssertEqual(other.duration, time(5))
        XCTAssertEqual(copy.duration, time(10))
    }

    func testSegmentsAreValidated() throws {
        let track = try track()
        let url = URL(fileURLWithPath: "/a.wav")
        func part(_ target: CMTimeRange, _ source: CMTimeRange) -> AVCompositionTrackSegment {
            AVCompositionTrackSegment(url: url, trackID: 1, sourceTimeRange: source, targetTimeRange: target)
        }
        try track.validateSegments([AVCompositionTrackSegment(timeRange: range(0, 5)), part(range(5, 5), range(0, 10))])
        for (segments, code) in [
            ([part(range(1, 5), range(0, 5))], AVError.Code.compositionTrackSegmentsNotContiguous),
            ([part(range(0, 0), range(0, 5))], .invalidCompositionTrackSegmentDuration),
            ([part(range(0, 5), range(-1, 5))], .invalidCompositionTrackSegmentSourceStartTime),
            ([part(range(0, 5), range(0, 0))], .invalidCompositionTrackSegmentSourceDuration),
        ] {
            XCTAssertThrowsError(try track.validateSegments(segments)) { XCTAssertEqual(($0 as? AVError)?.code, code) }
        }
        track.segments = [part(range(0, 5), range(0, 10))]
        XCTAssertEqual(layout(track), ["0+5 0+10"])
    }

    // DEV-1098
    func testACompositionOfPicturesCannotBePlayed() throws {
        try onMain {
            let composition = AVMutableComposition()
            let pictures = try XCTUnwrap(composition.addMutableTrack(withMediaType: .video, preferredTrackID: 0))
            XCTAssertEqual(AVPlayerItem(asset: composition).status, .readyToPlay, "there is nothing in it")
            let other = try XCTUnwrap(
                AVMutableComposition().addMutableTrack(withMediaType: .video, preferredTrackID: 0))
            other.segments = [AVCompositionTrackSegment(timeRange: range(0, 10))]
            try pictures.insertTimeRange(range(0, 10), of: other, at: .zero)
            XCTAssertEqual(AVPlayerItem(asset: composition).status, .failed)
            XCTAssertEqual((AVPlayerItem(asset: composition).error as? AVError)?.code, .decoderNotFound)
        }
    }
}
