import Foundation
import UIKit

/// A notification that is to come: what it says, and when.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    /// Names it among the app's: another one of the same name takes its place.
    public let identifier: String
    /// What it says: a copy of what the request was made with.
    public let content: UNNotificationContent
    /// When it comes; nil: at once.
    public let trigger: UNNotificationTrigger?

    /// - Parameter trigger: nil: it comes at once.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.values)
        self.trigger = trigger
        super.init()
    }

    /// Itself: a request doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A notification that has come.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    /// When it came.
    public let date: Date
    /// What was asked for, or what a server has sent.
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, date: Date = Date()) {
        self.request = request
        self.date = date
        super.init()
    }

    /// Itself: a notification doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The action of a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of sending a notification away, for categories that want to hear of it. Never told (DEV-834).
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a person has done with a notification.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    /// Which one.
    public let notification: UNNotification
    /// What was chosen: here always the default action, a tap (DEV-834).
    public let actionIdentifier: String

    init(_ notification: UNNotification, action: String = UNNotificationDefaultActionIdentifier) {
        self.notification = notification
        actionIdentifier = action
        super.init()
    }

    /// The scene in which the app shows what comes of the response: the one in front, else the first; nil without one.
    @MainActor open var targetScene: UIScene? {
        let scenes = UIApplication.shared.connectedScenes
        return scenes.first { $0.activationState == .foregroundActive }
            ?? scenes.first { $0.activationState == .foregroundInactive } ?? scenes.first
    }

    /// Itself: a response doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A person's answer to a notification by a text. There is none here: a banner has no field (DEV-834).
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The text that was written.
    public let userText: String

    init(_ notification: UNNotification, action: String, userText: String) {
        self.userText = userText
        super.init(notification, action: action)
    }
}
