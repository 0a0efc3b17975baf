/// The texts that save an entity's objects: made once, since there are many objects. They belong to who has the store's lock.
final class RowStatements {
    let insert: String
    let version: String
    let delete: String
    let deleteVersion: String
    private let table: String
    private let places: [StoreSchema.Place]
    /// By which properties have changed.
    private var updates: [[Int]: String] = [:]

    init(_ map: StoreSchema.EntityMap, table: String) {
        (self.table, places) = (table, map.places)
        let columns = ["Z_PK", "Z_ENT", "Z_OPT"] + map.places.flatMap { Self.columns(of: $0) }
        let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        insert = "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
        version = "SELECT Z_OPT FROM \(table) WHERE Z_PK = ?"
        delete = "DELETE FROM \(table) WHERE Z_PK = ?"
        deleteVersion = "DELETE FROM \(table) WHERE Z_PK = ? AND Z_OPT = ?"
    }

    /// Its values follow in the properties' order, then the key and the version.
    func updateStatement(_ changed: [Int]) -> String {
        if let known = updates[changed] { return known }
        let columns = changed.flatMap { Self.columns(of: places[$0]) }
        let list = (columns.map { "\($0) = ?" } + ["Z_OPT = Z_OPT + 1"]).joined(separator: ", ")
        let made = "UPDATE \(table) SET \(list) WHERE Z_PK = ? AND Z_OPT = ?"
        updates[changed] = made
        return made
    }

    /// The columns of the entity's own table that a property has.
    private static func columns(of place: StoreSchema.Place) -> [String] {
        switch place {
        case .attribute(let column, _): [column]
        case .toOne(let column, let entityColumn, _): [column] + (entityColumn.map { [$0] } ?? [])
        default: []
        }
    }
}
