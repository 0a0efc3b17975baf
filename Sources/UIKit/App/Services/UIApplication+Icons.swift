import Foundation

extension UIApplication {
    /// Changes the app's icon to one of Info.plist's `CFBundleAlternateIcons`, or back with nil, and tells the person in an alert.
    ///
    /// - Parameter completionHandler: called on the main thread when the alert is gone; with `featureUnsupported` where the app has no other
    ///   icons, and `fileNoSuchFile` where none has the name
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        AlternateIcon.choose(alternateIconName) { completionHandler?($0) }
    }

    /// Changes the app's icon, or back with nil, and tells the person in an alert. Throws what the handler of the other form gets.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            AlternateIcon.choose(alternateIconName) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// A place of the system that extensions of apps stand in.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Keyboards of others.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }
}

/// The address of the notification settings of the app.
public let UIApplicationOpenNotificationSettingsURLString = "app-settings:notifications"

extension UIViewController {
    /// What an extension knows of the app that called it: nil, because extensions aren't run here (DEV-978).
    public var extensionContext: NSExtensionContext? { nil }
}
