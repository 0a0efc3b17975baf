import Foundation

/// An offer for those who come back, signed by the app's server. The store doesn't look at it (DEV-1215).
open class SKPaymentDiscount: NSObject {
    /// The offer's name.
    public let identifier: String
    /// The key that signed it.
    public let keyIdentifier: String
    /// A number that makes the signature one of a kind.
    public let nonce: UUID
    /// The server's signature.
    public let signature: String
    /// The time of the signature, in milliseconds since 1970.
    public let timestamp: NSNumber

    /// An offer and its signature.
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
        (self.signature, self.timestamp) = (signature, timestamp)
        super.init()
    }
}
