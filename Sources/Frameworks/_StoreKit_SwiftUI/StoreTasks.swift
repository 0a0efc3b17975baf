import StoreKit
import SwiftUI

extension Product {
    /// The progress of looking a product up.
    public enum TaskState: Sendable {
        case loading
        case unavailable
        case failure(any Error)
        case success(Product)

        /// The product; nil until there is one.
        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }

    /// The progress of looking products up.
    public enum CollectionTaskState: Sendable {
        case loading
        case failure(any Error)
        case success([Product], unavailable: [Product.ID])

        /// The products; nil until they are there.
        public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
    }
}

/// The progress of looking up what a person owns.
public enum EntitlementTaskState<Value> {
    case loading
    case failure(any Error)
    case success(Value)

    /// The value that was looked up; nil until it is known.
    public var value: Value? { if case .success(let value) = self { value } else { nil } }
    /// The same state with another value.
    public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try transform(value))
        }
    }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState where Value == VerificationResult<StoreKit.Transaction>? {
    /// The purchase, if its signature is good; nil until that is known.
    public var transaction: StoreKit.Transaction? { try? value??.payloadValue }
}

extension View {
    /// Looks a product up while the view is there, and tells how far that is.
    @preconcurrency nonisolated public func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium,
        action: @escaping @MainActor (Product.TaskState) async -> Void
    ) -> some View {
        task(id: id, priority: priority) { @MainActor in
            await action(.loading)
            do {
                let found = try await Product.products(for: [id]).first
                await action(found.map { .success($0) } ?? .unavailable)
            } catch { await action(.failure(error)) }
        }
    }

    /// Looks products up while the view is there, and tells how far that is.
    @preconcurrency nonisolated public func storeProductsTask(
        for ids: some Collection<Product.ID> & Equatable & Sendable, priority: TaskPriority = .medium,
        action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
    ) -> some View {
        let wanted = Array(ids)
        return task(id: wanted, priority: priority) { @MainActor in
            await action(.loading)
            do {
                let found = try await Product.products(for: wanted)
                let known = Set(found.map(\.id))
                // In the order in which the app names them.
                let sorted = wanted.compactMap { id in found.first { $0.id == id } }
                await action(.success(sorted, unavailable: wanted.filter { !known.contains($0) }))
            } catch { await action(.failure(error)) }
        }
    }

    /// Looks up whether a person owns a product, and again whenever something is bought, while the view is there.
    @preconcurrency nonisolated public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping @MainActor (EntitlementTaskState<VerificationResult<StoreKit.Transaction>?>) async -> Void
    ) -> some View {
        task(id: productID, priority: priority) { @MainActor in
            let changes = StoreChanges.changes()
            await action(.loading)
            await action(.success(await StoreKit.Transaction.currentEntitlement(for: productID)))
            for await _ in changes {
                await action(.success(await StoreKit.Transaction.currentEntitlement(for: productID)))
            }
        }
    }

    /// Looks up how a person's subscriptions of a group are, and again whenever something is bought, while the view is there.
    @preconcurrency nonisolated public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        task(id: groupID, priority: priority) { @MainActor in
            let changes = StoreChanges.changes()
            await action(.loading)
            await tellStatus(of: groupID, action)
            for await _ in changes { await tellStatus(of: groupID, action) }
        }
    }
}

@MainActor private func tellStatus(
    of groupID: String, _ action: @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
) async {
    do {
        await action(.success(try await Product.SubscriptionInfo.status(for: groupID)))
    } catch { await action(.failure(error)) }
}
