import SwiftUI

/// A style says how a person chooses a subscription: one of the store's own styles (DEV-1382).
public protocol SubscriptionStoreControlStyle {}

/// A list to choose from, and one button.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
}
/// A list to choose from, and one button.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
}
/// A list to choose from, and one button.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
}
/// A button each.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    nonisolated public init() {}
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    /// A list to choose from, and one button.
    public static var automatic: Self { .init() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    /// A list to choose from, and one button.
    public static var picker: Self { .init() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    /// A list to choose from, and one button.
    public static var prominentPicker: Self { .init() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    /// A button each.
    public static var buttons: Self { .init() }
}

private struct ControlStyleKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether each subscription has a button of its own.
    var hasSubscriptionButtons: Bool {
        get { self[ControlStyleKey.self] }
        set { self[ControlStyleKey.self] = newValue }
    }
}

extension View {
    /// Says how a person chooses a subscription.
    nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
        environment(\.hasSubscriptionButtons, style is ButtonsSubscriptionStoreControlStyle)
    }
}
