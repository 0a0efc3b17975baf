import Synchronization
import TestSupport
import XCTest

@testable import StoreKit
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A store of the project's own (DEV-1238): products, purchases by both interfaces, what is owned, renewals.
final class StoreFileTests: MainTestCase, @unchecked Sendable {
    private static let text = """
        {"identifier":"A","products":[
         {"productID":"coins","type":"Consumable","displayPrice":"0.99","referenceName":"Coins","localizations":[
          {"locale":"en_US","displayName":"100 Coins","description":"Shiny."},{"locale":"de","displayName":"100 Münzen","description":""}]},
         {"productID":"pro","type":"NonConsumable","displayPrice":"4.99","familyShareable":true,"localizations":[]},
         {"productID":"broken","type":"Nothing"},{"type":"Consumable"},{"productID":"coins","type":"NonConsumable"}],
         "nonRenewingSubscriptions":[{"productID":"pass","type":"NonRenewingSubscription","displayPrice":"9.99"}],
         "subscriptionGroups":[{"id":"G","name":"Plus","subscriptions":[
          {"productID":"month","type":"RecurringSubscription","displayPrice":"2.99","recurringSubscriptionPeriod":"P1M","groupNumber":2},
          {"productID":"year","type":"RecurringSubscription","displayPrice":"29.99","recurringSubscriptionPeriod":"P1Y",
           "groupNumber":1,"introductoryOffer":{"paymentMode":"free","subscriptionPeriod":"P1W","numberOfPeriods":1}},
          {"productID":"never","type":"RecurringSubscription","recurringSubscriptionPeriod":"soon"}]}],
         "settings":{"_locale":"en_US","_storefront":"USA"SETTINGS},"version":{"major":3,"minor":0}}
        """
    private let clock = Mutex(Date(timeIntervalSinceReferenceDate: 800_000_000))

    private func begin(_ settings: String = #","_disableDialogs":true"#, file: URL? = nil) {
        let store = StoreFile(Data(Self.text.replacingOccurrences(of: "SETTINGS", with: settings).utf8))
        StoreLedger.app.withLock { $0 = StoreLedger(store: store, file: file) { self.clock.withLock { $0 } } }
    }

    override func prepare() {
        begin()
        harness.show(root: UIViewController())
        harness.turn()
    }
    override func cleanUp() { StoreLedger.app.withLock { $0 = StoreLedger(store: nil, file: nil) } }

    private func product(_ id: String) async throws -> Product {
        let found = try await Product.products(for: [id])
        return try XCTUnwrap(found.first)
    }

    private func list(_ transactions: Transaction.Transactions) async -> [String] {
        var all: [String] = []
        for await one in transactions { all.append(one.unsafePayloadValue.productID) }
        return all
    }

    private func success(_ result: Product.PurchaseResult) throws -> Transaction {
        guard case .success(.verified(let transaction)) = result else { throw StoreKitError.unknown }
        return transaction
    }

    func testProductsAreTheFiles() async throws {
        let all = try await Product.products(for: ["year", "coins", "broken", "never", "pro", "other"])
        XCTAssertEqual(all.map(\.id), ["coins", "pro", "year"])
        XCTAssertEqual(all[0].displayName, "100 Coins")
        XCTAssertEqual(all[0].description, "Shiny.")
        XCTAssertEqual(all[0].type, .consumable)
        XCTAssertEqual(all[0].price, Decimal(string: "0.99"))
        XCTAssertEqual(all[0].displayPrice, "$0.99")
        XCTAssertEqual(all[1].displayName, "pro", "without a name its own is shown")
        XCTAssertTrue(all[1].isFamilyShareable)
        XCTAssertNil(all[1].subscription)
        XCTAssertEqual(all[2].subscription?.subscriptionPeriod, Product.SubscriptionPeriod(unit: .year, value: 1))
        XCTAssertEqual(all[2].subscription?.subscriptionGroupID, "G")
        XCTAssertNil(StoreFile(Data()), "a file may be empty")
        XCTAssertNil(StoreFile(Data("[]".utf8)))
        XCTAssertNil(StoreFile.period("P0M"))
        XCTAssertEqual(StoreFile.period("P3D"), Product.SubscriptionPeriod(unit: .day, value: 3))
    }

