import Foundation

/// Something that the App Store sells, as newer calls have it. There is none: no store knows this app's products (DEV-1089).
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
        private let name: String
        /// The account of the app's.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "token \(token)") }
        /// How many.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "quantity \(quantity)") }
        /// Whether a parent is asked, in tests.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(name: "ask \(simulateAskToBuy)")
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
        }
        /// The group that it belongs to.
        public let subscriptionGroupID: String
        /// How long it lasts.
        public let subscriptionPeriod: SubscriptionPeriod
        /// How the person's subscription is: there is none.
        public var status: [Status] { get async throws { [] } }
        /// Whether the person gets the first price: no.
        public var isEligibleForIntroOffer: Bool { get async { false } }
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

    /// The products that the store has: none.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String { [] }

    /// Would buy it: the store has no such product.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw PurchaseError.productUnavailable
    }

    /// The latest purchase of it: none.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    /// What the person owns by it: nothing.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

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
