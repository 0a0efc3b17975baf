import Foundation
import SQLite3

/// A value as SQLite has it.
enum SQLValue: Hashable {
    case null
    case int(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

/// A connection to a file, or to memory. Whoever calls holds the store's lock, so SQLite's own isn't used.
final class SQLiteDatabase: @unchecked Sendable {
    private var handle: OpaquePointer?
    private var statements: [String: OpaquePointer] = [:]
    /// The last one: rows of one kind are mostly written one after the other.
    private var last: (sql: String, statement: OpaquePointer)?
    let matchers = TextMatchers()

    /// - Throws: `NSCocoaErrorDomain`: 259 for a file that is no database, 256 for one that can't be opened.
    init(path: String, isReadOnly: Bool) throws {
        let mode = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let code = sqlite3_open_v2(path, &handle, mode | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK else {
            let error = failure(code)
            sqlite3_close_v2(handle)
            throw error
        }
        sqlite3_busy_timeout(handle, 10_000)
        sqlite3_extended_result_codes(handle, 1)
        SQLiteFunctions.add(to: handle, matchers)
    }

    deinit { close() }

    func close() {
        for statement in statements.values { sqlite3_finalize(statement) }
        (statements, last) = ([:], nil)
        if let handle { sqlite3_close_v2(handle) }
        handle = nil
    }

    func failure(_ code: Int32) -> NSError {
        let text = handle.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) } ?? "the connection is closed"
        let cocoa =
            switch code & 0xFF {
            case SQLITE_NOTADB, SQLITE_CORRUPT: CocoaError.Code.fileReadCorruptFile.rawValue
            case SQLITE_CANTOPEN: CocoaError.Code.fileReadUnknown.rawValue
            case SQLITE_FULL: CocoaError.Code.fileWriteOutOfSpace.rawValue
            case SQLITE_READONLY: CocoaError.Code.fileWriteNoPermission.rawValue
            default: NSSQLiteError
            }
        return CoreDataError.make(cocoa, text, [NSSQLiteErrorDomain: NSNumber(value: code)])
    }

    func run(_ sql: String, _ values: [SQLValue] = []) throws {
        try query(sql, values) { _ in false }
    }

    /// Runs a statement, and gives each row to `row` until that answers false.
    func query(_ sql: String, _ values: [SQLValue] = [], _ row: (Row) throws -> Bool) throws {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        var writer = RowWriter(statement)
        for value in values { writer.bindValue(value) }
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw failure(code) }
            guard try row(Row(statement: statement)) else { return }
        }
    }

    /// Runs a statement without rows whose values `bind` gives one after the other, all of them.
    func writeRow(_ sql: String, _ bind: (inout RowWriter) -> Void) throws {
        let statement = try prepared(sql)
        var writer = RowWriter(statement)
        bind(&writer)
        defer {
            sqlite3_reset(statement)
            // The next row's values take the place of these: the statement lets go only what isn't small.
            if writer.isLarge { sqlite3_clear_bindings(statement) }
        }
        let code = sqlite3_step(statement)
        guard code == SQLITE_DONE || code == SQLITE_ROW else { throw failure(code) }
    }

    private func prepared(_ sql: String) throws -> OpaquePointer {
        if let last, last.sql == sql, sqlite3_stmt_busy(last.statement) == 0 { return last.statement }
        if let known = statements[sql], sqlite3_stmt_busy(known) == 0 {
            last = (sql, known)
            return known
        }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
        guard code == SQLITE_OK, let statement else { throw failure(code) }
        if statements.count > 200 {
            for old in statements.values { sqlite3_finalize(old) }
            (statements, last) = ([:], nil)
        }
        statements[sql] = statement
        return statement
    }

    /// How many rows the last statement changed.
    var changes: Int { Int(sqlite3_changes(handle)) }

    /// Runs `body` as a whole or not at all.
    func transaction<T>(_ body: () throws -> T) throws -> T {
        try run("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            try? run("ROLLBACK")
            throw error
        }
    }

    func value(_ sql: String, _ values: [SQLValue] = []) throws -> SQLValue {
        var found = SQLValue.null
        try query(sql, values) { row in
            found = row.value(0)
            return false
        }
        return found
    }

    func int(_ sql: String, _ values: [SQLValue] = []) throws -> Int64? {
        if case .int(let number) = try value(sql, values) { number } else { nil }
    }

    struct Row {
        let statement: OpaquePointer

        func isNull(_ column: Int) -> Bool { sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL }
        func int(_ column: Int) -> Int64 { sqlite3_column_int64(statement, Int32(column)) }
        func real(_ column: Int) -> Double { sqlite3_column_double(statement, Int32(column)) }
        func text(_ column: Int) -> String { textIfAny(column) ?? "" }
        /// Nil for `NULL`.
        func textIfAny(_ column: Int) -> String? {
            guard let bytes = sqlite3_column_text(statement, Int32(column)) else { return nil }
            let count = Int(sqlite3_column_bytes(statement, Int32(column)))
            return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        }
        func data(_ column: Int) -> Data {
            guard let bytes = sqlite3_column_blob(statement, Int32(column)) else { return Data() }
            return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, Int32(column))))
        }
        func value(_ column: Int) -> SQLValue {
            switch sqlite3_column_type(statement, Int32(column)) {
            case SQLITE_INTEGER: .int(int(column))
            case SQLITE_FLOAT: .real(real(column))
            case SQLITE_TEXT: .text(text(column))
            case SQLITE_BLOB: .blob(data(column))
            default: .null
            }
        }
    }
}
