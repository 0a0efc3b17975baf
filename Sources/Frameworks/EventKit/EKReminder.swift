import Foundation

/// It says how much a reminder matters.
public enum EKReminderPriority: UInt, Sendable {
    case none = 0
    case high = 1
    case medium = 5
    case low = 9
}

/// Something to be done. No store keeps it (DEV-1094).
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    /// When one begins with it; nil: at any time.
    open var startDateComponents: DateComponents?
    /// By when it is to be done; nil: at any time.
    open var dueDateComponents: DateComponents?
    /// Whether it is done. Set, it says when, and not any more.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }
    /// When it was done; nil: it isn't.
    open var completionDate: Date?
    /// How much it matters, 1 most and 9 least; 0: it isn't said.
    open var priority = 0
    /// A reminder for a store.
    public init(eventStore: EKEventStore) { super.init() }
}

extension EKEventStore {
    /// Finds reminders, done or not.
    public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    /// Finds reminders that aren't done, to be done at a time.
    public func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    /// Finds reminders that were done at a time.
    public func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }

    /// Gives the reminders that a predicate finds: none, and nil where a person doesn't allow it. The answer comes on another thread.
    @discardableResult
    public func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any {
        let isAllowed = Self.authorizationStatus(for: .reminder) == .fullAccess
        DispatchQueue.global().async { completion(isAllowed ? [] : nil) }
        return UUID()
    }
    /// Gives up a search.
    public func cancelFetchRequest(_ fetchIdentifier: Any) {}

    private func demandReminders() throws {
        guard Self.authorizationStatus(for: .reminder) == .fullAccess else { throw EKError(.eventStoreNotAuthorized) }
    }
    /// Would keep a reminder: there is no list for it.
    public func save(_ reminder: EKReminder, commit: Bool) throws {
        try demandReminders()
        throw EKError(.noCalendar)
    }
    /// Would remove a reminder: it is in no list.
    public func remove(_ reminder: EKReminder, commit: Bool) throws {
        try demandReminders()
        throw EKError(.noCalendar)
    }
    /// An event or a reminder by its identifier: there is none.
    public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    /// Would keep a calendar: it is nowhere.
    public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.calendarHasNoSource) }
    /// Would remove a calendar: it is nowhere.
    public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.calendarHasNoSource) }
    /// Tells of each event that a predicate finds: of none.
    public func enumerateEvents(
        matching predicate: NSPredicate, using block: @escaping (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}
