import Crypto
import Foundation

/// The part of a device that keeps keys which never leave it. The device has none: keys can't be made (DEV-1337).
public enum SecureEnclave {
    /// Whether the device has it: no.
    public static var isAvailable: Bool { false }

    /// Keys on NIST's curve of 256 bits.
    public enum P256 {
        /// Keys that sign.
        public enum Signing {
            /// A key of the enclave: there is none.
            public struct PrivateKey: Sendable {
                private let nobody: Never
                /// Would make a key: it throws.
                public init(
                    compactRepresentable: Bool = true, accessControl: AnyObject? = nil,
                    authenticationContext: AnyObject? = nil
                ) throws { throw SecureEnclave.isAbsent }
                /// Would find a key again: it throws.
                public init(dataRepresentation: Data, authenticationContext: AnyObject? = nil) throws {
                    throw SecureEnclave.isAbsent
                }
                /// It says what a signature is examined with.
                public var publicKey: Crypto.P256.Signing.PublicKey { switch nobody {} }
                /// It says what the key is found by.
                public var dataRepresentation: Data { switch nobody {} }
                /// Signs data.
                public func signature<D: DataProtocol>(for data: D) throws -> Crypto.P256.Signing.ECDSASignature {
                    switch nobody {}
                }
            }
        }

        /// Keys that agree on a secret.
        public enum KeyAgreement {
            /// A key of the enclave: there is none.
            public struct PrivateKey: Sendable {
                private let nobody: Never
                /// Would make a key: it throws.
                public init(
                    compactRepresentable: Bool = true, accessControl: AnyObject? = nil,
                    authenticationContext: AnyObject? = nil
                ) throws { throw SecureEnclave.isAbsent }
                /// Would find a key again: it throws.
                public init(dataRepresentation: Data, authenticationContext: AnyObject? = nil) throws {
                    throw SecureEnclave.isAbsent
                }
                /// It says what the other side needs.
                public var publicKey: Crypto.P256.KeyAgreement.PublicKey { switch nobody {} }
                /// It says what the key is found by.
                public var dataRepresentation: Data { switch nobody {} }
                /// The secret that both sides have.
                public func sharedSecretFromKeyAgreement(
                    with publicKeyShare: Crypto.P256.KeyAgreement.PublicKey
                ) throws -> SharedSecret { switch nobody {} }
            }
        }
    }

    /// As iOS says it on a device without one: errSecUnimplemented.
    fileprivate static var isAbsent: CryptoKitError { .underlyingCoreCryptoError(error: -4) }
}
