import Foundation
import SQLite3

/// The texts that one statement looks for, by number: a statement asks `PORTICO_MATCH(number, text)`.
final class TextMatchers {
    private var tests: [(String) -> Bool] = []

    /// Forgets the tests of the statement before.
    func removeAll() { tests = [] }
    func add(_ test: @escaping (String) -> Bool) -> Int {
        tests.append(test)
        return tests.count - 1
    }
    func matches(_ number: Int, _ text: String) -> Bool { tests.indices.contains(number) && tests[number](text) }
}

/// What SQLite can't compare itself: texts as people read them.
enum SQLiteFunctions {
    static func add(to handle: OpaquePointer?, _ matchers: TextMatchers) {
        // The matchers live as long as the connection: both are the database's.
        sqlite3_create_function_v2(
            handle, "PORTICO_MATCH", 2, SQLITE_UTF8, Unmanaged.passUnretained(matchers).toOpaque(),
            { context, _, values in
                guard let values, let bytes = sqlite3_value_text(values[1]), let data = sqlite3_user_data(context)
                else { return sqlite3_result_int(context, 0) }
                let count = Int(sqlite3_value_bytes(values[1]))
                let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
                let matchers = Unmanaged<TextMatchers>.fromOpaque(data).takeUnretainedValue()
                sqlite3_result_int(context, matchers.matches(Int(sqlite3_value_int(values[0])), text) ? 1 : 0)
            }, nil, nil, nil)
        collation(handle, .caseInsensitive) { compareTexts($0, $1, $2, $3, .caseInsensitive) }
        collation(handle, .localized) { compareTexts($0, $1, $2, $3, .localized) }
        collation(handle, .localizedCaseInsensitive) { compareTexts($0, $1, $2, $3, .localizedCaseInsensitive) }
        collation(handle, .localizedStandard) { compareTexts($0, $1, $2, $3, .localizedStandard) }
    }

    private static func collation(
        _ handle: OpaquePointer?, _ kind: SortOrder.Comparison,
        _ order: @convention(c) (Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32
    ) {
        // SQLite hands the function over as its own data: each kind has one.
        let data = unsafeBitCast(order, to: UnsafeMutableRawPointer.self)
        sqlite3_create_collation_v2(
            handle, kind.rawValue, SQLITE_UTF8, data,
            { data, countA, a, countB, b in
                guard let data else { return 0 }
                typealias Order = @convention(c) (Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32
                return unsafeBitCast(data, to: Order.self)(countA, a, countB, b)
            }, nil)
    }
}

private func compareTexts(
    _ countA: Int32, _ a: UnsafeRawPointer?, _ countB: Int32, _ b: UnsafeRawPointer?, _ kind: SortOrder.Comparison
) -> Int32 {
    func text(_ bytes: UnsafeRawPointer?, _ count: Int32) -> String {
        String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
    }
    return Int32(kind.order(text(a, countA), text(b, countB)).rawValue)
}
