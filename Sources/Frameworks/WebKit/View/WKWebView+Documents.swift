import Foundation
import FoundationNetworking
import UIKit

/// What a page becomes beside what is seen: a PDF, a file that is kept, a text that is found.
extension WKWebView {
    // MARK: PDF

    func makePDF(_ rect: CGRect?, _ done: @escaping (Result<Data, any Error>) -> Void) {
        guard let page else { return runLater { done(.failure(WKError(.webContentProcessTerminated))) } }
        let whole = CGRect(
            x: 0, y: 0, width: CGFloat(engineSize.width),
            height: max(CGFloat(engineSize.height), scrollView.contentSize.height))
        let part = rect.map { $0.intersection(whole) } ?? whole
        guard !part.isNull, part.width > 0, part.height > 0 else {
            return runLater { done(.failure(WKError(.unknown))) }
        }
        page.capturePage(height: whole.height) { tiles in
            guard !tiles.isEmpty else { return done(.failure(WKError(.webContentProcessTerminated))) }
            let bounds = CGRect(origin: .zero, size: part.size)
            done(
                .success(
                    UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
                        context.beginPage()
                        for (image, place) in tiles {
                            UIImage(cgImage: image).draw(in: place.offsetBy(dx: -part.minX, dy: -part.minY))
                        }
                    }))
        }
    }

    // MARK: Files

    func beginDownload(_ request: URLRequest, _ done: @escaping (WKDownload) -> Void) {
        guard let page = makePage() else {
            let download = WKDownload(request, self, nil)
            return runLater {
                done(download)
                self.runLater { download.endWithError(URLError(.resourceUnavailable)) }
            }
        }
        let download = page.expectDownload(request)
        // The handler sets the delegate, which is asked where the file goes.
        runLater {
            done(download)
            page.client.sendCommand(.download(view: page.number, address: request.url?.absoluteString ?? ""))
        }
    }

    // MARK: Finding

    /// Selects the next place of a text and scrolls to it.
    func findText(_ text: String, _ configuration: WKFindConfiguration, _ done: @escaping (Bool) -> Void) {
        guard page != nil, !text.isEmpty else { return runLater { done(false) } }
        let script =
            "window.find(\(EngineScripts.literal(text)),\(configuration.caseSensitive),\(configuration.backwards),\(configuration.wraps))"
        run(script, .defaultClient) { value, _ in done(value as? Bool ?? false) }
    }

    // MARK: Looks

    var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

    func looksChanged() {
        guard let page else { return }
        page.client.sendCommand(.setDark(view: page.number, isDark: isDark))
    }

    func zoomChanged() {
        guard let page else { return }
        page.client.sendCommand(.setZoom(view: page.number, zoom: Double(pageZoom)))
    }
}
