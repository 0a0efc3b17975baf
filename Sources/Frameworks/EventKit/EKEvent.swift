import CoreGraphics
import Foundation

/// Something that a store keeps.
open class EKObject: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// Whether it was changed and isn't kept.
    open var hasChanges: Bool { isNew }
    /// Whether it was never kept: no store here keeps anything.
    open var isNew: Bool { true }
}

/// A calendar. The device has none.
open class EKCalendar: EKObject, @unchecked Sendable {
    /// Its name.
    open var title = ""
    /// Its colour.
    open var cgColor: CGColor! = CGColor(red: 0.2, green: 0.5, blue: 1, alpha: 1)
    /// Names it on this device.
    public let calendarIdentifier = UUID().uuidString
    /// Whether events may be added.
    open var allowsContentModifications: Bool { true }
    /// The account that the calendar belongs to. It is kept: no store has one (DEV-1094).
    open var source: EKSource!
    /// A calendar of a kind, which no store keeps.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}

/// What events and reminders have in common.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    /// In which calendar it is.
    open var calendar: EKCalendar!
    /// What it is.
    open var title: String! = ""
    /// Where it is.
    open var location: String?
    /// What a person notes with it.
    open var notes: String?
    /// An address of the web.
    open var url: URL?
    /// In which time zone it is; nil: in the device's.
    open var timeZone: TimeZone?
    /// When it is told beforehand.
    open var alarms: [EKAlarm]?
    /// It says how it repeats; nil: it doesn't.
    open var recurrenceRules: [EKRecurrenceRule]?
    /// Whether it repeats.
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    /// Whether it is told beforehand.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Repeats in this way, too.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    /// Doesn't repeat so.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
    /// Names it on this device.
    public let calendarItemIdentifier = UUID().uuidString
    /// Tells it beforehand.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Doesn't tell it so.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}

/// When something is told beforehand.
open class EKAlarm: NSObject, @unchecked Sendable {
    /// Seconds after the beginning, below 0 before it.
    open var relativeOffset: TimeInterval
    /// At a moment.
    open var absoluteDate: Date?
    /// So many seconds after the beginning.
    public init(relativeOffset offset: TimeInterval) {
        relativeOffset = offset
        super.init()
    }
    /// At a moment.
    public init(absoluteDate date: Date) {
        (relativeOffset, absoluteDate) = (0, date)
        super.init()
    }
}

/// Something that happens at a time. No store keeps it (DEV-1094).
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    /// When it begins.
    open var startDate: Date!
    /// When it ends.
    open var endDate: Date!
    /// Whether it lasts whole days.
    open var isAllDay = false
    /// Names it once it is kept: it isn't.
    open var eventIdentifier: String! { nil }
    /// An event for a store.
    public init(eventStore: EKEventStore) { super.init() }
    /// Which begins first.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }
}
