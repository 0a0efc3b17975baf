import StoreKit
import SwiftUI

/// Shows a product of the store, with a button that buys it.
@preconcurrency @MainActor
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let id: Product.ID
    private let known: Product?
    private let icon: () -> Icon
    private let placeholder: PlaceholderIcon
    @State private var state = Product.TaskState.loading
    @State private var isOwned = false
    @Environment(\.productStyle) private var style
    @Environment(\.purchaseListeners) private var listeners

    /// A product of an identifier, which is looked up, with a picture and another one until then.
    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { (id, known, self.icon, placeholder) = (productID, nil, icon, placeholderIcon()) }

    /// A product of an identifier, which is looked up, with a picture.
    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon
    ) where PlaceholderIcon == EmptyView {
        (id, known, self.icon, placeholder) = (productID, nil, icon, EmptyView())
    }

    /// A product of an identifier, which is looked up.
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView {
        (id, known, icon, placeholder) = (productID, nil, { EmptyView() }, EmptyView())
    }

    /// A product, with a picture.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon)
    where PlaceholderIcon == EmptyView {
        (id, known, self.icon, placeholder) = (product.id, product, icon, EmptyView())
    }

    /// A product.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView {
        (id, known, icon, placeholder) = (product.id, product, { EmptyView() }, EmptyView())
    }

    private var configuration: ProductViewStyleConfiguration {
        let shown = known.map { Product.TaskState.success($0) } ?? state
        let picture = shown.product == nil ? AnyView(placeholder) : AnyView(icon())
        return ProductViewStyleConfiguration(
            state: shown, hasCurrentEntitlement: isOwned, icon: .init(content: picture), listeners: listeners)
    }

    public var body: some View {
        style(configuration)
            .storeProductTask(for: id) { state = $0 }
            .currentEntitlementTask(for: id) { isOwned = ($0.value ?? nil) != nil }
    }
}

/// Shows products of the store below each other, each with a button that buys it.
@preconcurrency @MainActor
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    private let ids: [Product.ID]
    private let known: [Product]?
    private let icon: (Product) -> Icon
    private let placeholder: PlaceholderIcon
    @State private var state = Product.CollectionTaskState.loading

    /// Products of identifiers, which are looked up, each with a picture, and another one until then.
    public init(
        ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { (self.ids, known, self.icon, placeholder) = (Array(ids), nil, icon, placeholderIcon()) }

    /// Products of identifiers, which are looked up, each with a picture.
    public init(
        ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) where PlaceholderIcon == EmptyView {
        (self.ids, known, self.icon, placeholder) = (Array(ids), nil, icon, EmptyView())
    }

    /// Products of identifiers, which are looked up.
    public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView {
        (self.ids, known, icon, placeholder) = (Array(ids), nil, { _ in EmptyView() }, EmptyView())
    }

    /// Products, each with a picture.
    public init(
        products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) where PlaceholderIcon == EmptyView {
        (ids, known, self.icon, placeholder) = (products.map(\.id), Array(products), icon, EmptyView())
    }

    /// Products.
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false)
    where Icon == EmptyView, PlaceholderIcon == EmptyView {
        (ids, known, icon, placeholder) = (products.map(\.id), Array(products), { _ in EmptyView() }, EmptyView())
    }

    public var body: some View {
        content.storeProductsTask(for: ids) { state = $0 }
    }

    @ViewBuilder private var content: some View {
        if let products = known ?? state.products {
            if products.isEmpty {
                ContentUnavailableView("Store Unavailable", systemImage: "cart")
            } else {
                ScrollView {
                    VStack(alignment: .leading, spacing: 16) {
                        ForEach(products) { product in
                            ProductView(product) { icon(product) }
                            Divider()
                        }
                        StoreButtons()
                    }
                    .padding()
                }
            }
        } else if case .failure = state {
            ContentUnavailableView("Store Unavailable", systemImage: "cart")
        } else {
            VStack {
                placeholder
                ProgressView()
            }
        }
    }
}
