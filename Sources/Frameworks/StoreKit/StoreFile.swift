import Foundation

/// What a `.storekit` file says: the products of a store that is the app's own, and how the store is to behave. What can't be read of it is
/// left out.
struct StoreFile: Sendable {
    struct Item: Sendable, Hashable {
        var id: String
        var type: Product.ProductType
        var price: Decimal
        var isFamilyShareable: Bool
        /// Name and description by locale.
        var texts: [String: [String]]
        var referenceName: String
        var group: String?
        /// Which subscription of its group is worth more: 1 is the most.
        var level: Int
        var period: Product.SubscriptionPeriod?
        var introductory: Offer?

        func text(_ index: Int) -> String {
            let own = Locale.preferredLanguages.first?.replacingOccurrences(of: "-", with: "_") ?? "en_US"
            let language = own.prefix { $0 != "_" }
            let found =
                texts[own] ?? texts.sorted { $0.key < $1.key }.first { $0.key.prefix { $0 != "_" } == language }?.value
                ?? texts["en_US"] ?? texts.sorted { $0.key < $1.key }.first?.value
            let text = found?[index] ?? ""
            return text.isEmpty && index == 0 ? referenceName : text
        }
    }
    struct Offer: Sendable, Hashable {
        var mode: SKProductDiscount.PaymentMode
        var price: Decimal
        var period: Product.SubscriptionPeriod
        var count: Int
    }

    var items: [Item] = []
    var locale = Locale(identifier: "en_US")
    var storefront = "USA"
    var asksToBuy = false
    var hasDialogs = true
    /// Every purchase fails.
    var fails = false

    private static let largest = 16 << 20

    /// The file that the build has put into the app for its scheme, else the only one in the bundle.
    static func ofBundle(_ folder: String) -> StoreFile? {
        let own = folder + "/Portico.storekit"
        if FileManager.default.fileExists(atPath: own) { return StoreFile(path: own) }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
            $0.hasSuffix(".storekit")
        }
        return names.count == 1 ? StoreFile(path: folder + "/" + names[0]) : nil
    }

    /// Nil for a file that is none, and for an empty one.
    init?(path: String) {
        guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int,
            size <= Self.largest,
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        self.init(data)
    }

    init?(_ data: Data) {
        guard let all = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
        let settings = all["settings"] as? [String: Any] ?? [:]
        if let name = settings["_locale"] as? String { locale = Locale(identifier: name) }
        storefront = settings["_storefront"] as? String ?? storefront
        asksToBuy = settings["_askToBuyEnabled"] as? Bool ?? false
        hasDialogs = !(settings["_disableDialogs"] as? Bool ?? false)
        fails = settings["_failTransactionsEnabled"] as? Bool ?? false
        for key in ["products", "nonRenewingSubscriptions"] {
            items += (all[key] as? [[String: Any]] ?? []).compactMap { Self.item($0, group: nil) }
        }
        for group in all["subscriptionGroups"] as? [[String: Any]] ?? [] {
            let id = group["id"] as? String ?? ""
            items += (group["subscriptions"] as? [[String: Any]] ?? []).compactMap { Self.item($0, group: id) }
        }
        var seen = Set<String>()
        items.removeAll { !seen.insert($0.id).inserted }
    }

    private static func item(_ all: [String: Any], group: String?) -> Item? {
        let types: [String: Product.ProductType] = [
            "Consumable": .consumable, "NonConsumable": .nonConsumable, "NonRenewingSubscription": .nonRenewable,
            "RecurringSubscription": .autoRenewable,
        ]
        guard let id = all["productID"] as? String, !id.isEmpty,
            let type = (all["type"] as? String).flatMap({ types[$0] })
        else { return nil }
        var texts: [String: [String]] = [:]
        for one in all["localizations"] as? [[String: Any]] ?? [] {
            guard let locale = one["locale"] as? String else { continue }
            texts[locale] = [one["displayName"] as? String ?? "", one["description"] as? String ?? ""]
        }
        let period = (all["recurringSubscriptionPeriod"] as? String).flatMap(period)
        guard type != .autoRenewable || period != nil else { return nil }
        return Item(
            id: id, type: type, price: price(all["displayPrice"]),
            isFamilyShareable: all["familyShareable"] as? Bool ?? false,
            texts: texts, referenceName: all["referenceName"] as? String ?? id,
            group: group.map { all["subscriptionGroupID"] as? String ?? $0 }, level: all["groupNumber"] as? Int ?? 1,
            period: period, introductory: (all["introductoryOffer"] as? [String: Any]).flatMap(offer))
    }

    private static func price(_ value: Any?) -> Decimal {
        (value as? String).flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) } ?? 0
    }

    private static func offer(_ all: [String: Any]) -> Offer? {
        guard let period = (all["subscriptionPeriod"] as? String).flatMap(period) else { return nil }
        let modes: [String: SKProductDiscount.PaymentMode] = [
            "free": .freeTrial, "payAsYouGo": .payAsYouGo, "payUpFront": .payUpFront,
        ]
        guard let mode = (all["paymentMode"] as? String).flatMap({ modes[$0] }) else { return nil }
        return Offer(
            mode: mode, price: mode == .freeTrial ? 0 : price(all["displayPrice"]), period: period,
            count: all["numberOfPeriods"] as? Int ?? 1)
    }

    /// `P1M`, `P3D`, `P1W`, `P1Y`.
    static func period(_ text: String) -> Product.SubscriptionPeriod? {
        let units: [Character: Product.SubscriptionPeriod.Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
        guard text.hasPrefix("P"), let unit = text.last.flatMap({ units[$0] }),
            let count = Int(text.dropFirst().dropLast()),
            (1...1000).contains(count)
        else { return nil }
        return Product.SubscriptionPeriod(unit: unit, value: count)
    }
}

extension Product.SubscriptionPeriod {
    /// When it is over that begins at a date.
    func end(from date: Date) -> Date {
        let components: [Unit: Calendar.Component] = [.day: .day, .week: .weekOfYear, .month: .month, .year: .year]
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar.date(byAdding: components[unit]!, value: value, to: date) ?? date.addingTimeInterval(86400)
    }
}
