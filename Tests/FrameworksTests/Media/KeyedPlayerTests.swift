import AVFoundation
import TestSupport
import XCTest

/// What observers of a key path ask players for.
final class KeyedPlayerTests: MainTestCase, @unchecked Sendable {
    func testPropertiesAreReadByName() {
        onMain {
            let item = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere.mp4"))
            let player = AVPlayer(playerItem: item)
            XCTAssertEqual(player.value(forKey: "rate") as? Float, 0)
            XCTAssertEqual(player.value(forKey: "timeControlStatus") as? Int, 0)
            XCTAssertTrue(player.value(forKey: "currentItem") as? AVPlayerItem === item)
            XCTAssertEqual(player.value(forKeyPath: "currentItem.status") as? Int, item.status.rawValue)
            XCTAssertEqual(item.value(forKey: "playbackLikelyToKeepUp") as? Bool, false)
            XCTAssertEqual((item.value(forKey: "loadedTimeRanges") as? [NSValue])?.count, 0)
            XCTAssertEqual(AVAudioSession.sharedInstance().value(forKey: "outputVolume") as? Float, 1)
        }
    }

    func testAnotherItemIsHeardOf() {
        onMain {
            let player = AVPlayer(playerItem: AVPlayerItem(url: URL(fileURLWithPath: "/nowhere.mp4")))
            var heard: [Bool] = []
            let observation = player.observe(\.currentItem, _porticoKeys: "currentItem") { player, _ in
                heard.append(player.currentItem == nil)
            }
            player.replaceCurrentItem(with: nil)
            player.replaceCurrentItem(with: AVPlayerItem(url: URL(fileURLWithPath: "/elsewhere.mp4")))
            XCTAssertEqual(heard, [true, false])
            withExtendedLifetime(observation) {}
        }
    }
}
