import StoreKit
import SwiftUI

/// Buys a product, from a view; called like a function.
@preconcurrency @MainActor
public struct PurchaseAction {
    nonisolated init() {}
    /// Asks the person, and buys it.
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

/// The actions of an app that hear of purchases in views of the store's.
struct PurchaseListeners {
    var start: (@MainActor (Product) async -> Void)?
    var completion: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    var options: (@MainActor (Product) async -> Set<Product.PurchaseOption>)?

    /// Buys a product as a view of the store's does. Without an action for the end the purchase comes by `Transaction.updates`.
    @MainActor func buyProduct(_ product: Product) async {
        await start?(product)
        let options = await options?(product) ?? []
        let result: Result<Product.PurchaseResult, any Error>
        do { result = .success(try await product.purchase(options: options)) } catch { result = .failure(error) }
        if let completion { return await completion(product, result) }
        if case .success(.success(let verified)) = result { verified.unsafePayloadValue.deliverToUpdates() }
    }
}

private struct ListenersKey: EnvironmentKey {
    static var defaultValue: PurchaseListeners { PurchaseListeners() }
}

extension EnvironmentValues {
    /// Buys a product.
    public var purchase: PurchaseAction { PurchaseAction() }

    var purchaseListeners: PurchaseListeners {
        get { self[ListenersKey.self] }
        set { self[ListenersKey.self] = newValue }
    }
}

extension View {
    /// Calls an action when a person begins to buy something in a view of the store's.
    @preconcurrency nonisolated public func onInAppPurchaseStart(
        perform action: (@MainActor (Product) async -> Void)?
    ) -> some View { transformEnvironment(\.purchaseListeners) { $0.start = action } }

    /// Calls an action when a purchase in a view of the store's is over.
    @preconcurrency nonisolated public func onInAppPurchaseCompletion(
        perform action: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { transformEnvironment(\.purchaseListeners) { $0.completion = action } }

    /// Asks with which options views of the store's buy a product.
    @preconcurrency nonisolated public func inAppPurchaseOptions(
        _ options: (@MainActor (Product) async -> Set<Product.PurchaseOption>)?
    ) -> some View { transformEnvironment(\.purchaseListeners) { $0.options = options } }
}
