import class CoreFoundation.CFAllocator
import Foundation

/// A string encoding, as Core Foundation's functions take it.
public typealias CFStringEncoding = UInt32

/// The encodings that have a name in all of Core Foundation.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case nextStepLatin = 0x0B01
    case ASCII = 0x0600
    case unicode = 0x0100
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0x0BFF
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
    case UTF32 = 0x0C00_0100
    case UTF32BE = 0x1800_0100
    case UTF32LE = 0x1C00_0100
}

/// Further encodings.
public enum CFStringEncodings: CFIndex, Sendable {
    case macJapanese = 1, macChineseTrad, macKorean, macArabic, macHebrew, macGreek, macCyrillic
    case isoLatin2 = 0x0202, isoLatin3, isoLatin4, isoLatinCyrillic, isoLatinArabic, isoLatinGreek, isoLatinHebrew
    case isoLatin5, isoLatin6, isoLatinThai
    case isoLatin7 = 0x020D, isoLatin8, isoLatin9, isoLatin10
    case dosLatinUS = 0x0400, dosJapanese = 0x0420
    case windowsLatin2 = 0x0501, windowsCyrillic, windowsGreek, windowsLatin5, windowsHebrew, windowsArabic
    case windowsBalticRim, windowsVietnamese
    case shiftJIS = 0x0A01, KOI8_R, big5
    case GB_2312_80 = 0x0630, GBK_95, GB_18030_2000
    case ISO_2022_JP = 0x0820
    case EUC_JP = 0x0920, EUC_CN = 0x0930, EUC_TW = 0x0931, EUC_KR = 0x0940
    case HZ_GB_2312 = 0x0A05
    case big5_HKSCS_1999 = 0x0A06
}

/// No encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xffff_ffff

private let encodings: [(CFStringEncoding, String.Encoding)] = [
    (0, .macOSRoman), (0x0500, .windowsCP1252), (0x0201, .isoLatin1), (0x0B01, .nextstep), (0x0600, .ascii),
    (0x0100, .utf16), (0x0800_0100, .utf8), (0x0BFF, .nonLossyASCII), (0x1000_0100, .utf16BigEndian),
    (0x1400_0100, .utf16LittleEndian), (0x0C00_0100, .utf32), (0x1800_0100, .utf32BigEndian),
    (0x1C00_0100, .utf32LittleEndian), (0x0202, .isoLatin2), (0x0501, .windowsCP1250), (0x0502, .windowsCP1251),
    (0x0503, .windowsCP1253), (0x0504, .windowsCP1254), (0x0A01, .shiftJIS), (0x0820, .iso2022JP),
    (0x0920, .japaneseEUC),
]

/// The same encoding as Foundation's number: `String.Encoding(rawValue:)` takes it.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    encodings.first { $0.0 == encoding }?.1.rawValue ?? 0x8000_0000 | UInt(encoding)
}

/// The encoding of Foundation's number.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    if let known = encodings.first(where: { $0.1.rawValue == encoding })?.0 { return known }
    return encoding & 0x8000_0000 != 0 ? CFStringEncoding(encoding & 0x7fff_ffff) : kCFStringEncodingInvalidId
}

