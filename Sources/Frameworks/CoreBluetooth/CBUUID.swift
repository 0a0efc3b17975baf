import Foundation
import PorticoTrace

/// An identifier of Bluetooth's: 16, 32 or 128 bits. The short ones stand for long ones with Bluetooth's own base, and are equal to them.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
    private static let base: [UInt8] = [0, 0, 0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5f, 0x9b, 0x34, 0xfb]
    private let bytes: [UInt8]

    /// - Parameter theString: 4, 8 or 36 characters: hexadecimal digits, the long form with hyphens. Another one ends the app, as on iOS.
    public init(string theString: String) {
        guard let bytes = Self.read(theString) else {
            FatalException.internalInconsistency.raise("String \(theString) does not represent a valid UUID")
        }
        self.bytes = bytes
        super.init()
    }

    /// - Parameter theData: 2, 4 or 16 bytes, the most significant first. Another length ends the app, as on iOS.
    public init(data theData: Data) {
        FatalException.internalInconsistency.raise(
            unless: [2, 4, 16].contains(theData.count), "Data \(theData as NSData) does not represent a valid UUID")
        bytes = [UInt8](theData)
        super.init()
    }

    /// The identifier of 128 bits.
    public init(nsuuid theUUID: UUID) {
        bytes = withUnsafeBytes(of: theUUID.uuid) { [UInt8]($0) }
        super.init()
    }

    private static func read(_ text: String) -> [UInt8]? {
        switch text.utf8.count {
        case 4, 8:
            guard text.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
                let value = UInt32(text, radix: 16)
            else { return nil }
            return (0..<text.utf8.count / 2).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
        case 36:
            return UUID(uuidString: text).map { uuid in withUnsafeBytes(of: uuid.uuid) { [UInt8]($0) } }
        default: return nil
        }
    }

    /// The bytes, the most significant first: as many as it was made with.
    open var data: Data { Data(bytes) }

    /// 4, 8 or 36 characters in capitals.
    open var uuidString: String {
        let digits = bytes.map { String(format: "%02X", $0) }
        guard digits.count == 16 else { return digits.joined() }
        return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }.joined(separator: "-")
    }

    open override var description: String { uuidString }

    private var long: [UInt8] {
        if bytes.count == 16 { return bytes }
        var all = Self.base
        all.replaceSubrange((4 - bytes.count)..<4, with: bytes)
        return all
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.long == long }
    open override var hash: Int { long.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
