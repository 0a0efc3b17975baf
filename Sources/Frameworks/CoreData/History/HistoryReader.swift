import Foundation

/// Reads a store's history, and deletes of it.
struct HistoryReader {
    private let store: SQLiteStore
    init(_ store: SQLiteStore) { self.store = store }

    func execute(_ request: NSPersistentHistoryChangeRequest) throws -> NSPersistentHistoryResult {
        try store.lock.withLock {
            let (test, values) = condition(request)
            if request.deletes {
                try store.database.transaction {
                    try store.database.run(
                        "DELETE FROM ACHANGE WHERE ZTRANSACTIONID IN (SELECT Z_PK FROM ATRANSACTION WHERE \(test))",
                        values)
                    try store.database.run("DELETE FROM ATRANSACTION WHERE \(test)", values)
                }
                return NSPersistentHistoryResult(NSNumber(value: true), request.resultType)
            }
            let transactions = try transactions(test, values)
            return NSPersistentHistoryResult(answer(transactions, request.resultType), request.resultType)
        }
    }

    private func condition(_ request: NSPersistentHistoryChangeRequest) -> (String, [SQLValue]) {
        let sign = request.deletes ? "<" : ">"
        switch request.bound {
        case .all: return ("1", [])
        case .date(let date): return ("ZTIMESTAMP \(sign) ?", [.real(date.timeIntervalSinceReferenceDate)])
        case .number(let number): return ("Z_PK \(sign) ?", [.int(number)])
        case .token(let token): return ("Z_PK \(sign) ?", [.int(token.places[store.identifier] ?? 0)])
        }
    }

    private func answer(_ list: [NSPersistentHistoryTransaction], _ type: NSPersistentHistoryResultType) -> Any {
        let changes = list.flatMap { $0.changes ?? [] }
        switch type {
        case .statusOnly: return NSNumber(value: true)
        case .count: return NSNumber(value: changes.count)
        case .objectIDs: return changes.map(\.changedObjectID)
        case .changesOnly: return changes
        case .transactionsOnly:
            for transaction in list { transaction.changes = nil }
            return list
        case .transactionsAndChanges: return list
        }
    }

    private func transactions(_ test: String, _ values: [SQLValue]) throws -> [NSPersistentHistoryTransaction] {
        var list: [NSPersistentHistoryTransaction] = []
        let name = { (column: String) in "(SELECT ZNAME FROM ATRANSACTIONSTRING s WHERE s.Z_PK = a.\(column))" }
        let columns = ["ZBUNDLEIDTS", "ZPROCESSIDTS", "ZCONTEXTNAMETS", "ZAUTHORTS"].map(name).joined(separator: ", ")
        try store.database.query(
            "SELECT Z_PK, ZTIMESTAMP, \(columns) FROM ATRANSACTION a WHERE \(test) ORDER BY Z_PK", values
        ) { row in
            list.append(
                NSPersistentHistoryTransaction(
                    row.int(0), Date(timeIntervalSinceReferenceDate: row.real(1)), store.identifier,
                    bundle: row.text(2), process: row.text(3), context: row.isNull(4) ? nil : row.text(4),
                    author: row.isNull(5) ? nil : row.text(5)))
            return true
        }
        for transaction in list {
            var changes: [NSPersistentHistoryChange] = []
            try store.database.query(
                "SELECT Z_PK, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS FROM ACHANGE WHERE ZTRANSACTIONID = ? ORDER BY Z_PK",
                [.int(transaction.transactionNumber)]
            ) { row in
                guard let map = store.schema.byNumber[row.int(2)],
                    let type = NSPersistentHistoryChangeType(rawValue: Int(row.int(1)))
                else { return true }
                let names = String(decoding: row.data(4), as: UTF8.self).split(separator: "\n").map(String.init)
                let change = NSPersistentHistoryChange(row.int(0), store.id(map, row.int(3)), type, names)
                change.transaction = transaction
                changes.append(change)
                return true
            }
            transaction.changes = changes
        }
        return list
    }
}
