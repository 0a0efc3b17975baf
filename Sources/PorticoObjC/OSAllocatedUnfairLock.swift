import Foundation

/// A lock with the state that it guards, in memory of its own: copies share both.
///
/// The lock isn't recursive: taking it again on the thread that has it ends the process, and so does giving it back elsewhere.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock: os_unfair_lock_t
        var state: State

        init(_ state: State) {
            lock = .allocate(capacity: 1)
            lock.initialize(to: os_unfair_lock())
            self.state = state
        }

        deinit { lock.deallocate() }
    }

    private let storage: Storage

    /// A lock that guards `initialState`.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls `body` with the state while this thread has the lock; nothing of what goes in or out is checked.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        os_unfair_lock_lock(storage.lock)
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Calls `body` with the state while this thread has the lock.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls `body` if nobody has the lock; nil if somebody has.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard os_unfair_lock_trylock(storage.lock) else { return nil }
        defer { os_unfair_lock_unlock(storage.lock) }
        return try body(&storage.state)
    }

    /// Calls `body` if nobody has the lock; nil if somebody has.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Who has the lock, in the eyes of this thread.
    public enum Ownership: Hashable, Sendable { case owner, notOwner }

    /// Ends the process where this thread has the lock and shouldn't, or the other way round.
    public func precondition(_ condition: Ownership) {
        switch condition {
        case .owner: os_unfair_lock_assert_owner(storage.lock)
        case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
        }
    }

    fileprivate var word: os_unfair_lock_t { storage.lock }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// A lock that guards `initialState`.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == () {
    /// A lock that guards nothing of its own.
    public init() { self.init(uncheckedState: ()) }

    /// Takes the lock, waiting for whoever has it.
    public func lock() { os_unfair_lock_lock(word) }
    /// Gives the lock back, on the thread that took it.
    public func unlock() { os_unfair_lock_unlock(word) }
    /// Takes the lock if nobody has it.
    public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(word) }

    /// Calls `body` while this thread has the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked(body) }
    /// Calls `body` while this thread has the lock; nothing of what goes in or out is checked.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
    }
    /// Calls `body` if nobody has the lock; nil if somebody has.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        guard lockIfAvailable() else { return nil }
        defer { unlock() }
        return try body()
    }
}
