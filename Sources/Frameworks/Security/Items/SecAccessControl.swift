import CoreGraphics
import Foundation
import PorticoFoundation

/// What has to hold before an item may be read: when, and who shows themselves.
public final class SecAccessControl: Sendable {
    /// One of the values of `kSecAttrAccessible`.
    package let protection: String
    package let flags: SecAccessControlCreateFlags

    init(protection: String, flags: SecAccessControlCreateFlags) {
        (self.protection, self.flags) = (protection, flags)
    }

    /// Whether a person has to show who they are.
    package var asksPerson: Bool {
        !flags.isDisjoint(with: [
            .userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode, .applicationPassword,
        ])
    }

    /// Whether a passcode alone isn't enough.
    package var needsBiometry: Bool {
        !flags.isDisjoint(with: [.biometryAny, .biometryCurrentSet])
            && !(flags.contains(.or) && flags.contains(.devicePasscode))
    }

    var encoded: Data { Data("\(protection) \(flags.rawValue)".utf8) }

    init?(encoded: Data) {
        let parts = String(decoding: encoded, as: UTF8.self).split(separator: " ")
        guard parts.count == 2, let raw = CFOptionFlags(parts[1]) else { return nil }
        (protection, flags) = (String(parts[0]), SecAccessControlCreateFlags(rawValue: raw))
    }
}

/// Who has to show themselves before an item may be read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: CFOptionFlags
    /// Flags by their bits.
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// The owner, by a face, a finger or the passcode.
    public static var userPresence: SecAccessControlCreateFlags { .init(rawValue: 1 << 0) }
    /// A face or a finger, also one that is added later.
    public static var biometryAny: SecAccessControlCreateFlags { .init(rawValue: 1 << 1) }
    /// A face or a finger of those that are known now.
    public static var biometryCurrentSet: SecAccessControlCreateFlags { .init(rawValue: 1 << 3) }
    /// The older name of `biometryAny`.
    public static var touchIDAny: SecAccessControlCreateFlags { biometryAny }
    /// The older name of `biometryCurrentSet`.
    public static var touchIDCurrentSet: SecAccessControlCreateFlags { biometryCurrentSet }
    /// The passcode.
    public static var devicePasscode: SecAccessControlCreateFlags { .init(rawValue: 1 << 4) }
    /// One of the conditions is enough.
    public static var or: SecAccessControlCreateFlags { .init(rawValue: 1 << 14) }
    /// All conditions have to hold.
    public static var and: SecAccessControlCreateFlags { .init(rawValue: 1 << 15) }
    /// A private key may be used.
    public static var privateKeyUsage: SecAccessControlCreateFlags { .init(rawValue: 1 << 30) }
    /// A password of the app's.
    public static var applicationPassword: SecAccessControlCreateFlags { .init(rawValue: 1 << 31) }
}

/// The number of the type of access controls.
public func SecAccessControlGetTypeID() -> CFTypeID {
    CFTypeID(bitPattern: ObjectIdentifier(SecAccessControl.self).hashValue)
}

/// An access control for `kSecAttrAccessControl`. `protection` is one of the values of `kSecAttrAccessible`, else there is an error.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    let known = [
        kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAlways,
        kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
        kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly, kSecAttrAccessibleAlwaysThisDeviceOnly,
    ]
    guard let text = protection as? String, known.contains(text) else {
        SecErrors.give(errSecParam, "the protection is none of the values of kSecAttrAccessible", error)
        return nil
    }
    return SecAccessControl(protection: text, flags: flags)
}
