import StoreKit
import SwiftUI

/// It says what the button below subscriptions says.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    enum Content: Sendable { case action, name, price }
    let content: Content
    let isMultiline: Bool
    /// That one subscribes.
    public static let automatic = Self(content: .action, isMultiline: false)
    /// That one subscribes.
    public static let action = Self(content: .action, isMultiline: false)
    /// The subscription's name.
    public static let displayName = Self(content: .name, isMultiline: false)
    /// The subscription's price.
    public static let price = Self(content: .price, isMultiline: false)
    /// That one subscribes, with the price below.
    public static let multiline = Self(content: .action, isMultiline: true)
    /// All on one line.
    public static let singleLine = Self(content: .action, isMultiline: false)
    /// The same on two lines, with the price below.
    public var multiline: Self { Self(content: content, isMultiline: true) }
    /// The same on one line.
    public var singleLine: Self { Self(content: content, isMultiline: false) }
    /// The subscription's name in the place of what is said.
    public var displayName: Self { Self(content: .name, isMultiline: isMultiline) }
    /// The subscription's price in the place of what is said.
    public var price: Self { Self(content: .price, isMultiline: isMultiline) }
    /// That one subscribes, in the place of what is said.
    public var action: Self { Self(content: .action, isMultiline: isMultiline) }

    /// It says what the button says for a subscription.
    func text(name: String?, price: String?) -> String {
        let first =
            switch content {
            case .action: "Subscribe"
            case .name: name ?? "Subscribe"
            case .price: price ?? "Subscribe"
            }
        guard isMultiline, content != .price, let price else { return first }
        return first + "\n" + price
    }
}

private struct ButtonLabelKey: EnvironmentKey { static let defaultValue = SubscriptionStoreButtonLabel.automatic }

extension EnvironmentValues {
    var subscriptionButtonLabel: SubscriptionStoreButtonLabel {
        get { self[ButtonLabelKey.self] }
        set { self[ButtonLabelKey.self] = newValue }
    }
}

extension View {
    /// Says what the button below subscriptions says.
    nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
        environment(\.subscriptionButtonLabel, label)
    }
    /// Would paint subscriptions to choose from: they have the store's own ground (DEV-1382).
    nonisolated public func subscriptionStorePickerItemBackground(_ background: some ShapeStyle) -> some View { self }
    /// Would paint subscriptions to choose from, in a shape: they have the store's own ground (DEV-1382).
    nonisolated public func subscriptionStorePickerItemBackground(
        _ background: some ShapeStyle, in shape: some Shape
    ) -> some View { self }
    /// Would paint the controls: they have the store's own ground (DEV-1382).
    nonisolated public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
}

extension ContainerBackgroundPlacement {
    /// The part of a subscription store that says what one gets.
    public static var subscriptionStoreHeader: Self { Self(kind: 3) }
    /// The whole of a subscription store.
    public static var subscriptionStore: Self { Self(kind: 4) }
    /// The whole of a subscription store, with the screen's edges.
    public static var subscriptionStoreFullHeight: Self { Self(kind: 5) }
}
