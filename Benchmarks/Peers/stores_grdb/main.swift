import Foundation
import GRDB

/// The steps of Apps/Stores by GRDB, as its own documents write them: records that are `Codable`, or, with `STORES_SIDE=grdb-rows`, records
/// that read and write their rows by hand, which they name as the fastest.
protocol Item: FetchableRecord, MutablePersistableRecord {
    init(_ index: Int)
    var name: String { get }
    var age: Int64 { get set }
}

struct CodableItem: Item, Codable {
    static let databaseTableName = "item"
    var id: Int64?
    var version: Int64 = 1
    var name: String
    var age: Int64
    var height: Double
    var born: Double

    init(_ index: Int) {
        name = "Item number \(index)"
        age = Int64(index % 90)
        height = Double(index % 200) / 100
        born = Double(index) * 1000
    }

    mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

struct RowItem: Item {
    static let databaseTableName = "item"
    var id: Int64?
    var version: Int64 = 1
    var name: String
    var age: Int64
    var height: Double
    var born: Double

    init(_ index: Int) {
        name = "Item number \(index)"
        age = Int64(index % 90)
        height = Double(index % 200) / 100
        born = Double(index) * 1000
    }

    init(row: Row) {
        (id, version, name, age, height, born) = (row[0], row[1], row[2], row[3], row[4], row[5])
    }

    func encode(to container: inout PersistenceContainer) {
        container["id"] = id
        container["version"] = version
        container["name"] = name
        container["age"] = age
        container["height"] = height
        container["born"] = born
    }

    mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

func measure<Record: Item>(_: Record.Type, _ name: String, _ count: Int) throws {
    let path = NSTemporaryDirectory() + "/stores-grdb-\(UUID().uuidString).sqlite"
    defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }
    // A pool is a store with a write-ahead log and `synchronous = NORMAL`, as the other sides have.
    let pool = try DatabasePool(path: path)
    try pool.write { database in
        try database.create(table: "item") { table in
            table.autoIncrementedPrimaryKey("id")
            table.column("version", .integer)
            table.column("name", .text)
            table.column("age", .integer)
            table.column("height", .double)
            table.column("born", .double)
        }
    }
    let steps: [(String, () throws -> Int)] = [
        (
            "insert",
            {
                try pool.write { database in
                    for index in 0..<count {
                        var item = Record(index)
                        try item.insert(database)
                    }
                }
                return count
            }
        ),
        (
            "fetch",
            {
                try pool.read { try Record.fetchAll($0) }.reduce(0) { $0 + $1.name.utf8.count + Int($1.age) }
            }
        ),
        (
            "fetch a part",
            {
                let part = Record.filter(Column("age") > 44 && Column("height") < 1).order(Column("born").desc)
                return try pool.read { try part.fetchAll($0) }.reduce(0) { $0 + $1.name.utf8.count + Int($1.age) }
            }
        ),
        (
            "change",
            {
                let items = try pool.read { try Record.fetchAll($0) }
                try pool.write { database in
                    for var item in items {
                        item.age += 1
                        try item.update(database)
                    }
                }
                return items.count
            }
        ),
        (
            "delete",
            {
                let items = try pool.read { try Record.fetchAll($0) }
                try pool.write { database in for item in items { try item.delete(database) } }
                return items.count
            }
        ),
    ]
    var sums: [Int] = []
    for (step, body) in steps {
        let start = ContinuousClock.now
        sums.append(try body())
        let time = ContinuousClock.now - start
        let milliseconds = Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000
        print("RESULT\tstores\t\(count) objects\t\(name)\t\(step)\t\(milliseconds)\tms")
    }
    print("SUMS \(sums)")
}

let environment = ProcessInfo.processInfo.environment
let count = environment["STORES_COUNT"].flatMap(Int.init) ?? 100_000
if environment["STORES_SIDE"] == "grdb-rows" {
    try measure(RowItem.self, "GRDB, rows by hand", count)
} else {
    try measure(CodableItem.self, "GRDB", count)
}
