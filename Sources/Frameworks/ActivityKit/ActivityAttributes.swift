import Foundation

/// Describes what a Live Activity shows: what stays are the type's own properties, what changes is its `ContentState`.
public protocol ActivityAttributes: Decodable, Encodable {
    /// The part of the activity that changes.
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// Whether an activity goes on.
public enum ActivityState: String, Codable, Hashable, Sendable {
    /// It is shown, and can be updated.
    case active
    /// It has ended, and is still shown.
    case ended
    /// It isn't shown any more.
    case dismissed
    /// It is shown, and its content is out of date.
    case stale
    /// It begins later.
    case pending
}

/// Says how an activity is shown.
public enum ActivityStyle: String, Codable, Hashable, Sendable {
    case standard
    case transient
}

/// Says how an activity hears of pushed updates.
public struct PushType: Hashable, Sendable {
    private let channel: String?

    /// By its own token.
    public static let token = PushType(channel: nil)
    /// By a channel that many hear.
    public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}

/// The content of an activity at a time.
public struct ActivityContent<State: Decodable & Encodable & Hashable>: Hashable, CustomStringConvertible {
    /// The state.
    public var state: State
    /// When it is out of date; nil for never.
    public var staleDate: Date?
    /// The rank among the app's activities; first comes that with the highest.
    public var relevanceScore: Double

    /// A content.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
    public var description: String { "ActivityContent(state: \(state))" }
}

extension ActivityContent: Sendable where State: Sendable {}

/// Tells a person of an update.
public struct AlertConfiguration: Sendable {
    /// A sound.
    public struct AlertSound: Hashable, Sendable {
        private let name: String?
        /// The system's.
        public static let `default` = AlertSound(name: nil)
        /// A file of the app's.
        public static func named(_ soundName: String) -> AlertSound { AlertSound(name: soundName) }
    }

    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    public var sound: AlertSound

    /// An alert.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

/// When an activity that has ended leaves the screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?
    private let isImmediate: Bool

    /// As the system decides, after four hours at most.
    public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)
    /// At a time, after four hours at most.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(date: date, isImmediate: false)
    }
}
