import CloudKit
import XCTest

/// A device on which nobody is signed in to iCloud (DEV-1239): records are real in memory, and whatever is asked of a database fails.
final class CloudTests: XCTestCase, @unchecked Sendable {
    private func failure(_ body: () async throws -> Void) async -> CKError.Code? {
        do {
            try await body()
            return nil
        } catch { return (error as? CKError)?.code }
    }

    func testNobodyIsSignedIn() async throws {
        let container = CKContainer(identifier: "iCloud.com.example")
        XCTAssertEqual(container.containerIdentifier, "iCloud.com.example")
        let status = try await container.accountStatus()
        XCTAssertEqual(status, .noAccount)
        let told = expectation(description: "told")
        container.accountStatus { status, error in
            XCTAssertEqual(status, .noAccount)
            XCTAssertNil(error)
            XCTAssertFalse(Thread.isMainThread)
            told.fulfill()
        }
        await fulfillment(of: [told], timeout: 5)
        let database = container.privateCloudDatabase
        XCTAssertTrue(database === container.database(with: .private))
        let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
        var code = await failure { _ = try await database.records(matching: query) }
        XCTAssertEqual(code, .notAuthenticated)
        code = await failure { try await database.save(CKRecord(recordType: "Note")) }
        XCTAssertEqual(code, .notAuthenticated)
        code = await failure { _ = try await container.userRecordID() }
        XCTAssertEqual(code, .notAuthenticated)
    }

    func testHandlersAndOperationsFailOnce() {
        let database = CKContainer.default().publicCloudDatabase
        let handler = expectation(description: "handler"), block = expectation(description: "block")
        let result = expectation(description: "result"), cancelled = expectation(description: "cancelled")
        database.fetch(withRecordID: CKRecord.ID(recordName: "a")) { record, error in
            XCTAssertNil(record)
            XCTAssertEqual((error as? CKError)?.code, .notAuthenticated)
            handler.fulfill()
        }
        let save = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "Note")], recordIDsToDelete: nil)
        save.savePolicy = .allKeys
        save.modifyRecordsCompletionBlock = { saved, deleted, error in
            XCTAssertNil(saved)
            XCTAssertNil(deleted)
            XCTAssertEqual((error as? CKError)?.code, .notAuthenticated)
            block.fulfill()
        }
        save.perRecordSaveBlock = { _, _ in XCTFail("a record was saved") }
        let finished = expectation(description: "finished")
        save.completionBlock = { finished.fulfill() }
        database.add(save)
        let search = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
        search.recordMatchedBlock = { _, _ in XCTFail("a record was found") }
        search.queryResultBlock = { outcome in
            guard case .failure(let error) = outcome else { return XCTFail("it went well") }
            XCTAssertEqual((error as? CKError)?.code, .notAuthenticated)
            result.fulfill()
        }
        database.add(search)
        let other = CKFetchRecordsOperation(recordIDs: [])
        other.completionBlock = { cancelled.fulfill() }
        other.fetchRecordsResultBlock = { _ in }
        other.cancel()
        database.add(other)
        wait(for: [handler, block, result, cancelled, finished], timeout: 5)
        XCTAssertTrue(save.isFinished)
    }

    func testRecordsHoldValues() throws {
        let zone = CKRecordZone.ID(zoneName: "Notes", ownerName: CKCurrentUserDefaultName)
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a", zoneID: zone))
        record["title"] = "text"
        record["count"] = 3
        record["parts"] = ["a", "b"]
        record["other"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "b"), action: .deleteSelf)
        XCTAssertEqual(record["title"] as? String, "text")
        let count: Int? = record["count"]
        XCTAssertEqual(count, 3)
        let wrong: String? = record["count"]
        XCTAssertNil(wrong)
        XCTAssertEqual((record["other"] as? CKRecord.Reference)?.recordID.recordName, "b")
        XCTAssertEqual(record.allKeys(), ["count", "other", "parts", "title"])
        let copy = try XCTUnwrap(record.copy() as? CKRecord)
        record["title"] = nil as String?
        XCTAssertEqual(copy["title"] as? String, "text")
        XCTAssertEqual(record.allKeys(), ["count", "other", "parts"])
        XCTAssertEqual(record.changedKeys(), ["count", "other", "parts", "title"])
        XCTAssertNil(record.creationDate)
        XCTAssertEqual(record.recordID, CKRecord.ID(recordName: "a", zoneID: zone))
        XCTAssertNotEqual(record.recordID, CKRecord.ID(recordName: "a"))
        let data = try NSKeyedArchiver.archivedData(withRootObject: record.recordID, requiringSecureCoding: true)
        XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: CKRecord.ID.self, from: data), record.recordID)
        XCTAssertEqual(CKError.notAuthenticated.rawValue, 9)
        XCTAssertEqual(CKError.accountTemporarilyUnavailable.rawValue, 36)
    }

    func testPushesOfICloudAreRead() {
        XCTAssertNil(CKNotification(fromRemoteNotificationDictionary: ["aps": ["alert": ["body": "a"]]]))
        let push = CKNotification(fromRemoteNotificationDictionary: [
            "ck": ["cid": "iCloud.a"], "aps": ["alert": ["body": "b", "title-loc-key": "c"]],
        ])
        XCTAssertEqual(push?.containerIdentifier, "iCloud.a")
        XCTAssertEqual(push?.alertBody, "b")
        XCTAssertEqual(push?.titleLocalizationKey, "c")
    }
}
