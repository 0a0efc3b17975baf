import Foundation

/// The states of a purchase's content that Apple keeps.
public enum SKDownloadState: Int, Sendable {
    case waiting = 0
    case active = 1
    case paused = 2
    case finished = 3
    case failed = 4
    case cancelled = 5
}

/// The time that a download still takes, where that isn't known.
public let SKDownloadTimeRemainingUnknown: TimeInterval = -1

/// The content of a purchase that Apple keeps. There never is one: Apple keeps none since 2022, and here there is no App Store.
open class SKDownload: NSObject {
    /// The transaction that it belongs to.
    public let transaction: SKPaymentTransaction

    init(_ transaction: SKPaymentTransaction) {
        self.transaction = transaction
        super.init()
    }

    /// The state: it waits.
    open var state: SKDownloadState { .waiting }
    /// The same, by its older name.
    open var downloadState: SKDownloadState { state }
    /// Its name.
    open var contentIdentifier: String { transaction.payment.productIdentifier }
    /// The file, once it is loaded: nil.
    open var contentURL: URL? { nil }
    /// The version, which is empty.
    open var contentVersion: String { "" }
    /// The size in bytes.
    open var contentLength: Int64 { 0 }
    /// The same.
    open var expectedContentLength: Int64 { 0 }
    /// The part that is loaded, from 0 to 1.
    open var progress: Float { 0 }
    /// The time that it still takes.
    open var timeRemaining: TimeInterval { SKDownloadTimeRemainingUnknown }
    /// The error that it failed with: nil.
    open var error: (any Error)? { nil }
}
