import Foundation

extension Product {
    /// Another price of a subscription for a while.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// For whom it is.
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// For whom had nothing of the group yet.
            public static let introductory = OfferType(rawValue: "Introductory")
            /// For whom the app says.
            public static let promotional = OfferType(rawValue: "Promotional")
            /// For whom had it before.
            public static let winBack = OfferType(rawValue: "WinBack")
        }
        /// It says how it is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Each period by itself.
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            /// All at once.
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            /// Not at all.
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }
        /// Its name; the first price has none.
        public let id: String?
        /// For whom it is.
        public let type: OfferType
        /// What a period costs, or all of them.
        public let price: Decimal
        /// The same, for a person.
        public let displayPrice: String
        /// It says how long a period is.
        public let period: SubscriptionPeriod
        /// It says how many periods.
        public let periodCount: Int
        /// It says how it is paid.
        public let paymentMode: PaymentMode

        init(_ offer: StoreFile.Offer, _ store: StoreFile) {
            (id, type, price) = (nil, .introductory, offer.price)
            displayPrice = offer.price.formatted(PriceStyle.of(store))
            (period, periodCount) = (offer.period, offer.count)
            paymentMode =
                switch offer.mode {
                case .freeTrial: .freeTrial
                case .payUpFront: .payUpFront
                default: .payAsYouGo
                }
        }
    }
}

extension Product.SubscriptionInfo {
    /// What comes after a subscription's period: it goes on by itself, as the same product.
    public struct RenewalInfo: Hashable, Sendable {
        /// The product that is paid now.
        public let currentProductID: String
        /// The first transaction's number.
        public let originalTransactionID: UInt64
        /// Whether it goes on.
        public let willAutoRenew: Bool
        /// As which product it goes on; nil: it doesn't.
        public var autoRenewPreference: String? { willAutoRenew ? currentProductID : nil }
        /// When it goes on.
        public let renewalDate: Date?
        /// Whether the store tries again to be paid: never so.
        public var isInBillingRetry: Bool { false }
        /// Until when it may be used unpaid: nil, it is always paid.
        public var gracePeriodExpirationDate: Date? { nil }
        /// It says where it was bought.
        public var environment: AppStore.Environment { .xcode }

        init(_ entry: StoreLedger.Entry, isOn: Bool) {
            (currentProductID, originalTransactionID) = (entry.product, entry.original)
            (willAutoRenew, renewalDate) = (isOn, isOn ? entry.expires : nil)
        }
    }
}

extension AppStore {
    /// Where things are bought: here in the store of the project's file, as in Xcode.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }
}

extension Transaction {
    /// It says where it was bought.
    public var environment: AppStore.Environment { .xcode }
}

/// That the app was bought, by the store of the project's file; without one nobody is signed in, and asking throws (DEV-1089).
public struct AppTransaction: Hashable, Sendable {
    /// It says which app.
    public let bundleID: String
    /// Its version.
    public let appVersion: String
    /// The version that was bought first.
    public var originalAppVersion: String { appVersion }
    /// When it was bought first.
    public let originalPurchaseDate: Date
    /// When it was ordered; nil: it wasn't.
    public var preorderDate: Date? { nil }
    /// It says where it was bought.
    public var environment: AppStore.Environment { .xcode }
    /// The app's number in the store; nil: it has none.
    public var appID: UInt64? { nil }

    /// That of this app.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws {
            guard StoreLedger.current.store != nil else { throw StoreKitError.userCancelled }
            let info = Bundle.main.infoDictionary ?? [:]
            return .verified(
                AppTransaction(
                    bundleID: Bundle.main.bundleIdentifier ?? "", appVersion: info["CFBundleVersion"] as? String ?? "1",
                    originalPurchaseDate: Date(timeIntervalSinceReferenceDate: 0)))
        }
    }
    /// The same, asked of the store anew.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}
