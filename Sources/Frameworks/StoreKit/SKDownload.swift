import Foundation

/// How far the content of a purchase is that Apple keeps.
public enum SKDownloadState: Int, Sendable {
    case waiting = 0
    case active = 1
    case paused = 2
    case finished = 3
    case failed = 4
    case cancelled = 5
}

/// How long a download still takes, where that isn't known.
public let SKDownloadTimeRemainingUnknown: TimeInterval = -1

/// The content of a purchase that Apple keeps. There never is one: Apple keeps none since 2022, and here there is no App Store.
open class SKDownload: NSObject {
    /// What it belongs to.
    public let transaction: SKPaymentTransaction

    init(_ transaction: SKPaymentTransaction) {
        self.transaction = transaction
        super.init()
    }

    /// How far it is.
    open var state: SKDownloadState { .waiting }
    /// The same, by its older name.
    open var downloadState: SKDownloadState { state }
    /// Its name.
    open var contentIdentifier: String { transaction.payment.productIdentifier }
    /// Where it lies, once it is loaded.
    open var contentURL: URL? { nil }
    /// Which version it is.
    open var contentVersion: String { "" }
    /// How large it is.
    open var contentLength: Int64 { 0 }
    /// The same.
    open var expectedContentLength: Int64 { 0 }
    /// Which part of it is loaded, from 0 to 1.
    open var progress: Float { 0 }
    /// How long it still takes.
    open var timeRemaining: TimeInterval { SKDownloadTimeRemainingUnknown }
    /// Why it failed.
    open var error: (any Error)? { nil }
}
