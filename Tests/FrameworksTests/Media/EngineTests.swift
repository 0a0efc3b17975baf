import AVFAudio
import TestSupport
import XCTest

/// An engine on a device without speakers and microphone: what is scheduled is over on time (DEV-1323).
final class EngineTests: MainTestCase, @unchecked Sendable {
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
    }

    private let format = AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1)!
    private func buffer(seconds: Double) throws -> AVAudioPCMBuffer {
        let count = AVAudioFrameCount(seconds * 8000)
        let buffer = try XCTUnwrap(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: count))
        buffer.frameLength = count
        return buffer
    }
    private func running() throws -> (AVAudioEngine, AVAudioPlayerNode) {
        let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: format)
        try engine.start()
        return (engine, player)
    }

    func testABufferHasRoomForSilence() throws {
        let stereo = try XCTUnwrap(AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 2))
        let buffer = try XCTUnwrap(AVAudioPCMBuffer(pcmFormat: stereo, frameCapacity: 3))
        XCTAssertEqual(buffer.frameLength, 0)
        let rows = try XCTUnwrap(buffer.floatChannelData)
        rows[0][2] = 1
        XCTAssertEqual(rows[1][0], 0, "the channels lie apart")
        XCTAssertEqual(rows[0][2], 1)
        XCTAssertNil(buffer.int16ChannelData)
        XCTAssertNil(AVAudioPCMBuffer(pcmFormat: stereo, frameCapacity: .max), "that is too much")
    }

    func testBuffersArePlayedOneAfterTheOther() throws {
        try onMain {
            let (engine, player) = try running()
            let log = Log()
            player.scheduleBuffer(try buffer(seconds: 1)) { log.lines.append("one") }
            player.scheduleBuffer(try buffer(seconds: 0.5)) { log.lines.append("two") }
            harness.advance(by: 2)
            XCTAssertEqual(log.lines, [], "it doesn't play yet")
            player.play()
            harness.advance(by: 0.9)
            XCTAssertEqual(log.lines, [])
            harness.advance(by: 0.2)
            XCTAssertEqual(log.lines, ["one"])
            harness.advance(by: 0.5)
            XCTAssertEqual(log.lines, ["one", "two"])
            XCTAssertTrue(player.isPlaying, "what comes next begins at once")
            player.scheduleBuffer(try buffer(seconds: 0.5)) { log.lines.append("three") }
            harness.advance(by: 0.6)
            XCTAssertEqual(log.lines.count, 3)
            XCTAssertTrue(engine.isRunning)
        }
    }

    func testAPauseKeepsThePlace() throws {
        try onMain {
            let (engine, player) = try running()
            let log = Log()
            player.scheduleBuffer(try buffer(seconds: 1)) { log.lines.append("done") }
            player.play()
            harness.advance(by: 0.6)
            player.pause()
            harness.advance(by: 5)
            player.play()
            harness.advance(by: 0.3)
            XCTAssertEqual(log.lines, [])
            engine.pause()
            harness.advance(by: 5)
            XCTAssertEqual(log.lines, [], "the engine waits")
            try engine.start()
            harness.advance(by: 0.2)
            XCTAssertEqual(log.lines, ["done"])
        }
    }

    func testWhatLoopsIsOverWhenTheNodeStopsOrIsInterrupted() throws {
        try onMain {
            let (engine, player) = try running()
            defer { engine.stop() }
            let log = Log()
            player.scheduleBuffer(try buffer(seconds: 1), at: nil, options: .loops) { log.lines.append("loop") }
            player.play()
            harness.advance(by: 10)
            XCTAssertEqual(log.lines, [])
            player.scheduleBuffer(
                try buffer(seconds: 1), at: nil, options: .interrupts, completionCallbackType: .dataPlayedBack
            ) { log.lines.append("\($0 == .dataPlayedBack)") }
            XCTAssertEqual(log.lines, ["loop"])
            harness.advance(by: 1.1)
            XCTAssertEqual(log.lines, ["loop", "true"])
            player.scheduleBuffer(try buffer(seconds: 1)) { log.lines.append("stopped") }
            player.stop()
            XCTAssertEqual(log.lines.last, "stopped")
            XCTAssertFalse(player.isPlaying)
            harness.advance(by: 2)
            XCTAssertEqual(log.lines.count, 3, "and once only")
        }
    }

    func testSamplesOfAWaveAreRead() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".wav")
        var data = SoundTests.wave(seconds: 0.001)
        XCTAssertEqual(data.count, 44 + 16)
        data.replaceSubrange(44..<48, with: [0x00, 0x40, 0x00, 0xc0])
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let file = try AVAudioFile(forReading: url)
        let samples = try buffer(seconds: 0.001)
        try file.read(into: samples, frameCount: 3)
        XCTAssertEqual(samples.frameLength, 3)
        let row = try XCTUnwrap(samples.floatChannelData?[0])
        XCTAssertEqual([row[0], row[1], row[2]], [0.5, -0.5, 0])
        let stereo = try XCTUnwrap(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 2))
        let other = try XCTUnwrap(AVAudioPCMBuffer(pcmFormat: stereo, frameCapacity: 8))
        XCTAssertThrowsError(try file.read(into: other), "it has one channel")
    }

    /// DEV-1335
    func testUnitsAreNodes() throws {
        let engine = AVAudioEngine()
        let (pitch, equaliser) = (AVAudioUnitTimePitch(), AVAudioUnitEQ(numberOfBands: 3))
        engine.attach(pitch)
        engine.attach(equaliser)
        XCTAssertTrue(engine.attachedNodes.contains(pitch))
        XCTAssertEqual(equaliser.bands.count, 3)
        XCTAssertEqual(pitch.rate, 1)
        XCTAssertTrue(pitch.engine === engine)
    }

    func testAFileIsAsLongAsItSays() throws {
        try onMain {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".wav")
            try SoundTests.wave(seconds: 1.5).write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            let file = try AVAudioFile(forReading: url)
            XCTAssertEqual(file.length, 12000)
            XCTAssertEqual(file.processingFormat, format)
            let samples = try buffer(seconds: 1)
            try file.read(into: samples)
            XCTAssertEqual(samples.frameLength, 8000)
            XCTAssertEqual(file.framePosition, 8000)
            try file.read(into: samples)
            XCTAssertEqual(samples.frameLength, 4000, "as many as there are")
            file.framePosition = 0
            let (engine, player) = try running()
            defer { engine.stop() }
            let log = Log()
            player.scheduleFile(file, at: nil) { log.lines.append("file") }
            player.scheduleSegment(file, startingFrame: 8000, frameCount: 8000, at: nil) { log.lines.append("segment") }
            player.play()
            harness.advance(by: 1.6)
            XCTAssertEqual(log.lines, ["file"])
            harness.advance(by: 0.5)
            XCTAssertEqual(log.lines, ["file", "segment"])
            XCTAssertThrowsError(try AVAudioFile(forReading: URL(fileURLWithPath: "/none.wav")))
        }
    }

    func testThereIsNoMicrophone() {
        let engine = AVAudioEngine()
        XCTAssertEqual(engine.inputNode.outputFormat(forBus: 0).sampleRate, 0)
        XCTAssertEqual(engine.inputNode.outputFormat(forBus: 0).channelCount, 0)
        _ = engine.mainMixerNode
        XCTAssertThrowsError(try engine.start())
        XCTAssertFalse(engine.isRunning)
    }

    func testNodesAreAttachedAndLetGo() {
        let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
        engine.attach(player)
        XCTAssertTrue(player.engine === engine)
        engine.connect(player, to: engine.mainMixerNode, format: nil)
        XCTAssertEqual(engine.attachedNodes.count, 3, "the node, the mixer and the speakers")
        XCTAssertEqual(engine.mainMixerNode.nextAvailableInputBus, 1)
        engine.detach(player)
        XCTAssertNil(player.engine)
        XCTAssertEqual(engine.mainMixerNode.nextAvailableInputBus, 0)
    }
}
