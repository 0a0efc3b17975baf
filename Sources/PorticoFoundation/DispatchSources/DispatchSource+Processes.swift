import Dispatch
import Foundation
import Synchronization

extension DispatchSource {
    /// An event of a process.
    public struct ProcessEvent: OptionSet, RawRepresentable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It has ended.
        public static let exit = ProcessEvent(rawValue: 0x8000_0000)
        /// It has made another.
        public static let fork = ProcessEvent(rawValue: 0x4000_0000)
        /// It runs another program.
        public static let exec = ProcessEvent(rawValue: 0x2000_0000)
        /// It got a signal.
        public static let signal = ProcessEvent(rawValue: 0x0800_0000)
        /// All of these.
        public static let all: ProcessEvent = [.exit, .fork, .exec, .signal]
    }

    /// A source of what happens to a process. Only its end is seen (DEV-977); one that isn't there has ended.
    public class func makeProcessSource(
        identifier: pid_t, eventMask: ProcessEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceProcess {
        SourceWatch.makeSource(
            UInt(truncatingIfNeeded: identifier), mask: eventMask.rawValue, queue: queue
        ) { deliver in
            let file = openProcess(identifier)
            guard file >= 0 else {
                if errno == ESRCH { _ = deliver(ProcessEvent.exit.rawValue) }
                return {}
            }
            nonisolated(unsafe) let source = DispatchSource.makeReadSource(
                fileDescriptor: file, queue: DispatchQueue(label: "portico.process-watch"))
            source.setEventHandler {
                _ = deliver(ProcessEvent.exit.rawValue)
                source.cancel()
            }
            source.setCancelHandler { close(file) }
            source.resume()
            return { source.cancel() }
        }
    }
}

/// A descriptor that can be read once the process has ended; -1 and `errno` where there is none. The function is in glibc from 2.36 on.
private func openProcess(_ process: pid_t) -> Int32 {
    typealias Function = @convention(c) (pid_t, UInt32) -> Int32
    guard let function = dlsym(nil, "pidfd_open") else {
        errno = ENOSYS
        return -1
    }
    return unsafeBitCast(function, to: Function.self)(process, 0)
}

/// A source of what happens to a process.
public protocol DispatchSourceProcess: DispatchSourceProtocol {}

extension DispatchSourceProcess {
    /// The process.
    public var handle: pid_t { pid_t(truncatingIfNeeded: SourceWatch.of(self)?.number ?? 0) }
    /// The events since the handler last ran.
    public var data: DispatchSource.ProcessEvent { .init(rawValue: (self as any DispatchSourceProtocol).data) }
    /// The events that are watched.
    public var mask: DispatchSource.ProcessEvent { .init(rawValue: SourceWatch.of(self)?.mask ?? 0) }
}
