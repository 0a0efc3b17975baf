import Foundation

/// Why nothing is felt.
public struct CHHapticError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable {
    /// Which reason it is.
    public enum Code: Int, Sendable {
        /// The engine doesn't run.
        case engineNotRunning = -4805
        /// It isn't allowed.
        case operationNotPermitted = -4806
        /// The engine took too long.
        case engineStartTimeout = -4808
        /// The device can't.
        case notSupported = -4809
        /// The system's part can't begin.
        case serverInitFailed = -4810
        /// The system's part was interrupted.
        case serverInterrupted = -4811
        /// The player isn't valid.
        case invalidPatternPlayer = -4812
        /// The pattern isn't valid.
        case invalidPatternData = -4813
        /// The pattern's dictionary isn't valid.
        case invalidPatternDictionary = -4814
        /// The session isn't valid.
        case invalidAudioSession = -4815
        /// A setting isn't valid.
        case invalidEngineParameter = -4816
        /// A value's kind isn't valid.
        case invalidParameterType = -4820
        /// An event's kind isn't valid.
        case invalidEventType = -4821
        /// An event's time isn't valid.
        case invalidEventTime = -4822
        /// An event's length isn't valid.
        case invalidEventDuration = -4823
        /// A sound isn't valid.
        case invalidAudioResource = -4824
        /// Something isn't there.
        case resourceNotAvailable = -4825
        /// An event isn't valid.
        case badEventEntry = -4830
        /// A value isn't valid.
        case badParameterEntry = -4831
        /// The time isn't valid.
        case invalidTime = -4840
        /// There is no such file.
        case fileNotFound = -4851
        /// There is too little power.
        case insufficientPower = -4897
        /// It isn't known why.
        case unknownError = -4898
        /// There is no memory.
        case memoryError = -4899

        /// Whether an error is of this code.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CHHapticError)?.code == code }
    }

    /// Which reason it is.
    public let code: Code

    /// An error with that code.
    public init(_ code: Code) { self.code = code }

    /// `com.apple.CoreHaptics`.
    public static var errorDomain: String { "com.apple.CoreHaptics" }
    /// The code's number.
    public var errorCode: Int { code.rawValue }

    /// The engine doesn't run.
    public static var engineNotRunning: Code { .engineNotRunning }
    /// It isn't allowed.
    public static var operationNotPermitted: Code { .operationNotPermitted }
    /// The engine took too long.
    public static var engineStartTimeout: Code { .engineStartTimeout }
    /// The device can't.
    public static var notSupported: Code { .notSupported }
    /// The system's part can't begin.
    public static var serverInitFailed: Code { .serverInitFailed }
    /// The system's part was interrupted.
    public static var serverInterrupted: Code { .serverInterrupted }
    /// The player isn't valid.
    public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
    /// The pattern isn't valid.
    public static var invalidPatternData: Code { .invalidPatternData }
    /// The pattern's dictionary isn't valid.
    public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
    /// The session isn't valid.
    public static var invalidAudioSession: Code { .invalidAudioSession }
    /// A setting isn't valid.
    public static var invalidEngineParameter: Code { .invalidEngineParameter }
    /// A value's kind isn't valid.
    public static var invalidParameterType: Code { .invalidParameterType }
    /// An event's kind isn't valid.
    public static var invalidEventType: Code { .invalidEventType }
    /// An event's time isn't valid.
    public static var invalidEventTime: Code { .invalidEventTime }
    /// An event's length isn't valid.
    public static var invalidEventDuration: Code { .invalidEventDuration }
    /// A sound isn't valid.
    public static var invalidAudioResource: Code { .invalidAudioResource }
    /// Something isn't there.
    public static var resourceNotAvailable: Code { .resourceNotAvailable }
    /// An event isn't valid.
    public static var badEventEntry: Code { .badEventEntry }
    /// A value isn't valid.
    public static var badParameterEntry: Code { .badParameterEntry }
    /// The time isn't valid.
    public static var invalidTime: Code { .invalidTime }
    /// There is no such file.
    public static var fileNotFound: Code { .fileNotFound }
    /// There is too little power.
    public static var insufficientPower: Code { .insufficientPower }
    /// It isn't known why.
    public static var unknownError: Code { .unknownError }
    /// There is no memory.
    public static var memoryError: Code { .memoryError }

    // An error that has become an `NSError` is one of these again (`error as? CHHapticError`).
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: Self.errorDomain, code: errorCode) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout CHHapticError?) -> Bool {
        guard source.domain == errorDomain, let code = Code(rawValue: source.code) else { return false }
        result = CHHapticError(code)
        return true
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout CHHapticError?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> CHHapticError {
        var result: CHHapticError?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? CHHapticError(.engineNotRunning)
    }
}
