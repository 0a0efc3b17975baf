import CoreGraphics

// Attributes of keychain items: the values are those that keychains are written with.

/// When an item may be read: `kSecAttrAccessibleWhenUnlocked` unless said otherwise.
public let kSecAttrAccessible: CFString = "pdmn"
/// A `SecAccessControl`: what has to hold before an item may be read.
public let kSecAttrAccessControl: CFString = "accc"
/// The group of apps that share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether an item is meant for all devices of a person; kept, there is no other device.
public let kSecAttrSynchronizable: CFString = "sync"
/// In a query: items of both kinds.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// When an item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// When an item was changed last.
public let kSecAttrModificationDate: CFString = "mdat"
/// What kind of item a person reads that it is.
public let kSecAttrDescription: CFString = "desc"
/// A comment.
public let kSecAttrComment: CFString = "icmt"
/// The number of who made an item.
public let kSecAttrCreator: CFString = "crtr"
/// The number of what kind of item it is; of a key, its algorithm.
public let kSecAttrType: CFString = "type"
/// The name that a person reads.
public let kSecAttrLabel: CFString = "labl"
/// Whether an item isn't shown.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether an item has no password on purpose.
public let kSecAttrIsNegative: CFString = "nega"
/// The account of a password.
public let kSecAttrAccount: CFString = "acct"
/// The service of a generic password.
public let kSecAttrService: CFString = "svce"
/// Bytes of the app's own beside a generic password.
public let kSecAttrGeneric: CFString = "gena"
/// The domain of an internet password.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server of an internet password.
public let kSecAttrServer: CFString = "srvr"
/// The protocol of an internet password.
public let kSecAttrProtocol: CFString = "ptcl"
/// How an internet password is used.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port of an internet password.
public let kSecAttrPort: CFString = "port"
/// The path of an internet password.
public let kSecAttrPath: CFString = "path"
/// The subject of a certificate.
public let kSecAttrSubject: CFString = "subj"
/// The issuer of a certificate.
public let kSecAttrIssuer: CFString = "issr"
/// The serial number of a certificate.
public let kSecAttrSerialNumber: CFString = "slnr"
/// The identifier of a certificate's key.
public let kSecAttrSubjectKeyID: CFString = "skid"
/// The digest of a certificate's public key.
public let kSecAttrPublicKeyHash: CFString = "pkhh"
/// The type of a certificate.
public let kSecAttrCertificateType: CFString = "ctyp"
/// How a certificate is written.
public let kSecAttrCertificateEncoding: CFString = "cenc"
/// Whether a key is public, private or symmetric.
public let kSecAttrKeyClass: CFString = "kcls"
/// The digest of a key's public part, by which programs know it.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// Whether a new key goes into the keychain.
public let kSecAttrIsPermanent: CFString = "perm"
/// Whether a key leaves the keychain only wrapped.
public let kSecAttrIsSensitive: CFString = "sens"
/// Whether a key can leave the keychain.
public let kSecAttrIsExtractable: CFString = "extr"
/// Bytes by which an app knows its key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The algorithm of a key.
public let kSecAttrKeyType: CFString = "type"
/// The size of a key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The size of a key without what is only checked.
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// Whether a key encrypts.
public let kSecAttrCanEncrypt: CFString = "encr"
/// Whether a key decrypts.
public let kSecAttrCanDecrypt: CFString = "decr"
/// Whether keys are derived from a key.
public let kSecAttrCanDerive: CFString = "drve"
/// Whether a key signs.
public let kSecAttrCanSign: CFString = "sign"
/// Whether a key verifies.
public let kSecAttrCanVerify: CFString = "vrfy"
/// Whether a key wraps others.
public let kSecAttrCanWrap: CFString = "wrap"
/// Whether a key unwraps others.
public let kSecAttrCanUnwrap: CFString = "unwp"
/// Where an item is synchronised.
public let kSecAttrSyncViewHint: CFString = "vwht"
/// The token that keeps an item.
public let kSecAttrTokenID: CFString = "tkid"
/// The secure enclave, which this device hasn't got.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// A reference that lasts.
public let kSecAttrPersistantReference: CFString = "persistref"
/// A reference that lasts.
public let kSecAttrPersistentReference: CFString = "persistref"
/// The group of items of tokens.
public let kSecAttrAccessGroupToken: CFString = "com.apple.token"
