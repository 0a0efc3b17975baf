import Foundation

/// An item of an activity view controller that is made when an activity has been chosen. Apps subclass it and override `item`.
///
/// - From: `UIActivityViewController`
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// The item that stands for the one to come until an activity is chosen; it is of the same type.
    nonisolated(unsafe) public let placeholderItem: Any?
    private let lock = NSLock()
    private var chosenType: UIActivity.ActivityType?
    nonisolated(unsafe) private var made: Any?

    /// Makes a provider of an item that this one stands for.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// What the item is wanted for, from when `item` is asked for; nil before.
    open var activityType: UIActivity.ActivityType? { lock.withLock { chosenType } }

    /// The item. The placeholder, unless a subclass makes another.
    nonisolated open var item: Any { placeholderItem ?? NSNull() }

    /// Makes the item and keeps it for the activity. Does nothing in a cancelled operation.
    open override func main() {
        guard !isCancelled else { return }
        let item = item
        lock.withLock { made = item }
    }

    /// The placeholder.
    @MainActor open func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any { placeholderItem ?? NSNull() }

    /// Runs the operation, the first time here and now (DEV-1275), and gives what it made; nil where it was cancelled.
    @MainActor open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        lock.withLock { chosenType = activityType }
        if !isFinished, !isExecuting { start() }
        return lock.withLock { made }
    }
}
