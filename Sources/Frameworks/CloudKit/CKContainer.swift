import Foundation
import PorticoObjC

/// Whether somebody is signed in to iCloud.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine = 0
    case available = 1
    /// Nobody here may allow it. Never so.
    case restricted = 2
    /// Nobody is signed in: always so.
    case noAccount = 3
    case temporarilyUnavailable = 4
}

extension NSNotification.Name {
    /// Somebody has signed in or out: never posted.
    public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// Answers as a device on which nobody is signed in, on a queue in the background as on iOS.
enum NoAccount {
    static let queue = DispatchQueue(label: "com.apple.cloudkit.callback")
    static var error: CKError { CKError(.notAuthenticated) }
    static func tell(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }
}

/// An app's place in iCloud. Nobody is signed in on this device: the status says so, and whatever is asked fails with
/// `CKError.notAuthenticated` (DEV-1239).
///
/// - From: the app, on any thread
/// - To: nobody: handlers are called on a queue in the background
open class CKContainer: NSObject, @unchecked Sendable {
    private let identifier: String?
    private static let own = CKContainer(nil)

    private dynamic init(_ identifier: String?) {
        self.identifier = identifier
        super.init()
    }
    /// A container by its identifier: `iCloud.com.example.app`.
    public convenience init(identifier containerIdentifier: String) { self.init(containerIdentifier) }

    /// The app's own.
    open class func `default`() -> CKContainer { own }
    /// Its identifier.
    open var containerIdentifier: String? {
        identifier ?? Bundle.main.bundleIdentifier.map { "iCloud." + $0 }
    }
    /// The signed-in person's own records.
    open private(set) lazy var privateCloudDatabase = CKDatabase(.private)
    /// All people's records.
    open private(set) lazy var publicCloudDatabase = CKDatabase(.public)
    /// What others share with the signed-in person.
    open private(set) lazy var sharedCloudDatabase = CKDatabase(.shared)
    /// One of the three.
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }

    /// Whether somebody is signed in: `noAccount`, without an error.
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        NoAccount.tell { completionHandler(.noAccount, nil) }
    }
    /// Whether somebody is signed in: `noAccount`.
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    /// Who is signed in: it fails.
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        NoAccount.tell { completionHandler(nil, NoAccount.error) }
    }
    /// Who is signed in: it fails.
    open func userRecordID() async throws -> CKRecord.ID { throw NoAccount.error }
    /// Begins an operation on no database: it fails.
    open func add(_ operation: CKOperation) { NoAccount.begin(operation) }
}

extension NoAccount {
    static let operations: OperationQueue = {
        let queue = OperationQueue()
        queue.name = "com.apple.cloudkit.operations"
        return queue
    }()
    static func begin(_ operation: CKOperation) { operations.addOperation(operation) }
}

/// Records of an app. Nobody is signed in: whatever is asked fails with `CKError.notAuthenticated` (DEV-1239).
open class CKDatabase: NSObject, @unchecked Sendable {
    /// Which of a container's databases it is.
    public enum Scope: Int, Sendable {
        case `public` = 1
        case `private` = 2
        case shared = 3
    }
    /// Which it is.
    public let databaseScope: Scope

    init(_ scope: Scope) {
        databaseScope = scope
        super.init()
    }

    /// Begins an operation: it fails.
    open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        NoAccount.begin(operation)
    }

    private func fail<T>(_ handler: @escaping @Sendable (T?, (any Error)?) -> Void) {
        NoAccount.tell { handler(nil, NoAccount.error) }
    }

    /// Would fetch a record.
    open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) {
        fail(completionHandler)
    }
    /// Would save a record.
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    /// Would delete a record.
    open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) {
        fail(completionHandler)
    }
    /// Would look records up.
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) { fail(completionHandler) }
    /// Would fetch all zones.
    open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    /// Would make a zone.
    open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    /// Would fetch all subscriptions.
    open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
        fail(completionHandler)
    }
    /// Would subscribe to changes.
    open func save(
        _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) {
        fail(completionHandler)
    }
    /// Would end a subscription.
    open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) { fail(completionHandler) }

    /// Would fetch a record.
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw NoAccount.error }
    /// Would save a record.
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw NoAccount.error }
    /// Would delete a record.
    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw NoAccount.error
    }
    /// Would make a zone.
    @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw NoAccount.error }
    /// Would subscribe to changes.
    @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
        throw NoAccount.error
    }
    /// Would fetch all subscriptions.
    open func allSubscriptions() async throws -> [CKSubscription] { throw NoAccount.error }
    /// Would look records up.
    open func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw NoAccount.error }
    /// Would look further records up.
    open func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw NoAccount.error }
}

/// Which records are looked up.
open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
    /// Of which kind.
    public let recordType: CKRecord.RecordType
    /// Which of them.
    public let predicate: NSPredicate
    /// In which order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// A query.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKQuery(recordType: recordType, predicate: predicate)
        copy.sortDescriptors = sortDescriptors
        return copy
    }
}
