import Foundation

/// What is looked at in an archive before Foundation reads it, because it ends the process there on Linux, where iOS reports an error: a
/// set among the property list's objects, and an object whose class is no description of a class.
///
/// - From: `NSKeyedUnarchiver.portico_unarchiver(_:)`
enum ArchiveCheck {
    /// Foundation's class of references in an archive, which has no public name.
    private static let referenceClass: AnyClass? = NSClassFromString("Foundation._NSKeyedArchiverUID")

    /// A binary property list may hold sets, which no archive has: what stands there for an array by mistake is bridged without a look at
    /// its contents.
    ///
    /// - Throws: where one of the list's objects is a set.
    static func checkKinds(of data: Data) throws {
        // At the end: the bytes of an offset, those of a reference, and as eight bytes each how many objects there are, which is the first,
        // and where their offsets stand.
        let trailer = 26
        guard data.count > trailer + 8, data.starts(with: Data("bplist".utf8)) else { return }
        let bytes = [UInt8](data)
        func number(at place: Int, _ width: Int) -> Int? {
            guard place >= 0, place <= bytes.count - width else { return nil }
            let value = bytes[place..<place + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return Int(exactly: value)
        }
        let end = bytes.count - trailer
        let width = Int(bytes[end])
        guard (1...8).contains(width), let count = number(at: end + 2, 8), let table = number(at: end + 18, 8),
            table < end, count <= (end - table) / width
        else { return }
        for index in 0..<count {
            guard let place = number(at: table + index * width, width), place < end else { continue }
            if [0xb0, 0xc0].contains(bytes[place] & 0xf0) {
                throw error("The archive holds a set without a class. The data may be corrupt.")
            }
        }
    }

    /// - Throws: where the class of an object in the archive isn't described there. iOS says so when the object is read.
    static func checkClasses(of unarchiver: NSKeyedUnarchiver) throws {
        let list = Mirror(reflecting: unarchiver).children.first { $0.label == "_objects" }
        guard let objects = list?.value as? [Any] else { return }
        // Few classes have many objects.
        var described: Set<Int> = []
        for (number, object) in objects.enumerated() {
            guard let fields = object as? [AnyHashable: Any], let found = fields["$class"],
                let index = index(of: found as AnyObject)
            else { continue }
            if described.contains(index) { continue }
            if index < objects.count, objects[index] is [String: Any] {
                described.insert(index)
                continue
            }
            throw error("The class of object \(number) isn't described in the archive. The data may be corrupt.")
        }
    }

    private static func error(_ reason: String) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: CocoaError.coderReadCorrupt.rawValue,
            userInfo: [NSDebugDescriptionErrorKey: reason])
    }

    /// The place in the archive that a reference names; nil for what is no reference.
    private static func index(of reference: AnyObject) -> Int? {
        type(of: reference) == referenceClass ? Int(value(of: reference)) : nil
    }

    @_silgen_name("_CFKeyedArchiverUIDGetValue")
    private static func value(of reference: AnyObject) -> UInt32
}
