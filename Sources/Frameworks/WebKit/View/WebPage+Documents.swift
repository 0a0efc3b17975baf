import Foundation
import FoundationNetworking
import UIKit

/// Files that a page gives away, and pictures of all of it.
extension WebPage {
    // MARK: Files

    /// The next file that the engine begins to load is this one.
    func expectDownload(_ request: URLRequest) -> WKDownload {
        let download = WKDownload(request, view, client)
        awaitedDownloads.append(download)
        return download
    }

    /// Whether an event was of a file.
    func hearDownload(_ event: EngineEvent) -> Bool {
        switch event {
        case .downloadBegan(_, let number, _):
            // One that nobody has asked for is given up.
            guard !awaitedDownloads.isEmpty else {
                client.sendCommand(.cancelDownload(download: number))
                return true
            }
            let download = awaitedDownloads.removeFirst()
            downloads[number] = download
            download.noteBeginning(number)
        case .downloadNamed(_, let number, let name, let response):
            downloads[number]?.nameFile(name, Self.urlResponse(response))
        case .downloadProgressed(_, let number, let received): downloads[number]?.noteProgress(received)
        case .downloadFinished(_, let number, let path):
            if let download = downloads.removeValue(forKey: number) {
                download.takeFile(path)
            } else {
                try? FileManager.default.removeItem(atPath: path)
            }
        case .downloadFailed(_, let number, let error):
            downloads.removeValue(forKey: number)?.endWithError(
                EngineNames.error(error, isOffline: EngineNames.isNetworkOff))
        default: return false
        }
        return true
    }

    /// There is no engine any more, or no view: nothing comes.
    func failDownloads() {
        let all = awaitedDownloads + downloads.keys.sorted().compactMap { downloads[$0] }
        (awaitedDownloads, downloads) = ([], [:])
        for download in all { download.endWithError(URLError(.networkConnectionLost)) }
    }

    static func urlResponse(_ response: EngineResponse) -> URLResponse {
        let url = URL(string: response.address) ?? URL(string: "about:blank")!
        var headers = response.headers
        // An answer knows its length by its header alone.
        if response.length > 0, !headers.keys.contains(where: { $0.lowercased() == "content-length" }) {
            headers["Content-Length"] = String(response.length)
        }
        if ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
            let http = HTTPURLResponse(
                url: url, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: headers)
        {
            return http
        }
        return URLResponse(
            url: url, mimeType: response.type, expectedContentLength: response.length, textEncodingName: nil)
    }

    // MARK: Pictures of all of it

    /// Pixels a point of such a picture, and the most points of one of its parts.
    private static let captureScale = 2.0, tallest = 4096.0
    /// How often a page may say that it is drawn, though its picture hasn't come.
    private static let mostRounds = 20

    /// Lays the page out as high as it is, and draws it in parts from the top; none where there is no memory for it. The view keeps the
    /// picture that it has meanwhile.
    func capturePage(height: CGFloat, _ done: @escaping ([(CGImage, CGRect)]) -> Void) {
        let part = min(max(1, Double(height)), Self.tallest).rounded(.up)
        let size = EngineSize(width: currentSize.width, height: Int(part), scale: Self.captureScale)
        let bytes = Int(Double(size.width) * size.scale) * Int(part * size.scale) * 4
        guard capture == nil, currentSize.width > 0, let region = client.memory.takeRegion(bytes: bytes) else {
            return DispatchQueue.main.async { MainActor.assumeIsolated { done([]) } }
        }
        let capture = PageCapture(region: region, size: size, height: Double(height), done: done)
        self.capture = capture
        client.sendCommand(.resize(view: number, size: size, offset: region.offset, length: region.length))
        captureNext(capture)
    }

    private func captureNext(_ capture: PageCapture) {
        let y = Double(capture.tiles.count * capture.size.height)
        client.sendCommand(.scroll(view: number, x: 0, y: y))
        awaitTile(capture, at: y, round: 0)
    }

    /// The page has been drawn when it says so twice and the picture is as large as it is to be.
    private func awaitTile(_ capture: PageCapture, at y: Double, round: Int) {
        client.flush(number) { [weak self] in
            guard let self, self.capture === capture else { return }
            guard round > 0, capture.hasFrame || round >= Self.mostRounds else {
                return awaitTile(capture, at: y, round: round + 1)
            }
            takeTile(capture, at: y)
        }
    }

    private func takeTile(_ capture: PageCapture, at y: Double) {
        guard capture.hasFrame, let (width, height) = capture.frame, let image = picture(capture.region, width, height)
        else {
            return endCapture(capture)
        }
        // The last part is scrolled no further than the page goes.
        let top = max(0, min(y, capture.height - Double(capture.size.height)))
        capture.tiles.append(
            (image, CGRect(x: 0, y: top, width: Double(capture.size.width), height: Double(capture.size.height))))
        if y + Double(capture.size.height) < capture.height { captureNext(capture) } else { endCapture(capture) }
    }

    private func endCapture(_ capture: PageCapture) {
        self.capture = nil
        resizeAgain()
        // Commands are followed in their order: who gets the region next can't be drawn over.
        client.memory.giveBack(capture.region)
        let place = scrolling.last
        client.sendCommand(.scroll(view: number, x: Double(place.x), y: Double(place.y)))
        capture.done(capture.tiles)
    }
}

/// A picture of all of a page on its way.
@MainActor
final class PageCapture {
    let region: EnginePictureMemory.Region
    let size: EngineSize
    let height: Double
    let done: ([(CGImage, CGRect)]) -> Void
    /// The pixels of the engine's last picture.
    var frame: (width: Int, height: Int)?
    var tiles: [(CGImage, CGRect)] = []
    /// Whether that is one of all that is to be drawn.
    var hasFrame: Bool {
        guard let frame else { return false }
        return frame.width == Int((Double(size.width) * size.scale).rounded())
            && frame.height == Int((Double(size.height) * size.scale).rounded())
    }

    init(
        region: EnginePictureMemory.Region, size: EngineSize, height: Double,
        done: @escaping ([(CGImage, CGRect)]) -> Void
    ) { (self.region, self.size, self.height, self.done) = (region, size, height, done) }
}
