import Foundation
import FoundationNetworking

/// A response that says nothing, which `URLResponse()` makes on iOS. Linux's Foundation ends the process there.
public final class _PorticoURLResponse: URLResponse, @unchecked Sendable {
    /// Makes one that says nothing.
    public init() {
        super.init(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override var url: URL? { nil }
    public override var suggestedFilename: String? { "Unknown" }
}

/// A response with neither a status nor headers, which `HTTPURLResponse()` makes on iOS.
public final class _PorticoHTTPURLResponse: HTTPURLResponse, @unchecked Sendable {
    /// Makes one that says nothing.
    public init() {
        // It fails for headers that aren't any, and there are none.
        super.init(url: URL(fileURLWithPath: "/"), statusCode: 0, httpVersion: nil, headerFields: nil)!
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override var url: URL? { nil }
    public override var suggestedFilename: String? { "Unknown" }
}
