import AVFoundation
import FoundationNetworking
import TestSupport
import XCTest

/// Media whose bytes an app gives itself (DEV-1373).
final class ResourceLoaderTests: MainTestCase, @unchecked Sendable {
    private final class Giver: NSObject, AVAssetResourceLoaderDelegate, @unchecked Sendable {
        let data: Data
        var isWilling = true, isHeld = false
        var error: (any Error)?
        private(set) var ranges: [String] = []
        private(set) var held: [AVAssetResourceLoadingRequest] = [], cancelled = 0
        init(_ data: Data) { self.data = data }

        func resourceLoader(
            _ resourceLoader: AVAssetResourceLoader,
            shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
        ) -> Bool {
            guard isWilling, let wanted = loadingRequest.dataRequest else { return false }
            ranges.append(
                "\(wanted.requestedOffset)+\(wanted.requestedLength) \(wanted.requestsAllDataToEndOfResource)"
                    + " \(loadingRequest.contentInformationRequest != nil)")
            held.append(loadingRequest)
            if !isHeld { answer(loadingRequest) }
            return true
        }
        func resourceLoader(
            _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
        ) { cancelled += 1 }

        func answer(_ request: AVAssetResourceLoadingRequest) {
            if let error { return request.finishLoading(with: error) }
            if let information = request.contentInformationRequest {
                information.contentType = "com.microsoft.waveform-audio"
                information.contentLength = Int64(data.count)
                information.isByteRangeAccessSupported = true
            }
            guard let wanted = request.dataRequest else { return }
            // The bytes come in two parts.
            let part = data.dropFirst(Int(wanted.requestedOffset)).prefix(wanted.requestedLength)
            wanted.respond(with: Data(part.prefix(part.count / 2)))
            XCTAssertEqual(wanted.currentOffset, wanted.requestedOffset + Int64(part.count / 2))
            wanted.respond(with: Data(part.dropFirst(part.count / 2)))
            request.finishLoading()
            XCTAssertTrue(request.isFinished || request.isCancelled)
        }
    }

    /// Kingfisher names what it keeps by the address of an asset's.
    func test_anAssetOfAnAddressKnowsIt() throws {
        let url = URL(fileURLWithPath: "/none.wav")
        let asset = AVAsset(url: url)
        XCTAssertEqual((asset as? AVURLAsset)?.url, url)
        final class Own: AVURLAsset, @unchecked Sendable {}
        XCTAssertEqual(Own(url: url).url, url)
        XCTAssertEqual(AVURLAsset(url: url, options: [:]).url, url)
    }

    private func asset(_ giver: Giver) throws -> AVURLAsset {
        let asset = AVURLAsset(url: try XCTUnwrap(URL(string: "cached-https://example.com/a.wav")))
        asset.resourceLoader.setDelegate(giver, queue: .main)
        XCTAssertTrue(asset.resourceLoader.delegate === giver)
        return asset
    }

    private func wait(_ isReached: () -> Bool) {
        for _ in 0..<200 where !isReached() {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }

    func testAnItemIsReadyOnceTheAppHasGivenTheBytes() throws {
        let giver = Giver(SoundTests.wave(seconds: 2))
        try onMain {
            let item = AVPlayerItem(asset: try asset(giver))
            XCTAssertEqual(item.status, .unknown)
            XCTAssertNil(item.error)
            var told: [AVPlayerItem.Status] = []
            let observation = item.observe(\.status, _porticoKeys: "status") { item, _ in
                MainActor.assumeIsolated { told.append(item.status) }
            }
            let player = AVPlayer(playerItem: item)
            player.play()
            XCTAssertEqual(player.timeControlStatus, .waitingToPlayAtSpecifiedRate)
            wait { item.status != .unknown }
            XCTAssertEqual(item.status, .readyToPlay)
            XCTAssertEqual(told, [.readyToPlay])
            XCTAssertEqual(player.timeControlStatus, .playing)
            XCTAssertEqual(item.duration.seconds, 2, accuracy: 0.001)
            XCTAssertEqual(item.asset.tracks.count, 1)
            XCTAssertEqual(giver.ranges, ["0+2 false true", "0+\(giver.data.count) true false"])
            observation.invalidate()
        }
    }

    func testAnAppThatDeclinesOrFailsIsTheItemsError() throws {
        for isWilling in [false, true] {
            let giver = Giver(Data())
            (giver.isWilling, giver.error) = (isWilling, URLError(.timedOut))
            let asset = try asset(giver)
            let over = expectation(description: "over")
            asset.loadValuesAsynchronously(forKeys: ["playable"]) { over.fulfill() }
            wait(for: [over], timeout: 10)
            var error: NSError?
            XCTAssertEqual(asset.statusOfValue(forKey: "playable", error: &error), .failed)
            XCTAssertEqual(error?.code, isWilling ? NSURLErrorTimedOut : NSURLErrorUnsupportedURL)
            XCTAssertFalse(asset.isPlayable)
        }
    }

    func testALengthIsWaitedForAndBytesThatAreNoSoundAreAnError() async throws {
        // The loader doesn't hold its delegate.
        let givers = [Giver(SoundTests.wave(seconds: 1)), Giver(Data("no sound at all".utf8))]
        defer { withExtendedLifetime(givers) {} }
        let asset = try asset(givers[0])
        let duration = try await asset.load(.duration)
        XCTAssertEqual(duration.seconds, 1, accuracy: 0.001)
        let other = try self.asset(givers[1])
        do {
            _ = try await other.load(.duration)
            XCTFail("it isn't a sound")
        } catch { XCTAssertEqual((error as? AVError)?.code, .fileFormatNotRecognized) }
    }

    func testWhatIsGivenUpIsTold() throws {
        let giver = Giver(SoundTests.wave(seconds: 1))
        giver.isHeld = true
        let asset = try asset(giver)
        let over = expectation(description: "over")
        asset.loadValuesAsynchronously(forKeys: ["duration"]) { over.fulfill() }
        wait { !giver.held.isEmpty }
        XCTAssertEqual(asset.statusOfValue(forKey: "duration", error: nil), .loading)
        asset.cancelLoading()
        wait(for: [over], timeout: 10)
        wait { giver.cancelled == 1 }
        XCTAssertEqual(giver.cancelled, 1)
        XCTAssertTrue(giver.held[0].isCancelled)
        giver.answer(giver.held[0])
        XCTAssertFalse(giver.held[0].isFinished)
    }

    func testTheSystemsOwnSchemesAreNotAsked() throws {
        let giver = Giver(Data())
        let asset = AVURLAsset(url: URL(fileURLWithPath: "/none.wav"))
        asset.resourceLoader.setDelegate(giver, queue: nil)
        XCTAssertEqual(asset.statusOfValue(forKey: "duration", error: nil), .failed)
        XCTAssertEqual(giver.ranges, [])
    }
}
