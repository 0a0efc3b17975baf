import CCrypto
import PorticoFoundation

/// A source of random bytes. There is one.
public typealias SecRandomRef = OpaquePointer

/// The system's source of random bytes.
public var kSecRandomDefault: SecRandomRef { OpaquePointer(bitPattern: 1)! }

/// Fills a buffer with random bytes, fit for keys; `errSecSuccess`, or why not.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    return count == 0 || portico_crypto_random(bytes, count) == 0 ? errSecSuccess : errSecAllocate
}
