import Foundation

/// A Live Activity. They are switched off on this device (DEV-1411): requesting one is an error, and nothing of this type exists.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    public typealias ContentState = Attributes.ContentState

    /// Stands for every value: nobody makes an activity.
    private let nothing: @Sendable () -> Never
    private init(_ nothing: @escaping @Sendable () -> Never) { self.nothing = nothing }

    // MARK: Beginning

    /// The activities of this kind that go on. There are none.
    public static var activities: [Activity<Attributes>] { [] }
    /// Each activity of this kind that is begun. There is none.
    public static var activityUpdates: ActivityUpdates { ActivityUpdates() }
    /// The token with which a server begins an activity. There is none.
    public static var pushToStartToken: Data? { nil }
    /// Each token with which a server begins an activity. There is none.
    public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates() }

    /// Begins an activity. Here it throws `denied`, or `unsupportedTarget` where Info.plist doesn't speak of Live Activities.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationInfo.refusal }
    /// Begins an activity in a style. Here it throws, as `request(attributes:content:pushType:)` does.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationInfo.refusal }
    /// Begins an activity at a time. Here it throws, as `request(attributes:content:pushType:)` does.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationInfo.refusal }
    /// Begins an activity. Here it throws, as `request(attributes:content:pushType:)` does.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationInfo.refusal }

    // MARK: An activity that goes on

    /// Its name.
    public var id: String { nothing() }
    /// The part of it that stays.
    public var attributes: Attributes { nothing() }
    /// The content that it shows.
    public var content: ActivityContent<ContentState> { nothing() }
    /// The state that changes.
    public var contentState: ContentState { nothing() }
    /// Whether it goes on.
    public var activityState: ActivityState { nothing() }
    /// The way it is shown.
    public var activityStyle: ActivityStyle { nothing() }
    /// The token for pushed updates.
    public var pushToken: Data? { nothing() }
    /// The content that it shows from now on.
    public var contentUpdates: ContentUpdates { nothing() }
    /// The state from now on.
    public var contentStateUpdates: ContentStateUpdates { nothing() }
    /// Its states from now on.
    public var activityStateUpdates: ActivityStateUpdates { nothing() }
    /// Its tokens from now on.
    public var pushTokenUpdates: PushTokenUpdates { nothing() }

    /// Shows something else.
    public func update(_ content: ActivityContent<ContentState>) async {}
    /// Shows something else, and tells the person.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
    ) async {}
    /// Shows something else as of a time, and tells the person.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {}
    /// Shows something else, and tells the person.
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    /// Ends it.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    /// Ends it as of a time.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {}
    /// Ends it.
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}

extension Activity {
    /// Activities that are begun. There are none: it waits until its task is cancelled.
    public struct ActivityUpdates: AsyncSequence {
        public typealias Element = Activity<Attributes>
        public func makeAsyncIterator() -> AsyncStream<Activity<Attributes>>.Iterator {
            AsyncStream { _ in }.makeAsyncIterator()
        }
    }

    /// Tokens for pushed updates. There are none: it waits until its task is cancelled.
    public struct PushTokenUpdates: AsyncSequence {
        public typealias Element = Data
        public func makeAsyncIterator() -> AsyncStream<Data>.Iterator { AsyncStream { _ in }.makeAsyncIterator() }
    }

    /// States of an activity. There are none: it waits until its task is cancelled.
    public struct ActivityStateUpdates: AsyncSequence {
        public typealias Element = ActivityState
        public func makeAsyncIterator() -> AsyncStream<ActivityState>.Iterator {
            AsyncStream { _ in }.makeAsyncIterator()
        }
    }

    /// Contents of an activity. There are none: it waits until its task is cancelled.
    public struct ContentUpdates: AsyncSequence {
        public typealias Element = ActivityContent<ContentState>
        public func makeAsyncIterator() -> AsyncStream<ActivityContent<ContentState>>.Iterator {
            AsyncStream { _ in }.makeAsyncIterator()
        }
    }

    /// States of what an activity shows. There are none: it waits until its task is cancelled.
    public struct ContentStateUpdates: AsyncSequence {
        public typealias Element = ContentState
        public func makeAsyncIterator() -> AsyncStream<ContentState>.Iterator {
            AsyncStream { _ in }.makeAsyncIterator()
        }
    }
}
