import CoreGraphics

// What queries and calls ask for: the values are those that keychains are written with.

/// Whether an item's data comes back.
public let kSecReturnData: CFString = "r_Data"
/// Whether an item's attributes come back.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a key, certificate or identity comes back.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether a reference comes back that lasts beyond the run.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// An item's data.
public let kSecValueData: CFString = "v_Data"
/// A key, certificate or identity.
public let kSecValueRef: CFString = "v_Ref"
/// A reference that lasts beyond the run.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// How many items are found at most.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// References among which is searched.
public let kSecMatchItemList: CFString = "m_ItemList"
/// Keychains that are searched; there is one.
public let kSecMatchSearchList: CFString = "m_SearchList"
/// A policy that certificates have to keep.
public let kSecMatchPolicy: CFString = "m_Policy"
/// Issuers that have to be in the chain.
public let kSecMatchIssuers: CFString = "m_Issuers"
/// A mail address that a certificate has to have, if any.
public let kSecMatchEmailAddressIfPresent: CFString = "m_EmailAddressIfPresent"
/// A part of the subject's name.
public let kSecMatchSubjectContains: CFString = "m_SubjectContains"
/// Whether texts are compared without regard to case.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// Whether only trusted certificates are found.
public let kSecMatchTrustedOnly: CFString = "m_TrustedOnly"
/// A day on which certificates have to be good.
public let kSecMatchValidOnDate: CFString = "m_ValidOnDate"
/// References that a call works on.
public let kSecUseItemList: CFString = "u_ItemList"
/// What a person is told that an item is read for.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether no person is asked.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// Whether a person is asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// A person is asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// Instead of asking a person the call fails.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items for which a person would be asked are left out.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// An `LAContext` that a person has answered already.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether the newer keychain is used; there is no other.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// Attributes of a new private key.
public let kSecPrivateKeyAttrs: CFString = "private"
/// Attributes of a new public key.
public let kSecPublicKeyAttrs: CFString = "public"
/// A password of the web.
public let kSecSharedPassword: CFString = "spwd"
/// The password of a file of keys.
public let kSecImportExportPassphrase: CFString = "passphrase"
/// The name of an imported identity.
public let kSecImportItemLabel: CFString = "label"
/// The digest of an imported identity's public key.
public let kSecImportItemKeyID: CFString = "keyid"
/// The trust of an imported identity.
public let kSecImportItemTrust: CFString = "trust"
/// The certificates of an imported identity.
public let kSecImportItemCertChain: CFString = "chain"
/// An imported identity.
public let kSecImportItemIdentity: CFString = "identity"
/// What a line about a certificate is headed by.
public let kSecPropertyTypeTitle: CFString = "type"
/// What is wrong with a certificate.
public let kSecPropertyTypeError: CFString = "error"
/// A policy's identifier.
public let kSecPolicyOid: CFString = "SecPolicyOid"
/// A policy's host.
public let kSecPolicyName: CFString = "SecPolicyName"
/// Whether a policy is for a client's certificate.
public let kSecPolicyClient: CFString = "SecPolicyClient"
/// How revocation is looked up.
public let kSecPolicyRevocationFlags: CFString = "SecPolicyRevocationFlags"
/// A team.
public let kSecPolicyTeamIdentifier: CFString = "SecPolicyTeamIdentifier"
/// Any certificate.
public let kSecPolicyAppleX509Basic: CFString = "1.2.840.113635.100.1.2"
/// A server's or client's certificate.
public let kSecPolicyAppleSSL: CFString = "1.2.840.113635.100.1.3"
/// A certificate for mail.
public let kSecPolicyAppleSMIME: CFString = "1.2.840.113635.100.1.8"
/// A certificate for a network.
public let kSecPolicyAppleEAP: CFString = "1.2.840.113635.100.1.9"
/// A certificate for a tunnel.
public let kSecPolicyAppleIPsec: CFString = "1.2.840.113635.100.1.11"
/// A certificate for code.
public let kSecPolicyAppleCodeSigning: CFString = "1.2.840.113635.100.1.16"
/// Revocation.
public let kSecPolicyAppleRevocation: CFString = "1.2.840.113635.100.1.21"
/// When a chain was judged.
public let kSecTrustEvaluationDate: CFString = "TrustEvaluationDate"
/// Whether a certificate's owner was looked at closely.
public let kSecTrustExtendedValidation: CFString = "TrustExtendedValidation"
/// The owner of such a certificate.
public let kSecTrustOrganizationName: CFString = "Organization"
/// What came of it.
public let kSecTrustResultValue: CFString = "TrustResultValue"
/// Whether revocation was looked up.
public let kSecTrustRevocationChecked: CFString = "TrustRevocationChecked"
/// Until when that holds.
public let kSecTrustRevocationValidUntilDate: CFString = "TrustExpirationDate"
/// Whether a certificate is in public logs.
public let kSecTrustCertificateTransparency: CFString = "TrustCertificateTransparency"
/// Revocation is looked up by OCSP.
public var kSecRevocationOCSPMethod: CFOptionFlags { 1 }
/// Revocation is looked up in lists.
public var kSecRevocationCRLMethod: CFOptionFlags { 2 }
/// Lists before OCSP.
public var kSecRevocationPreferCRL: CFOptionFlags { 4 }
/// Without an answer a certificate isn't good.
public var kSecRevocationRequirePositiveResponse: CFOptionFlags { 8 }
/// The network isn't used for it.
public var kSecRevocationNetworkAccessDisabled: CFOptionFlags { 16 }
/// In whatever way there is.
public var kSecRevocationUseAnyAvailableMethod: CFOptionFlags { 3 }
