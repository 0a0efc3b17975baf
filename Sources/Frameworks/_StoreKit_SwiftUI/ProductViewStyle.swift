import StoreKit
import SwiftUI

/// A style says how products look.
@preconcurrency @MainActor
public protocol ProductViewStyle {
    /// The type of the view that it makes.
    associatedtype Body: View
    /// A product's parts.
    typealias Configuration = ProductViewStyleConfiguration
    /// The view of a product.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A product's parts.
@preconcurrency @MainActor
public struct ProductViewStyleConfiguration {
    /// A product's picture.
    public struct Icon: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The progress of looking the product up.
    public let state: Product.TaskState
    /// Whether the person owns it.
    public let hasCurrentEntitlement: Bool
    /// The picture.
    public let icon: Icon
    let listeners: PurchaseListeners

    /// The product; nil until there is one.
    public var product: Product? { state.product }
    /// Buys it.
    public func purchase() {
        guard let product else { return }
        let listeners = listeners
        Task { await listeners.buyProduct(product) }
    }
}

/// Picture, name and description beside the price.
public struct RegularProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            configuration.icon
            ProductTexts(configuration: configuration, hasDescription: true)
            Spacer(minLength: 8)
            PriceButton(configuration: configuration)
        }
    }
}

/// Picture and name beside the price.
public struct CompactProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon
            ProductTexts(configuration: configuration, hasDescription: false)
            Spacer(minLength: 8)
            PriceButton(configuration: configuration)
        }
    }
}

/// Picture, name, description and price below each other.
public struct LargeProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon
            ProductTexts(configuration: configuration, hasDescription: true)
            PriceButton(configuration: configuration)
        }
    }
}

/// The style where nobody asks for another: the regular one.
public struct AutomaticProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        RegularProductViewStyle().makeBody(configuration: configuration)
    }
}

private struct ProductTexts: View {
    let configuration: ProductViewStyleConfiguration
    let hasDescription: Bool

    var body: some View {
        switch configuration.state {
        case .loading: ProgressView()
        case .unavailable, .failure: Text("Item Unavailable").foregroundStyle(.secondary)
        case .success(let product):
            VStack(alignment: .leading, spacing: 2) {
                Text(product.displayName).font(.headline)
                if hasDescription, !product.description.isEmpty {
                    Text(product.description).font(.subheadline).foregroundStyle(.secondary)
                }
            }
        }
    }
}

private struct PriceButton: View {
    let configuration: ProductViewStyleConfiguration

    var body: some View {
        if let product = configuration.product {
            if configuration.hasCurrentEntitlement {
                Text("Purchased").font(.subheadline).foregroundStyle(.secondary)
            } else {
                Button(product.displayPrice) { configuration.purchase() }.buttonStyle(.bordered)
            }
        }
    }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
    /// The style where nobody asks for another.
    nonisolated public static var automatic: AutomaticProductViewStyle { .init() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
    /// Picture and name beside the price.
    nonisolated public static var compact: CompactProductViewStyle { .init() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
    /// Picture, name, description and price below each other.
    nonisolated public static var large: LargeProductViewStyle { .init() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
    /// Picture, name and description beside the price.
    nonisolated public static var regular: RegularProductViewStyle { .init() }
}

private struct ProductStyleKey: EnvironmentKey {
    static let defaultValue: @MainActor (ProductViewStyleConfiguration) -> AnyView = {
        AnyView(AutomaticProductViewStyle().makeBody(configuration: $0))
    }
}

extension EnvironmentValues {
    var productStyle: @MainActor (ProductViewStyleConfiguration) -> AnyView {
        get { self[ProductStyleKey.self] }
        set { self[ProductStyleKey.self] = newValue }
    }
}

extension View {
    /// Says how products look.
    public func productViewStyle(_ style: some ProductViewStyle) -> some View {
        environment(\.productStyle) { AnyView(style.makeBody(configuration: $0)) }
    }
}
