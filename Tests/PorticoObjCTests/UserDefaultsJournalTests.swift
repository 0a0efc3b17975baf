import Foundation
import XCTest

@testable import PorticoObjC

/// The record of changes that user defaults have not written yet: nothing of a whole record is lost, nothing of a part is believed.
final class UserDefaultsJournalTests: XCTestCase {
    private typealias Record = UserDefaultsJournal.Record
    private var folder = ""

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "/portico-journal-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    private var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? [] }

    private let records = [
        Record(suite: nil, key: "a", value: Data([1, 2, 3])), Record(suite: "one.two", key: "", value: Data()),
        Record(suite: "", key: "é", value: nil), Record(suite: nil, key: "a", value: Data([4])),
    ]

    func testAnotherProcessFindsWhatWasSetInItsOrder() {
        var journal = UserDefaultsJournal(folder: folder)
        XCTAssertEqual(files, [], "no change, no file")
        journal.append(records[0])
        journal.append(records[1])
        XCTAssertEqual(journal.rotate(), 1)
        for record in records[2...] { journal.append(record) }
        XCTAssertEqual(UserDefaultsJournal(folder: folder).records(), records)
        var next = UserDefaultsJournal(folder: folder)
        next.append(records[0])
        XCTAssertEqual(files.count, 3, "those of the earlier process stay until they are written")
        XCTAssertEqual(UserDefaultsJournal(folder: folder).records(), records + [records[0]])
    }

    func testWhatIsWrittenGoesAndWhatCameMeanwhileStays() {
        var journal = UserDefaultsJournal(folder: folder)
        journal.append(records[0])
        let last = journal.rotate()
        journal.append(records[1])
        journal.remove(upTo: last)
        XCTAssertEqual(UserDefaultsJournal(folder: folder).records(), [records[1]])
        journal.remove(upTo: journal.rotate())
        XCTAssertEqual(files, [])
    }

    /// A kill in the middle of a write, or a disk that is full, leaves a part of the last one.
    func testAPartOfARecordIsNone() throws {
        var journal = UserDefaultsJournal(folder: folder)
        for record in records { journal.append(record) }
        let data = try XCTUnwrap(FileManager.default.contents(atPath: folder + "/" + files[0]))
        XCTAssertEqual(UserDefaultsJournal.records(in: data), records)
        for count in 0..<data.count {
            let found = UserDefaultsJournal.records(in: data.prefix(count))
            XCTAssertEqual(found, Array(records.prefix(found.count)), "\(count) bytes")
            XCTAssertLessThan(found.count, records.count, "\(count) bytes")
        }
        for place in data.indices {
            var damaged = data
            damaged[place] ^= 0x41
            let found = UserDefaultsJournal.records(in: damaged)
            XCTAssertEqual(found, Array(records.prefix(found.count)), "byte \(place)")
        }
    }
}
