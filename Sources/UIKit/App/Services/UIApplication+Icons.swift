import Foundation

extension UIApplication {
    /// Changes the app's icon: not here, which the handler hears on the main thread.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(CocoaError(.featureUnsupported)) }
    }

    /// Changes the app's icon: not here; throws `featureUnsupported`.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
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
