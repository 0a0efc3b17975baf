import CRuntime
import Foundation
import PorticoTrace
import QuartzCore
import Synchronization

/// Tells of UI calls on other threads, as the Main Thread Checker does on iOS: once for each method, with the calls that led there. The
/// call goes on. What it looks at are changes of views' layers, and places where UIKit takes for granted that it is on the main thread
/// (DEV-620).
///
/// - From: `CALayer.ownerWatcher`, the language's runtime
/// - To: standard error
package enum MainThreadChecker {
    private static let told = Mutex<Set<String>>([])

    /// Before the first view.
    package static func begin() {
        CALayer.ownerWatcher.withLock { $0 = { note() } }
        portico_watch_main_actor { MainThreadChecker.forgive() }
    }

    /// Whether code that takes the main actor for granted may go on: UIKit's own does.
    private static func forgive() -> Int32 {
        let stack = CallStack()
        guard stack.isCalledByUIKit else {
            // An app's own assumption: it ends as on iOS, which says so.
            let words =
                "BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was expected to execute on queue "
                + "[com.apple.main-thread]\n"
            FileHandle.standardError.write(Data(words.utf8))
            return 0
        }
        tell(stack)
        return 1
    }

    /// Called on any thread; nothing on the main one.
    package static func note() {
        if portico_is_main_thread() == 0 { tell(CallStack()) }
    }

    private static func tell(_ stack: CallStack) {
        // Layers that an app changes itself were asked of their view before.
        let method = stack.method ?? "-[UIView layer]"
        guard told.withLock({ $0.insert(method).inserted }) else { return }
        let queue = String(cString: portico_queue_label())
        let name = Thread.current.name ?? ""
        let text = """
            =================================================================
            Main Thread Checker: UI API called on a background thread: \(method)
            PID: \(getpid()), TID: \(portico_thread_number()), Thread name: \(name.isEmpty ? "(none)" : name), \
            Queue name: \(queue.isEmpty ? "(none)" : queue), QoS: \(Thread.current.qualityOfService.rawValue)
            Backtrace:

            """
        FileHandle.standardError.write(Data((text + stack.lines.joined(separator: "\n") + "\n").utf8))
    }
}
