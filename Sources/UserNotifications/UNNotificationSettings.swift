import Foundation

/// What a person allows the app's notifications.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
    /// Whether the app may notify.
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        authorizationStatus = status
        self.options = options
        super.init()
    }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        guard options.contains(option) else { return .notSupported }
        return authorizationStatus == .authorized ? .enabled : .disabled
    }

    /// Whether sounds are allowed: `notSupported` where the app hasn't asked for them.
    open var soundSetting: UNNotificationSetting { setting(.sound) }
    /// Whether numbers on the icon are allowed.
    open var badgeSetting: UNNotificationSetting { setting(.badge) }
    /// Whether banners and the like are allowed.
    open var alertSetting: UNNotificationSetting { setting(.alert) }
    /// Whether they are in the notification centre: as for alerts.
    open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    /// Whether they are on the lock screen: as for alerts.
    open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
    /// Whether they are in a car: there is none.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Whether critical alerts are allowed: they want an entitlement, which no app has here.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Whether they are read aloud: there are no headphones for that.
    open var announcementSetting: UNNotificationSetting { .notSupported }
    /// Whether those that matter now break through: as for alerts.
    open var timeSensitiveSetting: UNNotificationSetting { setting(.alert) }
    /// Whether they wait for a summary: there is none.
    open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    /// Whether those of people break through as messages: that wants an entitlement, which no app has here.
    open var directMessagesSetting: UNNotificationSetting { .notSupported }
    /// How an unlocked device shows them: in banners that go by themselves.
    open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    /// When their contents are shown: always.
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the system has a button for the app's own settings of notifications.
    open var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }

    /// Itself: settings don't change; ask the center for new ones.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Whether the app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case authorized = 2
    case provisional = 3
    case ephemeral = 4
}

/// Whether one kind of notice is allowed.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported = 0
    case disabled = 1
    case enabled = 2
}

/// How an unlocked device shows notifications.
public enum UNAlertStyle: Int, Sendable {
    case none = 0
    case banner = 1
    case alert = 2
}

/// When the contents of notifications are shown.
public enum UNShowPreviewsSetting: Int, Sendable {
    case always = 0
    case whenAuthenticated = 1
    case never = 2
}

/// What an app asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers on the icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// Sounds.
    public static let sound = Self(rawValue: 1 << 1)
    /// Banners and the like.
    public static let alert = Self(rawValue: 1 << 2)
    /// In a car.
    public static let carPlay = Self(rawValue: 1 << 3)
    /// Sounds even where the device is to be quiet.
    public static let criticalAlert = Self(rawValue: 1 << 4)
    /// The app has settings of its own for notifications.
    public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
    /// Quiet notifications, without a question: a person decides later.
    public static let provisional = Self(rawValue: 1 << 6)
    /// They are read aloud. iOS gives it to all apps.
    public static let announcement = Self(rawValue: 1 << 7)
}

/// How a notification is shown that comes while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The number on the icon is changed.
    public static let badge = Self(rawValue: 1 << 0)
    /// It is heard. Nothing is, here (DEV-834).
    public static let sound = Self(rawValue: 1 << 1)
    /// As `banner` and `list`, from before iOS 14.
    public static let alert = Self(rawValue: 1 << 2)
    /// It is among the delivered ones.
    public static let list = Self(rawValue: 1 << 3)
    /// A banner comes down over the app.
    public static let banner = Self(rawValue: 1 << 4)
}
