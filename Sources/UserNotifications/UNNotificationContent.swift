import Foundation

/// What a notification says, and what comes with it. Ask for it where a notification is handled; make a
/// `UNMutableNotificationContent` for one of your own.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values: Sendable {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        nonisolated(unsafe) var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var launchImageName = ""
        var targetContentIdentifier: String?
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var attachments: [UNNotificationAttachment] = []
    }

    final var values: Values

    dynamic init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// Content that says nothing.
    public override convenience init() { self.init(Values()) }

    /// The first line, in bold; empty by default.
    open var title: String { values.title }
    /// The second line; empty by default.
    open var subtitle: String { values.subtitle }
    /// The text; empty by default.
    open var body: String { values.body }
    /// The number for the app's icon: 0 removes it, nil leaves it as it is.
    open var badge: NSNumber? { values.badge }
    /// What is to be heard. Kept: nothing is (DEV-834).
    open var sound: UNNotificationSound? { values.sound }
    /// What the app, or the server, has put beside the texts. Of a push: the whole payload.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The category, whose actions it has; empty by default.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// What groups notifications. Kept (DEV-834); empty by default.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The picture that is shown while the app is launched. Kept (DEV-834); empty by default.
    open var launchImageName: String { values.launchImageName }
    /// What the app's scene that is to come to the front shows. Kept (DEV-834).
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// How urgent it is. Kept: nobody is asleep here (DEV-834).
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// From 0 to 1: which of the app's notifications is the first of a summary. Kept (DEV-834).
    open var relevanceScore: Double { values.relevanceScore }
    /// Pictures and the like. Kept: banners don't show them (DEV-834).
    open var attachments: [UNNotificationAttachment] { values.attachments }

    /// The same content, which doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

    /// Content of its own that begins as this one.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }
}

/// What a notification of the app's own is to say. A request copies it: what is changed later doesn't count.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The first line, in bold; empty by default.
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The second line; empty by default.
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The text; empty by default.
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    /// The number for the app's icon: 0 removes it, nil, as by default, leaves it as it is.
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    /// What is to be heard; nil by default. Kept (DEV-834).
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    /// What comes back to the app with the notification; property list values.
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// The category, whose actions it has; empty by default.
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    /// What groups notifications; empty by default. Kept (DEV-834).
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    /// The picture that is shown while the app is launched. Kept (DEV-834).
    open override var launchImageName: String {
        get { values.launchImageName }
        set { values.launchImageName = newValue }
    }
    /// What the app's scene that is to come to the front shows. Kept (DEV-834).
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    /// How urgent it is; `active` by default. Kept (DEV-834).
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    /// From 0, as by default, to 1: which of the app's notifications is the first of a summary. Kept (DEV-834).
    open override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    /// Pictures and the like; none by default. Kept (DEV-834).
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0
    case active = 1
    case timeSensitive = 2
    case critical = 3
}
