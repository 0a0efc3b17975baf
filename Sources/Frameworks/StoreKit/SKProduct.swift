import Foundation

/// Something that the store sells: the project's `.storekit` file has it. Without one there is none (DEV-1089).
open class SKProduct: NSObject, @unchecked Sendable {
    /// A unit of time.
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

    private let item: StoreFile.Item?
    private let locale: Locale

    init(_ item: StoreFile.Item, _ store: StoreFile) {
        (self.item, locale) = (item, store.locale)
        super.init()
    }
    /// A product that no store has: for classes below, which say what they are.
    public override init() {
        (item, locale) = (nil, Locale(identifier: "en_US"))
        super.init()
    }

    /// What the app calls it.
    open var productIdentifier: String { item?.id ?? "" }
    /// Its name for a person.
    open var localizedTitle: String { item?.text(0) ?? "" }
    /// What it is, for a person.
    open var localizedDescription: String { item?.text(1) ?? "" }
    /// What it costs, in the store's currency.
    open var price: NSDecimalNumber { NSDecimalNumber(decimal: item?.price ?? 0) }
    /// The store's currency and way of writing numbers.
    open var priceLocale: Locale { locale }
    /// The group of subscriptions that it belongs to.
    open var subscriptionGroupIdentifier: String? { item?.group }
    /// How long a subscription lasts.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { item?.period.map { SKProductSubscriptionPeriod($0) } }
    /// What a subscription costs at first.
    open var introductoryPrice: SKProductDiscount? { item?.introductory.map { SKProductDiscount($0, locale) } }
    /// What a subscription costs for those who come back.
    open var discounts: [SKProductDiscount] { [] }
    /// Whether the family may use it.
    open var isFamilyShareable: Bool { item?.isFamilyShareable ?? false }
    /// Whether there is something to be loaded for it: no.
    open var isDownloadable: Bool { false }
    /// How large that is.
    open var downloadContentLengths: [NSNumber] { [] }
    /// Which version that is.
    open var downloadContentVersion: String { "" }
    /// The same, by its older name.
    open var contentVersion: String { "" }
}

/// How long a subscription lasts.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    private let period: Product.SubscriptionPeriod
    init(_ period: Product.SubscriptionPeriod) {
        self.period = period
        super.init()
    }
    /// How many of the unit.
    open var numberOfUnits: Int { period.value }
    /// The unit.
    open var unit: SKProduct.PeriodUnit {
        switch period.unit {
        case .day: .day
        case .week: .week
        case .month: .month
        case .year: .year
        }
    }
}

/// A lower price for a time.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// How it is paid.
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
    /// The people who get it.
    public enum `Type`: UInt, Sendable { case introductory, subscription }

    private let offer: StoreFile.Offer
    private let locale: Locale
    init(_ offer: StoreFile.Offer, _ locale: Locale) {
        (self.offer, self.locale) = (offer, locale)
        super.init()
    }
    /// The offer's name: nil, as that of every first price.
    open var identifier: String? { nil }
    /// The people who get it: those who had nothing of the group yet.
    open var type: SKProductDiscount.`Type` { .introductory }
    /// The price.
    open var price: NSDecimalNumber { NSDecimalNumber(decimal: offer.price) }
    /// The store's currency and way of writing numbers.
    open var priceLocale: Locale { locale }
    /// How it is paid.
    open var paymentMode: PaymentMode { offer.mode }
    /// For how many periods.
    open var numberOfPeriods: Int { offer.count }
    /// How long a period is.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod(offer.period) }
}
