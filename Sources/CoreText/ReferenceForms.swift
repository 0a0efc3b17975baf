import CoreGraphics
import Foundation

// Core Text's functions with Foundation's references: see Core Graphics' ReferenceForms.

/// The same with Foundation's references.
@_disfavoredOverload
public func CTFontCreateWithName(
    _ name: some _CFStringForm, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    CTFontCreateWithName(name._value, size, matrix)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CTFontCreateForString(_ currentFont: CTFont, _ string: some _CFStringForm, _ range: CFRange) -> CTFont {
    CTFontCreateForString(currentFont, string._value, range)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: some _CFStringForm) -> Any? {
    CTFontCopyAttribute(font, attribute._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CTFontCopyName(_ font: CTFont, _ nameKey: some _CFStringForm) -> CFString? {
    CTFontCopyName(font, nameKey._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CTFontDescriptorCreateWithAttributes(_ attributes: NSDictionary) -> CTFontDescriptor {
    CTFontDescriptorCreateWithAttributes(attributes._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CTFontDescriptorCreateWithNameAndSize(_ name: some _CFStringForm, _ size: CGFloat) -> CTFontDescriptor {
    CTFontDescriptorCreateWithNameAndSize(name._value, size)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CTFontDescriptorCreateCopyWithAttributes(_ original: CTFontDescriptor, _ attributes: NSDictionary)
    -> CTFontDescriptor
{
    CTFontDescriptorCreateCopyWithAttributes(original, attributes._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: some _CFStringForm) -> Any? {
    CTFontDescriptorCopyAttribute(descriptor, attribute._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: some _CFURLForm, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    CTFontManagerRegisterFontsForURL(fontURL._value, scope, error)
}

/// The same with Foundation's references.
@_disfavoredOverload
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: some _CFURLForm, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    CTFontManagerUnregisterFontsForURL(fontURL._value, scope, error)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: some _CFURLForm) -> CFArray? {
    CTFontManagerCreateFontDescriptorsFromURL(fileURL._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CTFontManagerCreateFontDescriptorFromData(_ data: some _CFDataForm) -> CTFontDescriptor? {
    CTFontManagerCreateFontDescriptorFromData(data._value)
}
