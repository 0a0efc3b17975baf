import Foundation

/// Something that the App Store sells. There is none: no store knows this app's products (DEV-1089).
open class SKProduct: NSObject, @unchecked Sendable {
    /// A unit of time.
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

    /// What the app calls it.
    open var productIdentifier: String { "" }
    /// Its name for a person.
    open var localizedTitle: String { "" }
    /// What it is, for a person.
    open var localizedDescription: String { "" }
    /// What it costs, in the store's currency.
    open var price: NSDecimalNumber { 0 }
    /// The store's currency and way of writing numbers.
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    /// The group of subscriptions that it belongs to.
    open var subscriptionGroupIdentifier: String? { nil }
    /// How long a subscription lasts.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// What a subscription costs at first.
    open var introductoryPrice: SKProductDiscount? { nil }
    /// What a subscription costs for those who come back.
    open var discounts: [SKProductDiscount] { [] }
    /// Whether the family may use it.
    open var isFamilyShareable: Bool { false }

    override init() { super.init() }
}

/// How long a subscription lasts.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    /// How many of the unit.
    open var numberOfUnits: Int { 0 }
    /// The unit.
    open var unit: SKProduct.PeriodUnit { .day }
    override init() { super.init() }
}

/// A lower price for a time.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// How it is paid.
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }

    /// The price.
    open var price: NSDecimalNumber { 0 }
    /// The store's currency and way of writing numbers.
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    /// How it is paid.
    open var paymentMode: PaymentMode { .payAsYouGo }
    /// For how many periods.
    open var numberOfPeriods: Int { 0 }
    /// How long a period is.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    override init() { super.init() }
}
