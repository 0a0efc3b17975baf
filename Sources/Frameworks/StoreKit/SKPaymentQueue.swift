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
}

/// Takes payments to the App Store. No store sells this app's products: each payment begins and fails (DEV-1089). Observers are called on the
/// main thread, in a later turn of its run loop.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let only = SKPaymentQueue()
    private let lock = NSLock()
    /// Guarded by the lock.
    private var all: [SKPaymentTransaction] = [], observers: [Observer] = []

    private struct Observer {
        weak var object: (any SKPaymentTransactionObserver)?
    }

    override init() { super.init() }

    /// The app's one queue.
    open class func `default`() -> SKPaymentQueue { only }
    /// Whether the person may pay: yes.
    open class func canMakePayments() -> Bool { true }
    /// The store's country: not known.
    open var storefront: SKStorefront? { nil }
    /// What waits in it.
    open var transactions: [SKPaymentTransaction] { lock.withLock { all } }
    /// Who hears of it.
    open var transactionObservers: [any SKPaymentTransactionObserver] {
        lock.withLock { observers.compactMap(\.object) }
    }

    /// Tells an observer from now on. It isn't owned.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock {
            observers.removeAll { $0.object == nil || $0.object === observer }
            observers.append(Observer(object: observer))
        }
    }

    /// Tells it no more.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
    }

    /// Takes a payment: a transaction begins, and fails because there is no such product.
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment)
        lock.withLock { all.append(transaction) }
        later { [self] in
            tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
            transaction.fail(SKError(.storeProductNotAvailable))
            later { [self] in tell { $0.paymentQueue(self, updatedTransactions: [transaction]) } }
        }
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
        later { [self] in
            optional("paymentQueue:removedTransactions:") { $0.paymentQueue(self, removedTransactions: [transaction]) }
        }
    }

    /// Looks up what was bought before: nothing.
    open func restoreCompletedTransactions() {
        later { [self] in
            optional("paymentQueueRestoreCompletedTransactionsFinished:") {
                $0.paymentQueueRestoreCompletedTransactionsFinished(self)
            }
        }
    }

    /// The same for an account of the app's.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
    /// Would show a page for codes. There is none (DEV-1089).
    open func presentCodeRedemptionSheet() {}

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
    /// Its code of three letters.
    open var countryCode: String { "USA" }
    /// Its number.
    open var identifier: String { "143441" }
    override init() { super.init() }
}
