import Foundation
import UIKit

/// Scripts that the app runs in a page, and what becomes of the page outside of its view.
extension WKWebView {
    /// What `evaluateJavaScript` answers with: `undefined` is nil, and `null` is `NSNull`.
    private static func result(_ outcome: EngineOutcome) -> (value: Any?, error: NSError?) {
        if let error = EngineNames.error(outcome) { return (nil, error) }
        guard case .value(let text) = outcome else { return (nil, nil) }
        do { return (try EngineValue.decode(text), nil) } catch { return (nil, EngineNames.error(.unsupported)) }
    }

    func run(_ script: String, _ world: WKContentWorld, _ done: @escaping (Any?, NSError?) -> Void) {
        guard let page = makePage() else {
            return runLater { done(nil, WKError(.webContentProcessTerminated)._bridgeToObjectiveC()) }
        }
        page.evaluateScript(script, world) { outcome in
            let (value, error) = Self.result(outcome)
            done(value, error)
        }
    }

    func callFunction(
        _ body: String, _ arguments: [String: Any], _ world: WKContentWorld, _ done: @escaping (Any?, NSError?) -> Void
    ) {
        guard let page = makePage() else {
            return runLater { done(nil, WKError(.webContentProcessTerminated)._bridgeToObjectiveC()) }
        }
        guard let text = try? EngineValue.encode(arguments) else {
            // As iOS does, which throws for it.
            fatalError(
                "Function argument values must be one of the following types, or contain only these: NSNumber, NSNull, NSDate, NSString, NSArray, NSDictionary"
            )
        }
        page.callFunction(body, text, world) { outcome in
            let (value, error) = Self.result(outcome)
            done(value, error)
        }
    }

    /// A part of what is seen, once the page has been drawn. Where nothing has been loaded it is an empty page.
    func takePicture(_ configuration: WKSnapshotConfiguration?, _ done: @escaping (UIImage?, (any Error)?) -> Void) {
        guard let page else {
            guard url == nil else { return runLater { done(nil, WKError(.webContentProcessTerminated)) } }
            return runLater { [self] in done(image(nil, configuration), nil) }
        }
        let draw: @MainActor @Sendable () -> Void = { [weak self] in
            guard let self else { return done(nil, WKError(.unknown)) }
            done(self.image(self.pageView.picture, configuration), nil)
        }
        // A page that has just been loaded is seen, whether it has been drawn yet or not. One out of the window draws nothing.
        let isBehind = !pageView.isCurrent && window != nil
        guard isBehind || configuration?.afterScreenUpdates ?? true else { return runLater(draw) }
        page.client.flush(page.number, draw)
    }

    /// - Parameter picture: nil of a page that has drawn nothing, which is white, or clear in a view that isn't opaque.
    private func image(_ picture: CGImage?, _ configuration: WKSnapshotConfiguration?) -> UIImage {
        let room = CGSize(width: CGFloat(engineSize.width), height: CGFloat(engineSize.height))
        let whole = CGRect(origin: .zero, size: picture == nil ? room : pageView.bounds.size)
        let pageZoom = scrollView.zoomScale, asked = configuration?.rect ?? .null
        let isWhole = asked.isNull || asked.isEmpty
        let seen = bounds.inset(by: scrollView.adjustedContentInset)
        let part = isWhole && pageZoom == 1 ? whole : pageView.convert(isWhole ? seen : asked, from: self)
        let width = configuration?.snapshotWidth.map { CGFloat($0.doubleValue) } ?? part.width * pageZoom
        let zoom = part.width > 0 ? width / part.width : 1
        let size = CGSize(width: max(1, width), height: max(1, part.height * zoom))
        let format = UIGraphicsImageRendererFormat.default()
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            guard let picture else {
                (isOpaque ? UIColor.white : .clear).setFill()
                return UIRectFill(CGRect(origin: .zero, size: size))
            }
            UIImage(cgImage: picture).draw(
                in: CGRect(
                    x: -part.minX * zoom, y: -part.minY * zoom, width: whole.width * zoom, height: whole.height * zoom))
        }
    }
}
