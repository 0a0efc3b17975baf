import Foundation

extension BGTaskScheduler {
    /// Why a request wasn't taken.
    public struct Error: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
        /// Which reason it is.
        public enum Code: Int, Sendable {
            /// The app can't run in the background, or a simulator can't.
            case unavailable = 1
            /// Too many requests of its kind wait.
            case tooManyPendingTaskRequests = 2
            /// Info.plist doesn't list the identifier.
            case notPermitted = 3

            /// Whether an error is of this code.
            public static func ~= (code: Code, error: any Swift.Error) -> Bool { (error as? Error)?.code == code }
        }

        /// Which reason it is.
        public let code: Code

        /// An error with that code.
        public init(_ code: Code) { self.code = code }

        /// `BGTaskScheduler.errorDomain`.
        public static var errorDomain: String { BGTaskScheduler.errorDomain }
        /// The code's number.
        public var errorCode: Int { code.rawValue }

        /// The app can't run in the background, or a simulator can't.
        public static var unavailable: Code { .unavailable }
        /// Too many requests of its kind wait.
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        /// Info.plist doesn't list the identifier.
        public static var notPermitted: Code { .notPermitted }

        // An error that has become an `NSError` is one of these again (`error as? Error`).
        public func _bridgeToObjectiveC() -> NSError { NSError(domain: BGTaskScheduler.errorDomain, code: errorCode) }
        public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout Error?) -> Bool {
            guard source.domain == BGTaskScheduler.errorDomain, let code = Code(rawValue: source.code) else {
                return false
            }
            result = Error(code)
            return true
        }
        public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout Error?) {
            _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
        }
        public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> Error {
            var result: Error?
            if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
            return result ?? Error(.unavailable)
        }
    }
}
