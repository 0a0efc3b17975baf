import Foundation

/// Something that the store sells, as newer calls have it. The store is the project's `.storekit` file, as in Xcode: the scheme's, or the
/// only one. Without one there are no products (DEV-1089).
public struct Product: Identifiable, Hashable, Sendable {
    /// What kind of product it is.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// What came of a purchase.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    /// What a purchase is made with.
    public struct PurchaseOption: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case token(UUID)
            case quantity(Int)
            case ask(Bool)
        }
        let kind: Kind
        /// The account of the app's.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(kind: .token(token)) }
        /// How many: 1 by default.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(kind: .quantity(quantity)) }
        /// Whether a parent is asked, in tests: the purchase is pending then.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(kind: .ask(simulateAskToBuy))
        }
    }

    /// How long a subscription lasts.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// A unit of time.
        public enum Unit: Hashable, Sendable { case day, week, month, year }
        /// The unit.
        public let unit: Unit
        /// How many of it.
        public let value: Int
    }

    /// What is particular to subscriptions.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// How a subscription goes on.
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)
        }
        /// How a person's subscription is.
        public struct Status: Hashable, Sendable {
            /// How it goes on.
            public let state: RenewalState
            /// What it was bought by.
            public let transaction: VerificationResult<Transaction>
            /// It says what comes next.
            public let renewalInfo: VerificationResult<RenewalInfo>
        }
        /// The group that it belongs to.
        public let subscriptionGroupID: String
        /// How long it lasts.
        public let subscriptionPeriod: SubscriptionPeriod
        /// The first price, for whom had nothing of the group yet; nil: there is none.
        public let introductoryOffer: SubscriptionOffer?
        /// Prices for whom the app says: none (DEV-1089).
        public var promotionalOffers: [SubscriptionOffer] { [] }
        /// How the person's subscriptions of the group are: none where nothing of it was bought.
        public var status: [Status] { get async throws { Self.statuses(subscriptionGroupID) } }
        /// How the person's subscriptions of a group are.
        public static func status(for groupID: String) async throws -> [Status] { statuses(groupID) }
        /// Whether the person gets the first price: who had nothing of the group yet.
        public var isEligibleForIntroOffer: Bool {
            get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
        }
        /// Whether the person gets the first price of a group: who had nothing of it yet.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
            let ledger = StoreLedger.current
            let items = ledger.store?.items.filter { $0.group == groupID } ?? []
            let ids = Set(items.map(\.id))
            return items.contains { $0.introductory != nil } && !ledger.entries.contains { ids.contains($0.product) }
        }

        private static func statuses(_ group: String) -> [Status] {
            let ledger = StoreLedger.current
            let ids = Set(ledger.store?.items.filter { $0.group == group }.map(\.id) ?? [])
            guard let latest = ledger.entries.last(where: { ids.contains($0.product) && !$0.isUpgraded }) else {
                return []
            }
            let isOn = latest.expires.map { $0 > ledger.now } ?? false
            return [
                Status(
                    state: isOn ? .subscribed : .expired, transaction: .verified(Transaction(latest, ledger)),
                    renewalInfo: .verified(RenewalInfo(latest, isOn: isOn)))
            ]
        }
    }

    /// What the app calls it.
    public let id: String
    /// What kind of product it is.
    public let type: ProductType
    /// Its name for a person.
    public let displayName: String
    /// What it is, for a person.
    public let description: String
    /// What it costs.
    public let price: Decimal
    /// The same, for a person.
    public let displayPrice: String
    /// Whether the family may use it.
    public let isFamilyShareable: Bool
    /// What is particular to a subscription.
    public let subscription: SubscriptionInfo?

    /// How prices are written in the store.
    public var priceFormatStyle: Decimal.FormatStyle.Currency {
        PriceStyle.of(StoreLedger.current.store ?? StoreFile(Data("{}".utf8))!)
    }

    /// The products that the store has of these; those that it doesn't know are left out.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String {
        let ledger = StoreLedger.current
        let wanted = Set(identifiers)
        return ledger.store?.items.filter { wanted.contains($0.id) }.map { Product($0, ledger.store!) } ?? []
    }

    init(_ item: StoreFile.Item, _ store: StoreFile) {
        (id, type, price, isFamilyShareable) = (item.id, item.type, item.price, item.isFamilyShareable)
        (displayName, description) = (item.text(0), item.text(1))
        displayPrice = item.price.formatted(PriceStyle.of(store))
        subscription = item.period.flatMap { period in
            item.group.map {
                SubscriptionInfo(
                    subscriptionGroupID: $0, subscriptionPeriod: period,
                    introductoryOffer: item.introductory.map { SubscriptionOffer($0, store) })
            }
        }
    }

    /// Asks the person, and buys it. Who owns it already gets the transaction by which it was bought.
    ///
    /// - Returns: the transaction, which is to be finished; or that the person cancelled, or has to ask a parent.
    /// - Throws: `PurchaseError.productUnavailable` where the store has no such product, `.invalidQuantity` for less than 1 or more than 10,
    ///   `StoreKitError.unknown` where the store's file says that purchases fail.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        let ledger = StoreLedger.current
        guard let item = ledger.item(id) else { throw PurchaseError.productUnavailable }
        var (quantity, token, asks): (Int, UUID?, Bool) = (1, nil, false)
        for option in options {
            switch option.kind {
            case .quantity(let count): quantity = count
            case .token(let uuid): token = uuid
            case .ask(let isOn): asks = isOn
            }
        }
        guard (1...10).contains(quantity) else { throw PurchaseError.invalidQuantity }
        let (count, account, asksToBuy) = (quantity, token, asks)
        let answer = await withCheckedContinuation { continuation in
            StoreSheet.ask(item, quantity: count, token: account, asksToBuy: asksToBuy, in: ledger) {
                continuation.resume(returning: $0)
            }
        }
        switch answer {
        case .bought(let entry): return .success(.verified(Transaction(entry, ledger)))
        case .cancelled: return .userCancelled
        case .pending: return .pending
        case .failed: throw StoreKitError.unknown
        }
    }

    /// The latest purchase of it.
    public var latestTransaction: VerificationResult<Transaction>? { get async { await Transaction.latest(for: id) } }
    /// What the person owns by it.
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { await Transaction.currentEntitlement(for: id) }
    }

    /// Why a purchase was refused.
    public enum PurchaseError: Error, Hashable, Sendable {
        case invalidQuantity
        case productUnavailable
        case purchaseNotAllowed
        case ineligibleForOffer
        case invalidOfferIdentifier
        case invalidOfferPrice
        case invalidOfferSignature
        case missingOfferParameters
    }
}

/// Something that the store has signed, and whether the signature is good.
public enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    /// Why a signature isn't good.
    public enum VerificationError: Error, Hashable, Sendable {
        case revokedCertificate
        case invalidCertificateChain
        case invalidDeviceVerification
        case invalidEncoding
        case invalidSignature
        case missingRequiredProperties
    }

    /// What was signed, unless the signature isn't good.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// What was signed, whether the signature is good or not.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// What went wrong with the store.
public enum StoreKitError: Error {
    case unknown
    case userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront
    case notEntitled
}
