import Foundation

/// An object that shows a file or folder, and is told when somebody else is about to read, change, move or delete it.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The file or folder that is shown; nil while there is none.
    var presentedItemURL: URL? { get }
    /// The queue on which the presenter's methods are called.
    var presentedItemOperationQueue: OperationQueue { get }

    /// Somebody wants to read the item: write what isn't written yet, then call `reader`, with a block that is called afterwards.
    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Somebody wants to write the item: call `writer`, with a block that is called afterwards.
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Somebody wants to read the item: write what isn't written yet.
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Somebody wants to delete the item.
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// The item has another place.
    func presentedItemDidMove(to newURL: URL)
    /// The item's contents or attributes are others.
    func presentedItemDidChange()
    /// Somebody wants to delete an item in the folder.
    func accommodatePresentedSubitemDeletion(
        at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// There is a new item in the folder.
    func presentedSubitemDidAppear(at url: URL)
    /// An item of the folder has another place.
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
    /// An item of the folder is another.
    func presentedSubitemDidChange(at url: URL)
    /// The item has one more version.
    func presentedItemDidGain(_ version: NSFileVersion)
    /// The item has lost a version.
    func presentedItemDidLose(_ version: NSFileVersion)
    /// Somebody has settled a conflict of the item's versions.
    func presentedItemDidResolveConflict(_ version: NSFileVersion)
    /// An item of the folder has one more version.
    func presentedSubitem(at url: URL, didGain version: NSFileVersion)
    /// An item of the folder has lost a version.
    func presentedSubitem(at url: URL, didLose version: NSFileVersion)
    /// Somebody has settled a conflict of an item of the folder.
    func presentedSubitem(at url: URL, didResolve version: NSFileVersion)
}

extension NSFilePresenter {
    /// Lets the reader read at once.
    public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        reader(nil)
    }
    /// Lets the writer write at once.
    public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        writer(nil)
    }
    /// Has nothing to write.
    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Agrees.
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Does nothing.
    public func presentedItemDidMove(to newURL: URL) {}
    /// Does nothing.
    public func presentedItemDidChange() {}
    /// Agrees.
    public func accommodatePresentedSubitemDeletion(
        at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(nil) }
    /// Does nothing.
    public func presentedSubitemDidAppear(at url: URL) {}
    /// Does nothing.
    public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
    /// Does nothing.
    public func presentedSubitemDidChange(at url: URL) {}
    /// Does nothing. Versions come from a cloud: it isn't called (DEV-1456).
    public func presentedItemDidGain(_ version: NSFileVersion) {}
    /// Does nothing, and isn't called (DEV-1456).
    public func presentedItemDidLose(_ version: NSFileVersion) {}
    /// Does nothing, and isn't called (DEV-1456).
    public func presentedItemDidResolveConflict(_ version: NSFileVersion) {}
    /// Does nothing, and isn't called (DEV-1456).
    public func presentedSubitem(at url: URL, didGain version: NSFileVersion) {}
    /// Does nothing, and isn't called (DEV-1456).
    public func presentedSubitem(at url: URL, didLose version: NSFileVersion) {}
    /// Does nothing, and isn't called (DEV-1456).
    public func presentedSubitem(at url: URL, didResolve version: NSFileVersion) {}
}