/// The names that encodings have on the net, the usual one first, in small letters.
private let charSetNames: [(CFStringEncoding, [String])] = [
    (0x0800_0100, ["utf-8", "utf8"]), (0x0100, ["utf-16", "utf16", "iso-10646-ucs-2"]),
    (0x1000_0100, ["utf-16be"]), (0x1400_0100, ["utf-16le"]), (0x0C00_0100, ["utf-32"]), (0x1800_0100, ["utf-32be"]),
    (0x1C00_0100, ["utf-32le"]), (0x0600, ["us-ascii", "ascii", "iso646-us", "ansi_x3.4-1968"]),
    (0x0201, ["iso-8859-1", "iso_8859-1", "latin1", "l1", "cp819"]), (0x0202, ["iso-8859-2", "latin2"]),
    (0x0203, ["iso-8859-3", "latin3"]), (0x0204, ["iso-8859-4", "latin4"]), (0x0205, ["iso-8859-5"]),
    (0x0206, ["iso-8859-6"]), (0x0207, ["iso-8859-7"]), (0x0208, ["iso-8859-8"]), (0x0209, ["iso-8859-9", "latin5"]),
    (0x020A, ["iso-8859-10", "latin6"]), (0x020B, ["iso-8859-11", "tis-620"]), (0x020D, ["iso-8859-13"]),
    (0x020E, ["iso-8859-14"]), (0x020F, ["iso-8859-15", "latin-9"]), (0x0210, ["iso-8859-16"]),
    (0x0500, ["windows-1252", "cp1252"]), (0x0501, ["windows-1250", "cp1250"]), (0x0502, ["windows-1251", "cp1251"]),
    (0x0503, ["windows-1253", "cp1253"]), (0x0504, ["windows-1254", "cp1254"]), (0x0505, ["windows-1255", "cp1255"]),
    (0x0506, ["windows-1256", "cp1256"]), (0x0507, ["windows-1257", "cp1257"]), (0x0508, ["windows-1258", "cp1258"]),
    (0x0A01, ["shift_jis", "shift-jis", "sjis", "x-sjis"]), (0x0A02, ["koi8-r"]), (0x0A03, ["big5", "csbig5"]),
    (0x0A06, ["big5-hkscs"]), (0x0A05, ["hz-gb-2312"]), (0x0630, ["gb2312", "gb_2312-80"]), (0x0631, ["gbk", "cp936"]),
    (0x0632, ["gb18030"]), (0x0820, ["iso-2022-jp"]), (0x0920, ["euc-jp", "x-euc-jp"]), (0x0930, ["euc-cn"]),
    (0x0931, ["euc-tw"]), (0x0940, ["euc-kr", "ks_c_5601-1987"]), (0, ["macintosh", "macroman", "x-mac-roman"]),
]

/// The encoding of a name as pages and mails say it, in letters of either size; `kCFStringEncodingInvalidId` for another name.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    let name = theString.lowercased()
    return charSetNames.first { $0.1.contains(name) }?.0 ?? kCFStringEncodingInvalidId
}

/// The name by which pages and mails call an encoding; nil for one without.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    charSetNames.first { $0.0 == encoding }?.1.first
}

/// Whether there is an encoding of this number.
public func CFStringIsEncodingAvailable(_ encoding: CFStringEncoding) -> Bool {
    encodings.contains { $0.0 == encoding }
}

/// The number of UTF-16 units of a text.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.utf16.count }

/// A universally unique number as text.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }
/// A new universally unique number.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }

/// Data of some bytes, which are copied.
public func CFDataCreate(
    _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! { length == 0 ? Data() : Data(bytes: bytes, count: length) }

/// Data that grows. A capacity is no limit here.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData(capacity: capacity)
}

/// Adds bytes to data.
public func CFDataAppendBytes(
    _ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) { theData.append(bytes, length: length) }

/// The name of a kind of errors.
public typealias CFErrorDomain = CFString

/// Makes an error.
public func CFErrorCreate(
    _ allocator: CFAllocator!, _ domain: CFErrorDomain!, _ code: CFIndex, _ userInfo: CFDictionary!
) -> CFError! {
    var info: [String: Any] = [:]
    for (key, value) in userInfo ?? [:] {
        if let name = key.base as? String ?? (key.base as? NSString)?._value { info[name] = value }
    }
    return NSError(domain: domain, code: code, userInfo: info)
}

/// The user info of an error.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo }

/// The app's own defaults.
public let kCFPreferencesCurrentApplication: CFString = "kCFPreferencesCurrentApplication"

private func defaults(_ application: CFString) -> UserDefaults? {
    application == kCFPreferencesCurrentApplication ? .standard : UserDefaults(suiteName: application)
}

/// Writes an app's defaults; false where they can't be written.
@discardableResult
public func CFPreferencesAppSynchronize(_ applicationID: CFString) -> Bool {
    defaults(applicationID)?.synchronize() ?? false
}

/// A value of an app's defaults.
public func CFPreferencesCopyAppValue(_ key: CFString, _ applicationID: CFString) -> CFPropertyList? {
    defaults(applicationID)?.object(forKey: key)
}

/// Sets a value of an app's defaults; nil removes it.
public func CFPreferencesSetAppValue(_ key: CFString, _ value: CFPropertyList?, _ applicationID: CFString) {
    defaults(applicationID)?.set(value, forKey: key)
}
