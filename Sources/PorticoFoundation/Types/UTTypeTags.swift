import Foundation

// What MobileCoreServices has of types, from before `UTType`. Each is `UTType`'s own answer by another name.

/// The class of tags that are extensions of file names: `public.filename-extension`.
public let kUTTagClassFilenameExtension = UTTagClass.filenameExtension.rawValue
/// The class of tags that are MIME types: `public.mime-type`.
public let kUTTagClassMIMEType = UTTagClass.mimeType.rawValue

/// Returns the identifier of a tag's type: of `inConformingToUTI`'s kin, or of any. Of a tag that is unknown it is made from it
/// (`dyn.…`), as `UTType(tag:tagClass:conformingTo:)` does; nil for an empty tag and an unknown class.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> Unmanaged<NSString>? {
    guard let tagClass = knownClass(inTagClass),
        let type = UTType(tag: inTag, tagClass: tagClass, conformingTo: inConformingToUTI.flatMap { UTType($0) })
    else { return nil }
    return .passRetained(NSString(string: type.identifier))
}

/// Returns the first tag of a class that a type has; nil where it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> Unmanaged<NSString>? {
    guard let tagClass = knownClass(inTagClass), let type = UTType(inUTI) else { return nil }
    let tag = tagClass == .mimeType ? type.preferredMIMEType : type.preferredFilenameExtension
    return tag.map { .passRetained(NSString(string: $0)) }
}

/// Returns the first tag of a class that a type has, which is named by what another of these functions returned.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: NSString, _ inTagClass: String) -> Unmanaged<NSString>? {
    UTTypeCopyPreferredTagWithClass(String(inUTI), inTagClass)
}

/// Returns whether a type is the other one, or one of its kin.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
    if inUTI == inConformsToUTI { return true }
    guard let type = UTType(inUTI), let parent = UTType(inConformsToUTI) else { return false }
    return type.conforms(to: parent)
}

/// Returns whether a type, which is named by what another of these functions returned, is the other one, or one of its kin.
public func UTTypeConformsTo(_ inUTI: NSString, _ inConformsToUTI: String) -> Bool {
    UTTypeConformsTo(String(inUTI), inConformsToUTI)
}

/// Returns whether two identifiers name the same type.
public func UTTypeEqual(_ inUTI1: String, _ inUTI2: String) -> Bool {
    inUTI1.caseInsensitiveCompare(inUTI2) == .orderedSame
}

private func knownClass(_ name: String) -> UTTagClass? {
    [.mimeType, .filenameExtension].first { $0.rawValue == name }
}

extension Unmanaged where Instance == NSString {
    /// Keeps a text, which is Core Foundation's here as it is, for somebody who takes it over.
    public static func passRetained(_ value: String) -> Unmanaged<NSString> { passRetained(NSString(string: value)) }
}
