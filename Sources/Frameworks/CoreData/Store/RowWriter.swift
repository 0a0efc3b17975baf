import Foundation
import SQLite3

/// Binds a statement's values, one after the other. SQLite copies them.
struct RowWriter {
    private let statement: OpaquePointer
    private var index: Int32 = 0
    /// Whether a text or bytes of a page or more are among them.
    private(set) var isLarge = false
    private static let page = 4096

    init(_ statement: OpaquePointer) { self.statement = statement }

    mutating func bindNull() {
        index += 1
        sqlite3_bind_null(statement, index)
    }

    mutating func bindInteger(_ number: Int64) {
        index += 1
        sqlite3_bind_int64(statement, index, number)
    }

    mutating func bindReal(_ number: Double) {
        index += 1
        sqlite3_bind_double(statement, index, number)
    }

    mutating func bindText(_ text: String) {
        index += 1
        // As a C string the text would be copied twice.
        var text = text
        let (statement, index) = (statement, index)
        let count = text.withUTF8 { bytes in
            // An address of nothing would stand for `NULL`.
            guard let start = bytes.baseAddress, !bytes.isEmpty else {
                sqlite3_bind_text(statement, index, "", 0, Self.transient)
                return 0
            }
            let characters = UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
            sqlite3_bind_text(statement, index, characters, Int32(bytes.count), Self.transient)
            return bytes.count
        }
        if count >= Self.page { isLarge = true }
    }

    mutating func bindBytes(_ data: Data) {
        index += 1
        _ = data.withUnsafeBytes { bytes in
            bytes.isEmpty
                ? sqlite3_bind_zeroblob(statement, index, 0)
                : sqlite3_bind_blob(statement, index, bytes.baseAddress, Int32(bytes.count), Self.transient)
        }
        if data.count >= Self.page { isLarge = true }
    }

    mutating func bindValue(_ value: SQLValue) {
        switch value {
        case .null: bindNull()
        case .int(let number): bindInteger(number)
        case .real(let number): bindReal(number)
        case .text(let text): bindText(text)
        case .blob(let data): bindBytes(data)
        }
    }

    /// Binds a value that is what its type says; answers false for the others, and nothing is bound.
    mutating func bindPlain(_ slot: Slot, _ type: NSAttributeType) -> Bool {
        switch (slot, type) {
        case (.int(let number), .integer64AttributeType), (.int(let number), .integer32AttributeType),
            (.int(let number), .integer16AttributeType):
            bindInteger(number)
        case (.real(let number), .doubleAttributeType): bindReal(number)
        case (.text(let text), .stringAttributeType): bindText(text)
        case (.date(let date), .dateAttributeType): bindReal(date.timeIntervalSinceReferenceDate)
        default: return false
        }
        return true
    }

    /// Says that SQLite copies what it is given: C's macro isn't imported.
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}
