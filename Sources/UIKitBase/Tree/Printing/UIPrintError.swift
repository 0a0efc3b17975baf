import Foundation

/// An error of printing.
public struct UIPrintError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// The reason of the error.
    public enum Code: Int, Sendable {
        /// There is no printing.
        case notAvailable = 1
        /// There is nothing to print.
        case noContent = 2
        /// A picture is of a kind that can't be read.
        case unknownImageFormat = 3
        /// The job couldn't be done.
        case jobFailed = 4

        /// Whether an error is of this code.
        public static func ~= (match: Self, error: any Error) -> Bool { (error as? UIPrintError)?.code == match }
    }

    /// The reason of the error.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `UIPrintErrorDomain`.
    public static var errorDomain: String { UIPrintErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// There is no printing.
    public static var notAvailable: Code { .notAvailable }
    /// There is nothing to print.
    public static var noContent: Code { .noContent }
    /// A picture is of a kind that can't be read.
    public static var unknownImageFormat: Code { .unknownImageFormat }
    /// The job couldn't be done.
    public static var jobFailed: Code { .jobFailed }

    // An error that has become an `NSError` is one of these again (`error as? UIPrintError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: UIPrintErrorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout UIPrintError?) -> Bool {
        guard source.domain == UIPrintErrorDomain, let code = Code(rawValue: source.code) else { return false }
        result = UIPrintError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout UIPrintError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> UIPrintError {
        var result: UIPrintError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? UIPrintError(.jobFailed)
    }
}

/// The domain of `UIPrintError`.
public let UIPrintErrorDomain = "UIPrintErrorDomain"
/// The number of `UIPrintError.Code.notAvailable`.
public let UIPrintingNotAvailableError = 1
/// The number of `UIPrintError.Code.noContent`.
public let UIPrintNoContentError = 2
/// The number of `UIPrintError.Code.unknownImageFormat`.
public let UIPrintUnknownImageFormatError = 3
/// The number of `UIPrintError.Code.jobFailed`.
public let UIPrintJobFailedError = 4
