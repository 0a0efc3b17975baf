import Foundation
import PorticoHost

/// What a person changes in Settings while the app runs, and what it was when the app started.
///
/// - From: `HostEvent`, `RunSettings`
/// - To: `UIScreen`, `UIWindow.refreshTraits()`, notifications
@MainActor enum SystemChanges {
    static func change(textSize: UIContentSizeCategory) {
        guard UIScreen.main.textSize != textSize else { return }
        let wasEnabled = UILargeContentViewerInteraction.isEnabled
        changeTraits { $0.change(textSize: textSize) }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: textSize])
        if UILargeContentViewerInteraction.isEnabled != wasEnabled {
            NotificationCenter.default.post(
                name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
        }
    }

    private static func changeTraits(_ change: (UIScreen) -> Void) {
        let old = UIScreen.main.traitCollection
        change(.main)
        for window in AppWindows.all { window.refreshTraits() }
        UIApplication.shared.scenes.geometryChanged(orientation: UIScreen.main.orientation, traits: old)
    }

    static func change(_ option: HostAccessibility, isOn: Bool) {
        var options = AccessibilityOptions.all
        if isOn { options.insert(option) } else { options.remove(option) }
        guard options != AccessibilityOptions.all else { return }
        let prefersCrossFade = UIAccessibility.prefersCrossFadeTransitions
        changeTraits { $0.change(accessibility: options) }
        if option != .crossFadeTransitions, let name = option.notification {
            NotificationCenter.default.post(name: name, object: nil)
        }
        if option == .fullKeyboardAccess { FocusEngine.shared.settingsChanged() }
        if prefersCrossFade != UIAccessibility.prefersCrossFadeTransitions {
            NotificationCenter.default.post(
                name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
        }
    }

    static func change(lowPower isOn: Bool) {
        guard LowPowerMode.isOn != isOn else { return }
        LowPowerMode.isOn = isOn
        NotificationCenter.default.post(name: .NSProcessInfoPowerStateDidChange, object: nil)
    }
}

extension RunSettings {
    /// Makes screen and system be so from the first callback on; nobody is told, because nothing changes.
    @MainActor func apply() {
        let screen = UIScreen.main
        screen.change(interfaceStyle: appearance == .dark ? .dark : .light)
        screen.change(textSize: UIContentSizeCategory(textSize))
        screen.change(accessibility: accessibility)
        LowPowerMode.isOn = isLowPower
        SoftwareKeyboard.shared.isOn = keyboard == .software
        UIApplication.shared.protectedDataIsAvailable = isProtectedDataAvailable
    }
}

extension UIContentSizeCategory {
    init(_ size: HostTextSize) {
        self = Self.ordered[HostTextSize.allCases.firstIndex(of: size)!]
    }
}
