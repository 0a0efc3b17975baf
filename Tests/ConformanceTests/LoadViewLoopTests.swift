import Foundation
import TestSupport
import UIKit
import XCTest

/// Contract B08: a `loadView` that leaves the view nil is named and ended; on iOS it is an endless loop.
final class LoadViewLoopTests: XCTestCase {
    @MainActor final class Forgetful: UIViewController {
        override func loadView() {}
        override func viewDidLoad() {
            super.viewDidLoad()
            _ = view
        }
    }

    private static let variable = "PORTICO_TEST_LOAD_VIEW_LOOP"

    func test_B08_a_load_view_that_leaves_the_view_nil_is_a_named_fatal_error() throws {
        if ProcessInfo.processInfo.environment[Self.variable] != nil {
            // The child process: this ends it.
            MainActor.assumeIsolated { _ = Forgetful().view }
            return
        }
        let child = Process()
        child.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        child.arguments = ["ConformanceTests.LoadViewLoopTests"]
        var environment = ProcessInfo.processInfo.environment
        environment[Self.variable] = "1"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        child.environment = environment
        let output = Pipe()
        child.standardOutput = output
        child.standardError = output
        try child.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        child.waitUntilExit()
        XCTAssertEqual(child.terminationReason, .uncaughtSignal, text)
        XCTAssertTrue(text.contains("Forgetful"), text)
        XCTAssertTrue(text.contains("loadView"), text)
    }
}
