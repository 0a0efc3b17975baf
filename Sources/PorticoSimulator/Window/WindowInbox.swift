import Foundation
import PorticoHost
import PorticoShell
import PorticoTrace

/// What the device has to show and to say, until the window's thread takes it. A window that is slow gets fewer frames: there is one
/// place for the newest, and the damage adds up.
///
/// - From: `DeviceControl`, on the shell's thread
/// - To: `WindowSimulator`, on the window's
final class WindowInbox: DeviceFrontEnd, @unchecked Sendable {
    struct Mail {
        var state: DeviceState?
        /// Another frame than before; nil inside: none.
        var frame: Frame??
        var damage = PixelDamage()
        var messages: [ServerMessage] = []
        var snapshots: [Int: SharedFrame]?
        var isOver = false
    }

    struct Frame {
        var process: Int
        var shared: SharedFrame
    }

    /// Messages that nobody has read yet, above which older ones are left out.
    static let mostMessages = 32

    private let lock = NSLock()
    private let wake: @Sendable () -> Void
    private var mail = Mail()
    private var isAwake = false
    private var latest: (process: Int, generation: Int, sequence: Int)?

    /// - Parameter wake: makes the window's thread look.
    init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    func takeMail() -> Mail {
        lock.withLock {
            defer { mail = Mail() }
            isAwake = false
            return mail
        }
    }

    private func changeMail(_ change: (inout Mail) -> Void) {
        let wakes = lock.withLock {
            change(&mail)
            defer { isAwake = true }
            return !isAwake
        }
        if wakes { wake() }
    }

    func updateDevice(_ state: DeviceState) { changeMail { $0.state = state } }

    func showFrame(_ frame: SharedFrame?, of process: Int?) {
        changeMail { mail in
            guard let frame, let process else {
                mail.frame = .some(nil)
                mail.damage.clearRects()
                latest = nil
                return
            }
            let next = (process, frame.surfaces.generation, frame.sequence)
            if let latest, latest.process == process, latest.generation == next.1, latest.sequence + 1 == next.2 {
                mail.damage.addRects(frame.damage)
            } else {
                mail.damage.resetSize(width: frame.width, height: frame.height)
            }
            latest = next
            mail.frame = .some(Frame(process: process, shared: frame))
        }
    }

    func sendMessage(_ message: ServerMessage) {
        switch message {
        case .ended, .note, .openURL, .notification, .pasteboard:
            changeMail {
                $0.messages.append(message)
                if $0.messages.count > Self.mostMessages { $0.messages.removeFirst() }
            }
        // What apps print is shown by pages only.
        case .hello, .state, .phase, .trace, .past, .present, .log, .failed, .devices, .choices, .builds: break
        }
    }

    func traceEvents(_ events: [TraceEvent], of process: Int) {}

    /// Puts in the pictures that the app switcher is to show.
    func putSnapshots(snapshots: [Int: SharedFrame]) { changeMail { $0.snapshots = snapshots } }

    /// The window is to close.
    func endInbox() { changeMail { $0.isOver = true } }
}
