import Foundation

extension ProcessInfo {
    /// The warmth of the device.
    public enum ThermalState: Int, Sendable { case nominal = 0, fair, serious, critical }

    /// Always `nominal`: nothing here throttles an app.
    public var thermalState: ThermalState { .nominal }
    /// Says that `thermalState` has changed: never posted here.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
}
