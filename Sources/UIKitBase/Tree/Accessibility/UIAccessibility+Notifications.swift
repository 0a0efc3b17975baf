import Foundation

/// What is posted when one of the settings changes, and what assistive technologies post, of which none runs here.
extension UIAccessibility {
    private static func name(_ text: String) -> NSNotification.Name { .init("UIAccessibility" + text) }

    /// VoiceOver has spoken an announcement, or was interrupted. Never posted here (DEV-131).
    public static let announcementDidFinishNotification = name("AnnouncementDidFinishNotification")
    /// In an announcement's user info: the text that was spoken, a `String`.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// In an announcement's user info: whether it was spoken to its end, as a number.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// An assistive technology has come to another element. Never posted here (DEV-131).
    public static let elementFocusedNotification = name("ElementFocusedNotification")
    /// In `elementFocusedNotification`: the element that it is at now.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// In `elementFocusedNotification`: the element that it has left.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// In `elementFocusedNotification`: the identifier of the assistive technology.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// AssistiveTouch was switched on or off. Never posted here: the device has none.
    public static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChangeNotification")
    /// `isBoldTextEnabled` has changed.
    public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChangeNotification")
    /// `buttonShapesEnabled` has changed.
    public static let buttonShapesEnabledStatusDidChangeNotification = name(
        "ButtonShapesEnabledStatusDidChangeNotification")
    /// `isClosedCaptioningEnabled` has changed. Never posted here: it is always off.
    public static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChangeNotification")
    /// `isDarkerSystemColorsEnabled` has changed.
    public static let darkerSystemColorsStatusDidChangeNotification = name(
        "DarkerSystemColorsStatusDidChangeNotification")
    /// `shouldDifferentiateWithoutColor` has changed.
    public static let differentiateWithoutColorDidChangeNotification = name(
        "ShouldDifferentiateWithoutColorDidChangeNotification")
    /// `isGrayscaleEnabled` has changed. Never posted here: it is always off.
    public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChangeNotification")
    /// Guided access has begun or ended. Never posted here: the device has none (DEV-131).
    public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChangeNotification")
    /// `hearingDevicePairedEar` has changed. Never posted here: no hearing device is paired.
    public static let hearingDevicePairedEarDidChangeNotification = name("HearingDevicePairedEarDidChangeNotification")
    /// `isInvertColorsEnabled` has changed. Never posted here: it is always off.
    public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChangeNotification")
    /// `isMonoAudioEnabled` has changed. Never posted here: it is always off.
    public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChangeNotification")
    /// `isOnOffSwitchLabelsEnabled` has changed.
    public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChangeNotification")
    /// `prefersCrossFadeTransitions` has changed, by its own switch or by that of reduced motion.
    public static let prefersCrossFadeTransitionsStatusDidChange = name(
        "PrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// `isReduceMotionEnabled` has changed.
    public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChangeNotification")
    /// `isReduceTransparencyEnabled` has changed.
    public static let reduceTransparencyStatusDidChangeNotification = name(
        "ReduceTransparencyStatusDidChangeNotification")
    /// `isShakeToUndoEnabled` has changed. Never posted here: it is always on.
    public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChangeNotification")
    /// `isSpeakScreenEnabled` has changed. Never posted here: it is always off.
    public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChangeNotification")
    /// `isSpeakSelectionEnabled` has changed. Never posted here: it is always off.
    public static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChangeNotification")
    /// Switch Control was switched on or off. Never posted here: the device has none.
    public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChangeNotification")
    /// `isVideoAutoplayEnabled` has changed. Never posted here: it is always on.
    public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChangeNotification")
    /// VoiceOver was switched on or off. Never posted here: the device has none.
    public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChangeNotification")
}

/// The old name of the notification that VoiceOver was switched on or off. Never posted here.
@available(*, deprecated, message: "Use UIAccessibility.voiceOverStatusDidChangeNotification")
public let UIAccessibilityVoiceOverStatusChanged = "UIAccessibilityVoiceOverStatusChanged"
