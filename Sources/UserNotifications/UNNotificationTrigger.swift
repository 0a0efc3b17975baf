import Foundation
import PorticoTrace

/// When a notification comes. Make one of the subclasses.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    /// Whether it comes again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    /// Itself: a trigger doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Seconds from now to the next time; nil: never.
    var delay: TimeInterval? { nil }
}

/// A notification that a server has sent.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    init() { super.init(repeats: false) }
}

/// A notification that comes when some seconds have passed.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Seconds.
    public let timeInterval: TimeInterval

    /// - Parameters:
    ///   - timeInterval: seconds, more than 0; at least 60 where it repeats. Anything else raises.
    ///   - repeats: whether it comes each time that so many seconds have passed.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        FatalException.internalInconsistency.raise(
            unless: timeInterval > 0, "time interval must be greater than 0")
        FatalException.internalInconsistency.raise(
            unless: !repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When it would come if it were asked for now.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

    override var delay: TimeInterval? { timeInterval }
}

/// A notification that comes when the calendar shows a date, or a time of day.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// What is to match: the components that are set.
    public let dateComponents: DateComponents

    /// - Parameters:
    ///   - dateComponents: what is to match; what isn't set matches always.
    ///   - repeats: whether it comes each time that it matches.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next time that matches; nil where none is to come.
    open func nextTriggerDate() -> Date? {
        let calendar = dateComponents.calendar ?? Calendar.current
        return calendar.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}
