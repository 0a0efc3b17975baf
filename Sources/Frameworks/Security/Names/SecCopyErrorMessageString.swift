import CoreGraphics
import PorticoFoundation

/// What a status means, in a sentence for a developer.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "Function or operation not implemented."
    case errSecDiskFull: "The disk is full."
    case errSecIO: "I/O error."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecAllocate: "Failed to allocate memory."
    case errSecUserCanceled: "User canceled the operation."
    case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
    case errSecAuthFailed: "The user name or passphrase you entered is not correct."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecDataTooLarge:
        "This item contains information which is too large or in a format that cannot be displayed."
    case errSecInteractionNotAllowed: "User interaction is not allowed."
    case errSecDecode: "Unable to decode the provided data."
    case errSecMissingEntitlement: "A required entitlement isn't present."
    case errSecNoSuchAttr: "The specified attribute does not exist."
    case errSecInvalidItemRef: "The specified item is no longer valid. It may have been deleted from the keychain."
    default: "OSStatus \(status)"
    }
}

enum SecErrors {
    /// An error with a status, in the domain that Apple's calls have.
    static func make(_ status: OSStatus, _ message: String) -> CFError {
        NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: message])
    }

    /// Where a caller wants to know why.
    static func give(
        _ status: OSStatus, _ message: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) {
        error?.pointee = Unmanaged.passRetained(make(status, message))
    }
}
