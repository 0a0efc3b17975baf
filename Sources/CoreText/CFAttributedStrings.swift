import CoreGraphics
import class CoreFoundation.CFAllocator
import Foundation

/// Text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Puts text in the place of a part; it gets the attributes of the part's first character.
public func CFAttributedStringReplaceString(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) { aStr.replaceCharacters(in: NSRange(location: range.location, length: range.length), with: replacement) }

/// Adds attributes to a part, or gives it these alone.
public func CFAttributedStringSetAttributes(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary!, _ clearOtherAttributes: Bool
) {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for (key, value) in replacement {
        if let name = key.base as? String { attributes[.init(name)] = value }
        if let name = key.base as? NSAttributedString.Key { attributes[name] = value }
    }
    let range = NSRange(location: range.location, length: range.length)
    if clearOtherAttributes {
        aStr.setAttributes(attributes, range: range)
    } else {
        aStr.addAttributes(attributes, range: range)
    }
}

/// Sets one attribute of a part.
public func CFAttributedStringSetAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: Any!
) {
    aStr.addAttribute(
        .init(attrName), value: value!, range: NSRange(location: range.location, length: range.length))
}

/// Text with attributes that can be changed, without any text.
public func CFAttributedStringCreateMutable(
    _ alloc: CFAllocator!, _ maxLength: CFIndex
) -> CFMutableAttributedString! { NSMutableAttributedString(string: "") }

/// The number of UTF-16 units of the text.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }

/// A transformation for `CFStringTransform`, as ICU names it.
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:M:] Remove; NFC"
/// A transformation for `CFStringTransform`, as ICU names it.
public let kCFStringTransformToLatin: CFString! = "Any-Latin"
/// A transformation for `CFStringTransform`, as ICU names it.
public let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"
/// A transformation for `CFStringTransform`, as ICU names it.
public let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
/// A transformation for `CFStringTransform`, as ICU names it.
public let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
/// A transformation for `CFStringTransform`, as ICU names it.
public let kCFStringTransformHiraganaKatakana: CFString! = "Hiragana-Katakana"
/// A transformation for `CFStringTransform`, as ICU names it.
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
/// A transformation for `CFStringTransform`, as ICU names it.
public let kCFStringTransformLatinHangul: CFString! = "Latin-Hangul"
/// A transformation for `CFStringTransform`, as ICU names it.
public let kCFStringTransformLatinCyrillic: CFString! = "Latin-Cyrillic"
/// A transformation for `CFStringTransform`, as ICU names it.
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
/// A transformation for `CFStringTransform`, as ICU names it.
public let kCFStringTransformToXMLHex: CFString! = "Any-Hex/XML"
/// A transformation for `CFStringTransform`, as ICU names it.
public let kCFStringTransformToUnicodeName: CFString! = "Any-Name"
/// A transformation for `CFStringTransform`, as ICU names it.
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:Diacritic:] Remove; NFC"

/// Writes a text, or a part of it, in another script or without marks; false for a transformation that isn't known.
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    let part = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    let whole = NSRange(location: 0, length: string.length)
    var changed = NSRange(location: 0, length: 0)
    guard
        string.applyTransform(
            transform, reverse: reverse, range: part ?? whole, updatedRange: &changed)
    else { return false }
    range?.pointee = CFRange(location: changed.location, length: changed.length)
    return true
}
