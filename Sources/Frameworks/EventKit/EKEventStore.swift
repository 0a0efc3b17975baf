import Foundation
import UIKit

/// What kind of entry it is.
public enum EKEntityType: UInt, Sendable {
    case event = 0
    case reminder = 1
}

/// Whether an app may have a person's calendars.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    /// Nobody here may allow it. Never so.
    case restricted = 1
    case denied = 2
    case fullAccess = 3
    case writeOnly = 4
    /// The older name of `fullAccess`.
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// How much of a repeated event is meant.
public enum EKSpan: Int, Sendable {
    case thisEvent = 0
    case futureEvents = 1
}

extension NSNotification.Name {
    /// The device's calendars have changed: never, there are none.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// The device's calendars and reminders. It has none, and keeps none (DEV-1094); a person is asked all the same.
///
/// - From: the app
/// - To: `SystemPrivacy`
open class EKEventStore: NSObject, @unchecked Sendable {
    private static func privacy(_ type: EKEntityType) -> SystemPrivacy {
        let info = Bundle.main.infoDictionary ?? [:]
        func key(_ newer: String, _ older: String) -> String { info[newer] == nil ? older : newer }
        return type == .event
            ? SystemPrivacy(
                name: "calendars",
                purposeKey: key(
                    "NSCalendarsFullAccessUsageDescription",
                    key("NSCalendarsWriteOnlyAccessUsageDescription", "NSCalendarsUsageDescription")),
                question: "Would Like to Access Your Calendar")
            : SystemPrivacy(
                name: "reminders",
                purposeKey: key("NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription"),
                question: "Would Like to Access Your Reminders")
    }

    /// The device's.
    public override init() { super.init() }

    /// What a person has said.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        switch privacy(entityType).answer {
        case nil: .notDetermined
        case SystemPrivacy.allowed?: .fullAccess
        default: .denied
        }
    }

    /// Asks, the first time. Info.plist has to say what for.
    open func requestAccess(to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        Self.privacy(entityType).ask { completion($0 == SystemPrivacy.allowed, nil) }
    }
    /// As `requestAccess(to:completion:)`.
    @discardableResult
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAccess(to: entityType) { isAllowed, _ in continuation.resume(returning: isAllowed) }
        }
    }
    /// Asks for all of the calendars.
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        requestAccess(to: .event, completion: completion)
    }
    /// As `requestFullAccessToEvents(completion:)`.
    @discardableResult
    open func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
    /// Asks for all of the reminders.
    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        requestAccess(to: .reminder, completion: completion)
    }
    /// As `requestFullAccessToReminders(completion:)`.
    @discardableResult
    open func requestFullAccessToReminders() async throws -> Bool { try await requestAccess(to: .reminder) }

    /// Asks whether the app may add events: here it is the same question.
    open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        requestAccess(to: .event, completion: completion)
    }
    /// As `requestWriteOnlyAccessToEvents(completion:)`.
    @discardableResult
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }

    /// The calendars of a kind: none.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// A calendar by its identifier: there is none.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// Where new events go: nowhere.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// Where new reminders go: nowhere.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// Finds the events of a time.
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
    {
        NSPredicate(value: false)
    }
    /// What a predicate finds: nothing.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// An event by its identifier: there is none.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }

    private func demand() throws {
        guard Self.authorizationStatus(for: .event) == .fullAccess else { throw EKError(.eventStoreNotAuthorized) }
    }

    /// Would keep an event: there is no calendar for it.
    open func save(_ event: EKEvent, span: EKSpan) throws {
        try demand()
        throw EKError(.noCalendar)
    }
    /// The same; `commit` says whether at once.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try save(event, span: span) }
    /// Would remove an event: it is in no calendar.
    open func remove(_ event: EKEvent, span: EKSpan) throws {
        try demand()
        throw EKError(.noCalendar)
    }
    /// The same; `commit` says whether at once.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try remove(event, span: span) }
    /// Keeps what was changed: nothing was.
    open func commit() throws {}
    /// Forgets what was changed: nothing was.
    open func reset() {}
}
