import Foundation

/// Whether the app may show Live Activities. They are switched off on this device (DEV-1411).
public final class ActivityAuthorizationInfo: Sendable {
    /// The answer of the system.
    public init() {}

    /// Whether it may: no.
    public final var areActivitiesEnabled: Bool { false }
    /// Whether it may update them often: no.
    public final var frequentPushesEnabled: Bool { false }
    /// Each time that the person allows or forbids them. Nobody does.
    public final var activityEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }
    /// Each time that the person allows or forbids frequent updates. Nobody does.
    public final var frequentPushEnablementUpdates: FrequentPushEnablementUpdates { FrequentPushEnablementUpdates() }

    /// The answer that whoever requests an activity gets.
    static var refusal: ActivityAuthorizationError {
        Bundle.main.object(forInfoDictionaryKey: "NSSupportsLiveActivities") as? Bool == true
            ? .denied : .unsupportedTarget
    }

    /// Changes of whether the app may show activities. There are none: it waits until its task is cancelled.
    public struct ActivityEnablementUpdates: AsyncSequence {
        public typealias Element = Bool
        public func makeAsyncIterator() -> AsyncStream<Bool>.Iterator { AsyncStream { _ in }.makeAsyncIterator() }
    }

    /// Changes of whether the app may update activities often. There are none: it waits until its task is cancelled.
    public struct FrequentPushEnablementUpdates: AsyncSequence {
        public typealias Element = Bool
        public func makeAsyncIterator() -> AsyncStream<Bool>.Iterator { AsyncStream { _ in }.makeAsyncIterator() }
    }
}
