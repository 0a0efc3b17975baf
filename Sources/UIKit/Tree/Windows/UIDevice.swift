import Foundation

/// The device that the app runs on, as the run's profile describes it.
@preconcurrency @MainActor open class UIDevice: NSObject {
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    @InSession private static var device = UIDevice()
    private var orientationListeners = 0
    /// How the device is held; nil as long as nobody turned it.
    var held: UIInterfaceOrientation?

    open class var current: UIDevice { device }

    open var name: String { UIScreen.main.profile.idiom == .pad ? "iPad" : "iPhone" }
    open var model: String { name }
    open var localizedModel: String { name }
    open var systemName: String { UIScreen.main.profile.idiom == .pad ? "iPadOS" : "iOS" }
    /// The version of iOS whose behaviour Portico follows.
    open var systemVersion: String { "17.0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.profile.idiom == .pad ? .pad : .phone }
    open var isMultitaskingSupported: Bool { true }
    /// The same for every run, so that a run repeats.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-504F52544943") }

    open var orientation: UIDeviceOrientation {
        switch held ?? UIScreen.main.orientation {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .unknown: .unknown
        }
    }
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    open var isBatteryMonitoringEnabled = false
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }
    open func playInputClick() {}
}

extension UIDevice {
    public class var orientationDidChangeNotification: NSNotification.Name {
        .init("UIDeviceOrientationDidChangeNotification")
    }
    public class var batteryStateDidChangeNotification: NSNotification.Name {
        .init("UIDeviceBatteryStateDidChangeNotification")
    }
    public class var batteryLevelDidChangeNotification: NSNotification.Name {
        .init("UIDeviceBatteryLevelDidChangeNotification")
    }
    public class var proximityStateDidChangeNotification: NSNotification.Name {
        .init("UIDeviceProximityStateDidChangeNotification")
    }
}

public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom }
}

public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
