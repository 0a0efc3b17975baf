import CoreGraphics
import Foundation

/// Groups changes of layers into one atomic step. Each thread has a stack of them.
///
/// Changes outside any `begin()` are in the implicit transaction, which is committed before the run loop sleeps.
open class CATransaction: NSObject {
    /// Opens a transaction inside the current one; it starts with that one's settings.
    open class func begin() { TransactionThread.current.beginTransaction() }

    /// Closes the innermost one. The outermost hands its changes over, unless an implicit transaction is open around it.
    open class func commit() { TransactionThread.current.commitTransaction() }

    /// Commits the implicit transaction now. Does nothing while an explicit one is open.
    open class func flush() { TransactionThread.current.flush() }

    /// Keeps other threads' transactions out until `unlock()`. Recursive.
    open class func lock() { TransactionLock.lock() }
    /// Lets other threads' transactions in again; each call needs one `lock()` before it.
    open class func unlock() { TransactionLock.unlock() }

    /// The seconds of animations that say none of their own; 0.25 to begin with.
    open class func animationDuration() -> CFTimeInterval { TransactionThread.current.top.duration }
    /// Sets the duration, in seconds, of animations that are added from now on in this transaction and say none of their own.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { TransactionThread.current.top.duration = dur }

    /// Replaces the timing function of every animation added meanwhile; nil by default.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { TransactionThread.current.top.timingFunction }
    /// Sets the timing function of all animations that are added from now on in this transaction; nil leaves them their own.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionThread.current.top.timingFunction = function
    }

    /// While true, changed properties look for no action.
    open class func disableActions() -> Bool { TransactionThread.current.top.disablesActions }
    /// Says whether changed properties look for no action from now on in this transaction. False to begin with.
    open class func setDisableActions(_ flag: Bool) { TransactionThread.current.top.disablesActions = flag }

    /// Called once on the main thread, after the animations that are added from now on in this transaction have ended; where there are
    /// none, in the run loop's turn after the commit. Setting another block, or nil, leaves the one before with what it waits for.
    /// Inside a transaction without one, that of the transaction around it is read.
    open class func completionBlock() -> (() -> Void)? { TransactionThread.current.completionBlock }
    /// Sets the block that is called when the animations added from now on in this transaction have ended.
    open class func setCompletionBlock(_ block: (() -> Void)?) { TransactionThread.current.setCompletionBlock(block) }

    /// The four settings by name, and any other key as a store for the transaction's duration.
    open class func value(forKey key: String) -> Any? {
        let thread = TransactionThread.current
        switch key {
        case kCATransactionAnimationDuration: return thread.top.duration
        case kCATransactionAnimationTimingFunction: return thread.top.timingFunction
        case kCATransactionDisableActions: return thread.top.disablesActions
        case kCATransactionCompletionBlock: return thread.completionBlock
        default: return thread.frames.reversed().lazy.compactMap { $0.values[key] }.first
        }
    }

    /// Sets one of the four settings by name, or keeps a value until the transaction ends. nil is the setting's default.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        let thread = TransactionThread.current
        switch key {
        case kCATransactionAnimationDuration: thread.top.duration = anObject.flatMap(ValueCoding.number) ?? 0.25
        case kCATransactionAnimationTimingFunction: thread.top.timingFunction = anObject as? CAMediaTimingFunction
        case kCATransactionDisableActions: thread.top.disablesActions = anObject.flatMap(ValueCoding.number) ?? 0 != 0
        case kCATransactionCompletionBlock: thread.setCompletionBlock(anObject as? () -> Void)
        default: thread.top.values[key] = anObject
        }
    }
}
