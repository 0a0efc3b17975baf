import TestSupport
import XCTest
import _StoreKit_SwiftUI

@testable import StoreKit
@testable import SwiftUI
@testable import UIKit

/// Views of the store's, on the store of a project's file (DEV-1382).
final class StoreViewTests: ControlTestCase, @unchecked Sendable {
    private static let text = """
        {"identifier":"A","products":[
         {"productID":"pro","type":"NonConsumable","displayPrice":"4.99","localizations":[
          {"locale":"en_US","displayName":"Pro","description":"All of it."}]},
         {"productID":"coins","type":"Consumable","displayPrice":"0.99","localizations":[
          {"locale":"en_US","displayName":"Coins","description":""}]}],
         "subscriptionGroups":[{"id":"G","name":"Plus","subscriptions":[
          {"productID":"month","type":"RecurringSubscription","displayPrice":"2.99","recurringSubscriptionPeriod":"P1M",
           "groupNumber":2,"localizations":[{"locale":"en_US","displayName":"Monthly","description":""}]},
          {"productID":"year","type":"RecurringSubscription","displayPrice":"29.99","recurringSubscriptionPeriod":"P1Y",
           "groupNumber":1,"localizations":[{"locale":"en_US","displayName":"Yearly","description":""}]}]}],
         "settings":{"_locale":"en_US","_storefront":"USA","_disableDialogs":true},"version":{"major":3,"minor":0}}
        """

    override func prepare() {
        let store = StoreFile(Data(Self.text.utf8))
        StoreLedger.app.withLock { $0 = StoreLedger(store: store, file: nil) }
    }
    override func cleanUp() { StoreLedger.app.withLock { $0 = StoreLedger(store: nil, file: nil) } }

    /// Lets tasks and turns pass until something holds.
    @MainActor private func wait(
        for what: String, file: StaticString = #filePath, line: UInt = #line, _ holds: () -> Bool
    ) {
        for _ in 0..<200 where !holds() {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
            harness.advance(by: 0.05)
        }
        XCTAssertTrue(holds(), "\(what): \(ViewFinder.titles())", file: file, line: line)
    }

    func testAProductIsBoughtByItsButton() {
        onMain {
            let notes = Notes()
            show(
                ProductView(id: "pro") { Image(systemName: "star") }
                    .onInAppPurchaseStart { notes.add("begins \($0.id)") }
                    .onInAppPurchaseCompletion { product, result in
                        if case .success(.success(.verified(let transaction))) = result {
                            notes.add("bought \(transaction.productID)")
                        }
                    })
            wait(for: "the product") { find("Pro") != nil }
            XCTAssertNotNil(find("All of it."))
            tap("$4.99")
            wait(for: "what is owned") { find("Purchased") != nil }
            XCTAssertEqual(notes.lines, ["begins pro", "bought pro"])
            XCTAssertNil(find("$4.99"))
        }
    }

    func testWhatTheStoreHasNotIsUnavailable() {
        onMain {
            show(ProductView(id: "other"))
            wait(for: "the answer") { find("Item Unavailable") != nil }
        }
    }

    func testAStoreHasItsProductsInTheOrderOfTheirNames() {
        onMain {
            show(
                StoreView(ids: ["coins", "other", "pro"]).productViewStyle(.compact).storeButton(
                    .visible, for: .restorePurchases))
            wait(for: "the products") { find("Coins") != nil && find("Pro") != nil }
            XCTAssertNil(find("All of it."), "the style has no descriptions")
            XCTAssertNotNil(find("Restore Purchases"))
            if let coins = find("Coins"), let pro = find("Pro") { XCTAssertLessThan(place(coins).y, place(pro).y) }
        }
    }

    func testTheButtonSaysWhatTheAppWants() {
        onMain {
            show(SubscriptionStoreView(groupID: "G") { Text("Plus") }.subscriptionStoreButtonLabel(.displayName))
            wait(for: "the subscriptions") { find("Yearly") != nil && find("Monthly") != nil }
            XCTAssertNil(find("Subscribe"))
        }
    }

    func testASubscriptionIsChosenAndBought() {
        onMain {
            let notes = Notes()
            show(
                SubscriptionStoreView(groupID: "G") { Text("Plus") }
                    .subscriptionStatusTask(for: "G") { state in
                        if let value = state.value { notes.add(value.first.map { "\($0.state.rawValue)" } ?? "none") }
                    })
            wait(for: "the subscriptions") { find("Yearly") != nil && find("Monthly") != nil }
            XCTAssertNotNil(find("Plus"))
            XCTAssertNotNil(find("$2.99 / month"))
            tap("Monthly")
            tap("Subscribe")
            wait(for: "the plan") { find("Current Plan") != nil }
            wait(for: "the status") { notes.lines.last == "1" }
            XCTAssertEqual(notes.lines.first, "none")
            XCTAssertEqual(Product.subscribed.map(\.id), ["month"])
        }
    }

    func testEachSubscriptionMayHaveAButton() {
        onMain {
            show(
                SubscriptionStoreView(productIDs: ["year", "month"]).subscriptionStoreControlStyle(.buttons)
                    .subscriptionStorePolicyDestination(url: URL(fileURLWithPath: "/"), for: .termsOfService))
            wait(for: "the subscriptions") { find("Yearly, $29.99 / year") != nil }
            XCTAssertNotNil(find("Terms of Service"))
            XCTAssertNil(find("Privacy Policy"))
            tap("Monthly, $2.99 / month")
            wait(for: "what is bought") { Product.subscribed.map(\.id) == ["month"] }
        }
    }

    private struct Sheets: View {
        @State private var refunds = false
        @State private var redeems = false
        @State private var manages = false
        @State private var said = "nothing"

        var body: some View {
            VStack {
                Button("Refund") { refunds = true }
                Button("Redeem") { redeems = true }
                Button("Manage") { manages = true }
                Text(said)
            }
            .refundRequestSheet(for: 1, isPresented: $refunds) { result in
                if case .failure(let error) = result { said = "refund \(error) \(refunds)" }
            }
            .offerCodeRedemption(isPresented: $redeems) { result in
                if case .failure = result { said = "no code \(redeems)" }
            }
            .manageSubscriptionsSheet(isPresented: $manages)
        }
    }

    func testSheets() {
        onMain {
            show(Sheets())
            tap("Refund")
            XCTAssertNotNil(find("refund failed false"), "\(ViewFinder.titles())")
            tap("Redeem")
            XCTAssertNotNil(find("no code false"), "\(ViewFinder.titles())")
            tap("Manage")
            wait(for: "the sheet") { find("You do not have any subscriptions.") != nil }
            tap("Done")
            XCTAssertNil(find("You do not have any subscriptions."))
        }
    }
}
