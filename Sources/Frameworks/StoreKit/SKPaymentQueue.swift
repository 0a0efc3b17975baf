import Foundation
import PorticoTrace
import UIKit

/// Hears what becomes of payments.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Transactions are in another state.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Transactions have left the queue.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// What was bought before couldn't be looked up.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// What was bought before is in the queue.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// A person wants to buy what the store's page shows; whether the app goes on with it.
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
    /// The content of purchases is loaded. It is never called.
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    /// The person is in another country's store. It is never called: the project's file says which one it is.
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
    /// The family no longer shares purchases. It is never called.
    func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
    /// Stands for an observer without the method.
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
        MainActor.assumeIsolated { OptionalCall.missing(()) }
    }
    /// Stands for an observer without the method.
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {
        MainActor.assumeIsolated { OptionalCall.missing(()) }
    }
    /// Stands for an observer without the method.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
        MainActor.assumeIsolated { OptionalCall.missing(()) }
    }
    /// Stands for an observer without the method: no.
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
    /// Stands for an observer without the method.
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
    /// Stands for an observer without the method.
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
    /// Stands for an observer without the method.
    public func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
    ) {}
}

/// Decides about payments whose store changes on their way. It is kept and never asked (DEV-1215).
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
    /// Whether a payment goes on in another country's store.
    func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
        in newStorefront: SKStorefront
    ) -> Bool
    /// Whether the person is asked about a higher price now.
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
    /// Stands for a delegate without the method: yes.
    public func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
        in newStorefront: SKStorefront
    ) -> Bool { true }
    /// Stands for a delegate without the method: yes.
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// Takes payments to the store of the project's `.storekit` file, which asks the person. Without one each payment begins and fails (DEV-1089).
/// Observers are called on the main thread, in a later turn of its run loop; the first one hears of what wasn't finished in an earlier launch.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let only = SKPaymentQueue()
    private let lock = NSLock()
    /// Guarded by the lock.
    private var all: [SKPaymentTransaction] = [], observers: [Observer] = []
    /// Whose unfinished purchases are in the queue. Guarded by the lock.
    private var asked: StoreLedger?

    private struct Observer {
        weak var object: (any SKPaymentTransactionObserver)?
    }

    override init() { super.init() }

    /// Would decide about payments on their way. It is kept and never asked (DEV-1215).
    open weak var delegate: (any SKPaymentQueueDelegate)?

    /// The app's one queue.
    open class func `default`() -> SKPaymentQueue { only }
    /// Whether the person may pay: yes.
    open class func canMakePayments() -> Bool { true }
    /// The store's country: not known without a store.
    open var storefront: SKStorefront? { StoreLedger.current.store.map { SKStorefront($0.storefront) } }
    /// What waits in it.
    open var transactions: [SKPaymentTransaction] { lock.withLock { all } }
    /// Who hears of it.
    open var transactionObservers: [any SKPaymentTransactionObserver] {
        lock.withLock { observers.compactMap(\.object) }
    }

    /// Tells an observer from now on. It isn't owned.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        let ledger = StoreLedger.current
        let left = lock.withLock { () -> [SKPaymentTransaction] in
            guard ledger.store != nil, asked !== ledger else { return [] }
            asked = ledger
            let left = ledger.entries.filter { !$0.isFinished }.map { entry in
                let payment = SKMutablePayment()
                (payment.productIdentifier, payment.quantity) = (entry.product, entry.quantity)
                let transaction = SKPaymentTransaction(payment)
                transaction.pay(entry)
                return transaction
            }
            all += left
            return left
        }
        if !left.isEmpty { later { [self] in tell { $0.paymentQueue(self, updatedTransactions: left) } } }
        lock.withLock {
            observers.removeAll { $0.object == nil || $0.object === observer }
            observers.append(Observer(object: observer))
        }
    }

    /// Tells it no more.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
    }

    /// Takes a payment: a transaction begins, the person is asked, and it is paid, fails (`paymentCancelled`) or waits for a parent. It fails
    /// at once where the store has no such product.
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment)
        lock.withLock { all.append(transaction) }
        let ledger = StoreLedger.current
        later { [self] in
            tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
            guard let item = ledger.item(transaction.payment.productIdentifier) else {
                return fail(transaction, .storeProductNotAvailable)
            }
            guard (1...10).contains(transaction.payment.quantity) else { return fail(transaction, .paymentInvalid) }
            StoreSheet.ask(
                item, quantity: transaction.payment.quantity, token: nil,
                asksToBuy: transaction.payment.simulatesAskToBuyInSandbox, in: ledger
            ) { [self] answer in
                switch answer {
                case .bought(let entry):
                    transaction.pay(entry)
                    ledger.tell(entry)
                    tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
                case .cancelled: fail(transaction, .paymentCancelled)
                case .failed: fail(transaction, .unknown)
                case .pending:
                    transaction.wait()
                    tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
                }
            }
        }
    }

    private func fail(_ transaction: SKPaymentTransaction, _ code: SKError.Code) {
        transaction.fail(SKError(code))
        later { [self] in tell { $0.paymentQueue(self, updatedTransactions: [transaction]) } }
    }

    /// Takes a transaction out of the queue, once the app has done what it stands for.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        guard transaction.transactionState != .purchasing else {
            fatalError("Cannot finish a purchasing transaction")
        }
        let wasThere: Bool = lock.withLock {
            let count = all.count
            all.removeAll { $0 === transaction }
            return all.count < count
        }
        guard wasThere else { return }
        if let entry = transaction.entry { StoreLedger.current.finish(entry.id) }
        later { [self] in
            optional("paymentQueue:removedTransactions:") { $0.paymentQueue(self, removedTransactions: [transaction]) }
        }
    }

    /// Looks up what was bought before: what the person owns comes into the queue once more, then the observers hear that it is over.
    open func restoreCompletedTransactions() {
        let owned = StoreLedger.current.entitlements.map { SKPaymentTransaction(restoring: $0) }
        lock.withLock { all += owned }
        later { [self] in
            if !owned.isEmpty { tell { $0.paymentQueue(self, updatedTransactions: owned) } }
            optional("paymentQueueRestoreCompletedTransactionsFinished:") {
                $0.paymentQueueRestoreCompletedTransactionsFinished(self)
            }
        }
    }

    /// The same for an account of the app's.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
    /// Would show a page for codes. There is none (DEV-1089).
    open func presentCodeRedemptionSheet() {}
    /// Would ask about a higher price. No price rises here.
    open func showPriceConsentIfNeeded() {}
    /// Would load what Apple keeps of purchases: there is none.
    open func start(_ downloads: [SKDownload]) {}
    /// Would stop loading for now.
    open func pause(_ downloads: [SKDownload]) {}
    /// Would go on loading.
    open func resume(_ downloads: [SKDownload]) {}
    /// Would stop loading.
    open func cancel(_ downloads: [SKDownload]) {}

    private func later(_ body: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
    }

    @MainActor private func tell(_ body: (any SKPaymentTransactionObserver) -> Void) {
        for observer in transactionObservers { body(observer) }
    }

    @MainActor private func optional(_ selector: StaticString, _ body: (any SKPaymentTransactionObserver) -> Void) {
        for observer in transactionObservers { OptionalCall.call(.application, observer, selector) { body(observer) } }
    }
}

/// A country's store.
open class SKStorefront: NSObject, @unchecked Sendable {
    private let code: String
    /// Its code of three letters.
    open var countryCode: String { code }
    /// Its number.
    open var identifier: String { "143441" }
    init(_ code: String) {
        self.code = code
        super.init()
    }
}
