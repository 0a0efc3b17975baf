import Foundation

// What Launch Services had for types of data before `UTType`. Texts of Core Foundation are strings here, which nobody counts.

/// What a function returns on iOS as a reference that nobody has counted yet.
public struct _PorticoUnmanaged<Value> {
    let value: Value
    /// The value, taken over.
    public func takeRetainedValue() -> Value { value }
    /// The value, as it is.
    public func takeUnretainedValue() -> Value { value }
}

/// The class of tags that are extensions of files' names.
public let kUTTagClassFilenameExtension = UTTagClass.filenameExtension.rawValue
/// The class of tags that are types as the net says them.
public let kUTTagClassMIMEType = UTTagClass.mimeType.rawValue

/// The identifier of the type that a tag stands for: a dynamic one where none is known.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> _PorticoUnmanaged<String>? {
    let above = inConformingToUTI.flatMap { UTType($0) }
    return UTType(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: above).map {
        _PorticoUnmanaged(value: $0.identifier)
    }
}

/// The first tag of a class that a type has; nil where it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> _PorticoUnmanaged<String>? {
    guard let type = UTType(inUTI) else { return nil }
    let tag =
        switch inTagClass {
        case kUTTagClassFilenameExtension: type.preferredFilenameExtension
        case kUTTagClassMIMEType: type.preferredMIMEType
        default: type.tags[UTTagClass(rawValue: inTagClass)]?.first
        }
    return tag.map { _PorticoUnmanaged(value: $0) }
}

/// Whether a type is another one, or below it.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let type = UTType(inUTI), let above = UTType(inConformsToUTI) else { return false }
    return type.conforms(to: above)
}

/// Whether two identifiers are of one type: the size of letters doesn't count.
public func UTTypeEqual(_ inUTI1: String, _ inUTI2: String) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// What a person calls a type; nil for one that isn't known.
public func UTTypeCopyDescription(_ inUTI: String) -> _PorticoUnmanaged<String>? {
    UTType(inUTI)?.localizedDescription.map { _PorticoUnmanaged(value: $0) }
}
