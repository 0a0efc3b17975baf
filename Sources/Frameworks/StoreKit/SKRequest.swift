import Foundation
import PorticoTrace
import UIKit

/// Hears how a request to the App Store went.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// It is over.
    func requestDidFinish(_ request: SKRequest)
    /// It failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    /// Stands for a delegate without the method.
    public func requestDidFinish(_ request: SKRequest) { MainActor.assumeIsolated { OptionalCall.missing(()) } }
    /// Stands for a delegate without the method.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {
        MainActor.assumeIsolated { OptionalCall.missing(()) }
    }
}

/// Hears which products there are.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// The store has answered.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks the App Store something.
open class SKRequest: NSObject, @unchecked Sendable {
    /// Hears how it went. It isn't owned.
    open weak var delegate: (any SKRequestDelegate)?
    private var isCancelled = false

    public override init() { super.init() }

    /// Asks. The delegate is called on the main thread, in a later turn of its run loop.
    open func start() {
        isCancelled = false
        DispatchQueue.main.async { [self] in
            guard !isCancelled else { return }
            MainActor.assumeIsolated { answer() }
        }
    }

    /// The delegate isn't called any more.
    open func cancel() { isCancelled = true }

    @MainActor func answer() {
        guard let delegate else { return }
        OptionalCall.call(.application, delegate, "requestDidFinish:") { delegate.requestDidFinish(self) }
    }
}

/// Asks which products the store has: those of the project's `.storekit` file. Without one every identifier is invalid (DEV-1089).
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>

    /// - Parameter productIdentifiers: what the app calls its products.
    public init(productIdentifiers: Set<String>) {
        identifiers = productIdentifiers
        super.init()
    }

    override func answer() {
        let store = StoreLedger.current.store
        let found = store?.items.filter { identifiers.contains($0.id) } ?? []
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(
            self,
            didReceive: SKProductsResponse(
                found.map { SKProduct($0, store!) }, identifiers.subtracting(found.map(\.id)).sorted()))
        super.answer()
    }
}

/// Which products the store has.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    private let found: (products: [SKProduct], unknown: [String])
    /// Those that it has.
    open var products: [SKProduct] { found.products }
    /// Those that it hasn't.
    open var invalidProductIdentifiers: [String] { found.unknown }

    init(_ products: [SKProduct], _ identifiers: [String]) {
        found = (products, identifiers)
        super.init()
    }
    /// An answer about nothing: for classes below, which say what they are.
    public override init() {
        found = ([], [])
        super.init()
    }
}

/// Would fetch the app's receipt again. There is no store that has one: it fails (DEV-1089).
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    /// - Parameter receiptProperties: for a simulated receipt. Not used.
    public init(receiptProperties properties: [String: Any]? = nil) { super.init() }

    override func answer() {
        guard let delegate else { return }
        OptionalCall.call(.application, delegate, "request:didFailWithError:") {
            delegate.request(self, didFailWithError: SKError(.unknown))
        }
    }
}
