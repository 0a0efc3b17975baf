import Foundation

/// A shell on a thread of its own: what a front end with its own event loop takes. Any thread may post.
package final class ShellThread: @unchecked Sendable {
    private let posts: ShellPosts
    private let box: Box

    /// - Parameter prepare: runs on the thread, before anything else.
    package init(
        name: String = "portico.shell", configuration: ShellConfiguration,
        prepare: @escaping @Sendable (SystemShell) -> Void
    ) {
        let ready = DispatchSemaphore(value: 0)
        let box = Box()
        let thread = Thread {
            let shell = SystemShell(configuration: configuration)
            box.posts = shell.loop.posts
            box.shell = shell
            prepare(shell)
            ready.signal()
            box.turnShell(shell)
        }
        thread.name = name
        thread.stackSize = 4 << 20
        thread.start()
        ready.wait()
        posts = box.posts!
        self.box = box
    }

    /// The state that belongs to the shell's thread.
    private final class Box: @unchecked Sendable {
        var posts: ShellPosts?
        var shell: SystemShell?
        var isStopping = false
        let done = DispatchSemaphore(value: 0)

        func turnShell(_ shell: SystemShell) {
            while !isStopping { shell.loop.turnLoop(atMost: 60) }
            shell.shutDown()
            self.shell = nil
            done.signal()
        }
    }

    /// Runs on the shell's thread, in order.
    package func postToShell(_ body: @escaping @Sendable (SystemShell) -> Void) {
        posts.postWork { [box] in if let shell = box.shell { body(shell) } }
    }

    /// Runs on the shell's thread and waits for the result. Not from that thread itself.
    package func askShell<Value: Sendable>(_ body: @escaping @Sendable (SystemShell) -> Value) -> Value? {
        let answer = Answer<Value>()
        let given = DispatchSemaphore(value: 0)
        posts.postWork { [box] in
            if let shell = box.shell { answer.value = body(shell) }
            given.signal()
        }
        given.wait()
        return answer.value
    }

    private final class Answer<Value>: @unchecked Sendable { var value: Value? }

    /// Ends all apps and the thread, and waits for both.
    package func stopThread() {
        posts.postWork { [box] in box.isStopping = true }
        box.done.wait()
    }
}
