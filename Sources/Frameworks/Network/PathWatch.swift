import CRuntime
import CoreGraphics
import Foundation
import Synchronization

/// Whether the device has a network, as the simulator's switch says (`HostNetwork`), and who hears of a change.
///
/// - From: `AppRuntime.apply(_:)`, by the notification that iOS's own libraries hear
/// - To: `NWPathMonitor`
final class PathWatch: Sendable {
    private let changed: @Sendable () -> Void
    private static let name = CFNotificationName("com.apple.system.config.network_change")

    static var isOff: Bool { portico_network_is_off() != 0 }

    init(_ changed: @escaping @Sendable () -> Void) {
        self.changed = changed
        let address = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        CFNotificationCenterAddObserver(
            CFNotificationCenterGetDarwinNotifyCenter(), address,
            { _, observer, _, _, _ in
                guard let observer else { return }
                Unmanaged<PathWatch>.fromOpaque(observer).takeUnretainedValue().changed()
            }, Self.name.rawValue, nil, .deliverImmediately)
    }

    func end() {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        CFNotificationCenterRemoveEveryObserver(CFNotificationCenterGetDarwinNotifyCenter(), address)
    }
}
