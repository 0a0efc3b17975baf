import Foundation
import PorticoObjC

/// Something that iCloud is to do. Nobody is signed in: it fails with `CKError.notAuthenticated`, by its own blocks, in the background
/// (DEV-1239).
open class CKOperation: Operation, @unchecked Sendable {
    /// The container that it is of.
    open var container: CKContainer?
    public override init() { super.init() }
    open override func main() {
        if !isCancelled { fail(NoAccount.error) } else { fail(CKError(.operationCancelled)) }
    }
    /// Calls the blocks that hear of the end.
    func fail(_ error: CKError) {}
}

/// Something that a database is to do.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    /// The database that it is of.
    open var database: CKDatabase?
}

/// Saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Which records are saved where the server has others.
    public enum RecordSavePolicy: Int, Sendable {
        case ifServerRecordUnchanged = 0
        case changedKeys = 1
        case allKeys = 2
    }
    /// What is saved.
    open var recordsToSave: [CKRecord]?
    /// What is deleted.
    open var recordIDsToDelete: [CKRecord.ID]?
    /// Which records are saved where the server has others.
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    /// Whether all fail with one.
    open var isAtomic = true
    /// Hears how it went: nil, nil and the error.
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    /// Hears how it went: the error.
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Hears how each record went: not called.
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Hears how each record went: not called.
    open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?

    public override init() { super.init() }
    /// An operation.
    public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.init()
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }
    override func fail(_ error: CKError) {
        modifyRecordsCompletionBlock?(nil, nil, error)
        modifyRecordsResultBlock?(.failure(error))
    }
}

/// Fetches records.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Which.
    open var recordIDs: [CKRecord.ID]?
    /// Which values of them; nil: all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Hears how it went: nil and the error.
    open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    /// Hears how it went: the error.
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Hears of each record: not called.
    open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    public override init() { super.init() }
    /// An operation.
    public convenience init(recordIDs: [CKRecord.ID]) {
        self.init()
        self.recordIDs = recordIDs
    }
    override func fail(_ error: CKError) {
        fetchRecordsCompletionBlock?(nil, error)
        fetchRecordsResultBlock?(.failure(error))
    }
}

/// Looks records up.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Where a search goes on. There is none.
    open class Cursor: NSObject, @unchecked Sendable { override init() { super.init() } }
    /// As many results as the server gives at once.
    public class var maximumResults: Int { 0 }
    /// What is looked up.
    open var query: CKQuery?
    /// Where the search goes on.
    open var cursor: Cursor?
    /// Where.
    open var zoneID: CKRecordZone.ID?
    /// How many at most.
    open var resultsLimit = CKQueryOperation.maximumResults
    /// Which values; nil: all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Hears of each record: not called.
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    /// Hears of each record: not called.
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Hears how it went: nil and the error.
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    /// Hears how it went: the error.
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    public override init() { super.init() }
    /// A search.
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }
    /// A search that goes on.
    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }
    override func fail(_ error: CKError) {
        queryCompletionBlock?(nil, error)
        queryResultBlock?(.failure(error))
    }
}

/// Begins and ends subscriptions.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// What begins.
    open var subscriptionsToSave: [CKSubscription]?
    /// What ends.
    open var subscriptionIDsToDelete: [CKSubscription.ID]?
    /// Hears how it went: nil, nil and the error.
    open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [String]?, (any Error)?) -> Void)?
    /// Hears how it went: the error.
    open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() { super.init() }
    /// An operation.
    public convenience init(
        subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
    ) {
        self.init()
        (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
    }
    override func fail(_ error: CKError) {
        modifySubscriptionsCompletionBlock?(nil, nil, error)
        modifySubscriptionsResultBlock?(.failure(error))
    }
}

/// A wish to hear of changes.
open class CKSubscription: NSObject, @unchecked Sendable {
    /// Which wish it is.
    public typealias ID = String
    /// What a person or the app is told.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        /// The text.
        open var alertBody: String?
        /// The text's key.
        open var alertLocalizationKey: String?
        /// The values in the text.
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        /// The title.
        open var title: String?
        /// The title's key.
        open var titleLocalizationKey: String?
        /// The sound.
        open var soundName: String?
        /// Whether the icon counts.
        open var shouldBadge = false
        /// Whether the app is woken.
        open var shouldSendContentAvailable = false
        /// Whether the text may be changed by an extension.
        open var shouldSendMutableContent = false
        /// Which values come along.
        open var desiredKeys: [CKRecord.FieldKey]?
        /// The category of the notification.
        open var category: String?
        public override init() { super.init() }
    }
    private let identifier: ID
    init(_ identifier: ID) {
        self.identifier = identifier
        super.init()
    }
    /// Which wish it is.
    open var subscriptionID: ID { identifier }
    /// What a person or the app is told.
    open var notificationInfo: NotificationInfo?
}

/// A wish to hear of records that a query finds.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// Of which changes.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A record has come.
        public static var firesOnRecordCreation: Options { Options(rawValue: 1 << 0) }
        /// A record has changed.
        public static var firesOnRecordUpdate: Options { Options(rawValue: 1 << 1) }
        /// A record has gone.
        public static var firesOnRecordDeletion: Options { Options(rawValue: 1 << 2) }
        /// Once alone.
        public static var firesOnce: Options { Options(rawValue: 1 << 3) }
    }
    /// Of which kind.
    public let recordType: CKRecord.RecordType?
    /// Which of them.
    public let predicate: NSPredicate
    /// Of which changes.
    public let querySubscriptionOptions: Options
    /// - Parameter subscriptionID: by default one that no other has.
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID = UUID().uuidString,
        options querySubscriptionOptions: Options = [
            .firesOnRecordCreation, .firesOnRecordUpdate, .firesOnRecordDeletion,
        ]
    ) {
        (self.recordType, self.predicate) = (recordType, predicate)
        self.querySubscriptionOptions = querySubscriptionOptions
        super.init(subscriptionID)
    }
}

/// A wish to hear of all changes of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    /// A wish.
    public init(subscriptionID: CKSubscription.ID) { super.init(subscriptionID) }
}

/// What iCloud has pushed: none comes here, and one that an app makes of a dictionary has what that says.
open class CKNotification: NSObject, @unchecked Sendable {
    private let alert: [AnyHashable: Any]
    private let cloud: [AnyHashable: Any]
    /// Nil for a dictionary that iCloud hasn't made.
    public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
        guard let cloud = notificationDictionary["ck"] as? [AnyHashable: Any] else { return nil }
        self.cloud = cloud
        alert = (notificationDictionary["aps"] as? [AnyHashable: Any])?["alert"] as? [AnyHashable: Any] ?? [:]
        super.init()
    }
    /// The container.
    open var containerIdentifier: String? { cloud["cid"] as? String }
    /// The text.
    open var alertBody: String? { alert["body"] as? String }
    /// The text's key.
    open var alertLocalizationKey: String? { alert["loc-key"] as? String }
    /// The title.
    open var title: String? { alert["title"] as? String }
    /// The title's key.
    open var titleLocalizationKey: String? { alert["title-loc-key"] as? String }
}
