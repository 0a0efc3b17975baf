import Foundation

/// An error of a document browser.
public struct UIDocumentBrowserError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// The reason of the error.
    public enum Code: Int, Sendable {
        /// It has no other name.
        case generic = 1
        /// There is no place for the document where the browser looks.
        case noLocationAvailable = 2

        /// Whether an error is of this code.
        public static func ~= (match: Self, error: any Error) -> Bool {
            (error as? UIDocumentBrowserError)?.code == match
        }
    }

    /// The reason of the error.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `UIDocumentBrowserErrorDomain`.
    public static var errorDomain: String { UIDocumentBrowserErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// It has no other name.
    public static var generic: Code { .generic }
    /// There is no place for the document where the browser looks.
    public static var noLocationAvailable: Code { .noLocationAvailable }

    // An error that has become an `NSError` is one of these again (`error as? UIDocumentBrowserError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: UIDocumentBrowserErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSError, result: inout UIDocumentBrowserError?
    ) -> Bool {
        guard source.domain == UIDocumentBrowserErrorDomain, let code = Code(rawValue: source.code) else {
            return false
        }
        result = UIDocumentBrowserError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout UIDocumentBrowserError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> UIDocumentBrowserError {
        var result: UIDocumentBrowserError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? UIDocumentBrowserError(.generic)
    }
}

/// The domain of `UIDocumentBrowserError`.
public let UIDocumentBrowserErrorDomain = "com.apple.DocumentManager"
