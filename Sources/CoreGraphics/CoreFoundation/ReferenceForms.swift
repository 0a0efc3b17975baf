import class CoreFoundation.CFAllocator
import Foundation

// On iOS a function of Core Foundation's types takes Foundation's references without a word: `CGImageSourceCreateWithURL(url as NSURL, nil)`.
// Core Foundation's types are Swift's values here, so that each such function has a form for references, which the compiler takes where the
// values' own doesn't fit.

/// A URL of either kind.
public protocol _CFURLForm {
    var _value: URL { get }
}
extension URL: _CFURLForm { public var _value: URL { self } }
extension NSURL: _CFURLForm { public var _value: URL { self as URL } }

/// A string of either kind.
public protocol _CFStringForm {
    var _value: String { get }
}
extension String: _CFStringForm { public var _value: String { self } }
extension NSString: _CFStringForm { public var _value: String { self as String } }

/// Bytes of either kind.
public protocol _CFDataForm {
    var _value: Data { get }
}
extension Data: _CFDataForm { public var _value: Data { self } }
extension NSData: _CFDataForm { public var _value: Data { Data(referencing: self) } }

extension NSDictionary {
    /// The same keys and values; keys are strings where they were `NSString`s.
    package var _value: CFDictionary {
        var values: CFDictionary = [:]
        for (key, value) in self {
            if let name = key as? String {
                values[name] = value
            } else if let key = key as? AnyHashable {
                values[key] = value
            }
        }
        return values
    }
}

extension CFDictionary {
    /// What is under a name, whichever kind of string that is in a dictionary that was made from one of objects.
    package func value(named key: CFString) -> Any? { self[key] ?? self[key as NSString] }
}

extension CGDataProvider {
    /// The bytes of a file; nil for one that can't be read.
    @_disfavoredOverload
    public convenience init?(url: NSURL) { self.init(url: url as URL) }
}

extension CGDataConsumer {
    /// Writes to a file.
    @_disfavoredOverload
    public convenience init?(url: NSURL) { self.init(url: url as URL) }
}

extension CGColorSpace {
    /// The space of this name.
    @_disfavoredOverload
    public convenience init?(name: NSString) { self.init(name: name as String) }
}

extension CGContext {
    /// Draws a document of PDF into a file.
    @_disfavoredOverload
    public convenience init?(_ url: NSURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        self.init(url as URL, mediaBox: mediaBox, auxiliaryInfo)
    }
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGImageSourceCreateWithURL(_ url: some _CFURLForm, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithURL(url._value, options)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGImageSourceCreateWithURL(_ url: some _CFURLForm, _ options: NSDictionary) -> CGImageSource? {
    CGImageSourceCreateWithURL(url._value, options._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGImageSourceCreateWithData(_ data: some _CFDataForm, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithData(data._value, options)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGImageSourceCreateWithData(_ data: some _CFDataForm, _ options: NSDictionary) -> CGImageSource? {
    CGImageSourceCreateWithData(data._value, options._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: NSDictionary) -> CGImageSource? {
    CGImageSourceCreateWithDataProvider(provider, options._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: NSDictionary) -> CFDictionary? {
    CGImageSourceCopyProperties(isrc, options._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: NSDictionary)
    -> CFDictionary?
{
    CGImageSourceCopyPropertiesAtIndex(isrc, index, options._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: NSDictionary) -> CGImage? {
    CGImageSourceCreateImageAtIndex(isrc, index, options._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: NSDictionary)
    -> CGImage?
{
    CGImageSourceCreateThumbnailAtIndex(isrc, index, options._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGImageDestinationCreateWithURL(
    _ url: some _CFURLForm, _ type: some _CFStringForm, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestinationCreateWithURL(url._value, type._value, count, options)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGImageDestinationCreateWithURL(
    _ url: some _CFURLForm, _ type: some _CFStringForm, _ count: Int, _ options: NSDictionary
) -> CGImageDestination? {
    CGImageDestinationCreateWithURL(url._value, type._value, count, options._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: some _CFStringForm, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestinationCreateWithData(data, type._value, count, options)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: some _CFStringForm, _ count: Int, _ options: NSDictionary
) -> CGImageDestination? {
    CGImageDestinationCreateWithData(data, type._value, count, options._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary) {
    CGImageDestinationAddImage(idst, image, properties._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: NSDictionary
) {
    CGImageDestinationAddImageFromSource(idst, isrc, index, properties._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGPointMakeWithDictionaryRepresentation(_ dict: NSDictionary, _ point: UnsafeMutablePointer<CGPoint>)
    -> Bool
{
    CGPointMakeWithDictionaryRepresentation(dict._value, point)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGSizeMakeWithDictionaryRepresentation(_ dict: NSDictionary, _ size: UnsafeMutablePointer<CGSize>) -> Bool {
    CGSizeMakeWithDictionaryRepresentation(dict._value, size)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CGRectMakeWithDictionaryRepresentation(_ dict: NSDictionary, _ rect: UnsafeMutablePointer<CGRect>) -> Bool {
    CGRectMakeWithDictionaryRepresentation(dict._value, rect)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CFDataGetLength(_ theData: some _CFDataForm) -> CFIndex {
    CFDataGetLength(theData._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CFDataGetBytePtr(_ theData: some _CFDataForm) -> UnsafePointer<UInt8>! {
    CFDataGetBytePtr(theData._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CFStringGetLength(_ theString: some _CFStringForm) -> CFIndex {
    CFStringGetLength(theString._value)
}

/// The same with Foundation's references.
@_disfavoredOverload
public func CFErrorCreate(
    _ allocator: CFAllocator!, _ domain: NSString!, _ code: CFIndex, _ userInfo: NSDictionary!
) -> CFError! { CFErrorCreate(allocator, domain._value, code, userInfo?._value) }
