import Foundation
import Synchronization

/// The moment that a signpost marks.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The begin of an interval, which an `end` of the same name and id closes.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Tells intervals of one name apart that overlap.
public struct OSSignpostID: Comparable, Hashable, Sendable {
    public let rawValue: UInt64
    /// An id of the app's own number; 0 and the greatest number are taken by `null` and `invalid`.
    public init(_ value: UInt64) { rawValue = value }
    /// An id that no other call gives.
    public init(log: OSLog) { rawValue = Self.last.add(1, ordering: .relaxed).newValue }
    /// The same id for the same object.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
    }

    private static let last = Atomic<UInt64>(1)

    /// The id of intervals of which never two of one name overlap: the default of all calls.
    public static let exclusive = OSSignpostID(0xeeee_b0b5_b2b2_eeee)
    /// An id that stands for a failure; nothing is to be marked with it.
    public static let invalid = OSSignpostID(.max)
    /// An id that marks nothing.
    public static let null = OSSignpostID(0)
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// Marks a moment, or the begin or end of an interval. Nothing records it here; the trace has the runtime's own intervals.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, or the begin or end of an interval, with a message. Nothing records it here.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: Any?...
) {}

extension OSLog {
    /// A category that tools record when they look for where time goes.
    public struct Category: Sendable {
        let name: String
        /// Points on the time line that a person measuring the app wants to see.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// Signposts that are off until a tool asks for them.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// Signposts that are off until a tool asks, and that come with a stack trace.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    /// A log whose category is one that tools know; `subsystem` is the app's in reverse-domain form.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    /// Whether signposts of this log are recorded: never here.
    public var signpostsEnabled: Bool { false }
}

/// Marks intervals of one category.
public struct OSSignposter: Sendable {
    /// A signposter of the default log; it records nothing here.
    public init() {}
    /// A signposter of a subsystem and a category of the app's own; it records nothing here.
    public init(subsystem: String, category: String) {}
    /// A signposter of a subsystem and a category that tools know; it records nothing here.
    public init(subsystem: String, category: OSLog.Category) {}
    /// A signposter that writes to a log; it records nothing here.
    public init(logHandle: OSLog) {}

    /// Whether anything records the signposts: never here.
    public var isEnabled: Bool { false }
    /// An id that no other call gives, to tell overlapping intervals apart.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }
    /// The same id for the same object, so that begin and end need not share a value.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }
    /// Marks a moment; without effect here.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a moment with a message; without effect here.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
    /// Begins an interval; hand what it returns to `endInterval(_:_:)`. Nothing is recorded here.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Begins an interval with a message; hand what it returns to `endInterval(_:_:)`. Nothing is recorded here.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Ends the interval that `state` began; without effect here.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Ends the interval that `state` began, with a message; without effect here.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
    /// Runs `task` as one interval and returns its result, or throws its error.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        try task()
    }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}
