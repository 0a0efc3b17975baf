import Foundation
import PorticoHost
import Synchronization

/// What is switched on under Accessibility in the simulated device's settings. Any thread.
package enum AccessibilityOptions {
    private static let on = Mutex<Set<HostAccessibility>>([])

    package static var all: Set<HostAccessibility> {
        get { on.withLock { $0 } }
        set { on.withLock { $0 = newValue } }
    }

    static func contains(_ option: HostAccessibility) -> Bool { on.withLock { $0.contains(option) } }
}

extension HostAccessibility {
    /// What is posted when the setting changes; nil: nothing, apps can't ask for it.
    package var notification: NSNotification.Name? {
        switch self {
        case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
        case .increaseContrast: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
        case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
        case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
        case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
        case .differentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
        case .crossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
        case .onOffLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
        case .fullKeyboardAccess: nil
        }
    }
}
