import Foundation

/// The kind of an account.
public enum EKSourceType: Int, Sendable {
    case local = 0
    case exchange = 1
    case calDAV = 2
    case mobileMe = 3
    case subscribed = 4
    case birthdays = 5
}

/// An account with calendars. A store has none here (DEV-1094).
open class EKSource: EKObject, @unchecked Sendable {
    /// Creates an account that no store has.
    public override init() { super.init() }
    /// The account's identifier on this device.
    public let sourceIdentifier = UUID().uuidString
    /// The kind of the account.
    open var sourceType: EKSourceType { .local }
    /// The account's name.
    open var title: String { "" }
    /// Whether another person lent the account.
    open var isDelegate: Bool { false }
    /// The account's calendars of a kind.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

extension EKEventStore {
    /// The accounts of the device: there are none.
    public var sources: [EKSource] { [] }
    /// The accounts that others lent: there are none.
    public var delegateSources: [EKSource] { [] }
    /// The account with an identifier: there is none.
    public func source(withIdentifier identifier: String) -> EKSource? { nil }
}
