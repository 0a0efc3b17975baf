import Foundation
import UIKit

/// Something that was bought in the store of the project's `.storekit` file. Without one nothing was (DEV-1089).
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

    init(_ entry: StoreLedger.Entry, _ ledger: StoreLedger) {
        let item = ledger.item(entry.product)
        (id, originalID, productID) = (entry.id, entry.original, entry.product)
        productType = item?.type ?? .nonConsumable
        (purchaseDate, originalPurchaseDate, expirationDate) = (entry.date, entry.firstDate, entry.expires)
        (purchasedQuantity, revocationDate, isUpgraded) = (entry.quantity, nil, entry.isUpgraded)
        (ownershipType, appAccountToken, subscriptionGroupID) = (.purchased, entry.token, item?.group)
    }

    /// Says that the app has done what it stands for: it isn't among the unfinished ones any more.
    public func finish() async { StoreLedger.current.finish(id) }

    /// Purchases, one after the other.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        enum Kind: Sendable { case entitlements, all, unfinished, updates }
        let kind: Kind

        /// Goes through them.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var iterator: AsyncStream<Element>.Iterator
            init(_ kind: Kind) {
                let ledger = StoreLedger.current
                let stream = AsyncStream<Element> { continuation in
                    let give: @Sendable (StoreLedger.Entry) -> Void = {
                        continuation.yield(.verified(Transaction($0, ledger)))
                    }
                    switch kind {
                    case .entitlements: ledger.entitlements.forEach(give)
                    case .all: ledger.entries.reversed().forEach(give)
                    case .unfinished: ledger.entries.filter { !$0.isFinished }.forEach(give)
                    case .updates:
                        ledger.entries.filter { !$0.isFinished }.forEach(give)
                        let number = ledger.hear(give)
                        continuation.onTermination = { _ in ledger.unhear(number) }
                        return
                    }
                    continuation.finish()
                }
                iterator = stream.makeAsyncIterator()
            }
            public mutating func next() async -> Element? { await iterator.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(kind) }
    }

    /// What the person owns: the latest transaction of each product that isn't used up, and of each subscription that isn't over.
    public static var currentEntitlements: Transactions { Transactions(kind: .entitlements) }
    /// All that was bought, the latest first.
    public static var all: Transactions { Transactions(kind: .all) }
    /// What the app hasn't finished.
    public static var unfinished: Transactions { Transactions(kind: .unfinished) }
    /// What the app hasn't finished yet, and what is bought from now on by other ways than `purchase()`: by the older queue, and renewals. It
    /// goes on as long as the task that waits for it.
    public static var updates: Transactions { Transactions(kind: .updates) }
    /// What the person owns by a product.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        let ledger = StoreLedger.current
        return ledger.entitlements.first { $0.product == productID }.map { .verified(Transaction($0, ledger)) }
    }
    /// The latest purchase of a product.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        let ledger = StoreLedger.current
        return ledger.entries.last { $0.product == productID }.map { .verified(Transaction($0, ledger)) }
    }
}

/// The App Store, for this app.
public enum AppStore {
    /// Whether the person may pay: yes.
    public static var canMakePayments: Bool { true }
    /// Fetches what was bought elsewhere: the app's own store has all here. Without one nobody is signed in, and it throws as when a person
    /// cancels that.
    public static func sync() async throws {
        if StoreLedger.current.store == nil { throw StoreKitError.userCancelled }
    }
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
    /// That of the store's file; nil without one.
    public static var current: Storefront? {
        get async { StoreLedger.current.store.map { Storefront(countryCode: $0.storefront, id: "143441") } }
    }
}
