import Foundation

extension NotificationCenter {
    /// Has a block called on a queue for each notification of a name and an object, until what this returns is removed.
    ///
    /// As Foundation's, which takes nil for a queue, too; but the queue lives for as long as the observer does, as on iOS. Foundation's on
    /// Linux holds it weakly: an observer with a queue of its own heard nothing.
    public func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let optional: OperationQueue? = queue
        return addObserver(forName: name, object: obj, queue: optional) { notification in
            withExtendedLifetime(queue) { block(notification) }
        }
    }
}
