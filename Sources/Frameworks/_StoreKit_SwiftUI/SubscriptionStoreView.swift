import StoreKit
import SwiftUI

extension Product {
    /// The relation of a subscription to the one that a person has.
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let upgrade = SubscriptionRelationship(rawValue: 1 << 0)
        public static let downgrade = SubscriptionRelationship(rawValue: 1 << 1)
        public static let crossgrade = SubscriptionRelationship(rawValue: 1 << 2)
        public static let current = SubscriptionRelationship(rawValue: 1 << 3)
        /// Any.
        public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
    }
}

/// The view above subscriptions where the app gives none: the app's name.
@preconcurrency @MainActor
public struct AutomaticSubscriptionStoreMarketingContent: View {
    nonisolated init() {}
    public var body: some View {
        Text(Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String ?? ProcessInfo.processInfo.processName)
            .font(.largeTitle.bold())
    }
}

/// Shows the subscriptions of a group, one of which a person can choose and buy.
@preconcurrency @MainActor
public struct SubscriptionStoreView<Content: View>: View {
    private enum Source {
        case group(String)
        case ids([Product.ID])
        case products([Product])
    }
    private let source: Source
    private let content: Content
    @State private var found: [Product]?
    @State private var owned: Set<Product.ID> = []
    @State private var chosen: Product.ID?
    @Environment(\.purchaseListeners) private var listeners
    @Environment(\.hasSubscriptionButtons) private var hasButtons
    @Environment(\.subscriptionButtonLabel) private var buttonLabel

    /// The subscriptions of a group, below what the app says of them. All of them are shown, whatever relationships are asked for (DEV-1382).
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) { (source, content) = (.group(groupID), marketingContent()) }

    /// The subscriptions of a group.
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
    where Content == AutomaticSubscriptionStoreMarketingContent {
        (source, content) = (.group(groupID), AutomaticSubscriptionStoreMarketingContent())
    }

    /// Subscriptions of identifiers, below what the app says of them.
    public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {
        (source, content) = (.ids(Array(productIDs)), marketingContent())
    }

    /// Subscriptions of identifiers.
    public init(productIDs: some Collection<Product.ID>)
    where Content == AutomaticSubscriptionStoreMarketingContent {
        (source, content) = (.ids(Array(productIDs)), AutomaticSubscriptionStoreMarketingContent())
    }

    /// Subscriptions, below what the app says of them.
    public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
        (source, content) = (.products(Array(subscriptions)), marketingContent())
    }

    /// Subscriptions.
    public init(subscriptions: some Collection<Product>)
    where Content == AutomaticSubscriptionStoreMarketingContent {
        (source, content) = (.products(Array(subscriptions)), AutomaticSubscriptionStoreMarketingContent())
    }

    public var body: some View {
        VStack(spacing: 16) {
            content
            options
            StoreButtons()
        }
        .padding()
        .task { await loadProducts() }
    }

    private func loadProducts() async {
        let changes = StoreChanges.changes()
        switch source {
        case .group(let id): found = Product.subscriptions(inGroup: id)
        case .ids(let ids):
            let all = (try? await Product.products(for: ids)) ?? []
            found = ids.compactMap { id in all.first { $0.id == id } }
        case .products(let products): found = products
        }
        owned = Set(Product.subscribed.map(\.id))
        chosen = found?.first { !owned.contains($0.id) }?.id
        for await _ in changes { owned = Set(Product.subscribed.map(\.id)) }
    }

    @ViewBuilder private var options: some View {
        if let found {
            if found.isEmpty {
                ContentUnavailableView("Subscription Unavailable", systemImage: "cart")
            } else if hasButtons {
                ForEach(found) { product in
                    Button("\(product.displayName), \(product.priceText)") { buyProduct(product) }
                        .buttonStyle(.borderedProminent).disabled(owned.contains(product.id))
                }
            } else {
                ForEach(found) { product in row(product) }
                let product = found.first { $0.id == chosen }
                Button {
                    if let product { buyProduct(product) }
                } label: {
                    Text(verbatim: buttonLabel.text(name: product?.displayName, price: product?.priceText))
                }
                .buttonStyle(.borderedProminent)
                .disabled(chosen.map { owned.contains($0) } ?? true)
            }
        } else {
            ProgressView()
        }
    }

    private func row(_ product: Product) -> some View {
        Button {
            chosen = product.id
        } label: {
            HStack {
                VStack(alignment: .leading, spacing: 2) {
                    Text(product.displayName).font(.headline)
                    Text(product.priceText).font(.subheadline).foregroundStyle(.secondary)
                    if !product.description.isEmpty { Text(product.description).font(.footnote) }
                }
                Spacer()
                if owned.contains(product.id) {
                    Text("Current Plan").font(.footnote).foregroundStyle(.secondary)
                } else {
                    Image(systemName: chosen == product.id ? "checkmark.circle.fill" : "circle")
                }
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(chosen == product.id ? .isSelected : [])
    }

    private func buyProduct(_ product: Product) {
        let listeners = listeners
        Task { await listeners.buyProduct(product) }
    }
}

extension Product {
    /// The price with the time that it is for: $2.99 / month.
    fileprivate var priceText: String {
        guard let period = subscription?.subscriptionPeriod else { return displayPrice }
        return "\(displayPrice) / \(period.value == 1 ? "" : "\(period.value) ")\(period.unit)"
    }
}
