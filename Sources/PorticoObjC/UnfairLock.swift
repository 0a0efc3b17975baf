import Foundation
import Glibc

/// The lock of `os_unfair_lock_lock`. Its memory must stay where it is while it is in use: in a class, or allocated.
public struct os_unfair_lock: Sendable {
    /// 0 free, 1 held, 2 held with others waiting.
    var state: Int32 = 0

    public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Takes the lock, waiting for whoever holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { UnfairLocks.lock(lock) }

/// Takes the lock if nobody holds it; false when somebody does.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { UnfairLocks.tryLock(lock) }

/// Gives the lock back. Only the thread that holds it may.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { UnfairLocks.unlock(lock) }

/// One condition for all locks: they are held for a few instructions.
private enum UnfairLocks {
    static let condition = NSCondition()

    static func lock(_ lock: os_unfair_lock_t) {
        condition.withLock {
            while lock.pointee.state != 0 { condition.wait() }
            lock.pointee.state = 1
        }
    }

    static func tryLock(_ lock: os_unfair_lock_t) -> Bool {
        condition.withLock {
            guard lock.pointee.state == 0 else { return false }
            lock.pointee.state = 1
            return true
        }
    }

    static func unlock(_ lock: os_unfair_lock_t) {
        condition.withLock {
            precondition(lock.pointee.state != 0, "os_unfair_lock: unlock of an unowned lock")
            lock.pointee.state = 0
            condition.broadcast()
        }
    }
}
