import Foundation

// Constants and types of C headers that every iOS file sees: interface facts.

public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias OSStatus = Int32
public typealias OSErr = Int16
public typealias OSType = UInt32
public typealias FourCharCode = UInt32
public typealias Boolean = UInt8

public let noErr: OSStatus = 0

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1000

public let MAXFLOAT: Float = .greatestFiniteMagnitude
public let HUGE_VAL: Double = .infinity
public let HUGE: Float = .greatestFiniteMagnitude
public let INT16_MIN: Int32 = -32_768
public let INT32_MIN: Int32 = -2_147_483_648
public let INT64_MIN: Int64 = .min

public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)
public let kCFBundleVersionKey: String! = "CFBundleVersion"
public let kCFBundleNameKey: String! = "CFBundleName"
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
public let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"
public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"
