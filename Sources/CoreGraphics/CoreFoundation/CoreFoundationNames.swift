// Foundation on Linux has no `CF…` names, but Core Graphics' own signatures are made of them. They are Swift's value
// types here, so that the coercions that iOS code writes (`[a, b] as CFArray`, `url as CFURL`, `data as CFData`,
// `name as String`) are plain upcasts and need no bridging.
import Foundation

/// A string, as Core Foundation's functions take it.
public typealias CFString = String
/// An array of any values, as Core Foundation's functions take it.
public typealias CFArray = [Any]
/// A dictionary of any values, as Core Foundation's functions take it.
public typealias CFDictionary = [AnyHashable: Any]
/// Immutable bytes, as Core Foundation's functions take them.
public typealias CFData = Data
/// Growing bytes; a reference, since a data consumer writes to it after it was passed.
public typealias CFMutableData = NSMutableData
/// A URL, as Core Foundation's functions take it.
public typealias CFURL = URL
/// A number that identifies a Core Foundation type.
public typealias CFTypeID = UInt
/// Any Core Foundation object.
public typealias CFTypeRef = AnyObject
/// An error, as Core Foundation's functions give it.
public typealias CFError = NSError
/// Any property-list value.
public typealias CFPropertyList = Any
/// A count or an index.
public typealias CFIndex = Int
/// Seconds between two times.
public typealias CFTimeInterval = Double
/// Seconds since 1 January 2001, 00:00 GMT.
public typealias CFAbsoluteTime = Double

/// Returns the number of values in an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex {
    theArray.count
}

/// Returns the object at an index, valid while the array lives; nil for a value that is no object here, such as a string.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    guard type(of: theArray[idx]) is AnyClass else { return nil }
    return UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

/// Returns the number of bytes in a data object.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex {
    theData.count
}

/// Returns a pointer to the bytes of a data object, valid while that object lives.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    // Data of more than a few bytes keeps them in one reference-counted block, whose address does not change while any
    // copy lives. Smaller data lives inside the value itself and has no address: those few bytes are kept for good.
    guard theData.count > 64 else {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(theData.count, 1))
        theData.copyBytes(to: copy, count: theData.count)
        return UnsafePointer(copy)
    }
    return theData.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

/// The words that an error has for a person.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }
