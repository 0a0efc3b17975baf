import Foundation

public typealias os_activity_id_t = UInt64

/// The messages that the process has logged: the last 2,000, those for debugging among them (DEV-981).
open class OSLogStore: NSObject, @unchecked Sendable {
    /// Whose messages are meant.
    public enum Scope: Int, Sendable {
        /// Those of this process.
        case currentProcessIdentifier = 1
    }

    /// The store of this process.
    public convenience init(scope: Scope) throws { self.init() }

    /// The messages in the order of their time, or backwards.
    ///
    /// - Parameters:
    ///   - position: where to begin; nil for the first, or with `reverse` for the last.
    ///   - predicate: which are wanted, by the keys `subsystem`, `category`, `composedMessage`, `process` and `date`.
    open func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        var entries = LogHistory.shared.all.map(OSLogEntryLog.init)
        let isReverse = options.contains(.reverse)
        if let position {
            entries = entries.filter { isReverse ? $0.message.date <= position.date : $0.message.date >= position.date }
        }
        if isReverse { entries.reverse() }
        if let predicate { entries = entries.filter { predicate.evaluate(with: $0) } }
        return AnySequence(entries)
    }

    /// The place of a moment.
    open func position(date: Date) -> OSLogPosition { OSLogPosition(date) }
    /// The place of a moment so many seconds before now.
    open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: seconds))
    }
    /// The place of a moment so many seconds after the device was started.
    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
    }
}

/// A place among the messages of a store.
open class OSLogPosition: NSObject, @unchecked Sendable {
    let date: Date
    init(_ date: Date) { self.date = date }
}

/// How the messages of a store are walked over.
open class OSLogEnumerator: NSObject {
    /// In which order.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The last first.
        public static let reverse = Options(rawValue: 1)
    }
}

/// Something in a store: a message, mostly.
open class OSLogEntry: NSObject, @unchecked Sendable {
    /// How long it is kept.
    public enum StoreCategory: Int, Sendable {
        case undefined = 0, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
    }

    let message: LogHistory.Message
    init(_ message: LogHistory.Message) { self.message = message }

    /// The text with its values.
    open var composedMessage: String { message.text }
    /// When it was logged.
    open var date: Date { message.date }
    /// How long it is kept: while the process runs.
    open var storeCategory: StoreCategory { .shortTerm }
}

/// An entry with a place in the code: a subsystem and a category.
public protocol OSLogEntryWithPayload {
    var category: String { get }
    var components: [OSLogMessageComponent] { get }
    var formatString: String { get }
    var subsystem: String { get }
}

/// An entry of a process.
public protocol OSLogEntryFromProcess {
    var activityIdentifier: os_activity_id_t { get }
    var process: String { get }
    var processIdentifier: pid_t { get }
    var sender: String { get }
    var threadIdentifier: UInt64 { get }
}

/// A message.
open class OSLogEntryLog: OSLogEntry, OSLogEntryWithPayload, OSLogEntryFromProcess, @unchecked Sendable {
    /// How important a message is.
    public enum Level: Int, Sendable { case undefined = 0, debug, info, notice, error, fault }

    open var level: Level {
        switch message.type {
        case .debug: .debug
        case .info: .info
        case .default: .notice
        case .error: .error
        case .fault: .fault
        default: .undefined
        }
    }

    open var subsystem: String { message.subsystem }
    open var category: String { message.category }
    /// The text: formats aren't kept apart from their values.
    open var formatString: String { message.text }
    /// Empty: formats aren't kept apart from their values.
    open var components: [OSLogMessageComponent] { [] }
    open var activityIdentifier: os_activity_id_t { 0 }
    open var process: String { ProcessInfo.processInfo.processName }
    open var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
    open var sender: String { process }
    open var threadIdentifier: UInt64 { message.thread }

    open override var description: String {
        "\(date) [\(subsystem):\(category)] \(composedMessage)"
    }
}

/// The beginning of an activity. There are none in a store here.
open class OSLogEntryActivity: OSLogEntry, @unchecked Sendable {
    open var parentActivityIdentifier: os_activity_id_t { 0 }
}

/// A place at which the store was begun anew. There are none in a store here.
open class OSLogEntryBoundary: OSLogEntry, @unchecked Sendable {}

/// A signpost. There are none in a store here.
open class OSLogEntrySignpost: OSLogEntry, @unchecked Sendable {
    /// What of an interval it is.
    public enum SignpostType: Int, Sendable { case undefined = 0, intervalBegin, intervalEnd, event }
    open var signpostIdentifier: UInt64 { 0 }
    open var signpostName: String { "" }
    open var signpostType: SignpostType { .undefined }
}

/// A part of a message's format with its value.
open class OSLogMessageComponent: NSObject, @unchecked Sendable {
    /// A value.
    public enum Argument: Sendable {
        case undefined, data(Data), double(Double), signed(Int64), string(String), unsigned(UInt64)
    }
    open var formatSubstring: String { "" }
    open var placeholder: String { "" }
    open var argument: Argument { .undefined }
}
