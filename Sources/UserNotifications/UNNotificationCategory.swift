import Foundation

/// What can be chosen for a kind of notification. Kept: a banner here has no actions (DEV-834).
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
    /// Names it for `UNNotificationContent.categoryIdentifier`.
    public let identifier: String
    /// What can be chosen.
    public let actions: [UNNotificationAction]
    /// Intents that it stands for, by name.
    public let intentIdentifiers: [String]
    /// What the system does with its notifications.
    public let options: UNNotificationCategoryOptions

    /// The words in the place of a notification's text where previews are hidden; empty: the system's words. Kept: previews are never
    /// hidden (DEV-834).
    public let hiddenPreviewsBodyPlaceholder: String
    /// The format by which notifications of a thread are summed up; empty: the system's words. Kept: a banner stands alone
    /// (DEV-834).
    public let categorySummaryFormat: String

    /// A kind of notification, with what can be chosen for it.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: nil, options: options)
    }
    /// A kind of notification, and what its notifications say where previews are hidden.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
    }
    /// A kind of notification, what its notifications say where previews are hidden, and how they are summed up.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions) = (identifier, actions)
        (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        self.categorySummaryFormat = categorySummaryFormat ?? ""
        super.init()
    }

    open override var hash: Int { identifier.hashValue }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.identifier == identifier
    }

    /// Itself: a category doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What the system does with a category's notifications.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app hears that one was sent away.
    public static let customDismissAction = Self(rawValue: 1 << 0)
    /// CarPlay may show them.
    public static let allowInCarPlay = Self(rawValue: 1 << 1)
    /// The title is shown where previews are hidden.
    public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
    /// The subtitle is shown where previews are hidden.
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
}

/// A button of a notification. Kept (DEV-834).
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
    /// What the app's delegate gets.
    public let identifier: String
    /// What the button says.
    public let title: String
    /// What it does besides.
    public let options: UNNotificationActionOptions
    /// The picture beside the title; nil: none.
    public let icon: UNNotificationActionIcon?

    /// A button with a title.
    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init(identifier: identifier, title: title, options: options, icon: nil)
    }
    /// A button with a title and a picture.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
    ) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
        super.init()
    }

    /// Itself: an action doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A button that takes a text. Kept (DEV-834).
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button that sends the text.
    public let textInputButtonTitle: String
    /// What stands in the field while it is empty.
    public let textInputPlaceholder: String

    /// A button that takes a text, and another that sends it.
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.init(
            identifier: identifier, title: title, options: options, icon: nil,
            textInputButtonTitle: textInputButtonTitle, textInputPlaceholder: textInputPlaceholder)
    }
    /// A button with a picture that takes a text, and another that sends it.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?,
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// The picture of a notification's button. Kept (DEV-834).
open class UNNotificationActionIcon: NSObject, NSCopying, @unchecked Sendable {
    let name: String
    let isSystem: Bool
    dynamic init(_ name: String, isSystem: Bool) {
        (self.name, self.isSystem) = (name, isSystem)
        super.init()
    }
    /// A picture of the app's.
    public convenience init(templateImageName: String) { self.init(templateImageName, isSystem: false) }
    /// A symbol of the system's.
    public convenience init(systemImageName: String) { self.init(systemImageName, isSystem: true) }

    open override var hash: Int { name.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationActionIcon).map { $0.name == name && $0.isSystem == isSystem } ?? false
    }
    /// Itself: an icon doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What an action does besides telling the app.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only on an unlocked device.
    public static let authenticationRequired = Self(rawValue: 1 << 0)
    /// The button is red.
    public static let destructive = Self(rawValue: 1 << 1)
    /// The app comes to the front.
    public static let foreground = Self(rawValue: 1 << 2)
}
