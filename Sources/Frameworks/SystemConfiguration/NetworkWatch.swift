import CRuntime
import CoreGraphics
import Foundation

/// Whether the device has a network, as the simulator's switch says (`HostNetwork`), and who hears of a change.
///
/// - From: `AppRuntime.apply(_:)`, by the notification that iOS's own libraries hear
/// - To: `SCNetworkReachability`, `NWPathMonitor`
package final class NetworkWatch: Sendable {
    private let changed: @Sendable () -> Void
    private static let name = CFNotificationName("com.apple.system.config.network_change")

    package static var isOff: Bool { portico_network_is_off() != 0 }

    package init(_ changed: @escaping @Sendable () -> Void) {
        self.changed = changed
        let address = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        CFNotificationCenterAddObserver(
            CFNotificationCenterGetDarwinNotifyCenter(), address,
            { _, observer, _, _, _ in
                guard let observer else { return }
                Unmanaged<NetworkWatch>.fromOpaque(observer).takeUnretainedValue().changed()
            }, Self.name.rawValue, nil, .deliverImmediately)
    }

    package func end() {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        CFNotificationCenterRemoveEveryObserver(CFNotificationCenterGetDarwinNotifyCenter(), address)
    }
}
