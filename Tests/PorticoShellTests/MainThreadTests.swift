import Foundation
import PorticoShell
import XCTest

/// What iOS's Main Thread Checker says, with real processes: an app whose thread calls UIKit.
final class MainThreadTests: ShellTestCase {
    /// What the app wrote to standard error.
    private func errors(of app: AppProcess) throws -> String {
        let file = try XCTUnwrap(app.app.container) + "/Documents/errors"
        return try String(contentsOfFile: file, encoding: .utf8)
    }

    // DEV-620
    func testCallsOnAnotherThreadAreToldOnceEachAndGoOn() throws {
        let app = try open("A", "off-main", keepsFiles: true)
        let text = try errors(of: app)
        XCTAssertNil(app.end, text)
        XCTAssertTrue(told.contains("A: off-main/text"), "\(told)")
        for method in [
            "-[UIView setFrame:]", "-[UIView setBounds:]", "-[UIView setCenter:]", "-[UIView setAlpha:]",
            "-[UIView setHidden:]", "-[UIView setBackgroundColor:]", "-[UIView addSubview:]",
            "-[UIView insertSubview:at:]", "-[UIView removeFromSuperview]", "-[UIView setNeedsLayout]",
            "-[UIView setNeedsDisplay]", "-[UIView layer]", "-[UILabel setText:]", "-[UIImageView setImage:]",
            "-[UIScrollView setContentOffset:]", "-[UIButton setTitle:for:]",
        ] {
            let line = "Main Thread Checker: UI API called on a background thread: \(method)\n"
            XCTAssertEqual(text.components(separatedBy: line).count - 1, 1, "\(method) in\n\(text.prefix(30_000))")
        }
        XCTAssertTrue(text.contains("PID: \(app.processID), TID: "), text)
        XCTAssertTrue(text.contains("Thread name: worker, Queue name: "), text)
        XCTAssertTrue(text.contains("UIKit.UILabel.text.setter"), "the backtrace")
        // It works on as if nothing had been.
        try tap()
        XCTAssertTrue(told.contains("A: touch/ended/1"))
    }

    func testOnlyTheLayoutEngineEndsAnApp() throws {
        let app = try open("A", "off-main-engine", keepsFiles: true)
        wait("the end") { app.end != nil }
        guard case .crashed? = app.end else { return XCTFail("\(app.end!)") }
        let text = try errors(of: app)
        XCTAssertTrue(
            text.contains(
                "NSInternalInconsistencyException: Modifications to the layout engine must not be performed from a background "
                    + "thread after it has been accessed from the main thread."), text)
    }

    /// `MainActor.assumeIsolated` in an app's own code ends it as on iOS, with words.
    func testAnAppsOwnAssumptionEndsIt() throws {
        let app = try open("A", "off-main-assumption", keepsFiles: true)
        wait("the end") { app.end != nil }
        guard case .crashed? = app.end else { return XCTFail("\(app.end!)") }
        let text = try errors(of: app)
        XCTAssertTrue(text.contains("Block was expected to execute on queue [com.apple.main-thread]"), text)
    }
}
