import TestSupport
import UIKit
import XCTest

/// DEV-758
final class SafariTests: MainTestCase, @unchecked Sendable {
    private final class Listener: NSObject, SFSafariViewControllerDelegate {
        var heard: [String] = []
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { heard.append("finish") }
        func safariViewController(
            _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
        ) { heard.append("load \(didLoadSuccessfully)") }
        func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { heard.append("open") }
    }

    func testItShowsTheAddressAndGoesAway() {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            let configuration = SFSafariViewController.Configuration()
            configuration.entersReaderIfAvailable = true
            let safari = SFSafariViewController(
                url: URL(string: "https://example.com/a")!, configuration: configuration)
            configuration.entersReaderIfAvailable = false
            XCTAssertTrue(safari.configuration.entersReaderIfAvailable, "a copy")
            XCTAssertTrue(safari.configuration.barCollapsingEnabled)
            let listener = Listener()
            safari.delegate = listener
            safari.preferredControlTintColor = .systemGreen
            root.present(safari, animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(safari.view.bounds.size, harness.window.bounds.size, "the whole screen")
            let bar = safari.view.subviews.compactMap { $0 as? UINavigationBar }.first
            XCTAssertEqual(bar?.topItem?.title, "example.com")
            XCTAssertEqual(bar?.tintColor, .systemGreen)
            XCTAssertEqual(listener.heard, ["load false"])
            safari.dismissButtonStyle = .cancel
            XCTAssertEqual(bar?.topItem?.leftBarButtonItem?.title ?? "Cancel", "Cancel")
            harness.turn()
            harness.tap(CGPoint(x: 40, y: 81))
            harness.advance(by: 1)
            XCTAssertEqual(listener.heard, ["load false", "finish"])
            XCTAssertNil(root.presentedViewController)
        }
    }
}
