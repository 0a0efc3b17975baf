import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A question of the system's has the system's looks, whatever the app gives its own views: on a device another process shows it.
final class SystemAlertTests: MainTestCase, @unchecked Sendable {
    func testAQuestionDoesNotHaveTheAppsTint() {
        onMain {
            let (window, _) = ask(styled: { UIView.appearance().tintColor = .systemPink })
            XCTAssertEqual(window?.extras?.tintColor, .systemBlue, "of its own, which wins over an accent colour")
            XCTAssertEqual(window?.rootViewController?.presentedViewController?.view.tintColor, .systemBlue)
        }
    }

    func testAQuestionDoesNotHaveTheAppsAppearance() {
        onMain {
            let (_, labels) = ask(styled: { UILabel.appearance().textColor = .systemPink })
            XCTAssertTrue(labels.contains { $0.text == "May it?" }, "\(labels.map { $0.text ?? "" })")
            XCTAssertFalse(labels.contains { $0.textColor == .systemPink })
            let own = UILabel()
            harness.window.addSubview(own)
            XCTAssertEqual(own.textColor, .systemPink, "the app's labels have it")
        }
    }

    /// The window of a question that is up, and all labels in it.
    @MainActor private func ask(styled: () -> Void) -> (SystemWindow?, [UILabel]) {
        harness.showWindow()
        styled()
        SystemAlert.ask("May it?", message: "For a test.", choices: ["No", "Yes"]) { _ in }
        harness.turn { SystemAlert.isUp }
        harness.advance(by: 0.6)
        let window = AppWindows.all.lazy.compactMap { $0 as? SystemWindow }.first
        return (window, window.map(labels(in:)) ?? [])
    }

    @MainActor private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { labels(in: $0) + (($0 as? UILabel).map { [$0] } ?? []) }
    }
}
