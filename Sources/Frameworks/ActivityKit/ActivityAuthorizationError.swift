import Foundation

/// Why an activity doesn't begin.
public enum ActivityAuthorizationError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
    /// The attributes are too large.
    case attributesTooLarge
    /// The device has no Live Activities.
    case unsupported
    /// The person doesn't want them.
    case denied
    /// There are too many on the device.
    case globalMaximumExceeded
    /// The app has too many.
    case targetMaximumExceeded
    /// Info.plist doesn't say that the app has Live Activities.
    case unsupportedTarget
    /// The app isn't in front.
    case visibility
    /// The system couldn't keep it.
    case persistenceFailure
    /// The app doesn't run as one that may.
    case missingProcessIdentifier
    /// The app isn't entitled.
    case unentitled
    /// The activity has a wrong name.
    case malformedActivityIdentifier
    /// The device doesn't know which app asks.
    case reconnectNotPermitted

    public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorizationError" }
    public var errorDescription: String? { failureReason }
    public var failureReason: String? {
        switch self {
        case .attributesTooLarge: "The provided Live Activity attributes exceeded the maximum size of 4KB."
        case .unsupported: "The device doesn't support Live Activities."
        case .denied: "A person deactivated Live Activities in Settings."
        case .globalMaximumExceeded: "The device reached the maximum number of ongoing Live Activities."
        case .targetMaximumExceeded: "The app has already started the maximum number of concurrent Live Activities."
        case .unsupportedTarget: "The app doesn't have the required entitlement to start Live Activities."
        case .visibility: "The app tried to start the Live Activity while it was in the background."
        case .persistenceFailure: "The system couldn't persist the Live Activity."
        case .missingProcessIdentifier:
            "The process that tried to start the Live Activity is missing a process identifier."
        case .unentitled: "The app doesn't have the required entitlement to start Live Activities."
        case .malformedActivityIdentifier: "The provided activity identifier is malformed."
        case .reconnectNotPermitted:
            "The process that tried to recreate the Live Activity is not the process that created it."
        }
    }
    public var recoverySuggestion: String? { nil }
}
