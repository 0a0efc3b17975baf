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
        _ = journal.append(records[0])
        _ = journal.append(records[1])
        XCTAssertEqual(journal.rotate(), 1)
        for record in records[2...] { _ = journal.append(record) }
        XCTAssertEqual(UserDefaultsJournal(folder: folder).records(), records)
        var next = UserDefaultsJournal(folder: folder)
        _ = next.append(records[0])
        XCTAssertEqual(files.count, 3, "those of the earlier process stay until they are written")
        XCTAssertEqual(UserDefaultsJournal(folder: folder).records(), records + [records[0]])
    }

    func testWhatIsWrittenGoesAndWhatCameMeanwhileStays() {
        var journal = UserDefaultsJournal(folder: folder)
        _ = journal.append(records[0])
        let last = journal.rotate()
        _ = journal.append(records[1])
        journal.remove(upTo: last)
        XCTAssertEqual(UserDefaultsJournal(folder: folder).records(), [records[1]])
        journal.remove(upTo: journal.rotate())
        XCTAssertEqual(files, [])
    }

    /// A kill in the middle of a write, or a disk that is full, leaves a part of the last one.
    func testAPartOfARecordIsNone() throws {
        var journal = UserDefaultsJournal(folder: folder)
        for record in records { XCTAssertTrue(journal.append(record)) }
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

    func testARecordWithoutRoomIsRefusedUntilTheOthersAreWritten() {
        var journal = UserDefaultsJournal(folder: folder, limit: 100)
        let record = Record(suite: nil, key: "k", value: Data(count: 50))
        XCTAssertTrue(journal.append(record))
        XCTAssertFalse(journal.append(record))
        XCTAssertEqual(journal.records(), [record])
        journal.remove(upTo: journal.rotate())
        XCTAssertTrue(journal.append(record))
    }

    // MARK: The writer

    /// Defaults that count how often they are written, and don't touch a disk.
    private final class Counting: UserDefaults {
        nonisolated(unsafe) var count = 0
        nonisolated(unsafe) var isFull = false

        override func synchronize() -> Bool {
            count += 1
            return !isFull
        }
    }

    func testManyLargeValuesAreWrittenAFewTimesAndAllOfThemAreKept() throws {
        let defaults = try XCTUnwrap(Counting(suiteName: nil))
        let writer = UserDefaultsWriter()
        let limit = 1 << 17
        writer.begin(in: UserDefaultsJournal(folder: folder, limit: limit)) { _, _, _ in }
        let value = String(repeating: "x", count: limit / 10)
        var (set, kept) = (0, 0)
        for number in 0..<100 {
            let writes = defaults.count
            writer.change(defaults, value, forKey: "k\(number)") { set += 1 }
            let journalled = UserDefaultsJournal(folder: folder).records().count
            if defaults.count > writes || journalled > 0 { kept += 1 }
            XCTAssertLessThanOrEqual(journalled, 10)
        }
        XCTAssertEqual(set, 100)
        XCTAssertEqual(kept, 100, "each is written, or in the journal")
        XCTAssertLessThan(defaults.count, 50)
    }

    func testAFullDiskIsNotTriedWithEachChange() throws {
        let defaults = try XCTUnwrap(Counting(suiteName: nil))
        defaults.isFull = true
        let writer = UserDefaultsWriter()
        writer.begin(in: UserDefaultsJournal(folder: folder, limit: 10)) { _, _, _ in }
        for number in 0..<1000 { writer.change(defaults, number, forKey: "k") {} }
        XCTAssertLessThan(defaults.count, 100)
    }

    func testTheLongerWritingTakesTheSeldomerItIsDone() {
        XCTAssertEqual(UserDefaultsWriter.delay(after: 0), 0.05)
        XCTAssertEqual(UserDefaultsWriter.delay(after: 0.01), 0.05)
        XCTAssertEqual(UserDefaultsWriter.delay(after: 2), 8)
    }
}
