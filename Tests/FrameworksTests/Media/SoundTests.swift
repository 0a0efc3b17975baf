import AVFoundation
import TestSupport
import XCTest

@testable import AVFAudio

/// What heads of sound files say, and what a device without speaker and decoder makes of them (DEV-1098).
final class SoundTests: MainTestCase, @unchecked Sendable {
    static func wave(seconds: Double, rate: Int = 8000) -> Data {
        let count = Int(Double(rate) * seconds)
        var data = Data("RIFF".utf8)
        func u32(_ value: Int) { withUnsafeBytes(of: UInt32(value).littleEndian) { data.append(contentsOf: $0) } }
        func u16(_ value: Int) { withUnsafeBytes(of: UInt16(value).littleEndian) { data.append(contentsOf: $0) } }
        u32(36 + count * 2)
        data += Data("WAVEfmt ".utf8)
        u32(16)
        u16(1)
        u16(1)
        u32(rate)
        u32(rate * 2)
        u16(2)
        u16(16)
        data += Data("data".utf8)
        u32(count * 2)
        return data + Data(count: count * 2)
    }

    func testAWaveSaysItsLength() throws {
        let file = try XCTUnwrap(SoundFile(Self.wave(seconds: 1.5)))
        XCTAssertEqual(file.duration, 1.5, accuracy: 0.001)
        XCTAssertEqual(file.sampleRate, 8000)
        XCTAssertEqual(file.channels, 1)
    }

    func testAnyBeginningOfAFileIsReadWithoutACrash() {
        let wave = Self.wave(seconds: 0.01)
        for count in 0..<wave.count { _ = SoundFile(wave.prefix(count)) }
        var movie = Data([0, 0, 0, 8]) + Data("ftyp".utf8)
        for _ in 0..<50 { movie += Data([0xff, 0xff, 0xff, 0xff]) + Data("moovtrakmdiamvhdhdlr".utf8) }
        for count in 0..<movie.count { _ = SoundFile(movie.prefix(count)) }
        for head in ["FORM\0\0\0\0AIFFCOMM", "caff\0\0\0\0desc", "ID3\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}"] {
            let data = Data(head.utf8) + Data(repeating: 0xff, count: 200)
            for count in 0..<data.count { _ = SoundFile(data.prefix(count)) }
        }
    }

    func testNoSoundIsAnError() {
        XCTAssertThrowsError(try AVAudioPlayer(data: Data("not a sound".utf8))) {
            XCTAssertEqual(($0 as NSError).domain, NSOSStatusErrorDomain)
        }
        XCTAssertThrowsError(try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/none.wav")))
    }

    func testAPlayerOfAFilmSaysThatNothingDecodesIt() throws {
        try onMain {
            var movie = Data([0, 0, 0, 8]) + Data("ftyp".utf8)
            let handler = Data(count: 8) + Data("vide".utf8) + Data(count: 12)
            func box(_ name: String, _ inside: Data) -> Data {
                withUnsafeBytes(of: UInt32(inside.count + 8).bigEndian) { Data($0) } + Data(name.utf8) + inside
            }
            let head = Data(count: 12) + Data([0, 0, 3, 0xe8, 0, 0, 7, 0xd0]) + Data(count: 80)
            movie += box("moov", box("mvhd", head) + box("trak", box("mdia", box("hdlr", handler))))
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".mp4")
            try movie.write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            let item = AVPlayerItem(url: url)
            XCTAssertEqual(item.duration.seconds, 2, accuracy: 0.001)
            XCTAssertEqual(item.status, .failed)
            XCTAssertEqual((item.error as? AVError)?.code, .decoderNotFound)
            XCTAssertThrowsError(try AVAssetImageGenerator(asset: item.asset).copyCGImage(at: .zero, actualTime: nil))
            XCTAssertNil(AVAssetExportSession(asset: item.asset, presetName: AVAssetExportPresetHighestQuality))
        }
    }

    func testThereIsNoCamera() {
        XCTAssertNil(AVCaptureDevice.default(for: .video))
        XCTAssertTrue(
            AVCaptureDevice.DiscoverySession(deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back)
                .devices.isEmpty)
        let session = AVCaptureSession()
        session.startRunning()
        XCTAssertFalse(session.isRunning)
        let output = AVCapturePhotoOutput()
        XCTAssertTrue(session.canAddOutput(output))
        session.addOutput(output)
        XCTAssertFalse(session.canAddOutput(output))
    }

