import UIKit

private enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
private enum BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }
private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
private enum DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

/// This says how much the background at a place stands out: the content on it takes colours that can be seen there.
public struct BackgroundProminence: Hashable, Sendable {
    private let level: Int

    /// A background as others.
    public static let standard = BackgroundProminence(level: 0)
    /// A background that stands out, such as a selected row's.
    public static let increased = BackgroundProminence(level: 1)
}

/// This says how much badges stand out.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int

    /// Less, for a number that people needn't look at.
    public static let decreased = BadgeProminence(level: -1)
    /// As others.
    public static let standard = BadgeProminence(level: 0)
    /// More, for what people should look at.
    public static let increased = BadgeProminence(level: 1)
}

extension Image {
    /// This says how far above white the light parts of pictures may be.
    public struct DynamicRange: Hashable, Sendable {
        private let level: Int

        /// Not above white.
        public static let standard = DynamicRange(level: 0)
        /// A little above white.
        public static let constrainedHigh = DynamicRange(level: 1)
        /// As far as the display can.
        public static let high = DynamicRange(level: 2)
    }

    /// Sets how far above white the picture's light parts may be. No picture goes above white here (DEV-1348).
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension EnvironmentValues {
    /// Whether something is on that helps people who can't see or touch the screen.
    public var accessibilityEnabled: Bool {
        get {
            self[AccessibilityEnabledKey.self] ?? (accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled)
        }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }
    /// Whether people see controls large while they hold them.
    public var accessibilityLargeContentViewerEnabled: Bool {
        MainActorAccess.run { UILargeContentViewerInteraction.isEnabled }
    }
    /// Whether people do things by gestures of the hand. Never here.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Whether pictures that move do so by themselves. Always here.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether lights that flash are to be dimmed. Never here.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether the display is dimmed, as one that is always on is.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceReducedKey.self] }
        set { self[LuminanceReducedKey.self] = newValue }
    }
    /// The material below the place; nil where none is.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
    /// This says how much the background at the place stands out.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
    /// This says how much badges at the place stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
    /// This says how far above white the light parts of pictures at the place may be; nil is the system's.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[DynamicRangeKey.self] }
        set { self[DynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// Sets how much badges in the view stand out. They look the same here (DEV-1348).
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
    /// Sets how far above white the light parts of pictures in the view may be. None goes above white here (DEV-1348).
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}
