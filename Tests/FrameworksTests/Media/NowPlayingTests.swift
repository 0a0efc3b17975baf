import MediaPlayer
import UIKit
import XCTest

/// What plays, and what a lock screen could ask for (DEV-1102).
final class NowPlayingTests: XCTestCase {
    func testWhatPlaysIsReadBack() {
        let center = MPNowPlayingInfoCenter.default()
        XCTAssertNil(center.nowPlayingInfo)
        center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Song", MPMediaItemPropertyPlaybackDuration: 60.0]
        XCTAssertEqual(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String, "Song")
        center.nowPlayingInfo = nil
        XCTAssertNil(center.nowPlayingInfo)
    }

    func testCommandsAreKept() {
        let commands = MPRemoteCommandCenter.shared()
        XCTAssertTrue(commands === MPRemoteCommandCenter.shared())
        XCTAssertTrue(commands.playCommand.isEnabled)
        commands.playCommand.isEnabled = false
        XCTAssertFalse(MPRemoteCommandCenter.shared().playCommand.isEnabled)
        commands.playCommand.isEnabled = true
        commands.skipForwardCommand.preferredIntervals = [15]
        XCTAssertEqual(commands.skipForwardCommand.preferredIntervals, [15])
        let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 10, height: 20)) { _ in UIImage() }
        XCTAssertEqual(artwork.bounds.size, CGSize(width: 10, height: 20))
    }
}
