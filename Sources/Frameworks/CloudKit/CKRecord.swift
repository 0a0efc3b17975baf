import Foundation
import PorticoObjC

/// The name of the signed-in person's zones.
public let CKCurrentUserDefaultName = "__defaultOwner__"
/// The name of a database's own zone.
public let CKRecordZoneDefaultName = "_defaultZone"

/// Which zone it is.
open class CKRecordZoneID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let (name, owner): (String, String)
    /// - Parameter ownerName: by default the signed-in person.
    public init(zoneName: String = CKRecordZoneID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
        (name, owner) = (zoneName, ownerName)
        super.init()
    }
    /// The name of a database's own zone.
    public static let defaultZoneName = CKRecordZoneDefaultName
    /// A database's own zone.
    public static let `default` = CKRecordZoneID()
    /// The zone's name.
    open var zoneName: String { name }
    /// Whose it is.
    open var ownerName: String { owner }
    public static var supportsSecureCoding: Bool { true }
    public required convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "ZoneName") as String?,
            let owner = coder.decodeObject(of: NSString.self, forKey: "ownerName") as String?
        else { return nil }
        self.init(zoneName: name, ownerName: owner)
    }
    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "ZoneName")
        coder.encode(owner as NSString, forKey: "ownerName")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CKRecordZoneID).map { $0.name == name && $0.owner == owner } ?? false
    }
    open override var hash: Int { name.hashValue ^ owner.hashValue }
    open override var description: String { "<CKRecordZoneID: zoneName=\(name), ownerName=\(owner)>" }
}

/// A part of a database.
open class CKRecordZone: NSObject, NSCopying, @unchecked Sendable {
    /// Which it is. A class of its own: archives name none that lies in another.
    public typealias ID = CKRecordZoneID

    /// Which zone it is.
    public let zoneID: ID
    /// A zone of the signed-in person.
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
    /// A zone.
    public init(zoneID: ID) {
        self.zoneID = zoneID
        super.init()
    }
    /// A database's own zone.
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a record can hold: texts, numbers, dates, data, places, assets, references, and lists of them.
public protocol CKRecordValueProtocol {}
/// The same.
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

/// A file that belongs to a record.
open class CKAsset: NSObject, @unchecked Sendable {
    private let url: URL
    /// - Parameter fileURL: the file, which would be sent with the record.
    public init(fileURL: URL) {
        url = fileURL
        super.init()
    }
    /// Where the file lies.
    open var fileURL: URL? { url }
}

/// Which record it is.
open class CKRecordID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let name: String
    private let zone: CKRecordZone.ID
    /// In a database's own zone.
    public convenience init(recordName: String) { self.init(recordName: recordName, zoneID: .default) }
    /// - Parameter recordName: by default one that no other record has.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = CKRecordZone.ID.default) {
        (name, zone) = (recordName, zoneID)
        super.init()
    }
    /// The record's name.
    open var recordName: String { name }
    /// The zone.
    open var zoneID: CKRecordZone.ID { zone }
    public static var supportsSecureCoding: Bool { true }
    public required convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "RecordName") as String?,
            let zone = coder.decodeObject(of: CKRecordZone.ID.self, forKey: "ZoneID")
        else { return nil }
        self.init(recordName: name, zoneID: zone)
    }
    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "RecordName")
        coder.encode(zone, forKey: "ZoneID")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CKRecordID).map { $0.name == name && $0.zone == zone } ?? false
    }
    open override var hash: Int { name.hashValue ^ zone.hash }
    open override var description: String { "<CKRecordID: recordName=\(name), zoneID=\(zone)>" }
}

/// Values by name. It lives in memory: nobody is signed in, and no database takes it (DEV-1239).
open class CKRecord: NSObject, NSCopying, @unchecked Sendable {
    /// What kind of record it is.
    public typealias RecordType = String
    /// A value's name.
    public typealias FieldKey = String

    /// Which it is. A class of its own: archives name none that lies in another.
    public typealias ID = CKRecordID

    /// What becomes of a record when the one that it names is deleted.
    public enum ReferenceAction: UInt, Sendable {
        case none = 0
        case deleteSelf = 1
    }

    /// Another record, from a record.
    open class Reference: NSObject, NSCopying, @unchecked Sendable {
        private let id: ID
        private let rule: ReferenceAction
        /// By its identifier.
        public init(recordID: ID, action: ReferenceAction) {
            (id, rule) = (recordID, action)
            super.init()
        }
        /// By itself.
        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }
        /// Which record.
        open var recordID: ID { id }
        /// What becomes of who names it.
        open var action: ReferenceAction { rule }
        open func copy(with zone: NSZone? = nil) -> Any { self }
        open override func isEqual(_ object: Any?) -> Bool { (object as? Reference)?.id == id }
        open override var hash: Int { id.hash }
    }

    private let (type, id): (RecordType, ID)
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []

    /// A record that no database has yet.
    public init(recordType: RecordType, recordID: ID = ID()) {
        (type, id) = (recordType, recordID)
        super.init()
    }
    /// A record of a zone that no database has yet.
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    /// What kind of record it is.
    open var recordType: RecordType { type }
    /// Which record it is.
    open var recordID: ID { id }
    /// When a database took it: never.
    open var creationDate: Date? { nil }
    /// Who made it: nobody who is known.
    open var creatorUserRecordID: ID? { nil }
    /// When a database took it last: never.
    open var modificationDate: Date? { nil }
    /// Which state of it a database has: none.
    open var recordChangeTag: String? { nil }
    /// The record that it belongs to.
    open var parent: Reference?

    /// A value by its name. Nil takes it away.
    public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set {
            values[key] = newValue
            changed.insert(key)
        }
    }
    /// A value of a type by its name; nil for one of another type.
    public subscript<T>(key: FieldKey) -> T? where T: CKRecordValueProtocol {
        get { values[key] as? T }
        set {
            values[key] = newValue
            changed.insert(key)
        }
    }
    /// A value by its name.
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
    /// Sets a value.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
    /// The names that have a value, sorted.
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    /// The names whose values have changed since it was made, sorted.
    open func changedKeys() -> [FieldKey] { changed.sorted() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: type, recordID: id)
        (copy.values, copy.changed, copy.parent) = (values, changed, parent)
        return copy
    }
}
