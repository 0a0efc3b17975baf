import Foundation

/// A number or truth value, as Core Foundation's functions take it.
public typealias CFNumber = NSNumber
/// A truth value, as Core Foundation's functions take it.
public typealias CFBoolean = NSNumber
/// A value that stands for nothing in a collection.
public typealias CFNull = NSNull
/// A moment, as Core Foundation's functions take it.
public typealias CFDate = Date
/// A set, as Core Foundation's functions take it.
public typealias CFSet = NSSet
/// A universally unique number.
public typealias CFUUID = NSUUID
/// A text that grows; a reference, since functions write to it.
public typealias CFMutableString = NSMutableString
/// A number made of a value for tables.
public typealias CFHashCode = UInt
/// Bits that choose.
public typealias CFOptionFlags = UInt

/// The value that stands for nothing in a collection.
public let kCFNull: CFNull! = NSNull()
/// Seconds from 1 January 1970 to 1 January 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
/// Seconds from 1 January 1904 to 1 January 2001.
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000
/// The version of Core Foundation, as iOS 17's says it.
public var kCFCoreFoundationVersionNumber: Double { 2107.0 }

/// The numbers of Core Foundation's types.
private enum TypeNumber {
    static let null: CFTypeID = 16, string: CFTypeID = 7, dictionary: CFTypeID = 18, array: CFTypeID = 19
    static let data: CFTypeID = 20, boolean: CFTypeID = 21, number: CFTypeID = 22, set: CFTypeID = 17
    static let url: CFTypeID = 29, date: CFTypeID = 42, uuid: CFTypeID = 39, error: CFTypeID = 27
    static let attributedString: CFTypeID = 62, locale: CFTypeID = 33, timeZone: CFTypeID = 43
    static let characterSet: CFTypeID = 24, calendar: CFTypeID = 48

    static func of(_ object: AnyObject) -> CFTypeID {
        switch object {
        case is NSNull: null
        case let number as NSNumber: isBoolean(number) ? boolean : Self.number
        case is NSString: string
        case is NSArray: array
        case is NSDictionary: dictionary
        case is NSData: data
        case is NSDate: date
        case is NSURL: url
        case is NSSet: set
        case is NSUUID: uuid
        case is NSError: error
        case is NSAttributedString: attributedString
        case is NSLocale: locale
        case is NSTimeZone: timeZone
        case is NSCharacterSet: characterSet
        case is NSCalendar: calendar
        case is CGPath: CGPath.typeID
        case is CGImage: CGImage.typeID
        case is CGContext: CGContext.typeID
        case is CGDataProvider: CGDataProvider.typeID
        case is CGDataConsumer: CGDataConsumer.typeID
        case is CGGradient: CGGradient.typeID
        case is CGColor: CGColor.typeID
        case is CGColorSpace: CGColorSpace.typeID
        default: UInt(bitPattern: ObjectIdentifier(type(of: object)).hashValue)
        }
    }

    static func isBoolean(_ number: NSNumber) -> Bool {
        number === NSNumber(value: true) || number === NSNumber(value: false)
    }
}

/// The number of a value's Core Foundation type, to be compared with `CFStringGetTypeID()` and its like.
public func CFGetTypeID(_ cf: Any!) -> CFTypeID { TypeNumber.of(cf as AnyObject) }
/// The type of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { TypeNumber.boolean }
/// The type of numbers that are no truth values.
public func CFNumberGetTypeID() -> CFTypeID { TypeNumber.number }
/// The type of texts.
public func CFStringGetTypeID() -> CFTypeID { TypeNumber.string }
/// The type of lists.
public func CFArrayGetTypeID() -> CFTypeID { TypeNumber.array }
/// The type of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { TypeNumber.dictionary }
/// The type of data.
public func CFDataGetTypeID() -> CFTypeID { TypeNumber.data }
/// The type of moments.
public func CFDateGetTypeID() -> CFTypeID { TypeNumber.date }
/// The type of addresses.
public func CFURLGetTypeID() -> CFTypeID { TypeNumber.url }
/// The type of sets.
public func CFSetGetTypeID() -> CFTypeID { TypeNumber.set }
/// The type of what stands for nothing.
public func CFNullGetTypeID() -> CFTypeID { TypeNumber.null }
/// The type of universally unique numbers.
public func CFUUIDGetTypeID() -> CFTypeID { TypeNumber.uuid }
/// The type of errors.
public func CFErrorGetTypeID() -> CFTypeID { TypeNumber.error }
/// The type of texts with attributes.
public func CFAttributedStringGetTypeID() -> CFTypeID { TypeNumber.attributedString }

/// Whether two values are equal.
public func CFEqual(_ cf1: Any!, _ cf2: Any!) -> Bool {
    let (first, second) = (cf1 as AnyObject, cf2 as AnyObject)
    return first === second || (first as? NSObject)?.isEqual(second) == true
}

/// A number made of a value: equal ones have the same.
public func CFHash(_ cf: Any!) -> CFHashCode {
    let object = cf as AnyObject
    return CFHashCode(bitPattern: (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue)
}

/// A text that says what the value is, for those who look for mistakes.
public func CFCopyDescription(_ cf: Any!) -> CFString! { cf.map { "\($0)" } }
