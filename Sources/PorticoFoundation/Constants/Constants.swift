import Foundation

// Constants and types of C headers that every iOS file sees: interface facts.

/// Objective-C's signed integer of a machine word.
public typealias NSInteger = Int
/// Objective-C's unsigned integer; in Apple's Swift headers most parameters of the type come as `Int`.
public typealias NSUInteger = UInt
/// What C interfaces of the system return: `noErr`, or a code of the error.
public typealias OSStatus = Int32
/// The error codes of the oldest C interfaces, in 16 bits.
public typealias OSErr = Int16
/// Four ASCII characters in one number, the first one in the highest byte.
public typealias OSType = UInt32
/// Four ASCII characters in one number, as `OSType`.
public typealias FourCharCode = UInt32
/// A Unicode scalar, by its number.
public typealias UTF32Char = UInt32
/// A UTF-16 code unit.
public typealias UTF16Char = UInt16
/// A UTF-8 code unit.
public typealias UTF8Char = UInt8
/// C's truth value of one byte: 0 is false. Not Swift's `Bool`.
public typealias Boolean = UInt8

/// The `OSStatus` of a call that succeeded: 0.
public let noErr: OSStatus = 0

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1000

/// The greatest finite `Float`.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// Infinity: what C's mathematical functions return on overflow.
public let HUGE_VAL: Double = .infinity
/// The greatest finite `Float`, by an old name of C's.
public let HUGE: Float = .greatestFiniteMagnitude
/// The least 16-bit number, as C's `int`.
public let INT16_MIN: Int32 = -32_768
/// The least 32-bit number.
public let INT32_MIN: Int32 = -2_147_483_648
/// The least 64-bit number.
public let INT64_MIN: Int64 = .min

/// Core Foundation's true, as an `NSNumber`.
public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
/// Core Foundation's false, as an `NSNumber`.
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)
/// The protocol of an HTTP message: HTTP/1.0.
public let kCFHTTPVersion1_0 = "HTTP/1.0"
/// The protocol of an HTTP message: HTTP/1.1.
public let kCFHTTPVersion1_1 = "HTTP/1.1"
/// The protocol of an HTTP message: HTTP/2.
public let kCFHTTPVersion2_0 = "HTTP/2.0"
/// The protocol of an HTTP message: HTTP/3.
public let kCFHTTPVersion3_0 = "HTTP/3.0"
/// Key of Info.plist: the build's version, a string.
public let kCFBundleVersionKey: String! = "CFBundleVersion"
/// Key of Info.plist: the short name of the bundle.
public let kCFBundleNameKey: String! = "CFBundleName"
/// Key of Info.plist: the bundle's identifier in reverse-domain form.
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
/// Key of Info.plist: the name of the bundle's executable file.
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
/// Key of Info.plist: the version of the file's own format.
public let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"
/// Key of Info.plist: the language of resources that no other language has.
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"
/// Key of Info.plist: the languages that the bundle's own code handles.
public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"
