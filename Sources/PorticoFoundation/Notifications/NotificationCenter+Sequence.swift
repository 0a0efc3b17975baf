import Foundation

extension NotificationCenter {
    /// The notifications of a name, and of one object if there is one, as they are posted: `for await note in …`. They are kept from the
    /// moment that the loop begins until it takes them.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// The notifications of a name, as a sequence that waits for the next.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        /// A member of the sequence.
        public typealias Element = Notification
        /// Nothing is thrown.
        public typealias Failure = Never

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// A notification on its way from the thread that posts it to the one that waits.
        fileprivate struct Posted: @unchecked Sendable { let notification: Notification }

        /// Waits for one notification after the other.
        public struct Iterator: AsyncIteratorProtocol {
            /// A member of the sequence.
            public typealias Element = Notification
            /// Nothing is thrown.
            public typealias Failure = Never

            fileprivate var posted: AsyncStream<Posted>.Iterator

            /// The next notification; nil after the task was cancelled.
            public mutating func next() async -> Notification? { await posted.next()?.notification }
            /// The same, without leaving the actor that asks.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await posted.next(isolation: actor)?.notification
            }
        }

        /// Begins at the first element.
        public func makeAsyncIterator() -> Iterator {
            let stream = AsyncStream<Posted> { continuation in
                nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
                    continuation.yield(Posted(notification: $0))
                }
                continuation.onTermination = { [center] _ in center.removeObserver(token) }
            }
            return Iterator(posted: stream.makeAsyncIterator())
        }
    }
}
