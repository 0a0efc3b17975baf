import AVKit
import TestSupport
import XCTest

/// A button without anything to choose (DEV-1217), and what an item says of its rates.
final class RoutePickerTests: MainTestCase, @unchecked Sendable {
    func testItIsAButtonThatFillsTheView() throws {
        try onMain {
            let view = AVRoutePickerView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
            let button = try XCTUnwrap(view.subviews.lazy.compactMap { $0 as? UIButton }.first)
            XCTAssertEqual(button.frame.size, view.bounds.size)
            view.frame.size.width = 60
            XCTAssertEqual(button.frame.width, 60)
            XCTAssertFalse(view.prioritizesVideoDevices)
            XCTAssertNil(view.delegate)
        }
    }

    func testWhatCannotBePlayedHasNoRates() {
        onMain {
            let item = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere.mp4"))
            XCTAssertFalse(item.canPlayReverse)
            XCTAssertFalse(item.canPlayFastForward, "nothing is there")
        }
    }
}
