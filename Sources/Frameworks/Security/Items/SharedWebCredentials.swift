import CCrypto
import CoreGraphics
import Foundation
import PorticoFoundation

/// Would save a password for a website. This device shares none with websites: the handler gets an error (DEV-1082).
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) {
    nonisolated(unsafe) let done = completionHandler
    DispatchQueue.main.async {
        done(SecErrors.make(errSecMissingEntitlement, "no website shares its passwords with this app"))
    }
}

/// Would ask a person for a website's password. The handler gets none, and an error (DEV-1082).
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
    nonisolated(unsafe) let done = completionHandler
    DispatchQueue.main.async {
        done(nil, SecErrors.make(errSecItemNotFound, "no website shares its passwords with this app"))
    }
}

/// A random password of four groups of three, without letters and digits that look alike; nil without random bytes.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let letters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    var text = ""
    while text.filter({ $0 != "-" }).count < 12 {
        var byte: UInt8 = 0
        guard portico_crypto_random(&byte, 1) == 0 else { return nil }
        // Bytes beyond a whole number of alphabets would make the first letters likelier.
        guard Int(byte) < 256 / letters.count * letters.count else { continue }
        if !text.isEmpty, text.filter({ $0 != "-" }).count % 3 == 0, text.last != "-" { text += "-" }
        text.append(letters[Int(byte) % letters.count])
    }
    return text
}
