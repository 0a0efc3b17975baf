import Dispatch
import Foundation

extension DispatchSource {
    /// The degree to which memory is short.
    public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// There is enough of it again.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// It becomes short.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// It is so short that processes end.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// All of these.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// A source of the device's shortage of memory: its warning is the memory warning that apps get (DEV-976).
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        SourceWatch.makeSource(0, mask: eventMask.rawValue, queue: queue) { deliver in
            // UIKit's notification by its name: UIKit lies above.
            nonisolated(unsafe) let observer = NotificationCenter.default.addObserver(
                forName: Notification.Name("UIApplicationDidReceiveMemoryWarningNotification"), object: nil, queue: nil
            ) { _ in _ = deliver(MemoryPressureEvent.warning.rawValue) }
            return { NotificationCenter.default.removeObserver(observer) }
        }
    }
}

/// A source whose events say how short memory is.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
    /// The events since the handler last ran.
    public var data: DispatchSource.MemoryPressureEvent { .init(rawValue: (self as any DispatchSourceProtocol).data) }
    /// The events that are watched.
    public var mask: DispatchSource.MemoryPressureEvent { .init(rawValue: SourceWatch.of(self)?.mask ?? 0) }
}
