import Foundation

/// What is looked at in an archive before Foundation reads it: an object whose class is no description of a class ends the process in
/// Foundation's keyed unarchiver on Linux, where iOS reports an error.
///
/// - From: `NSKeyedUnarchiver.portico_unarchiver(_:)`
enum ArchiveCheck {
    /// Foundation's class of references in an archive, which has no public name.
    private static let referenceClass: AnyClass? = NSClassFromString("Foundation._NSKeyedArchiverUID")

    /// - Throws: where the class of an object in the archive isn't described there. iOS says so when the object is read.
    static func checkClasses(of unarchiver: NSKeyedUnarchiver) throws {
        let list = Mirror(reflecting: unarchiver).children.first { $0.label == "_objects" }
        guard let objects = list?.value as? [Any] else { return }
        for (number, object) in objects.enumerated() {
            guard let fields = object as? [AnyHashable: Any], let found = fields["$class"],
                let index = index(of: found as AnyObject)
            else { continue }
            if index < objects.count, objects[index] is [AnyHashable: Any] { continue }
            throw NSError(
                domain: NSCocoaErrorDomain, code: CocoaError.coderReadCorrupt.rawValue,
                userInfo: [
                    NSDebugDescriptionErrorKey:
                        "The class of object \(number) isn't described in the archive. The data may be corrupt."
                ])
        }
    }

    /// The place in the archive that a reference names; nil for what is no reference.
    private static func index(of reference: AnyObject) -> Int? {
        type(of: reference) == referenceClass ? Int(value(of: reference)) : nil
    }

    @_silgen_name("_CFKeyedArchiverUIDGetValue")
    private static func value(of reference: AnyObject) -> UInt32
}
