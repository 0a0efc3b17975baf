import Foundation
import PorticoHost

/// What is on. Settings of the simulated device are followed; of the rest a new device's values are told. Any thread.
extension UIAccessibility {
    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    public static var isBoldTextEnabled: Bool { AccessibilityOptions.contains(.boldText) }
    /// Whether the person wants more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { AccessibilityOptions.contains(.increaseContrast) }
    public static var isReduceMotionEnabled: Bool { AccessibilityOptions.contains(.reduceMotion) }
    public static var isReduceTransparencyEnabled: Bool { AccessibilityOptions.contains(.reduceTransparency) }
    public static var buttonShapesEnabled: Bool { AccessibilityOptions.contains(.buttonShapes) }
    public static var shouldDifferentiateWithoutColor: Bool {
        AccessibilityOptions.contains(.differentiateWithoutColor)
    }
    /// Only together with reduced motion, as in Settings.
    public static var prefersCrossFadeTransitions: Bool {
        AccessibilityOptions.contains(.crossFadeTransitions) && isReduceMotionEnabled
    }
    public static var isOnOffSwitchLabelsEnabled: Bool { AccessibilityOptions.contains(.onOffLabels) }
}
