import StoreKit
import SwiftUI

/// A button beside products.
public struct StoreButtonKind: Hashable, Sendable {
    private let name: String
    /// Closes the view.
    public static let cancellation = StoreButtonKind(name: "cancellation")
    /// Looks up what was bought before.
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    /// Takes a code: there are none here (DEV-1089), and no button.
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    /// Signs in to the app's own account, if the app says how.
    public static let signIn = StoreButtonKind(name: "signIn")
    /// Opens the terms, if the app says where they are.
    public static let policies = StoreButtonKind(name: "policies")
}

/// A document that a subscription has.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
    private let name: String
    /// The document on what the app may know.
    public static let privacyPolicy = SubscriptionStorePolicyKind(name: "Privacy Policy")
    /// The document on what one subscribes to.
    public static let termsOfService = SubscriptionStorePolicyKind(name: "Terms of Service")

    var title: String { name }
}

/// Which buttons stand beside products, and what they do.
struct StoreButtonSettings {
    var visibility: [StoreButtonKind: Visibility] = [:]
    var policies: [SubscriptionStorePolicyKind: URL] = [:]
    var signIn: (@MainActor () -> Void)?
}

private struct ButtonsKey: EnvironmentKey {
    static var defaultValue: StoreButtonSettings { StoreButtonSettings() }
}

extension EnvironmentValues {
    var storeButtons: StoreButtonSettings {
        get { self[ButtonsKey.self] }
        set { self[ButtonsKey.self] = newValue }
    }
}

extension View {
    /// Says whether buttons stand beside products. Only a visible one does, but for those whose action the app has named.
    nonisolated public func storeButton(
        _ visibility: Visibility, for buttons: StoreButtonKind...
    ) -> some View {
        transformEnvironment(\.storeButtons) { settings in
            for button in buttons { settings.visibility[button] = visibility }
        }
    }

    /// Says where a document of a subscription is.
    nonisolated public func subscriptionStorePolicyDestination(
        url: URL, for button: SubscriptionStorePolicyKind
    ) -> some View { transformEnvironment(\.storeButtons) { $0.policies[button] = url } }

    /// Says how a person signs in to the app's own account.
    @preconcurrency nonisolated public func subscriptionStoreSignInAction(_ action: (@MainActor () -> Void)?)
        -> some View
    {
        transformEnvironment(\.storeButtons) { $0.signIn = action }
    }
}

/// The buttons below products.
struct StoreButtons: View {
    @Environment(\.storeButtons) private var settings
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL

    private func shows(_ kind: StoreButtonKind, byDefault: Bool = false) -> Bool {
        switch settings.visibility[kind] {
        case .visible?: true
        case .hidden?: false
        default: byDefault
        }
    }

    var body: some View {
        VStack(spacing: 8) {
            if shows(.restorePurchases) {
                Button("Restore Purchases") { Task { try? await AppStore.sync() } }
            }
            if let signIn = settings.signIn, shows(.signIn, byDefault: true) {
                Button("Sign In") { signIn() }
            }
            if shows(.policies, byDefault: true) {
                policy(.termsOfService)
                policy(.privacyPolicy)
            }
            if shows(.cancellation) { Button("Cancel") { dismiss() } }
        }
        .frame(maxWidth: .infinity)
    }

    @ViewBuilder private func policy(_ kind: SubscriptionStorePolicyKind) -> some View {
        if let url = settings.policies[kind] {
            Button(kind.title) { openURL(url) }.font(.footnote)
        }
    }
}
