import AuthenticationServices
import StoreKit
import TestSupport
import XCTest

/// A store without products, and a device on which nobody is signed in (DEV-1089, DEV-1090).
final class StoreTests: MainTestCase, @unchecked Sendable {
    final class Hearer: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver, @unchecked Sendable {
        var log: [String] = []
        var isOver = false
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            log.append("products \(response.products.count) \(response.invalidProductIdentifiers)")
        }
        func requestDidFinish(_ request: SKRequest) {
            log.append("finished")
            isOver = true
        }
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            for transaction in transactions {
                log.append("\(transaction.transactionState) \((transaction.error as? SKError)?.code.rawValue ?? -1)")
                if transaction.transactionState == .failed { queue.finishTransaction(transaction) }
            }
        }
        func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
            log.append("removed \(transactions.count)")
            isOver = true
        }
    }

    private final class MadeUp: SKProduct, @unchecked Sendable {
        override var productIdentifier: String { "made up" }
        override init() { super.init() }
    }
    private final class Paid: SKPaymentTransaction, @unchecked Sendable {
        private let own: SKPayment
        init(_ payment: SKPayment) {
            own = payment
            super.init()
        }
        override var payment: SKPayment { own }
        override var transactionState: SKPaymentTransactionState { .purchased }
    }

    func testClassesBelowSayWhatTheyAre() {
        onMain {
            XCTAssertEqual(MadeUp().productIdentifier, "made up")
            let payment = SKMutablePayment()
            payment.productIdentifier = "b"
            let transaction: SKPaymentTransaction = Paid(payment)
            XCTAssertEqual(transaction.payment.productIdentifier, "b")
            XCTAssertEqual(transaction.transactionState, .purchased)
            XCTAssertEqual(SKProductsResponse().products.count, 0)
        }
    }

    func testEveryProductIsInvalid() {
        onMain {
            let hearer = Hearer()
            let request = SKProductsRequest(productIdentifiers: ["b", "a"])
            request.delegate = hearer
            request.start()
            harness.turn { hearer.isOver }
            XCTAssertEqual(hearer.log, ["products 0 [\"a\", \"b\"]", "finished"])
        }
    }

    func testAPaymentBeginsAndFails() {
        onMain {
            let hearer = Hearer()
            SKPaymentQueue.default().add(hearer)
            defer { SKPaymentQueue.default().remove(hearer) }
            let payment = SKMutablePayment()
            (payment.productIdentifier, payment.quantity) = ("a", 2)
            SKPaymentQueue.default().add(payment)
            payment.quantity = 3
            XCTAssertEqual(SKPaymentQueue.default().transactions.first?.payment.quantity, 2)
            harness.turn { hearer.isOver }
            XCTAssertEqual(hearer.log, ["purchasing -1", "failed 5", "removed 1"])
            XCTAssertTrue(SKPaymentQueue.default().transactions.isEmpty)
        }
    }

    func testErrorsAreFoundations() {
        let error = NSError(domain: SKErrorDomain, code: 2, userInfo: [NSLocalizedDescriptionKey: "no"])
        let store = SKError(_nsError: error)
        XCTAssertEqual(store.code, .paymentCancelled)
        XCTAssertEqual(store.localizedDescription, "no")
        XCTAssertEqual(store.userInfo[NSLocalizedDescriptionKey] as? String, "no")
        XCTAssertEqual(((store as any Error) as NSError).code, 2)
        XCTAssertEqual(SKError(.paymentInvalid), SKError(.paymentInvalid))
        XCTAssertNotEqual(SKError(.paymentInvalid), SKError(.unknown))
    }

    /// DEV-1215.
    func testAPaymentKeepsItsOffer() {
        let payment = SKMutablePayment()
        XCTAssertNil(payment.paymentDiscount)
        let nonce = UUID()
        payment.paymentDiscount = SKPaymentDiscount(
            identifier: "back", keyIdentifier: "key", nonce: nonce, signature: "s", timestamp: 1)
        let copy = payment.copy() as? SKPayment
        XCTAssertEqual(copy?.paymentDiscount?.identifier, "back")
        XCTAssertEqual(copy?.paymentDiscount?.nonce, nonce)
    }

    func testNewerCallsFindNothing() async throws {
        let products = try await Product.products(for: ["a"])
        XCTAssertTrue(products.isEmpty)
        for await _ in Transaction.currentEntitlements { XCTFail("something is owned") }
        for await _ in Transaction.all { XCTFail("something was bought") }
        do {
            try await AppStore.sync()
            XCTFail("somebody is signed in")
        } catch {
            guard case StoreKitError.userCancelled = error else { return XCTFail("\(error)") }
        }
    }

    final class Asker: NSObject, ASAuthorizationControllerDelegate {
        var code: ASAuthorizationError.Code?
        var isOver = false
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            code = (error as? ASAuthorizationError)?.code
            isOver = true
        }
    }

    func testNobodyIsSignedIn() {
        onMain {
            let asker = Asker()
            for (request, wanted) in [
                (
                    ASAuthorizationAppleIDProvider().createRequest() as ASAuthorizationRequest,
                    ASAuthorizationError.Code.unknown
                ),
                (
                    ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
                        .createCredentialAssertionRequest(challenge: Data()), .notHandled
                ),
                (
                    ASAuthorizationSecurityKeyPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
                        .createCredentialAssertionRequest(challenge: Data()), .notHandled
                ),
            ] {
                let controller = ASAuthorizationController(authorizationRequests: [request])
                controller.delegate = asker
                asker.isOver = false
                controller.performRequests()
                harness.turn { asker.isOver }
                XCTAssertEqual(asker.code, wanted)
            }
        }
    }

    func testRequestsForKeysKeepWhatTheyAsk() {
        let provider = ASAuthorizationSecurityKeyPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
        let new = provider.createCredentialRegistrationRequest(
            challenge: Data([1]), displayName: "A", name: "a", userID: Data([2]))
        new.credentialParameters = [.init(algorithm: .ES256)]
        XCTAssertEqual(new.relyingPartyIdentifier, "example.com")
        XCTAssertEqual([new.displayName, new.name], ["A", "a"])
        XCTAssertEqual(new.credentialParameters.first?.algorithm.rawValue, -7)
        let keys = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
        let request = keys.createCredentialAssertionRequest(challenge: Data([3]))
        request.allowedCredentials = [.init(credentialID: Data([4]))]
        request.userVerificationPreference = .required
        XCTAssertEqual(request.relyingPartyIdentifier, "example.org")
        XCTAssertEqual(request.allowedCredentials.map(\.credentialID), [Data([4])])
    }

    /// A button of a storyboard: an archive says nothing that is read of its type and style.
    func testTheButtonOfAnArchiveIsSetUp() throws {
        try onMain {
            let coder = NSKeyedUnarchiver(forReadingWith: NSKeyedArchiver.archivedData(withRootObject: NSArray()))
            let button = try XCTUnwrap(ASAuthorizationAppleIDButton(coder: coder))
            XCTAssertEqual(button.accessibilityLabel, "Sign in with Apple")
            XCTAssertTrue(button.isAccessibilityElement)
            XCTAssertEqual(button.layer.cornerRadius, 6)
        }
    }

    func testAWebSessionNeedsAWindow() {
        onMain {
            var isOver = false
            let session = ASWebAuthenticationSession(url: URL(string: "https://example.com")!, callbackURLScheme: "own")
            { url, error in
                XCTAssertNil(url)
                XCTAssertEqual((error as? ASWebAuthenticationSessionError)?.code, .presentationContextNotProvided)
                isOver = true
            }
            XCTAssertFalse(session.start())
            harness.turn { isOver }
        }
    }

    /// There is no store that would have something to say (DEV-1413).
    func testMessagesOfTheStoreWaitUntilTheTaskIsCancelled() async {
        let task = Task {
            for await message in StoreKit.Message.messages { return message.reason.localizedDescription }
            return "nothing"
        }
        task.cancel()
        let heard = await task.value
        XCTAssertEqual(heard, "nothing")
        XCTAssertEqual(StoreKit.Message.Reason.billingIssue.localizedDescription, "Billing Issue")
    }
}
