import Foundation

/// Makes snapshots of rows. Each row begins with its key, entity and version; the table's columns follow.
final class RowReader {
    struct Row {
        let id: NSManagedObjectID
        let snapshot: ObjectSnapshot
    }

    private let store: SQLiteStore
    /// For each entity, which column each property is in.
    private var plans: [Int64: [Step]] = [:]
    private enum Step {
        case none, many
        case attribute(Int, NSAttributeType, NSAttributeDescription)
        case toOne(Int, entity: Int?, StoreSchema.EntityMap)
    }

    init(_ store: SQLiteStore) { self.store = store }

    static func list(_ map: StoreSchema.EntityMap, _ schema: StoreSchema, _ alias: String) -> String {
        (["Z_PK", "Z_ENT", "Z_OPT"] + (schema.columns[map.table] ?? []).map(\.name)).map { "\(alias).\($0)" }
            .joined(separator: ", ")
    }

    func read(_ row: SQLiteDatabase.Row) -> Row? {
        guard let map = store.schema.byNumber[row.int(1)] else { return nil }
        let slots = plan(map).map { step -> Slot in
            switch step {
            case .none: return .none
            case .many: return .unloaded
            case .attribute(let column, .transformableAttributeType, let attribute):
                return StoredValue.value(row, column, attribute).map { .value($0) } ?? .none
            case .attribute(let column, let type, _):
                return StoredValue.value(row, column, type).map { .value($0) } ?? .none
            case .toOne(let column, let entity, let end):
                guard !row.isNull(column) else { return .none }
                let known = entity.flatMap { row.isNull($0) ? nil : store.schema.byNumber[row.int($0)] } ?? end
                return .id(store.id(known, row.int(column)))
            }
        }
        return Row(id: store.id(map, row.int(0)), snapshot: ObjectSnapshot(slots, version: row.int(2)))
    }

    private func plan(_ map: StoreSchema.EntityMap) -> [Step] {
        if let known = plans[map.number] { return known }
        let index = store.schema.columnIndex[map.table] ?? [:]
        let made = map.places.map { place -> Step in
            switch place {
            case .none: return .none
            case .manyByKey, .join: return .many
            case .attribute(let column, let attribute):
                return index[column].map { .attribute($0 + 3, attribute.attributeType, attribute) } ?? .none
            case .toOne(let column, let entityColumn, let destination):
                guard let place = index[column], let end = store.schema.maps[destination] else { return .none }
                return .toOne(place + 3, entity: entityColumn.flatMap { index[$0] }.map { $0 + 3 }, end)
            }
        }
        plans[map.number] = made
        return made
    }
}
