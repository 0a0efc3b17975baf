import Foundation
import PorticoHost
import UIKit

/// The device that the app under test runs on.
public final class XCUIDevice: NSObject, @unchecked Sendable {
    /// A button on the device's case.
    public enum Button: Int, Sendable {
        case home = 1, volumeUp, volumeDown
    }

    /// Whether the system is light or dark; `unspecified` counts as light.
    public enum Appearance: Int, Sendable {
        case unspecified, light, dark
    }

    /// The one device, which the app under test runs on.
    public static let shared = XCUIDevice()

    private var session: UISession { .shared }

    /// The way the device is held; setting it turns the device.
    public var orientation: UIDeviceOrientation {
        get {
            switch session.shell.settings.orientation {
            case .portrait: .portrait
            case .left: .landscapeLeft
            case .right: .landscapeRight
            case .upsideDown: .portraitUpsideDown
            }
        }
        set {
            let told: HostEvent.Orientation? =
                switch newValue {
                case .portrait: .portrait
                case .landscapeLeft: .left
                case .landscapeRight: .right
                case .portraitUpsideDown: .upsideDown
                default: nil
                }
            guard let told else { return }
            session.stepRecording("rotate \(told.rawValue)") {
                session.sendEvent(.rotate(told))
                session.settleApp()
            }
        }
    }

    /// Whether the system is light or dark; setting it changes the traits of the running app.
    public var appearance: Appearance {
        get { session.shell.settings.appearance == .dark ? .dark : .light }
        set {
            session.stepRecording("appearance \(newValue == .dark ? "dark" : "light")") {
                session.sendEvent(.appearance(newValue == .dark ? .dark : .light))
                session.settleApp()
            }
        }
    }

    /// Whether a second button of a pointing device is simulated: false.
    public var isSecondaryButtonSupported: Bool { false }

    /// The volume has nothing to change here.
    public func press(_ button: Button) { if button == .home { session.stepRecording("home", session.goHome) } }
}