    /// DEV-1375.
    func testARecorderSaysThatThereIsNoMicrophone() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".m4a")
        let settings: [String: Any] = [
            AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12000, AVNumberOfChannelsKey: 1,
            AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
        ]
        let recorder = try AVAudioRecorder(url: url, settings: settings)
        XCTAssertFalse(recorder.prepareToRecord())
        XCTAssertFalse(recorder.record())
        XCTAssertFalse(recorder.isRecording)
        recorder.stop()
        XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
        XCTAssertEqual(recorder.averagePower(forChannel: 0), -160)
        XCTAssertThrowsError(try AVAudioRecorder(url: url, settings: [AVFormatIDKey: kAudioFormatMPEGLayer3]))
    }

    func testCodeThatSetsACameraBuilds() {
        // Nobody has one to call it with.
        func setUp(_ camera: AVCaptureDevice) throws {
            try camera.lockForConfiguration()
            camera.torchMode = .on
            camera.videoZoomFactor = min(2, camera.maxAvailableVideoZoomFactor)
            if camera.isFocusPointOfInterestSupported { camera.focusPointOfInterest = .zero }
            if camera.isExposurePointOfInterestSupported { camera.exposurePointOfInterest = .zero }
            (camera.focusMode, camera.exposureMode) = (.continuousAutoFocus, .continuousAutoExposure)
            camera.activeFormat = camera.formats.first { !$0.isVideoBinned } ?? camera.activeFormat
            camera.activeVideoMinFrameDuration = CMTime(value: 1, timescale: 30)
            try camera.setTorchModeOn(level: AVCaptureDevice.maxAvailableTorchLevel)
            let size = CMVideoFormatDescriptionGetDimensions(camera.activeFormat.formatDescription)
            if camera.minimumFocusDistance != -1, size.width > 0 { camera.videoZoomFactor = CGFloat(size.height) }
        }
        _ = setUp
        XCTAssertEqual(AVCapturePhotoSettings().photoQualityPrioritization, .balanced)
        XCTAssertEqual(AVCapturePhotoOutput().maxPhotoQualityPrioritization, .balanced)
        XCTAssertFalse(AVCaptureSession().isMultitaskingCameraAccessSupported)
        XCTAssertEqual(AVCaptureSession.InterruptionReason(rawValue: 5), .videoDeviceNotAvailableDueToSystemPressure)
    }

    func testNothingIsRecorded() {
        final class Watcher: NSObject, AVCaptureFileOutputRecordingDelegate, AVCapturePhotoCaptureDelegate {
            var heard: [String] = []
            func fileOutput(
                _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
                from connections: [AVCaptureConnection], error: (any Error)?
            ) {
                heard.append(
                    "film \(outputFileURL.lastPathComponent) \((error as? AVError)?.code == .sessionNotRunning)")
            }
            func photoOutput(
                _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
            ) { heard.append("photo \(photo.resolvedSettings.expectedPhotoCount) \(error != nil)") }
            func photoOutput(
                _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
                error: (any Error)?
            ) { heard.append("over") }
        }
        let (watcher, film) = (Watcher(), AVCaptureMovieFileOutput())
        film.startRecording(to: URL(fileURLWithPath: "/tmp/a.mov"), recordingDelegate: watcher)
        XCTAssertFalse(film.isRecording)
        AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: watcher)
        for _ in 0..<100 where watcher.heard.count < 3 {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        XCTAssertEqual(watcher.heard, ["film a.mov true", "photo 0 true", "over"])
    }

    func testASessionKeepsWhatItIsTold() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .spokenAudio, options: [.mixWithOthers])
        XCTAssertEqual(session.category, .playback)
        XCTAssertEqual(session.mode, .spokenAudio)
        XCTAssertEqual(session.categoryOptions, .mixWithOthers)
        XCTAssertFalse(session.isInputAvailable)
    }

    /// DEV-1386.
    func testSoundsGoToTheLoudspeaker() throws {
        let session = AVAudioSession.sharedInstance()
        XCTAssertEqual(session.currentRoute.outputs.map(\.portType), [.builtInSpeaker])
        XCTAssertTrue(session.currentRoute.inputs.isEmpty)
        XCTAssertFalse(session.currentRoute.outputs.contains { $0.portType == .headphones })
        try session.setCategory(.playback, mode: .default, policy: .longFormAudio, options: [])
        XCTAssertEqual(session.category, .playback)
        try session.setPreferredSampleRate(44100)
        XCTAssertEqual(session.preferredSampleRate, 44100)
        XCTAssertThrowsError(try session.setPreferredInput(session.currentRoute.outputs[0]))
    }

    func testShapesFit() {
        XCTAssertEqual(
            AVMakeRect(
                aspectRatio: CGSize(width: 16, height: 9), insideRect: CGRect(x: 0, y: 0, width: 160, height: 160)),
            CGRect(x: 0, y: 35, width: 160, height: 90))
        XCTAssertEqual(NSValue(time: CMTime(value: 3, timescale: 2)).timeValue.seconds, 1.5)
    }
}

