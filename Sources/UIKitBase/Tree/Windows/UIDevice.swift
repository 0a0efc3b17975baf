import Foundation

/// The device that the app runs on, as the run's profile describes it.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// Whether the device is connected to power.
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    @InSession private static var device = UIDevice()
    private var orientationListeners = 0
    /// How the device is held; nil as long as nobody turned it.
    package final var held: UIInterfaceOrientation?

    /// The device that the app runs on: the one there is.
    open class var current: UIDevice { device }

    /// What the device is called: `iPhone` or `iPad`.
    open var name: String { UIScreen.main.profile.idiom == .pad ? "iPad" : "iPhone" }
    /// The kind of device: `iPhone` or `iPad`.
    open var model: String { name }
    /// The kind of device in the person's language: `iPhone` or `iPad`.
    open var localizedModel: String { name }
    /// The name of the system: `iOS`, or `iPadOS` on a tablet.
    open var systemName: String { UIScreen.main.profile.idiom == .pad ? "iPadOS" : "iOS" }
    /// The version of iOS whose behaviour Portico follows.
    open var systemVersion: String { "18.0" }
    /// Whether the profile describes a phone or a tablet.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.profile.idiom == .pad ? .pad : .phone }
    /// Whether apps can run in the background: true.
    open var isMultitaskingSupported: Bool { true }
    /// The same for every run, so that a run repeats.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-504F52544943") }

    /// How the device is held. A device at its left side shows its interface turned right, so that these differ.
    open var orientation: UIDeviceOrientation {
        switch held ?? UIScreen.main.orientation {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .unknown: .unknown
        }
    }
    /// Whether more calls of `begin…` than of `end…` have come. False at first; notifications are posted in any case.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    /// Counts one more who asks for `orientationDidChangeNotification`, which is posted here in any case.
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    /// Ends one `beginGeneratingDeviceOrientationNotifications()`.
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    /// Whether battery state and level can be asked for. False by default.
    open var isBatteryMonitoringEnabled = false
    /// `full` while the battery is monitored, `unknown` otherwise: the simulated device is never unplugged.
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    /// 1 while the battery is monitored, -1 otherwise.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    /// Kept: nothing comes near the device (DEV-212). False by default.
    open var isProximityMonitoringEnabled = false
    /// Whether something is near the screen: false (DEV-212).
    open var proximityState: Bool { false }
    /// Plays a key's click. Does nothing: no sound is played (DEV-212).
    open func playInputClick() {}
}

extension UIDevice {
    /// Posted when the device is held another way; `orientation` is the new one.
    nonisolated public class var orientationDidChangeNotification: NSNotification.Name {
        .init("UIDeviceOrientationDidChangeNotification")
    }
    /// Posted when the battery's state changes. Never posted here: it is always full.
    nonisolated public class var batteryStateDidChangeNotification: NSNotification.Name {
        .init("UIDeviceBatteryStateDidChangeNotification")
    }
    /// Posted when the battery's level changes. Never posted here: it is always full.
    nonisolated public class var batteryLevelDidChangeNotification: NSNotification.Name {
        .init("UIDeviceBatteryLevelDidChangeNotification")
    }
    /// Posted when something comes near or goes. Never posted here (DEV-212).
    nonisolated public class var proximityStateDidChangeNotification: NSNotification.Name {
        .init("UIDeviceProximityStateDidChangeNotification")
    }
}

/// Whether the device is a phone or a tablet: the old way to ask. Main thread.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom }
}

/// The old way to ask whether a device is held upright, either way up.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }
/// The old way to ask whether a device is held on its side.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }
/// The old way to ask whether an interface is upright, either way up.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }
/// The old way to ask whether an interface lies on its side.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
