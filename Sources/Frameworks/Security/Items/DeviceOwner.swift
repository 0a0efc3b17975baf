import Foundation

/// What this device knows of its owner: a passcode, a face or a finger. It knows neither unless `PORTICO_BIOMETRY` says so, to the app that
/// starts (`SIMCTL_CHILD_PORTICO_BIOMETRY=matched`, or a scheme's variable): `passcode`, `matched` or `failed`, what showing a face comes to.
///
/// - From: Security's items with access control, LocalAuthentication
/// - To: the process's environment
package struct DeviceOwner: Sendable {
    /// Whether a passcode is set, without which nobody is known.
    package let hasPasscode: Bool
    /// Whether a face or a finger is known.
    package let hasBiometry: Bool
    /// What showing it comes to.
    package let isMatched: Bool

    package init(_ text: String?) {
        hasPasscode = ["passcode", "matched", "failed"].contains(text)
        hasBiometry = text == "matched" || text == "failed"
        isMatched = text != "failed"
    }

    package static var current: DeviceOwner { DeviceOwner(ProcessInfo.processInfo.environment["PORTICO_BIOMETRY"]) }

    /// Whether whoever holds the device passes for its owner.
    package func canShow(biometryOnly: Bool) -> Bool {
        hasPasscode && isMatched && (hasBiometry || !biometryOnly)
    }
}
