import Foundation

/// The ways to an unarchiver, in front of Foundation's: these functions carry the names that the linker knows Foundation's by, as those
/// of `LocaleOverride` do.
///
/// - From: an app that reads an archive
/// - To: `ArchiveCheck`, `SecureDecoding`
extension NSKeyedUnarchiver {
    /// Foundation's own `NSKeyedUnarchiver(forReadingFrom:)`.
    @_silgen_name("portico_next_unarchiver")
    private static func plain(_ data: __owned Data) throws -> NSKeyedUnarchiver

    /// `NSKeyedUnarchiver(forReadingFrom:)`: as on iOS it requires secure coding, and what can't be read is an error, not the end.
    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC14forReadingFromAC0A10Essentials4DataV_tKcfC")
    package static func portico_unarchiver(_ data: __owned Data) throws -> NSKeyedUnarchiver {
        try ArchiveCheck.checkKinds(of: data)
        let unarchiver = try plain(data)
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        try ArchiveCheck.checkClasses(of: unarchiver)
        SecureDecoding.begin(unarchiver)
        return unarchiver
    }

    /// `NSKeyedUnarchiver.unarchivedObject(ofClasses:from:)`.
    @_silgen_name(
        "$s10Foundation17NSKeyedUnarchiverC16unarchivedObject9ofClasses4fromypSgSayyXlXpG_0A10Essentials4DataVtKFZ")
    package static func portico_unarchived_object(_ classes: [AnyClass], _ data: Data) throws -> Any? {
        let unarchiver = try portico_unarchiver(data)
        defer { unarchiver.finishDecoding() }
        let result = unarchiver.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
        if let error = unarchiver.error { throw error }
        return result
    }

    /// `NSKeyedUnarchiver.unarchivedObject(ofClass:from:)`.
    @_silgen_name(
        "$s10Foundation17NSKeyedUnarchiverC16unarchivedObject7ofClass4fromxSgxm_0A10Essentials4DataVtKAA8NSObjectCRbzAA8NSCodingRzlFZ"
    )
    package static func portico_unarchived_object_of_class<Object: NSObject & NSCoding>(
        _ type: Object.Type, _ data: Data
    ) throws -> Object? { try portico_unarchived_object([type], data) as? Object }
}
