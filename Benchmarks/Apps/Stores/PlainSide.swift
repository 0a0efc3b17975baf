import Foundation
import SQLite3

/// Plain SQLite, as one writes it by hand: objects of a class, prepared statements, a transaction a step, a key and a version a row.
final class PlainSide: Side {
    let name = "SQLite"
    private let database: OpaquePointer?
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    private final class Row {
        let key: Int64
        var version: Int64 = 1
        var name: String
        var age: Int64
        var height: Double
        var born: Date

        init(_ key: Int64, _ name: String, _ age: Int64, _ height: Double, _ born: Date) {
            (self.key, self.name, self.age, self.height, self.born) = (key, name, age, height, born)
        }
    }

    struct Failure: Error { let text: String }

    init(_ url: URL) throws {
        var opened: OpaquePointer?
        guard sqlite3_open(url.path, &opened) == SQLITE_OK else { throw Failure(text: "it can't be opened") }
        database = opened
        try run("PRAGMA journal_mode = WAL")
        try run("PRAGMA synchronous = NORMAL")
        try run(
            "CREATE TABLE item (key INTEGER PRIMARY KEY, entity INTEGER, version INTEGER, age INTEGER, born TIMESTAMP, height FLOAT, name VARCHAR)"
        )
    }

    func prepare() {}

    var steps: [(String, (Int) throws -> Int)] {
        [("insert", insert), ("fetch", fetch), ("fetch a part", fetchAPart), ("change", change), ("delete", delete)]
    }

    private func run(_ sql: String) throws {
        guard sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }

    private func failure() -> Failure { Failure(text: String(cString: sqlite3_errmsg(database))) }

    private func prepared(_ sql: String) throws -> OpaquePointer? {
        var made: OpaquePointer?
        guard sqlite3_prepare_v2(database, sql, -1, &made, nil) == SQLITE_OK else { throw failure() }
        return made
    }

    private func step(_ statement: OpaquePointer?) throws {
        guard sqlite3_step(statement) == SQLITE_DONE else { throw failure() }
        sqlite3_reset(statement)
    }

    private func write<Result>(_ body: () throws -> Result) throws -> Result {
        try run("BEGIN IMMEDIATE")
        let result = try body()
        try run("COMMIT")
        return result
    }

    private func insert(_ count: Int) throws -> Int {
        let rows = (0..<count).map { index in
            let values = ItemValues(index)
            return Row(Int64(index + 1), values.name, Int64(values.age), values.height, values.born)
        }
        let statement = try prepared(
            "INSERT INTO item (key, entity, version, age, born, height, name) VALUES (?, 1, ?, ?, ?, ?, ?)")
        defer { sqlite3_finalize(statement) }
        try write {
            for row in rows {
                sqlite3_bind_int64(statement, 1, row.key)
                sqlite3_bind_int64(statement, 2, row.version)
                sqlite3_bind_int64(statement, 3, row.age)
                sqlite3_bind_double(statement, 4, row.born.timeIntervalSinceReferenceDate)
                sqlite3_bind_double(statement, 5, row.height)
                sqlite3_bind_text(statement, 6, row.name, -1, Self.transient)
                try step(statement)
            }
        }
        return count
    }

    private func rows(_ condition: String = "") throws -> [Row] {
        let statement = try prepared("SELECT key, version, name, age, height, born FROM item \(condition)")
        defer { sqlite3_finalize(statement) }
        var found: [Row] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            let row = Row(
                sqlite3_column_int64(statement, 0), String(cString: sqlite3_column_text(statement, 2)),
                sqlite3_column_int64(statement, 3), sqlite3_column_double(statement, 4),
                Date(timeIntervalSinceReferenceDate: sqlite3_column_double(statement, 5)))
            row.version = sqlite3_column_int64(statement, 1)
            found.append(row)
        }
        return found
    }

    private func fetch(_ count: Int) throws -> Int {
        try rows().reduce(0) { $0 + $1.name.utf8.count + Int($1.age) }
    }

    private func fetchAPart(_ count: Int) throws -> Int {
        try rows("WHERE age > 44 AND height < 1 ORDER BY born DESC").reduce(0) { $0 + $1.name.utf8.count + Int($1.age) }
    }

    private func change(_ count: Int) throws -> Int {
        let rows = try rows()
        for row in rows { row.age += 1 }
        let statement = try prepared("UPDATE item SET age = ?, version = ? WHERE key = ? AND version = ?")
        defer { sqlite3_finalize(statement) }
        try write {
            for row in rows {
                sqlite3_bind_int64(statement, 1, row.age)
                sqlite3_bind_int64(statement, 2, row.version + 1)
                sqlite3_bind_int64(statement, 3, row.key)
                sqlite3_bind_int64(statement, 4, row.version)
                try step(statement)
                row.version += 1
            }
        }
        return rows.count
    }

    private func delete(_ count: Int) throws -> Int {
        let rows = try rows()
        let statement = try prepared("DELETE FROM item WHERE key = ? AND version = ?")
        defer { sqlite3_finalize(statement) }
        try write {
            for row in rows {
                sqlite3_bind_int64(statement, 1, row.key)
                sqlite3_bind_int64(statement, 2, row.version)
                try step(statement)
            }
        }
        return rows.count
    }
}
