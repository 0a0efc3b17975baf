import CoreGraphics
import Foundation

/// A window of the system's over all of the app's: it holds questions and banners. The app never finds it among its own, and neither
/// its accent colour nor its appearance proxies reach what is in it, which on a device another process shows.
///
/// - From: `SystemAlert`, `NotificationBanner`
/// - To: `UIScreen`, `AppWindows`
@MainActor final class SystemWindow: UIWindow {
    /// Whether touches beside its contents are the app's.
    private let passesTouches: Bool

    init(passesTouches: Bool) {
        self.passesTouches = passesTouches
        super.init(frame: UIScreen.main.bounds)
        windowLevel = UIWindow.Level(20_000_000)
        hasSystemLooks = true
        tintColor = .systemBlue
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return passesTouches && (hit === self || hit === rootViewController?.view) ? nil : hit
    }
}
