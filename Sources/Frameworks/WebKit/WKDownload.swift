import Foundation
import FoundationNetworking
import PorticoTrace
import UIKit

/// A file that is loaded to be kept. It goes on while the view is there, whose pages may change meanwhile.
///
/// - From: `WebPage`, `WKWebView.startDownload(using:completionHandler:)`
/// - To: `WKDownloadDelegate`
@preconcurrency @MainActor
open class WKDownload: NSObject, ProgressReporting {
    /// The answer to a server that sends a download elsewhere.
    public enum RedirectPolicy: Int, Sendable {
        case cancel = 0
        case allow = 1
    }

    /// Says where the file goes, and hears how it ends; it isn't owned.
    open weak var delegate: (any WKDownloadDelegate)?
    /// This is the request that began it.
    public let originalRequest: URLRequest?
    /// The view whose page it came from; nil once that has gone.
    open private(set) weak var webView: WKWebView?
    /// How far it is, in bytes.
    public let progress = Progress(totalUnitCount: -1)

    private let client: EngineClient?
    /// The engine's number, once it has begun.
    private var number: Int?
    private var isOver = false
    private var destination: URL?
    /// The path at which the engine has put the file.
    private var loaded: String?

    init(_ request: URLRequest, _ webView: WKWebView?, _ client: EngineClient?) {
        (originalRequest, self.webView, self.client) = (request, webView, client)
        super.init()
        progress.kind = .file
    }

    /// Gives it up. Nothing is kept from which it could go on: the data are nil. The delegate hears nothing.
    open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {
        giveUp()
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler?(nil) } }
    }
    /// As `cancel(_:)`.
    @discardableResult open func cancel() async -> Data? {
        giveUp()
        return nil
    }

    private func giveUp() {
        guard !isOver else { return }
        isOver = true
        progress.cancel()
        if let number { client?.sendCommand(.cancelDownload(download: number)) }
        if let loaded { try? FileManager.default.removeItem(atPath: loaded) }
    }

    // MARK: What the engine tells

    func noteBeginning(_ number: Int) {
        self.number = number
        if isOver { client?.sendCommand(.cancelDownload(download: number)) }
    }

    func nameFile(_ name: String, _ response: URLResponse) {
        guard !isOver else { return }
        if response.expectedContentLength > 0 { progress.totalUnitCount = response.expectedContentLength }
        guard let delegate else { return endWithError(URLError(.cancelled)) }
        var isAnswered = false
        let answer: (URL?) -> Void = { [weak self] url in
            guard !isAnswered else {
                fatalError(
                    "Completion handler passed to -[delegate download:decideDestinationUsingResponse:…] was called more than once"
                )
            }
            isAnswered = true
            self?.choosePlace(url)
        }
        let asked: Void? = OptionalCall.call(
            .application, delegate, "download:decideDestinationUsingResponse:suggestedFilename:completionHandler:"
        ) {
            delegate.download(
                self, decideDestinationUsing: response, suggestedFilename: name, completionHandler: answer)
        }
        guard asked == nil else { return }
        Task { answer(await delegate.download(self, decideDestinationUsing: response, suggestedFilename: name)) }
    }

    /// Without a place it is given up, and a file that is there already isn't written over.
    private func choosePlace(_ url: URL?) {
        guard !isOver else { return }
        guard let url, url.isFileURL else { return endWithError(URLError(.cancelled)) }
        guard !FileManager.default.fileExists(atPath: url.path) else {
            return endWithError(URLError(.cannotCreateFile))
        }
        destination = url
        progress.setUserInfoObject(url, forKey: .fileURLKey)
        finishIfReady()
    }

    func noteProgress(_ count: Int) { if !isOver { progress.completedUnitCount = Int64(count) } }

    func takeFile(_ path: String) {
        guard !isOver else { return _ = try? FileManager.default.removeItem(atPath: path) }
        loaded = path
        finishIfReady()
    }

    private func finishIfReady() {
        guard let loaded, let destination else { return }
        do {
            try FileManager.default.moveItem(at: URL(fileURLWithPath: loaded), to: destination)
        } catch {
            return endWithError(URLError(.cannotCreateFile))
        }
        isOver = true
        if progress.totalUnitCount < 0 { progress.totalUnitCount = progress.completedUnitCount }
        guard let delegate else { return }
        OptionalCall.call(.application, delegate, "downloadDidFinish:") { delegate.downloadDidFinish(self) }
    }

    func endWithError(_ error: any Error) {
        guard !isOver else { return }
        giveUp()
        guard let delegate else { return }
        OptionalCall.call(.application, delegate, "download:didFailWithError:resumeData:") {
            delegate.download(self, didFailWithError: error, resumeData: nil)
        }
    }
}

/// Says where a file goes that is loaded to be kept, and hears how it ends.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
    /// Says where the file goes, now or later: a place where there is none yet. Nil gives it up. Without this or the next it is given up.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void)
    /// The same, with the answer as its value.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL?
    /// A server sends it elsewhere. Never called: it goes there (DEV-1306).
    func download(
        _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        decisionHandler: @escaping (WKDownload.RedirectPolicy) -> Void)
    /// A server asks who is there. Never called (DEV-1306).
    func download(
        _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    /// It is where the delegate wanted it.
    func downloadDidFinish(_ download: WKDownload)
    /// It failed.
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    /// Stands for a delegate without the method.
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void
    ) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method: it is given up.
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
    ) async -> URL? { nil }
    /// Stands for a delegate without the method.
    public func download(
        _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        decisionHandler: @escaping (WKDownload.RedirectPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Stands for a delegate without the method.
    public func download(
        _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }
    /// Stands for a delegate without the method.
    public func downloadDidFinish(_ download: WKDownload) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
        OptionalCall.missing(())
    }
}
