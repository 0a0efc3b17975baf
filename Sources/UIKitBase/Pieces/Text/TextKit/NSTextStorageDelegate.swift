import Foundation

/// Hears of the changes of a text storage. Every method is optional.
@preconcurrency public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Before attributes are fixed; characters and attributes may be changed. The range is one of the text as it is now.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Before layout hears of the changes; attributes may be changed, characters not.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Changes are about to be processed; more may be changed. Nothing by default.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    /// Changes have been processed, and layout hears of them next. Nothing by default.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}

/// Keeps up with a text storage after its layout managers: TextKit 2's content storage.
@preconcurrency public protocol NSTextStorageObserving: NSObjectProtocol {
    var textStorage: NSTextStorage? { get set }
    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
    func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
