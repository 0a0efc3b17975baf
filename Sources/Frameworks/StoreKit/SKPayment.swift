import Foundation

/// A payment for a product.
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Values {
        var productIdentifier = ""
        var quantity = 1
        var applicationUsername: String?
        var requestData: Data?
        var simulatesAskToBuy = false
        var discount: SKPaymentDiscount?
    }
    fileprivate var values = Values()

    /// A payment for nothing yet.
    public override init() { super.init() }

    /// For one of a product.
    public convenience init(product: SKProduct) {
        self.init()
        values.productIdentifier = product.productIdentifier
    }

    /// The product.
    open var productIdentifier: String { values.productIdentifier }
    /// How many.
    open var quantity: Int { values.quantity }
    /// The account of the app's.
    open var applicationUsername: String? { values.applicationUsername }
    /// For later use by the store.
    open var requestData: Data? { values.requestData }
    /// Whether a parent is asked, in tests.
    open var simulatesAskToBuyInSandbox: Bool { values.simulatesAskToBuy }
    /// The offer for those who come back. The store doesn't look at it (DEV-1215).
    open var paymentDiscount: SKPaymentDiscount? { values.discount }

    /// Another one that doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKPayment()
        copy.values = values
        return copy
    }

    /// Another one that does.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = SKMutablePayment()
        copy.values = values
        return copy
    }
}

/// A payment whose values can be set.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    /// The product.
    open override var productIdentifier: String {
        get { values.productIdentifier }
        set { values.productIdentifier = newValue }
    }
    /// How many: 1 by default.
    open override var quantity: Int {
        get { values.quantity }
        set { values.quantity = newValue }
    }
    /// The account of the app's.
    open override var applicationUsername: String? {
        get { values.applicationUsername }
        set { values.applicationUsername = newValue }
    }
    /// For later use by the store.
    open override var requestData: Data? {
        get { values.requestData }
        set { values.requestData = newValue }
    }
    /// Whether a parent is asked, in tests.
    open override var simulatesAskToBuyInSandbox: Bool {
        get { values.simulatesAskToBuy }
        set { values.simulatesAskToBuy = newValue }
    }
    /// The offer for those who come back.
    open override var paymentDiscount: SKPaymentDiscount? {
        get { values.discount }
        set { values.discount = newValue }
    }
}

/// How far a payment is.
public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing = 0
    case purchased = 1
    case failed = 2
    case restored = 3
    case deferred = 4
}

/// A payment on its way.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    private let paid: SKPayment
    /// What is paid.
    open var payment: SKPayment { paid }
    /// How far it is.
    open private(set) var transactionState = SKPaymentTransactionState.purchasing
    /// Why it failed.
    open private(set) var error: (any Error)?
    /// When it was paid.
    open var transactionDate: Date? { entry?.date }
    /// The store's name for it, once it is paid.
    open var transactionIdentifier: String? { entry.map { String($0.id) } }
    /// What was paid before and is restored by this.
    open private(set) var original: SKPaymentTransaction?
    /// The content that is to be loaded for it: none.
    open var downloads: [SKDownload] { [] }
    final private(set) var entry: StoreLedger.Entry?

    init(_ payment: SKPayment) {
        paid = payment.copy() as! SKPayment
        super.init()
    }
    /// A transaction of nothing: for classes below, which say what they are.
    public override init() {
        paid = SKMutablePayment()
        super.init()
    }

    func fail(_ error: any Error) { (transactionState, self.error) = (.failed, error) }
    final func pay(_ entry: StoreLedger.Entry) { (transactionState, self.entry) = (.purchased, entry) }
    final func wait() { transactionState = .deferred }

    /// What was bought before, once more.
    convenience init(restoring entry: StoreLedger.Entry) {
        let payment = SKMutablePayment()
        (payment.productIdentifier, payment.quantity) = (entry.product, entry.quantity)
        self.init(payment)
        let first = SKPaymentTransaction(payment)
        first.pay(entry)
        (transactionState, original, self.entry) = (.restored, first, entry)
    }
}
