import StoreKit
import SwiftUI

extension View {
    /// Shows what a person has subscribed to while a binding is true. Nothing can be changed there (DEV-1382).
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        sheet(isPresented: isPresented) { SubscriptionList(group: nil) }
    }
    /// Shows what a person has subscribed to of a group while a binding is true. Nothing can be changed there (DEV-1382).
    nonisolated public func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String
    ) -> some View {
        sheet(isPresented: isPresented) { SubscriptionList(group: subscriptionGroupID) }
    }

    /// Asks for the money back when a binding becomes true: `onDismiss` hears of `RefundRequestError.failed`, because there is nobody to be
    /// asked (DEV-1382).
    @preconcurrency nonisolated public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: (
            @MainActor (Result<StoreKit.Transaction.RefundRequestStatus, StoreKit.Transaction.RefundRequestError>) ->
                Void
        )? = nil
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isOn in
            guard isOn else { return }
            isPresented.wrappedValue = false
            MainActor.assumeIsolated { onDismiss?(.failure(.failed)) }
        }
    }

    /// Asks for a code when a binding becomes true: `onCompletion` hears of an error, because there are no codes (DEV-1382).
    @preconcurrency nonisolated public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isOn in
            guard isOn else { return }
            isPresented.wrappedValue = false
            MainActor.assumeIsolated { onCompletion(.failure(StoreKitError.notAvailableInStorefront)) }
        }
    }
}

/// The list of a person's subscriptions.
private struct SubscriptionList: View {
    let group: String?
    @Environment(\.dismiss) private var dismiss

    private var products: [Product] {
        Product.subscribed.filter { group == nil || $0.subscription?.subscriptionGroupID == group }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(products) { product in
                    LabeledContent(product.displayName, value: product.displayPrice)
                }
                if products.isEmpty { Text("You do not have any subscriptions.") }
            }
            .navigationTitle("Subscriptions")
            .toolbar { Button("Done") { dismiss() } }
        }
    }
}
