import Foundation
import FoundationNetworking
import UIKit

/// A load of an address of a scheme of the app's: gathers what the app gives, for the engine wants it whole.
///
/// - From: `WebPage`
/// - To: `WKURLSchemeHandler`
@MainActor
final class WebSchemeTask: NSObject, WKURLSchemeTask {
    let request: URLRequest
    private let handler: any WKURLSchemeHandler
    private let done: (EngineSchemeAnswer) -> Void
    private var answer = EngineSchemeAnswer()
    private var hasResponse = false
    private var isOver = false
    private var isStopped = false
    /// The most bytes of an answer.
    private static let longest = 32 << 20

    init(_ request: URLRequest, _ handler: any WKURLSchemeHandler, _ done: @escaping (EngineSchemeAnswer) -> Void) {
        (self.request, self.handler, self.done) = (request, handler, done)
    }

    /// Nobody waits for it any more: the handler is told.
    func stopTask(_ view: WKWebView?) {
        guard !isOver, !isStopped else { return }
        isStopped = true
        if let view { handler.webView(view, stop: self) }
    }

    /// As iOS does, whose words these are.
    private func checkOrder(_ isOutOfOrder: Bool, _ words: String) {
        if isStopped { fatalError("This task has already been stopped") }
        if isOver { fatalError("This task has already completed") }
        if isOutOfOrder { fatalError(words) }
    }

    func didReceive(_ response: URLResponse) {
        checkOrder(false, "")
        hasResponse = true
        answer.type = response.mimeType ?? ""
        guard let http = response as? HTTPURLResponse else { return }
        answer.status = http.statusCode
        for (name, value) in http.allHeaderFields { answer.headers["\(name)"] = "\(value)" }
    }

    func didReceive(_ data: Data) {
        checkOrder(!hasResponse, "No response has been sent for this task")
        answer.data.append(data)
    }

    func didFinish() {
        checkOrder(!hasResponse, "No response has been sent for this task")
        isOver = true
        done(answer.data.count <= Self.longest ? answer : EngineSchemeAnswer(error: "the answer is too long"))
    }

    func didFailWithError(_ error: any Error) {
        checkOrder(false, "")
        isOver = true
        done(EngineSchemeAnswer(error: error.localizedDescription))
    }
}
