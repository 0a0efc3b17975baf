import Synchronization

/// The outcome of edited functions on one device.
enum PatchAnswer: Sendable {
    case done
    case notRunning
    case refused(String)
}

/// Those of all devices, made one: an app is patched where each of its processes is, and there is one.
///
/// - From: `Simulator`, `DeviceControl`
final class PatchAnswers: Sendable {
    private struct Count {
        var missing: Int
        var isDone = false
        var problem: String?
    }

    private let count: Mutex<Count>
    private let reply: @Sendable (String?) -> Void

    /// - Parameter reply: hears, once, why the app isn't patched; nil where it is.
    init(_ devices: Int, reply: @escaping @Sendable (String?) -> Void) {
        count = Mutex(Count(missing: devices))
        self.reply = reply
    }

    @Sendable func takeAnswer(_ answer: PatchAnswer) {
        let all: Count? = count.withLock {
            $0.missing -= 1
            switch answer {
            case .done: $0.isDone = true
            case .notRunning: break
            case .refused(let reason): $0.problem = $0.problem ?? reason
            }
            return $0.missing == 0 ? $0 : nil
        }
        guard let all else { return }
        reply(all.problem ?? (all.isDone ? nil : "it wasn't running"))
    }
}
