import XCTest

@testable import PorticoLowering

/// An expectation's `fulfill` as a function: XCTest's on Linux has parameters, which only a call leaves out.
final class UnappliedFulfillTests: XCTestCase {
    func test_anArgumentIsAClosure() throws {
        try assertLowers(
            "import XCTest\ngroup.notify(queue: .main, execute: done.fulfill)",
            to: "import XCTest; import UIKit\ngroup.notify(queue: .main, execute: { done.fulfill() })",
            options: options)
        try assertLowers(
            "import XCTest\nf { g(self.done.fulfill, a: 1) }",
            to: "import XCTest; import UIKit\nf { g({ self.done.fulfill() }, a: 1) }", options: options)
    }

    func test_othersStayAsTheyAre() throws {
        for statement in [
            "done.fulfill()", "let f = done.fulfill", "run(make().fulfill)", "run(XCTestExpectation.fulfill)",
            "run(done.fulfill())",
        ] {
            try assertLowers(
                "import XCTest\n\(statement)", to: "import XCTest; import UIKit\n\(statement)", options: options)
        }
        try assertLowers("import Promises\nrun(promise.fulfill)", to: "import Promises\nrun(promise.fulfill)")
        let source = "import XCTest\nrun(promise.fulfill)"
        try assertLowers(
            source, to: "import XCTest; import UIKit\nrun(promise.fulfill)",
            with: "class Promise { func fulfill() {} }",
            options: options)
    }

    private let options = LoweringOptions(projectModules: ["Promises"])
}
