import Foundation

/// A class whose instances an app can style all at once: `UISwitch.appearance().onTintColor = .red`.
///
/// What is set on the proxy is set on each instance when it enters a window, where the instance still has the standard value. Instances that are
/// in a window already stay as they are.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all instances.
    static func appearance() -> Self
    /// The proxy for instances inside of containers; the first type is the innermost.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy for instances whose traits contain `trait`.
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// What can stand around an instance in `appearance(whenContainedInInstancesOf:)`: views and view controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
    /// The proxy for all instances of the class.
    public static func appearance() -> Self { AppearanceRules.proxy(Self.self, [], nil) }
    /// The proxy for instances inside of containers; the first type is the innermost.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceRules.proxy(Self.self, containerTypes, nil) }
    /// The proxy for instances whose traits contain `trait`.
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceRules.proxy(Self.self, [], trait)
    }
    /// The proxy for instances inside of containers whose traits contain `trait`; the first type is the innermost.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceRules.proxy(Self.self, containerTypes, trait) }
}

extension UIView: UIAppearance, UIAppearanceContainer {}

/// An object that proxies style: it keeps what they gave it.
@MainActor protocol AppearanceKeeper: NSObject {
    var givenAppearance: [String: Any] { get set }
}

extension UIView: AppearanceKeeper {
    var givenAppearance: [String: Any] {
        get { extras?.appearance ?? [:] }
        set { needExtras().appearance = newValue }
    }
}
