import Foundation
import Synchronization

/// Who reads and writes which file now: any number of readers, or one writer, of a file and what is inside of it.
///
/// - From: `NSFileCoordinator`
final class FileAccess: Sendable {
    static let shared = FileAccess()

    struct Claim {
        let path: String
        let isWriting: Bool
        /// The coordinator's purpose.
        let owner: String

        /// Two claims exclude each other when one writes what the other has, and they are of different coordinators.
        func excludes(_ other: Claim) -> Bool {
            guard isWriting || other.isWriting, owner != other.owner else { return false }
            return path == other.path || path.hasPrefix(other.path + "/") || other.path.hasPrefix(path + "/")
        }
    }

    private struct State {
        var next = 0
        var claims: [Int: Claim] = [:]
    }

    private let state = Mutex(State())
    /// Guards the wait for a claim's end.
    private let ended = NSCondition()

    /// Waits until nobody excludes the claims, then takes them all. False where `isCancelled` became true meanwhile.
    func takeClaims(_ claims: [Claim], isCancelled: () -> Bool) -> [Int]? {
        ended.lock()
        defer { ended.unlock() }
        while true {
            if isCancelled() { return nil }
            let taken = state.withLock { state -> [Int]? in
                guard !claims.contains(where: { claim in state.claims.values.contains { claim.excludes($0) } }) else {
                    return nil
                }
                return claims.map { claim in
                    state.next += 1
                    state.claims[state.next] = claim
                    return state.next
                }
            }
            if let taken { return taken }
            ended.wait()
        }
    }

    func giveBack(_ numbers: [Int]) {
        ended.lock()
        state.withLock { state in for number in numbers { state.claims[number] = nil } }
        ended.broadcast()
        ended.unlock()
    }

    /// Wakes those that wait, so that they see a cancellation.
    func wakeWaiting() {
        ended.lock()
        ended.broadcast()
        ended.unlock()
    }
}
