import Foundation

/// The version of Foundation, as iOS 17's says it.
public var NSFoundationVersionNumber: Double { 2107.0 }
public var NSFoundationVersionNumber_iOS_7_0: Double { 1047.2 }
public var NSFoundationVersionNumber_iOS_7_1: Double { 1047.25 }
public var NSFoundationVersionNumber_iOS_8_0: Double { 1140.11 }
public var NSFoundationVersionNumber_iOS_8_1: Double { 1141.1 }
public var NSFoundationVersionNumber_iOS_8_2: Double { 1142.14 }
public var NSFoundationVersionNumber_iOS_8_3: Double { 1144.17 }
public var NSFoundationVersionNumber_iOS_9_0: Double { 1240.1 }
public var NSFoundationVersionNumber_iOS_9_x_Max: Double { 1299 }

/// The string encodings by their old names.
public var NSASCIIStringEncoding: UInt { String.Encoding.ascii.rawValue }
public var NSUTF8StringEncoding: UInt { String.Encoding.utf8.rawValue }
public var NSISOLatin1StringEncoding: UInt { String.Encoding.isoLatin1.rawValue }
public var NSUnicodeStringEncoding: UInt { String.Encoding.unicode.rawValue }
public var NSUTF16StringEncoding: UInt { String.Encoding.utf16.rawValue }
public var NSUTF32StringEncoding: UInt { String.Encoding.utf32.rawValue }

extension ProcessInfo {
    /// Whether an iPad app runs on a Mac as one of Mac's: false.
    public var isMacCatalystApp: Bool { false }
    /// Whether an iPhone or iPad app runs on a Mac as it is: false.
    public var isiOSAppOnMac: Bool { false }

    /// Runs `block` on another thread while the app may go to the background; its argument is false, because nothing suspends the app before
    /// it is through.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}

/// The type of a user activity that opens a page of the web: a link that the app takes over.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension CGFloat {
    /// The number, as near as it can be had.
    public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
    /// The number, if it is one without loss.
    public init?(exactly number: NSNumber) {
        let value = number.doubleValue
        guard NSNumber(value: value) == number else { return nil }
        self = CGFloat(value)
    }
}

extension URLResourceKey {
    /// Whether a file is kept in iCloud: never here.
    public static let isUbiquitousItemKey = URLResourceKey(rawValue: "NSURLIsUbiquitousItemKey")
    /// Whether a file of iCloud is on the device.
    public static let ubiquitousItemDownloadingStatusKey = URLResourceKey(
        rawValue: "NSURLUbiquitousItemDownloadingStatusKey")
}

/// An object whose content can be thrown away while nobody uses it.
public protocol NSDiscardableContent {
    /// Says that the content is used; false where it is gone.
    func beginContentAccess() -> Bool
    /// Says that the content isn't used any more; balances `beginContentAccess`.
    func endContentAccess()
    /// Throws the content away, unless somebody uses it.
    func discardContentIfPossible()
    /// Whether the content is gone.
    func isContentDiscarded() -> Bool
}

/// What Objective-C's loops walk over.
public protocol NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension NSEnumerator: NSFastEnumeration {}

/// Walks over a collection of Objective-C's kinds: `for x in IteratorSequence(NSFastEnumerationIterator(collection))`.
public struct NSFastEnumerationIterator: IteratorProtocol {
    private var values: any IteratorProtocol<Any>
    public init(_ enumerable: any NSFastEnumeration) {
        let all: [Any] =
            switch enumerable {
            case let list as NSArray: Array(list)
            case let table as NSDictionary: table.allKeys
            case let set as NSSet: set.allObjects
            case let set as NSOrderedSet: set.array
            case let rest as NSEnumerator: rest.allObjects
            default: []
            }
        values = all.makeIterator()
    }
    public mutating func next() -> Any? { values.next() }
}

extension NSData.WritingOptions {
    /// Writes a file whole or not at all, by its old name.
    public static var atomicWrite: NSData.WritingOptions { .atomic }
}
