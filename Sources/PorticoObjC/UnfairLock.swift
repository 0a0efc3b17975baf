import CRuntime
import Foundation

/// The lock of `os_unfair_lock_lock`. Its memory must stay where it is while it is in use: in a class, or allocated.
public struct os_unfair_lock: Sendable {
    /// See `portico_lock`.
    var word: UInt32 = 0

    public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Takes the lock, waiting for whoever holds it. Traps where this thread holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    if portico_lock(word(lock)) != 0 { misuse("Trying to recursively lock an os_unfair_lock") }
}

/// Takes the lock if nobody holds it; false when somebody does.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { portico_try_lock(word(lock)) != 0 }

/// Gives the lock back. Traps where this thread doesn't hold it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    if portico_unlock(word(lock)) != 0 { misuse("Unlock of an os_unfair_lock not owned by current thread") }
}

/// Traps where this thread doesn't hold the lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock>) {
    if portico_owns_lock(word(.init(mutating: lock))) == 0 {
        misuse("Assertion failed: Lock unexpectedly not owned by current thread")
    }
}

/// Traps where this thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock>) {
    if portico_owns_lock(word(.init(mutating: lock))) != 0 {
        misuse("Assertion failed: Lock unexpectedly owned by current thread")
    }
}

private func word(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: UInt32.self)
}

private func misuse(_ what: String) -> Never { fatalError("BUG IN CLIENT OF LIBPLATFORM: \(what)") }
