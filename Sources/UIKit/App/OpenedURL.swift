import Foundation
import PorticoTrace

/// A URL that comes to this app: one of a scheme of its own, from Info.plist's `CFBundleURLTypes`.
///
/// - From: `UIApplication.open(_:options:completionHandler:)`
/// - To: `scene(_:openURLContexts:)`, or the application delegate's methods
@MainActor enum OpenedURL {
    @InSession private static var known = fromInfoPlist
    private static var fromInfoPlist: Set<String> { schemes(Bundle.main.infoDictionary ?? [:]) }

    /// Lower case.
    static func schemes(_ values: [String: Any]) -> Set<String> {
        let types = values["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }

    static func use(_ schemes: Set<String>) { known = schemes }

    static func isOwn(_ url: URL) -> Bool { url.scheme.map { known.contains($0.lowercased()) } ?? false }

    /// Whether somebody takes it. Without scenes the newest of the delegate's methods that it has is called.
    static func deliver(_ url: URL) -> Bool {
        let app = UIApplication.shared
        if app.scenes.isInUse { return app.scenes.open(url) }
        guard let delegate = app.delegate else { return false }
        let own = Bundle.main.bundleIdentifier
        var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: false]
        options[.sourceApplication] = own
        return OptionalCall.call(
            .application, delegate, "application:openURL:options:",
            { delegate.application(app, open: url, options: options) })
            ?? OptionalCall.call(
                .application, delegate, "application:openURL:sourceApplication:annotation:",
                { delegate.application(app, open: url, sourceApplication: own, annotation: NSNull()) })
            ?? OptionalCall.call(
                .application, delegate, "application:handleOpenURL:", { delegate.application(app, handleOpen: url) })
            ?? postUnreceived(url)
    }

    /// SwiftUI's views may take what no delegate does.
    private static func postUnreceived(_ url: URL) -> Bool {
        NotificationCenter.default.post(name: Notification.Name("_PorticoURLWithoutReceiver"), object: url)
        return false
    }
}
