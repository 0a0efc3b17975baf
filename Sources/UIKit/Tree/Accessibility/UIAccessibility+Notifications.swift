import Foundation

/// What is posted when one of the settings changes, and what assistive technologies post, of which none runs here.
extension UIAccessibility {
    private static func name(_ text: String) -> NSNotification.Name { .init("UIAccessibility" + text) }

    public static let announcementDidFinishNotification = name("AnnouncementDidFinishNotification")
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    public static let elementFocusedNotification = name("ElementFocusedNotification")
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    public static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChangeNotification")
    public static let buttonShapesEnabledStatusDidChangeNotification = name(
        "ButtonShapesEnabledStatusDidChangeNotification")
    public static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification = name(
        "DarkerSystemColorsStatusDidChangeNotification")
    public static let differentiateWithoutColorDidChangeNotification = name(
        "ShouldDifferentiateWithoutColorDidChangeNotification")
    public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChangeNotification")
    public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChangeNotification")
    public static let hearingDevicePairedEarDidChangeNotification = name("HearingDevicePairedEarDidChangeNotification")
    public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChangeNotification")
    public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChangeNotification")
    public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChangeNotification")
    public static let prefersCrossFadeTransitionsStatusDidChange = name(
        "PrefersCrossFadeTransitionsStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = name(
        "ReduceTransparencyStatusDidChangeNotification")
    public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChangeNotification")
    public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChangeNotification")
    public static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChangeNotification")
    public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChangeNotification")
    public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChangeNotification")
    public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChangeNotification")
}

@available(*, deprecated, message: "Use UIAccessibility.voiceOverStatusDidChangeNotification")
public let UIAccessibilityVoiceOverStatusChanged = "UIAccessibilityVoiceOverStatusChanged"
