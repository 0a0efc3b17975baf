import Foundation
import UIKit

/// Something that is kept with a test's result: written into the folder that `portico test --attachments` names.
open class XCTAttachment: NSObject {
    public enum Lifetime: Int, Sendable {
        case keepAlways, deleteOnSuccess
    }

    public enum ImageQuality: Int, Sendable {
        case original, medium, low
    }

    open var name: String?
    open var lifetime = Lifetime.deleteOnSuccess
    open var userInfo: [AnyHashable: Any]?
    public let uniformTypeIdentifier: String
    private let data: Data
    private let ending: String

    public init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        uniformTypeIdentifier = identifier ?? "public.data"
        self.name = name
        self.userInfo = userInfo
        data = payload ?? Data()
        ending =
            ["public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.json": "json"][
                uniformTypeIdentifier] ?? "data"
    }

    public convenience init(data payload: Data) { self.init(uniformTypeIdentifier: nil, name: nil, payload: payload) }
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    }
    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }
    public convenience init(image: UIImage) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
    }
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
    public convenience init(screenshot: XCUIScreenshot) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: screenshot.pngRepresentation)
    }
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }
    public convenience init(contentsOfFile url: URL) {
        self.init(uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: try? Data(contentsOf: url))
    }

    /// Writes it where the run keeps its attachments; does nothing without such a place. Not part of Apple's API.
    public func keep(for test: String) {
        guard let folder = ProcessInfo.processInfo.environment["PORTICO_ATTACHMENTS"] else { return }
        XCTAttachment.count += 1
        let shown = "\(test)-\(XCTAttachment.count)-\(name ?? "attachment")"
        let file = String(shown.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" })
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = folder + "/" + file + (file.hasSuffix("." + ending) ? "" : "." + ending)
        try? data.write(to: URL(fileURLWithPath: path))
    }

    nonisolated(unsafe) private static var count = 0
}

extension XCTActivity {
    /// Keeps a picture, a text or a file with the test's result.
    public func add(_ attachment: XCTAttachment) { attachment.keep(for: name) }
}
