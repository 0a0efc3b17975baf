import PorticoHost
import UIKit

extension UIScene.ConnectionOptions {
    /// The tap on a notification that launched the app; else nil. The center's delegate hears of it, too. It wants
    /// `import UserNotifications` (DEV-833).
    public var notificationResponse: UNNotificationResponse? {
        RemoteNotifications.launch.map { NotificationDesk.shared.response(to: $0) }
    }
}