/// A sound's life on the app's clock.
final class AudioPlayerTests: MainTestCase, @unchecked Sendable {
    final class Hearer: NSObject, AVAudioPlayerDelegate {
        nonisolated(unsafe) var log: [Bool] = []
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { log.append(flag) }
    }

    func testASoundIsOverOnTimeAndToldOnce() throws {
        try onMain {
            let (player, hearer) = (try AVAudioPlayer(data: SoundTests.wave(seconds: 1)), Hearer())
            player.delegate = hearer
            XCTAssertTrue(player.play())
            harness.advance(by: 0.4)
            XCTAssertEqual(player.currentTime, 0.4, accuracy: 0.05)
            player.pause()
            harness.advance(by: 2)
            XCTAssertEqual(player.currentTime, 0.4, accuracy: 0.05)
            XCTAssertEqual(hearer.log, [])
            player.currentTime = 0.8
            player.play()
            harness.advance(by: 0.4)
            XCTAssertEqual(hearer.log, [true])
            XCTAssertFalse(player.isPlaying)
            XCTAssertEqual(player.currentTime, 0)
        }
    }

    func testALoopBeginsAgainAndAStopTellsNobody() throws {
        try onMain {
            let (player, hearer) = (try AVAudioPlayer(data: SoundTests.wave(seconds: 1)), Hearer())
            (player.delegate, player.numberOfLoops) = (hearer, 1)
            player.play()
            harness.advance(by: 1.5)
            XCTAssertTrue(player.isPlaying)
            harness.advance(by: 1)
            XCTAssertEqual(hearer.log, [true])
            player.play()
            player.stop()
            harness.advance(by: 3)
            XCTAssertEqual(hearer.log, [true])
        }
    }

    func testAPlayersItemEndsAndAQueueGoesOn() throws {
        try onMain {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".wav")
            try SoundTests.wave(seconds: 1).write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            let items = [AVPlayerItem(url: url), AVPlayerItem(url: url)]
            var ended: [Int] = []
            let observer = NotificationCenter.default.addObserver(
                forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
            ) { note in
                let item = note.object as? AVPlayerItem
                MainActor.assumeIsolated { ended.append(items.firstIndex { $0 === item } ?? -1) }
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            let player = AVQueuePlayer(items: items)
            var times: [Double] = []
            let token = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 2), queue: nil) {
                times.append($0.seconds)
            }
            player.play()
            XCTAssertEqual(player.timeControlStatus, .playing)
            harness.advance(by: 1.5)
            XCTAssertEqual(ended, [0])
            XCTAssertTrue(player.currentItem === items[1])
            harness.advance(by: 1)
            XCTAssertEqual(ended, [0, 1])
            XCTAssertNil(player.currentItem)
            XCTAssertGreaterThan(times.count, 2)
            player.removeTimeObserver(token)
        }
    }

    func testAPlayerTellsItsRate() throws {
        try onMain {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".wav")
            try SoundTests.wave(seconds: 1).write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            let player = AVPlayer(url: url)
            var rates: [Float] = []
            var states: [AVPlayer.TimeControlStatus] = []
            let rate = player.observe(\.rate, _porticoKeys: "rate") { player, _ in
                MainActor.assumeIsolated { rates.append(player.rate) }
            }
            let state = player.observe(\.timeControlStatus, _porticoKeys: "timeControlStatus") { player, _ in
                MainActor.assumeIsolated { states.append(player.timeControlStatus) }
            }
            player.play()
            player.play()
            player.pause()
            XCTAssertEqual(rates, [1, 0], "the same rate isn't told again")
            XCTAssertEqual(states.last, .paused)
            XCTAssertFalse(states.isEmpty)
            rate.invalidate()
            state.invalidate()
        }
    }
}
