import Foundation
import PorticoHost
import UIKit

/// Something that is kept with a test's result: written into the folder that `portico test --attachments` names.
open class XCTAttachment: NSObject {
    /// Whether an attachment stays when its test passes. Kept: every one is written that the run keeps attachments for.
    public enum Lifetime: Int, Sendable {
        case keepAlways, deleteOnSuccess
    }

    /// The compression of a picture. Without effect: pictures are written as PNG.
    public enum ImageQuality: Int, Sendable {
        case original, medium, low
    }

    /// A part of the file's name; nil, the default, is `attachment`.
    open var name: String?
    /// Whether the attachment stays when its test passes. Kept; the default is `deleteOnSuccess`.
    open var lifetime = Lifetime.deleteOnSuccess
    /// Anything that the test wants to keep with it. It isn't written.
    open var userInfo: [AnyHashable: Any]?
    /// The type of the data, which decides the file's extension: png, jpg, txt, json, or data for all others. `public.data` by default.
    public let uniformTypeIdentifier: String
    private let data: Data
    private let ending: String

    /// An attachment of data; without a payload it is empty.
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

    /// An attachment of data of no particular type.
    public convenience init(data payload: Data) { self.init(uniformTypeIdentifier: nil, name: nil, payload: payload) }
    /// An attachment of data of a type.
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    }
    /// An attachment of text, in UTF-8.
    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }
    /// An attachment of a picture, as PNG.
    public convenience init(image: UIImage) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
    }
    /// An attachment of a picture, as PNG whatever the quality.
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
    /// An attachment of a screenshot, as PNG.
    public convenience init(screenshot: XCUIScreenshot) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: screenshot.pngRepresentation)
    }
    /// An attachment of a screenshot, as PNG whatever the quality.
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }
    /// An attachment of a file as it is now, under the file's name; empty where it can't be read.
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
        try? WholeFile.write(data, to: path, links: .followed)
    }

    nonisolated(unsafe) private static var count = 0
}

extension XCTActivity {
    /// Keeps a picture, a text or a file with the test's result.
    public func add(_ attachment: XCTAttachment) { attachment.keep(for: name) }
}
