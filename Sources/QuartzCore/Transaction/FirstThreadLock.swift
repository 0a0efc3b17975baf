import CRuntime
import Foundation
import Synchronization

/// A recursive lock that costs the first thread that takes it two stores and no atomic operation, until a second thread comes; from then
/// on it is a mutex for all.
///
/// The first thread says in `inside` that it is in and then looks at `mode`; the second sets `mode`, has the system put a memory
/// barrier into every running thread, and then looks at `inside`. So one of them sees the other.
struct FirstThreadLock: ~Copyable, Sendable {
    private enum Mode {
        /// Only the first thread has taken the lock.
        static let alone = 0
        /// Another waits for the first thread to come out.
        static let leaving = 1
        static let shared = 2
    }

    private let mode = Atomic<Int>(Mode.alone)
    /// Zero before the first.
    private let firstThread = Atomic<UInt>(0)
    /// The number of times that the first thread has taken the lock without the mutex; written by that thread only.
    private let inside = Atomic<Int>(0)

    /// One for all locks of this kind, so that a lock is made without running anything. One that the thread sanitizer sees.
    private nonisolated(unsafe) static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
        pthread_mutex_init(mutex, &attributes)
        return mutex
    }()

    /// Whether a thread besides the first has ever taken it.
    @inline(__always)
    var isShared: Bool { mode.load(ordering: .relaxed) != Mode.alone }

    @inline(__always)
    func lock() {
        if firstThread.load(ordering: .relaxed) == UInt(pthread_self()) {
            // Once in, it goes on without the mutex until it is out.
            let depth = inside.load(ordering: .relaxed)
            if depth > 0 || mode.load(ordering: .relaxed) == Mode.alone {
                inside.store(depth &+ 1, ordering: .relaxed)
                portico_compiler_barrier()
                if depth > 0 || mode.load(ordering: .acquiring) == Mode.alone { return }
                inside.store(0, ordering: .releasing)
            }
        }
        lockMutex()
    }

    @inline(__always)
    func unlock() {
        // The lock is not shared before the first thread is out. Where it is, `inside` may still be on its way back to zero.
        let depth = inside.load(ordering: .relaxed)
        if depth > 0, mode.load(ordering: .relaxed) != Mode.shared {
            inside.store(depth &- 1, ordering: .releasing)
        } else {
            unlockMutex()
        }
    }

    @inline(never)
    private func lockMutex() {
        let this = UInt(pthread_self())
        if firstThread.load(ordering: .acquiring) == 0 { becomeFirst(this) }
        if firstThread.load(ordering: .acquiring) != this, mode.load(ordering: .acquiring) != Mode.shared { endAlone() }
        pthread_mutex_lock(Self.mutex)
    }

    @inline(never)
    private func unlockMutex() { pthread_mutex_unlock(Self.mutex) }

    /// Held while a lock changes its mode.
    private static let changing = NSLock()

    private func becomeFirst(_ this: UInt) {
        Self.changing.withLock {
            guard firstThread.load(ordering: .relaxed) == 0 else { return }
            if portico_prepare_barrier() != 0 { mode.store(Mode.shared, ordering: .releasing) }
            firstThread.store(this, ordering: .releasing)
        }
    }

    /// Returns when the first thread is out; from then on it takes the mutex, too.
    private func endAlone() {
        Self.changing.withLock {
            guard mode.load(ordering: .relaxed) == Mode.alone else { return }
            mode.store(Mode.leaving, ordering: .sequentiallyConsistent)
            portico_barrier_in_all_threads()
            var tries = 0
            while inside.load(ordering: .acquiring) != 0 {
                tries += 1
                if tries < 100 { sched_yield() } else { usleep(50) }
            }
            mode.store(Mode.shared, ordering: .releasing)
        }
    }
}
