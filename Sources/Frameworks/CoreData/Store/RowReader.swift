import Foundation

/// Makes snapshots of rows. Each row begins with its key, entity and version; the table's columns follow.
final class RowReader {
    struct Row {
        let id: NSManagedObjectID
        let snapshot: ObjectSnapshot
    }

    private let store: SQLiteStore
    private let schema: StoreSchema
    private var last: (map: StoreSchema.EntityMap, plan: [Step])?
    /// For each entity, which column each property is in.
    private var plans: [Int64: [Step]] = [:]
    private enum Step {
        case none, many
        case plain(Int, NSAttributeType)
        case attribute(Int, NSAttributeType, NSAttributeDescription)
        case toOne(Int, entity: Int?, StoreSchema.EntityMap)
    }

    init(_ store: SQLiteStore) { (self.store, schema) = (store, store.schema) }

    static func list(_ map: StoreSchema.EntityMap, _ schema: StoreSchema, _ alias: String) -> String {
        (["Z_PK", "Z_ENT", "Z_OPT"] + (schema.columns[map.table] ?? []).map(\.name)).map { "\(alias).\($0)" }
            .joined(separator: ", ")
    }

    func read(_ row: SQLiteDatabase.Row) -> Row? {
        let number = row.int(1)
        if last?.map.number != number {
            guard let map = schema.byNumber[number] else { return nil }
            last = (map, plan(map))
        }
        guard let (map, plan) = last else { return nil }
        var slots: [Slot] = []
        slots.reserveCapacity(plan.count)
        for step in plan { slots.append(slot(row, step)) }
        return Row(
            id: store.id(map, row.int(0)), snapshot: ObjectSnapshot(ofRow: slots, version: row.int(2)))
    }

    private func slot(_ row: SQLiteDatabase.Row, _ step: Step) -> Slot {
        switch step {
        case .none: return .none
        case .many: return .unloaded
        case .plain(let column, let type): return StoredValue.slot(row, column, type)
        case .attribute(let column, let type, let attribute): return StoredValue.slot(row, column, type, attribute)
        case .toOne(let column, let entity, let end):
            guard !row.isNull(column) else { return .none }
            let known = entity.flatMap { row.isNull($0) ? nil : schema.byNumber[row.int($0)] } ?? end
            return .id(store.id(known, row.int(column)))
        }
    }

    private func plan(_ map: StoreSchema.EntityMap) -> [Step] {
        if let known = plans[map.number] { return known }
        let index = schema.columnIndex[map.table] ?? [:]
        let made = map.places.map { place -> Step in
            switch place {
            case .none: return .none
            case .manyByKey, .join: return .many
            case .attribute(let column, let attribute):
                guard let place = index[column] else { return .none }
                let type = attribute.attributeType
                return type == .transformableAttributeType
                    ? .attribute(place + 3, type, attribute) : .plain(place + 3, type)
            case .toOne(let column, let entityColumn, let destination):
                guard let place = index[column], let end = schema.maps[destination] else { return .none }
                return .toOne(place + 3, entity: entityColumn.flatMap { index[$0] }.map { $0 + 3 }, end)
            }
        }
        plans[map.number] = made
        return made
    }
}
