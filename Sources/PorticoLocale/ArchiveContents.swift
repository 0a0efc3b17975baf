import Foundation

/// What goes into keyed archives, in front of Foundation's: a Swift error is written as the `NSError` that it is on iOS, and an object that
/// can't be written is the archiver's error. Both end the process in Foundation on Linux. Functions take the places of its own in the table
/// of the archiver's class (`Archiver.c`).
///
/// - From: an object that encodes what it holds, `NSKeyedArchiver.archivedData(withRootObject:requiringSecureCoding:)`
extension NSKeyedArchiver {
    // Foundation's own, by the names that the linker knows them by: a call of the method would find what stands in the table.
    @_silgen_name("$s10Foundation15NSKeyedArchiverC6encode_6forKeyyypSg_SStF")
    private func plainEncode(_ object: Any?, _ key: String)
    @_silgen_name("$s10Foundation15NSKeyedArchiverC6encodeyyypSgF")
    private func plainEncodeNext(_ object: Any?)
    @_silgen_name("$s10Foundation15NSKeyedArchiverC5errors5Error_pSgvs")
    private func plainFail(_ error: __owned (any Error)?)

    /// `encode(_:forKey:)`.
    @_silgen_name("portico_archiver_encode")
    package func portico_encode(_ object: Any?, _ key: String) {
        guard let object else { return plainEncode(nil, key) }
        if let written = writtenForm(of: object) { plainEncode(written, key) }
    }

    /// `encode(_:)`, of an object without a key.
    @_silgen_name("portico_archiver_encode_next")
    package func portico_encode_next(_ object: Any?) {
        guard let object else { return plainEncodeNext(nil) }
        if let written = writtenForm(of: object) { plainEncodeNext(written) }
    }

    /// The object as it is written; nil, with an error, for one that can't be.
    private func writtenForm(of object: Any) -> Any? {
        var contents = ArchiveContents(archiver: self)
        let written = contents.writtenForm(of: object)
        guard let refused = contents.refused else { return written ?? object }
        // iOS says what it says while it reads.
        let reason =
            "Caught exception during archival: This decoder will only decode classes that adopt NSSecureCoding. "
            + "Class '\(refused)' does not adopt it."
        if error == nil {
            plainFail(
                NSError(
                    domain: NSCocoaErrorDomain, code: CocoaError.coderInvalidValue.rawValue,
                    userInfo: [NSDebugDescriptionErrorKey: reason]))
        }
        return nil
    }
}

/// One object on its way into an archive, with what is in its collections.
private struct ArchiveContents {
    private let archiver: NSKeyedArchiver
    /// The first class that can't be written.
    private(set) var refused: String?
    /// The collections that are looked through: one may hold itself.
    private var open: Set<ObjectIdentifier> = []

    init(archiver: NSKeyedArchiver) { self.archiver = archiver }

    /// What stands for an error of Swift's, or for a collection with one in it; nil for a value that is written as it is.
    mutating func writtenForm(of value: Any) -> Any? {
        switch value {
        case is String, is Data, is Date, is NSNumber, is NSNull: return nil
        default: break
        }
        if !(type(of: value) is AnyClass), let error = value as? any Error { return error as NSError }
        let object = value as AnyObject
        guard object is NSArray || object is NSDictionary || object is NSSet else {
            noteRefusal(of: object)
            return nil
        }
        guard open.insert(ObjectIdentifier(object)).inserted else { return nil }
        defer { open.remove(ObjectIdentifier(object)) }
        switch object {
        case let array as NSArray:
            return writtenForms((0..<array.count).map(array.object(at:))).map {
                array is NSMutableArray ? NSMutableArray(array: $0) : NSArray(array: $0)
            }
        case let set as NSSet:
            return writtenForms(set.allObjects).map {
                set is NSMutableSet ? NSMutableSet(array: $0) : NSSet(array: $0)
            }
        case let dictionary as NSDictionary:
            let keys = dictionary.allKeys.compactMap { $0 as AnyObject as? NSObject }
            let values = keys.map { dictionary.object(forKey: $0) ?? NSNull() }
            return writtenForms(values).map {
                dictionary is NSMutableDictionary
                    ? NSMutableDictionary(objects: $0, forKeys: keys) : NSDictionary(objects: $0, forKeys: keys)
            }
        default: return nil
        }
    }

    /// Nil where all values are written as they are.
    private mutating func writtenForms(_ values: [Any]) -> [Any]? {
        var result: [Any]?
        for (index, value) in values.enumerated() {
            guard let written = writtenForm(of: value) else { continue }
            if result == nil { result = values }
            result?[index] = written
        }
        return result
    }

    /// Notes an object that can't be written, unless another one may be put in its place.
    private mutating func noteRefusal(of object: AnyObject) {
        guard refused == nil, archiver.delegate == nil, !isWritable(object) else { return }
        let other = (object as? NSObject)?.replacementObject(for: archiver) as AnyObject?
        if let other, other !== object, isWritable(other) { return }
        refused = NSStringFromClass(type(of: object))
    }

    private func isWritable(_ object: AnyObject) -> Bool {
        guard archiver.requiresSecureCoding else { return object is any NSCoding }
        return (type(of: object) as? any NSSecureCoding.Type)?.supportsSecureCoding == true
    }
}
