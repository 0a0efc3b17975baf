import Foundation
import Synchronization

enum LowPowerMode {
    private static let state = Atomic(false)

    static var isOn: Bool {
        get { state.load(ordering: .relaxed) }
        set { state.store(newValue, ordering: .relaxed) }
    }
}

extension ProcessInfo {
    /// Whether the person has asked the device to save power. Any thread.
    public var isLowPowerModeEnabled: Bool { LowPowerMode.isOn }
}

extension NSNotification.Name {
    /// Posted after `ProcessInfo.isLowPowerModeEnabled` changed.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
