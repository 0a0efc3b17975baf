import Foundation
import UIKit

/// The system's question whether a person wants to buy something.
enum StoreSheet {
    enum Answer: Sendable {
        case bought(StoreLedger.Entry)
        case cancelled
        /// A parent has to allow it, and nobody does.
        case pending
        /// The file says that purchases fail.
        case failed
    }

    /// Asks, unless the store's file says that there are no dialogs. The answer comes on the main thread.
    static func ask(
        _ item: StoreFile.Item, quantity: Int, token: UUID?, asksToBuy: Bool, in ledger: StoreLedger,
        _ done: @escaping @MainActor (Answer) -> Void
    ) {
        guard let store = ledger.store else { return }
        let buy: @MainActor () -> Void = {
            if store.fails { return done(.failed) }
            if store.asksToBuy || asksToBuy { return done(.pending) }
            done(.bought(ledger.buy(item, quantity: quantity, token: token)))
        }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard store.hasDialogs else { return buy() }
                let isOwned = ledger.owned(item) != nil
                let price = (item.price * Decimal(quantity)).formatted(PriceStyle.of(store))
                let per = item.period.map { " / \($0.value == 1 ? "" : "\($0.value) ")\($0.unit)" } ?? ""
                SystemAlert.ask(
                    item.text(0),
                    message: isOwned
                        ? "You’ve already purchased this. Would you like to get it again for free?\n[Environment: Xcode]"
                        : "\(price)\(per)\n[Environment: Xcode]",
                    choices: ["Cancel", item.type == .autoRenewable ? "Subscribe" : "Buy"]
                ) { choice in
                    if choice == 1 { buy() } else { done(.cancelled) }
                }
            }
        }
    }
}

/// How the store writes prices.
enum PriceStyle {
    static func of(_ store: StoreFile) -> Decimal.FormatStyle.Currency {
        Decimal.FormatStyle.Currency(code: store.locale.currency?.identifier ?? "USD", locale: store.locale)
    }
}
