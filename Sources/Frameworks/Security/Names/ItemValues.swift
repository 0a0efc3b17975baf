import CoreGraphics

// Values of keychain items' attributes: the values are those that keychains are written with.

/// The class of an item.
public let kSecClass: CFString = "class"
/// A password of an account at a service.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of an account at a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its private key.
public let kSecClassIdentity: CFString = "idnt"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device has been unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked and has a passcode, on this device.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked, on this device.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once the device has been unlocked, on this device.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// A public key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A symmetric key.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// Elliptic curves.
public let kSecAttrKeyTypeEC: CFString = "73"
/// Elliptic curves P-256, P-384 and P-521.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The protocol FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// The protocol FTPAccount.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// The protocol HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// The protocol IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// The protocol NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// The protocol POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// The protocol SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// The protocol SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// The protocol IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// The protocol LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// The protocol AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// The protocol AFP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// The protocol Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// The protocol SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// The protocol FTPS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// The protocol HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The protocol HTTPProxy.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// The protocol HTTPSProxy.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// The protocol FTPProxy.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// The protocol SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// The protocol RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// The protocol RTSPProxy.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// The protocol DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// The protocol EPPC.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// The protocol IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// The protocol NNTPS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// The protocol LDAPS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// The protocol TelnetS.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// The protocol IMAPS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// The protocol IRCS.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// The protocol POP3S.
public let kSecAttrProtocolPOP3S: CFString = "pops"
/// Authentication by NTLM.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// Authentication by MSN.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// Authentication by DPA.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// Authentication by RPA.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// Authentication by HTTPBasic.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// Authentication by HTTPDigest.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// Authentication by HTMLForm.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// Authentication by Default.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
