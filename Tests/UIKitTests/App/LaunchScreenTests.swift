import Foundation
import PorticoObjC
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What stands on the screen before the app's first frame.
final class LaunchScreenTests: MainTestCase, @unchecked Sendable {
    private var documents: NibDocuments!

    final class Custom: UIView {
        nonisolated(unsafe) static var count = 0
        required init?(coder: NSCoder) {
            Self.count += 1
            super.init(coder: coder)
        }
    }

    override func prepare() {
        documents = NibDocuments()
        documents.use()
        Custom.count = 0
    }

    override func cleanUp() {
        NibSources.current = nil
        StoryboardSources.current = nil
    }

    private let red =
        #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#

    @MainActor private func storyboard() throws {
        _porticoRegisterName("LaunchCustom") { Custom.self }
        try documents.storyboard(
            "Launch", initial: "c",
            """
            <viewController id="c" customClass="NoSuchController"><view key="view" id="v" customClass="LaunchCustom">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>\(red)
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="nothing">
            <integer key="value" value="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
            <connections><outlet property="nothing" destination="v" id="o"/></connections></viewController>
            """)
    }

    @MainActor private func middle() -> Pixel {
        harness.renderFrame()
        let bounds = UIScreen.main.bounds
        return harness.pixel(at: CGPoint(x: bounds.midX, y: bounds.midY))
    }

    func testAStoryboardFillsTheScreenWithoutTheAppHearingOfIt() throws {
        try onMain {
            try storyboard()
            nonisolated(unsafe) var heard = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
            ) { _ in heard += 1 }
            let screen = try XCTUnwrap(LaunchScreen(["UILaunchStoryboardName": "Launch"]))
            XCTAssertEqual(middle(), Pixel(r: 255, g: 0, b: 0))
            XCTAssertEqual(Custom.count, 0)
            XCTAssertEqual(UIApplication.shared.windows, [])
            XCTAssertEqual(heard, 0)
            screen.close()
            XCTAssertEqual(middle(), Pixel(r: 0, g: 0, b: 0))
            NotificationCenter.default.removeObserver(token)
        }
    }

    func testANibIsALaunchScreenToo() throws {
        try onMain {
            try documents.xib(
                "Old", #"<view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>\#(red)</view>"#)
            let screen = try XCTUnwrap(LaunchScreen(["UILaunchStoryboardName": "Old"]))
            XCTAssertEqual(middle(), Pixel(r: 255, g: 0, b: 0))
            screen.close()
        }
    }

    /// DEV-640: the storyboard is taken before the dictionary.
    func testADictionaryIsTheSystemsBackgroundWithItsBars() throws {
        try onMain {
            let empty = try XCTUnwrap(LaunchScreen(["UILaunchScreen": [String: Any]()]))
            XCTAssertEqual(middle(), Pixel(r: 255, g: 255, b: 255))
            empty.close()
            try storyboard()
            let both = try XCTUnwrap(
                LaunchScreen(["UILaunchScreen": [String: Any](), "UILaunchStoryboardName": "Launch"]))
            XCTAssertEqual(middle(), Pixel(r: 255, g: 0, b: 0))
            both.close()
            let bars: [String: Any] = [
                "UINavigationBar": [String: Any](), "UITabBar": [String: Any](), "UIToolbar": [String: Any](),
            ]
            let screen = try XCTUnwrap(LaunchScreen(["UILaunchScreen": bars]))
            harness.renderFrame()
            var kinds: Set<String> = []
            func collect(_ view: UIView) {
                kinds.insert("\(type(of: view))")
                view.subviews.forEach(collect)
            }
            UIScreen.main.windows.forEach(collect)
            XCTAssertTrue(kinds.isSuperset(of: ["UINavigationBar", "UITabBar", "UIToolbar"]), "\(kinds)")
            screen.close()
            XCTAssertEqual(UIScreen.main.windows, [])
        }
    }

    func testAnAppWithoutOneHasNone() {
        onMain {
            XCTAssertNil(LaunchScreen([:]))
            XCTAssertNil(LaunchScreen(["UILaunchStoryboardName": "Nowhere"]))
        }
    }
}
