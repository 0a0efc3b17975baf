import CoreFoundation
import Foundation
import PorticoHost
import PorticoRenderModel
import PorticoTrace

/// The app's end of the channel to the system shell. Without a shell that reads it, an app has no reason to be: it ends.
///
/// - From: `UIApplicationMain`
/// - To: `AppRuntime.perform(_:)`, on the main thread, in order
final class ShellConnection: @unchecked Sendable {
    private let channel: MessageChannel
    let settings: RunSettings
    private let lock = NSLock()
    // Guarded by the lock.
    private var inbox: [HostMessage] = []
    private var isScheduled = false
    /// Takes surfaces back without waiting for the main thread.
    private var releaseSurface: (@Sendable (Int, Int) -> Void)?

    /// The connection that the environment names; nil when the app was started by hand. Says hello and waits for the answer.
    init?(environment: [String: String]) throws {
        guard let text = environment[HostProtocol.channelVariable] else { return nil }
        guard let number = Int32(text), number > 2, fcntl(number, F_SETFD, FD_CLOEXEC) == 0 else {
            throw HostError.unknownValue(
                text, of: HostProtocol.channelVariable, allowed: ["the number of an open descriptor"])
        }
        // What the app starts has no share in this.
        unsetenv(HostProtocol.channelVariable)
        unsetenv(HostProtocol.shellVariable)
        if let preloaded = environment["LD_PRELOAD"], preloaded.hasPrefix(HostProtocol.frameworks) {
            setenv("LD_PRELOAD", String(preloaded.dropFirst(HostProtocol.frameworks.count + 1)), 1)
        }
        channel = MessageChannel(owning: number)
        try channel.send(AppMessage.hello(AppHello(process: getpid(), mainTime: MediaClock.machineTime)))
        guard case .configure(let settings) = try channel.receive(HostMessage.self).0 else {
            throw ChannelError.malformed("the shell's first message does not configure")
        }
        self.settings = settings
    }

    func send(_ message: AppMessage, _ descriptors: [Int32] = []) {
        do {
            try channel.send(message, descriptors: descriptors)
        } catch ChannelError.closed {
            _exit(0)
        } catch ChannelError.system(_, let code) where code == EBADF || code == ENOTSOCK {
            // An app that closes what it has not opened can't be seen or asked any more.
            FileHandle.standardError.write(Data("Portico: the app has closed its channel to the shell\n".utf8))
            _exit(1)
        } catch {
            FileHandle.standardError.write(Data("Portico: a message could not be sent: \(error)\n".utf8))
        }
    }

    func whenReleased(_ body: @escaping @Sendable (Int, Int) -> Void) { lock.withLock { releaseSurface = body } }

    // MARK: Virtual clock

    /// The next message. The main thread does nothing else in the meantime: nothing happens between two messages.
    func next() -> HostMessage {
        do {
            while true {
                let message = try channel.receive(HostMessage.self).0
                if !takesBack(message) { return message }
            }
        } catch {
            end(error)
        }
    }

    // MARK: Real clock

    /// Reads on a thread of its own; messages become work of the main run loop.
    func startReading(_ handler: @escaping @MainActor ([HostMessage]) -> Void) {
        let thread = Thread { [self] in
            while true {
                do {
                    let message = try channel.receive(HostMessage.self).0
                    if !takesBack(message) { post(message, handler) }
                } catch {
                    end(error)
                }
            }
        }
        thread.name = "portico.shell"
        thread.start()
    }

    private func post(_ message: HostMessage, _ handler: @escaping @MainActor ([HostMessage]) -> Void) {
        let schedules = lock.withLock {
            inbox.append(message)
            defer { isScheduled = true }
            return !isScheduled
        }
        guard schedules else { return }
        // Not the main queue: a block of its own may turn the run loop, which does not empty the queue it came from.
        RunLoop.main.perform(inModes: [.common]) { [self] in
            let messages = lock.withLock {
                isScheduled = false
                defer { inbox = [] }
                return inbox
            }
            MainActor.assumeIsolated { handler(messages) }
        }
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    private func takesBack(_ message: HostMessage) -> Bool {
        guard case .release(let surface, let generation) = message else { return false }
        lock.withLock { releaseSurface }?(surface, generation)
        return true
    }

    private func end(_ error: any Error) -> Never {
        if error as? ChannelError != .closed {
            FileHandle.standardError.write(Data("Portico: the channel to the shell failed: \(error)\n".utf8))
            _exit(1)
        }
        _exit(0)
    }
}
