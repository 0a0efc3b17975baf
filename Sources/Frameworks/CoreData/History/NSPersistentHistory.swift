import Foundation

/// What happened to an object.
public enum NSPersistentHistoryChangeType: Int, Sendable {
    /// It came.
    case insert = 0
    /// It was changed.
    case update
    /// It went.
    case delete
}

/// In which form history comes.
public enum NSPersistentHistoryResultType: Int, Sendable {
    /// Whether it went well.
    case statusOnly = 0
    /// Names of objects.
    case objectIDs
    /// How many.
    case count
    /// Transactions without their changes.
    case transactionsOnly
    /// Changes.
    case changesOnly
    /// Transactions with their changes.
    case transactionsAndChanges
}

/// A place in history.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The last transaction of each store, by the store's identifier.
    let places: [String: Int64]
    init(_ places: [String: Int64]) { self.places = places }
    /// A place before all history: for classes below, too.
    public override init() { places = [:] }
    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.places == places }
    open override var hash: Int { places.hashValue }
    /// True.
    open class var supportsSecureCoding: Bool { true }
    /// Writes it into an archive.
    open func encode(with coder: NSCoder) {
        let list = places.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ";")
        coder.encode(list as NSString, forKey: "places")
    }
    /// Reads one from an archive.
    public required init?(coder: NSCoder) {
        guard let list = coder.decodeObject(of: NSString.self, forKey: "places") as String? else { return nil }
        places = Dictionary(
            list.split(separator: ";").compactMap { part in
                let sides = part.split(separator: "=")
                return sides.count == 2 ? Int64(sides[1]).map { (String(sides[0]), $0) } : nil
            }, uniquingKeysWith: { $1 })
    }
}

/// What happened to one object in one transaction.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
    /// Its number.
    public let changeID: Int64
    /// The object.
    public let changedObjectID: NSManagedObjectID
    /// What happened.
    public let changeType: NSPersistentHistoryChangeType
    /// The transaction.
    open internal(set) weak var transaction: NSPersistentHistoryTransaction?
    /// The properties that were changed.
    public let updatedProperties: Set<NSPropertyDescription>?
    /// What is left of a deleted object. Nothing is kept (DEV-1115).
    open var tombstone: [AnyHashable: Any]? { nil }

    init(_ number: Int64, _ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType, _ names: [String]) {
        (changeID, changedObjectID, changeType) = (number, id, type)
        let properties = id.entity.propertiesByName
        updatedProperties = type == .update ? Set(names.compactMap { properties[$0] }) : nil
    }
}

/// One save.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
    /// When.
    public let timestamp: Date
    /// What it changed; nil where only transactions were asked for.
    open internal(set) var changes: [NSPersistentHistoryChange]?
    /// Its number.
    public let transactionNumber: Int64
    /// The store's identifier.
    public let storeID: String
    /// The app.
    public let bundleID: String
    /// The process.
    public let processID: String
    /// The context's name.
    public let contextName: String?
    /// Who saved, as the context says.
    public let author: String?
    /// The place behind it.
    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken([storeID: transactionNumber]) }

    init(
        _ number: Int64, _ time: Date, _ store: String, bundle: String, process: String, context: String?,
        author: String?
    ) {
        (transactionNumber, timestamp, storeID) = (number, time, store)
        (bundleID, processID, contextName, self.author) = (bundle, process, context, author)
    }

    /// What contexts merge: the names of the objects.
    open func objectIDNotification() -> Notification {
        func ids(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
            Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
        }
        return Notification(
            name: .NSManagedObjectContextDidSaveObjectIDs, object: nil,
            userInfo: [
                NSInsertedObjectIDsKey: ids(.insert), NSUpdatedObjectIDsKey: ids(.update),
                NSDeletedObjectIDsKey: ids(.delete),
            ])
    }
}

/// What came of a question about history.
open class NSPersistentHistoryResult: NSPersistentStoreResult, @unchecked Sendable {
    /// The answer: transactions, changes, names, a number.
    public let result: Any?
    /// In which form it is.
    public let resultType: NSPersistentHistoryResultType
    init(_ result: Any?, _ type: NSPersistentHistoryResultType) { (self.result, resultType) = (result, type) }
}

/// Asks for history, or deletes some.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, @unchecked Sendable {
    enum Bound {
        case all
        case date(Date)
        case token(NSPersistentHistoryToken)
        case number(Int64)
    }
    final private(set) var bound = Bound.all
    final private(set) var deletes = false
    /// In which form it comes.
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    /// The place that was given.
    open var token: NSPersistentHistoryToken? { if case .token(let token) = bound { token } else { nil } }

    /// History that a question leaves as it is.
    public required override init() { super.init() }
    private static func made(_ bound: Bound, deletes: Bool) -> Self {
        let made = Self()
        (made.bound, made.deletes) = (bound, deletes)
        return made
    }

    /// What came after a moment.
    open class func fetchHistory(after date: Date) -> Self { made(.date(date), deletes: false) }
    /// What came after a place; all for nil.
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self {
        made(token.map { .token($0) } ?? .all, deletes: false)
    }
    /// What came after a transaction; all for nil.
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
        made(transaction.map { .number($0.transactionNumber) } ?? .all, deletes: false)
    }
    /// Deletes what came before a moment.
    open class func deleteHistory(before date: Date) -> Self { made(.date(date), deletes: true) }
    /// Deletes what came before a place; all for nil.
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self {
        made(token.map { .token($0) } ?? .all, deletes: true)
    }
    /// Deletes what came before a transaction; all for nil.
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
        made(transaction.map { .number($0.transactionNumber) } ?? .all, deletes: true)
    }
}

extension NSPersistentStoreCoordinator {
    /// The last place in the history of stores; nil where none is kept.
    public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
        var places: [String: Int64] = [:]
        for store in sqlStores where store.keepsHistory {
            guard stores == nil || stores!.contains(where: { ($0 as? NSPersistentStore) === store }) else { continue }
            places[store.identifier] = store.lock.withLock {
                (try? store.database.int("SELECT MAX(Z_PK) FROM ATRANSACTION")) ?? 0
            }
        }
        return places.isEmpty ? nil : NSPersistentHistoryToken(places)
    }
}