    func testASubscriptionSaysItsFirstPriceAndWhatComesNext() async throws {
        let year = try await product("year")
        let offer = try XCTUnwrap(year.subscription?.introductoryOffer)
        XCTAssertEqual(offer.paymentMode, .freeTrial)
        XCTAssertEqual(offer.type, .introductory)
        XCTAssertEqual(offer.price, 0)
        XCTAssertEqual(offer.period, Product.SubscriptionPeriod(unit: .week, value: 1))
        XCTAssertEqual(offer.periodCount, 1)
        let month = try await product("month")
        XCTAssertNil(month.subscription?.introductoryOffer)
        let bought = try success(try await year.purchase())
        let status = try await Product.SubscriptionInfo.status(for: "G")
        let info = try XCTUnwrap(status.first).renewalInfo.payloadValue
        XCTAssertEqual(info.currentProductID, "year")
        XCTAssertTrue(info.willAutoRenew)
        XCTAssertEqual(info.autoRenewPreference, "year")
        XCTAssertEqual(info.renewalDate, bought.expirationDate)
        XCTAssertEqual(bought.environment, .xcode)
    }

    func testTheAppWasBoughtWhereThereIsAStore() async throws {
        let bought = try await AppTransaction.shared.payloadValue
        XCTAssertEqual(bought.environment, .xcode)
        XCTAssertEqual(bought.originalAppVersion, bought.appVersion)
        StoreLedger.app.withLock { $0 = StoreLedger(store: nil, file: nil) }
        do {
            _ = try await AppTransaction.shared
            XCTFail("nobody is signed in")
        } catch StoreKitError.userCancelled {}
    }

    func testWhatIsBoughtIsOwnedUntilItIsUsedUp() async throws {
        let token = UUID()
        let coins = try success(try await product("coins").purchase(options: [.quantity(3), .appAccountToken(token)]))
        XCTAssertEqual(coins.purchasedQuantity, 3)
        XCTAssertEqual(coins.appAccountToken, token)
        let pro = try success(try await product("pro").purchase())
        let again = try success(try await product("pro").purchase())
        XCTAssertEqual(again.id, pro.id, "it is owned already")
        var unfinished = await list(Transaction.unfinished)
        XCTAssertEqual(unfinished, ["coins", "pro"])
        await coins.finish()
        await pro.finish()
        unfinished = await list(Transaction.unfinished)
        XCTAssertEqual(unfinished, [])
        let owned = await list(Transaction.currentEntitlements)
        XCTAssertEqual(owned, ["pro"])
        let all = await list(Transaction.all)
        XCTAssertEqual(all, ["pro", "coins"])
        let entitlement = await Transaction.currentEntitlement(for: "coins")
        XCTAssertNil(entitlement)
        try await AppStore.sync()
        do {
            _ = try await product("coins").purchase(options: [.quantity(0)])
            XCTFail("nothing was bought")
        } catch { XCTAssertEqual(error as? Product.PurchaseError, .invalidQuantity) }
    }

    func testSubscriptionsGoOnAndAreUpgraded() async throws {
        let year = try await product("year")
        var eligible = await year.subscription!.isEligibleForIntroOffer
        XCTAssertTrue(eligible)
        let month = try success(try await product("month").purchase())
        XCTAssertEqual(month.expirationDate!.timeIntervalSince(month.purchaseDate), 31 * 86400, accuracy: 3 * 86400)
        eligible = await year.subscription!.isEligibleForIntroOffer
        XCTAssertFalse(eligible, "it had something of the group")
        clock.withLock { $0 += 40 * 86400 }
        let latest = await Transaction.latest(for: "month")?.unsafePayloadValue
        XCTAssertEqual(latest?.originalID, month.id)
        XCTAssertEqual(latest?.purchaseDate, month.expirationDate)
        XCTAssertNotEqual(latest?.id, month.id)
        let status = try await year.subscription!.status
        XCTAssertEqual(status.map(\.state), [.subscribed])
        _ = try success(try await year.purchase())
        let owned = await list(Transaction.currentEntitlements)
        XCTAssertEqual(owned, ["year"], "one of a group")
        clock.withLock { $0 += 3000 * 86400 }
        let later = await Transaction.latest(for: "year")?.unsafePayloadValue
        XCTAssertGreaterThan(later!.expirationDate!, clock.withLock { $0 })
        let months = await list(Transaction.all)
        XCTAssertEqual(months.filter { $0 == "month" }.count, 2, "what was replaced doesn't go on")
    }

