import Foundation
import PorticoHost

/// What is on. Settings of the simulated device are followed; of the rest a new device's values are told. Any thread.
extension UIAccessibility {
    /// Whether VoiceOver reads the screen: false, as no assistive technology runs (DEV-131).
    public static var isVoiceOverRunning: Bool { false }
    /// Whether Switch Control is on: false, as no assistive technology runs (DEV-131).
    public static var isSwitchControlRunning: Bool { false }
    /// Whether AssistiveTouch is on: false, as no assistive technology runs (DEV-131).
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether the person can have the screen read aloud by a gesture: false.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether the person can have selected text read aloud: false.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether both channels of sound are mixed into one: false.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether the person prefers captions and subtitles: false.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether the screen's colours are inverted: false.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the screen is shown in grays: false.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether the person is kept in one app: false (DEV-131).
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether a shake of the device asks to undo: true, a new device's value; it is never shaken (DEV-212).
    public static var isShakeToUndoEnabled: Bool { true }
    /// Whether films in lists may play by themselves: true.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// The ears that have a hearing device: none.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    /// Whether the person wants bold text. Follows the device's switch; fonts don't get bolder by it (DEV-132).
    public static var isBoldTextEnabled: Bool { AccessibilityOptions.contains(.boldText) }
    /// Whether the person wants more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { AccessibilityOptions.contains(.increaseContrast) }
    /// Whether the person wants less motion. Follows the device's switch; UIKit's own transitions move all the same (DEV-132).
    public static var isReduceMotionEnabled: Bool { AccessibilityOptions.contains(.reduceMotion) }
    /// Whether the person wants less transparency. Follows the device's switch; materials stay translucent (DEV-132).
    public static var isReduceTransparencyEnabled: Bool { AccessibilityOptions.contains(.reduceTransparency) }
    /// Whether the person wants the shapes of buttons to be seen. Follows the device's switch.
    public static var buttonShapesEnabled: Bool { AccessibilityOptions.contains(.buttonShapes) }
    /// Whether the person wants nothing told by colour alone. Follows the device's switch.
    public static var shouldDifferentiateWithoutColor: Bool {
        AccessibilityOptions.contains(.differentiateWithoutColor)
    }
    /// Only together with reduced motion, as in Settings.
    public static var prefersCrossFadeTransitions: Bool {
        AccessibilityOptions.contains(.crossFadeTransitions) && isReduceMotionEnabled
    }
    /// Whether the person wants signs for on and off in switches. Follows the device's switch; switches have none (DEV-132).
    public static var isOnOffSwitchLabelsEnabled: Bool { AccessibilityOptions.contains(.onOffLabels) }
}
