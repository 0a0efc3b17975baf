import Foundation

/// Gives the identifier by which advertisements know the device. There is none here: it is all zeros, as on a device whose owner doesn't
/// allow tracking.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let only = ASIdentifierManager()

    private override init() { super.init() }

    /// The one manager.
    open class func shared() -> ASIdentifierManager { only }

    /// All zeros.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// Whether the identifier may be used for advertisements: no.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
