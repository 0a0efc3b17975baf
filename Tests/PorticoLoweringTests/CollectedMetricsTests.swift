import XCTest

@testable import PorticoLowering

/// Delegates of `URLSession` that want a task's metrics, which Linux's Foundation collects for none.
final class CollectedMetricsTests: XCTestCase {
    private let options = LoweringOptions(hasNetworking: true)
    private let collecting =
        "func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {}"

    private func text(_ source: String, with other: String = "") throws -> String {
        let result = try lower(source, other, options: options)[0]
        XCTAssertEqual(result.diagnostics, [])
        return result.text
    }

    func test_whoHearsOfTheEndHandsThemOutFirst() throws {
        let source = """
            import Foundation
            extension Loader: URLSessionTaskDelegate {
                func urlSession(_ s: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) { end() }
                \(collecting)
            }
            """
        let text = try text(source, with: "class Loader: NSObject {}")
        XCTAssertTrue(
            text.contains("didCompleteWithError error: Error?) { _porticoCollectMetrics(s, task, self); end() }"), text)
        XCTAssertEqual(text.components(separatedBy: "_porticoCollectMetrics").count, 2, "no second method")
        XCTAssertTrue(text.contains("import PorticoNetworking"), text)
    }

    /// The class above hands out what the class below overrides.
    func test_whoDoesNotHearOfTheEndGetsAMethodThatDoes() throws {
        let text = try text("import Foundation\nfinal class L: NSObject, URLSessionTaskDelegate {\n\(collecting)\n}")
        XCTAssertTrue(text.contains("nonisolated func urlSession(_ _porticoSession: URLSession, task"), text)
        XCTAssertTrue(text.contains("{ _porticoCollectMetrics(_porticoSession, _porticoTask, self) }"), text)
        let below = try self.text(
            "import Foundation\nclass M: L {\noverride \(collecting)\n}",
            with:
                "class L: NSObject {\nfunc urlSession(_ s: URLSession, task: URLSessionTask, didCompleteWithError e: Error?) {}\n}"
        )
        XCTAssertFalse(below.contains("_porticoCollectMetrics"), below)
    }

    /// A test's own delegate, in a function: the index has none of its members.
    func test_aClassInAFunctionHearsOfTheEndItself() throws {
        let text = try text(
            """
            import Foundation
            class Known: NSObject { \(collecting) }
            func load() {
                class L: NSObject, URLSessionTaskDelegate {
                    func urlSession(_ s: URLSession, task: URLSessionTask, didCompleteWithError e: Error?) { end() }
                    \(collecting)
                }
                class M: Known {}
            }
            """)
        XCTAssertEqual(text.components(separatedBy: "_porticoCollectMetrics").count, 3, text)
        XCTAssertTrue(text.contains("e: Error?) { _porticoCollectMetrics(s, task, self); end() }"), text)
    }

    /// Alamofire's monitors of events conform to a protocol that has such methods of its own.
    func test_whatAProtocolGivesToAllStaysAsItIs() throws {
        let text = try text(
            """
            import Foundation
            extension Monitor {
                func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {}
                \(collecting)
            }
            """, with: "protocol Monitor: Sendable {}")
        XCTAssertFalse(text.contains("_porticoCollectMetrics"), text)
    }

    func test_aProjectWithoutMetricsStaysAsItIs() throws {
        let text = try text(
            "import Foundation\nclass L: NSObject {\nfunc urlSession(_ s: URLSession, task: URLSessionTask, didCompleteWithError e: Error?) {}\n}"
        )
        XCTAssertFalse(text.contains("_porticoCollectMetrics"), text)
    }

    func test_aDelegateThatAnswersToResponsesIsHeard() throws {
        let text = try text(
            """
            import Foundation
            class L: NSObject, URLSessionDataDelegate {
                func urlSession(_ s: URLSession, dataTask: URLSessionDataTask, didReceive r: URLResponse, completionHandler done: @escaping (URLSession.ResponseDisposition) -> Void) { done(.cancel) }
                func urlSession(_ s: URLSession, dataTask d: URLSessionDataTask, didReceive data: Data) { add(data) }
                func urlSession(_ s: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) { end(error) }
            }
            """)
        XCTAssertTrue(text.contains("{ let done = _porticoDisposition(dataTask, done); done(.cancel) }"), text)
        XCTAssertTrue(text.contains("{ if _porticoIsRefused(d) { return }; add(data) }"), text)
        XCTAssertTrue(text.contains("{ let error = _porticoEnd(task, error); end(error) }"), text)
        let silent = try self.text(
            "import Foundation\nclass L: NSObject {\nfunc urlSession(_ s: URLSession, dataTask d: URLSessionDataTask, didReceive data: Data) {}\n}"
        )
        XCTAssertFalse(silent.contains("_portico"), silent)
    }
}
