import Foundation

/// What went wrong with a mail.
public struct MFMailComposeError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// The draft couldn't be kept.
        case saveFailed = 0
        /// The mail couldn't be put into the outbox.
        case sendFailed = 1

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? MFMailComposeError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `MFMailComposeErrorDomain`.
    public static var errorDomain: String { MFMailComposeErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// The draft couldn't be kept.
    public static var saveFailed: Code { .saveFailed }
    /// The mail couldn't be put into the outbox.
    public static var sendFailed: Code { .sendFailed }

    // An error that has become an `NSError` is one of these again (`error as? MFMailComposeError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: MFMailComposeErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout MFMailComposeError?) -> Bool
    {
        guard source.domain == MFMailComposeErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = MFMailComposeError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout MFMailComposeError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> MFMailComposeError {
        var result: MFMailComposeError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? MFMailComposeError(.saveFailed)
    }
}

/// The domain of `MFMailComposeError`.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"
