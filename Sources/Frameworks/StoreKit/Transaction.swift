import Foundation
import UIKit

/// Something that was bought. Nothing was (DEV-1089).
public struct Transaction: Identifiable, Hashable, Sendable {
    /// Whose it is.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// The store's number.
    public let id: UInt64
    /// The number of the first purchase.
    public let originalID: UInt64
    /// The product.
    public let productID: String
    /// What kind of product it is.
    public let productType: Product.ProductType
    /// When it was bought.
    public let purchaseDate: Date
    /// When it was bought first.
    public let originalPurchaseDate: Date
    /// Until when it is paid.
    public let expirationDate: Date?
    /// How many.
    public let purchasedQuantity: Int
    /// When it was taken back.
    public let revocationDate: Date?
    /// Whether another subscription has taken its place.
    public let isUpgraded: Bool
    /// Whose it is.
    public let ownershipType: OwnershipType
    /// The account of the app's.
    public let appAccountToken: UUID?
    /// The group of a subscription.
    public let subscriptionGroupID: String?

    /// Says that the app has done what it stands for.
    public func finish() async {}

    /// Purchases, one after the other.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        let lasts: Bool

        /// Goes through them.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let stream: AsyncStream<Element>
            var iterator: AsyncStream<Element>.Iterator
            init(lasts: Bool) {
                stream = AsyncStream { if !lasts { $0.finish() } }
                iterator = stream.makeAsyncIterator()
            }
            public mutating func next() async -> Element? { await iterator.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(lasts: lasts) }
    }

    /// What the person owns: nothing.
    public static var currentEntitlements: Transactions { Transactions(lasts: false) }
    /// All that was bought: nothing.
    public static var all: Transactions { Transactions(lasts: false) }
    /// What the app hasn't finished: nothing.
    public static var unfinished: Transactions { Transactions(lasts: false) }
    /// What is bought from now on. It goes on as long as the task that waits for it, and nothing comes.
    public static var updates: Transactions { Transactions(lasts: true) }
    /// What the person owns by a product: nothing.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// The latest purchase of a product: none.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// The App Store, for this app.
public enum AppStore {
    /// Whether the person may pay: yes.
    public static var canMakePayments: Bool { true }
    /// Would fetch what was bought elsewhere. Nobody is signed in to the store: it throws, as when a person cancels that.
    public static func sync() async throws { throw StoreKitError.userCancelled }
    /// Asks a person to rate the app.
    @MainActor public static func requestReview(in scene: UIWindowScene) { SKStoreReviewController.ask() }
    /// Would show the person's subscriptions. There is no such page: it throws.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        throw StoreKitError.notAvailableInStorefront
    }
}

/// A store's country.
public struct Storefront: Identifiable, Hashable, Sendable {
    /// Its code of three letters.
    public let countryCode: String
    /// Its number.
    public let id: String
    /// The person's: nobody is signed in.
    public static var current: Storefront? { get async { nil } }
}