    func testTheFileChoosesWhatHappens() async throws {
        begin(#","_disableDialogs":true,"_askToBuyEnabled":true"#)
        guard case .pending = try await product("pro").purchase() else { return XCTFail("nobody was asked") }
        let none = await list(Transaction.all)
        XCTAssertEqual(none, [])
        begin(#","_disableDialogs":true,"_failTransactionsEnabled":true"#)
        do {
            _ = try await product("pro").purchase()
            XCTFail("it didn't fail")
        } catch { guard case StoreKitError.unknown = error else { return XCTFail("\(error)") } }
    }

    func testPurchasesAreKept() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "store-\(UUID().uuidString)/purchases.plist")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        begin(file: file)
        _ = try success(try await product("pro").purchase())
        let month = try success(try await product("month").purchase())
        await month.finish()
        begin(file: file)
        let owned = await list(Transaction.currentEntitlements)
        XCTAssertEqual(owned, ["pro", "month"])
        let unfinished = await list(Transaction.unfinished)
        XCTAssertEqual(unfinished, ["pro"])
        let coins = try success(try await product("coins").purchase())
        XCTAssertEqual(coins.id, 3, "numbers go on")
    }

    // MARK: The person's answer, and the older interface

    final class Hearer: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver, @unchecked Sendable {
        nonisolated(unsafe) var log: [String] = []
        nonisolated(unsafe) var isOver = false
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            log.append(
                "\(response.products.map { "\($0.productIdentifier) \($0.price)" }) \(response.invalidProductIdentifiers)"
            )
            isOver = true
        }
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            for one in transactions {
                let code = (one.error as? SKError).map { " \($0.code)" } ?? ""
                log.append(
                    "\(one.payment.productIdentifier) \(one.transactionState)\(code) \(one.transactionIdentifier ?? "-")"
                )
                if ![.purchasing, .deferred].contains(one.transactionState) { queue.finishTransaction(one) }
            }
        }
        func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { log.append("restored") }
    }

    @MainActor private func tap(_ title: String) {
        harness.advance(by: 0.6)
        guard case .place(let x, let y) = FingerPlace.answer(.title(title)) else {
            return XCTFail("nothing shows \(title): \(ViewFinder.titles())")
        }
        harness.tap(CGPoint(x: x, y: y))
        harness.advance(by: 0.6)
    }

    func testThePersonIsAsked() {
        onMain {
            begin("")
            let hearer = Hearer(), queue = SKPaymentQueue.default()
            queue.add(hearer)
            defer { queue.remove(hearer) }
            let request = SKProductsRequest(productIdentifiers: ["pro", "no"])
            request.delegate = hearer
            request.start()
            harness.turn { hearer.isOver }
            XCTAssertEqual(hearer.log, [#"["pro 4.99"] ["no"]"#])
            hearer.log = []
            let payment = SKMutablePayment()
            payment.productIdentifier = "pro"
            queue.add(payment)
            harness.turn()
            harness.advance(by: 0.6)
            XCTAssertEqual(hearer.log, ["pro purchasing -"])
            XCTAssertTrue(ViewFinder.titles().contains("Buy"), "\(ViewFinder.titles())")
            tap("Cancel")
            harness.turn()
            XCTAssertEqual(hearer.log, ["pro purchasing -", "pro failed paymentCancelled -"])
            hearer.log = []
            queue.add(payment)
            harness.turn()
            tap("Buy")
            harness.turn()
            XCTAssertEqual(hearer.log, ["pro purchasing -", "pro purchased 1"])
            hearer.log = []
            queue.restoreCompletedTransactions()
            harness.turn()
            harness.turn()
            XCTAssertEqual(hearer.log, ["pro restored 1", "restored"])
            XCTAssertTrue(queue.transactions.isEmpty)
        }
    }

    func testWhatWasntFinishedComesAgain() {
        onMain {
            let ledger = StoreLedger.current
            _ = ledger.buy(ledger.item("coins")!, quantity: 1, token: nil)
            let hearer = Hearer(), queue = SKPaymentQueue.default()
            queue.add(hearer)
            defer { queue.remove(hearer) }
            harness.turn()
            harness.turn()
            XCTAssertEqual(hearer.log, ["coins purchased 1"])
            XCTAssertTrue(ledger.entries.allSatisfy(\.isFinished))
        }
    }
}
