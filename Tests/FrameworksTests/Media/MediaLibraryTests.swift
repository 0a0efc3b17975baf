import MediaPlayer
import TestSupport
import XCTest

/// A device without music and without sound (DEV-1385).
final class MediaLibraryTests: MainTestCase, @unchecked Sendable {
    func testAVolumeViewHasASliderThatIsFull() throws {
        try onMain {
            let view = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
            view.layoutIfNeeded()
            let slider = try XCTUnwrap(view.subviews.lazy.compactMap { $0 as? UISlider }.first)
            XCTAssertEqual(slider.value, 1)
            XCTAssertEqual(slider.frame.width, 200)
            XCTAssertEqual(slider.frame.midY, 25, accuracy: 0.5)
            view.showsVolumeSlider = false
            XCTAssertTrue(slider.isHidden)
            let image = UIImage()
            view.setVolumeThumbImage(image, for: .normal)
            XCTAssertTrue(view.volumeThumbImage(for: .normal) === image)
        }
    }

    func testThereIsNoMusic() {
        onMain {
            XCTAssertEqual(MPMediaLibrary.authorizationStatus(), .notDetermined)
            let player = MPMusicPlayerController.systemMusicPlayer
            player.play()
            XCTAssertEqual(player.playbackState, .stopped)
            XCTAssertNil(player.nowPlayingItem?.title)
            XCTAssertEqual(MPMediaItemCollection(items: []).count, 0)
        }
    }

    func testLanguagesAreKept() {
        let german = MPNowPlayingInfoLanguageOption(
            type: .legible, languageTag: "de", characteristics: nil, displayName: "Deutsch", identifier: "1")
        let group = MPNowPlayingInfoLanguageOptionGroup(
            languageOptions: [german], defaultLanguageOption: german, allowEmptySelection: true)
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPNowPlayingInfoPropertyAvailableLanguageOptions: [group]]
        let kept =
            MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPNowPlayingInfoPropertyAvailableLanguageOptions]
            as? [MPNowPlayingInfoLanguageOptionGroup]
        XCTAssertEqual(kept?.first?.defaultLanguageOption?.languageTag, "de")
        MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
    }
}
