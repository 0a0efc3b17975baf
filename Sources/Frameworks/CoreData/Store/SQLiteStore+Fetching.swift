import Foundation
import PorticoFoundation

/// What a store answers to a request.
struct StoreAnswer {
    struct Row {
        let id: NSManagedObjectID
        let snapshot: ObjectSnapshot
        let generation: Int
    }
    var rows: [Row] = []
    /// What the store couldn't say, to be asked of the objects.
    var rest: NSPredicate?
    var isSorted = true
    var isLimited = true
}

extension SQLiteStore {
    /// The part of a request that SQL can say.
    struct Query {
        var sql: PredicateSQL
        var condition: String
        var rest: NSPredicate?
        let scope: PredicateSQL.Scope
    }

    func query(_ entity: NSEntityDescription, _ predicate: NSPredicate?, includesSubentities: Bool) -> Query? {
        guard let map = schema.map(entity) else { return nil }
        database.matchers.removeAll()
        var sql = PredicateSQL(schema, database.matchers)
        let scope = PredicateSQL.Scope(alias: "t0", map: map)
        var conditions: [String] = []
        let numbers = includesSubentities ? map.family : [map.number]
        if numbers.count < schema.sharing[map.table] ?? 1 {
            conditions.append("t0.Z_ENT IN (\(numbers.map(String.init).joined(separator: ",")))")
        }
        var rest: [NSPredicate] = []
        for part in Self.parts(predicate) {
            if let text = try? sql.condition(part, scope) { conditions.append(text) } else { rest.append(part) }
        }
        let left: NSPredicate? = rest.isEmpty ? nil : _PorticoCompoundPredicate(type: .and, subpredicates: rest)
        return Query(
            sql: sql, condition: conditions.isEmpty ? "1" : conditions.joined(separator: " AND "), rest: left,
            scope: scope)
    }

    /// Each part that has to hold.
    private static func parts(_ predicate: NSPredicate?) -> [NSPredicate] {
        guard let predicate else { return [] }
        guard let compound = predicate as? NSCompoundPredicate, compound.compoundPredicateType == .and else {
            return [predicate]
        }
        return compound.subpredicates
    }

    func fetch(_ spec: FetchSpec, limits: Bool) throws -> StoreAnswer {
        try lock.withLock {
            guard let entity = spec.entity,
                var query = query(entity, spec.predicate, includesSubentities: spec.includesSubentities)
            else { return StoreAnswer() }
            var answer = StoreAnswer(rest: query.rest)
            let order = order(spec.sortDescriptors, &query)
            answer.isSorted = order != nil
            answer.isLimited = limits && order != nil && query.rest == nil
            let map = query.scope.map
            var sql = "SELECT \(RowReader.list(map, schema, "t0")) FROM \(schema.quoted(map.table)) t0"
            sql += query.sql.joins.map { " " + $0 }.joined()
            sql += " WHERE \(query.condition)"
            if let order, !order.isEmpty { sql += " ORDER BY \(order), t0.Z_PK" } else { sql += " ORDER BY t0.Z_PK" }
            if answer.isLimited, spec.fetchLimit > 0 || spec.fetchOffset > 0 {
                sql += " LIMIT \(spec.fetchLimit > 0 ? spec.fetchLimit : -1) OFFSET \(spec.fetchOffset)"
            }
            let reader = RowReader(self)
            let generation = generation
            try database.query(sql, query.sql.values) { row in
                if let made = reader.read(row) {
                    answer.rows.append(.init(id: made.id, snapshot: made.snapshot, generation: generation))
                }
                return true
            }
            return answer
        }
    }

    /// The order in SQL; nil where SQL can't say it.
    private func order(_ descriptors: [NSSortDescriptor]?, _ query: inout Query) -> String? {
        var parts: [String] = []
        for descriptor in descriptors ?? [] {
            guard let order = SortOrder(descriptor, query.scope.map.entity),
                let column = try? query.sql.column(order.path, query.scope)
            else {
                return nil
            }
            let collation = order.comparison == .natural ? "" : " COLLATE \(order.comparison.rawValue)"
            parts.append("\(column)\(collation) \(order.ascending ? "ASC" : "DESC")")
        }
        return parts.joined(separator: ", ")
    }

    /// How many there are; nil where SQL can't say it.
    func count(_ spec: FetchSpec) throws -> Int? {
        try lock.withLock {
            guard let entity = spec.entity else { return 0 }
            guard let query = query(entity, spec.predicate, includesSubentities: spec.includesSubentities) else {
                return 0
            }
            guard query.rest == nil else { return nil }
            let sql =
                "SELECT COUNT(*) FROM \(schema.quoted(query.scope.map.table)) t0"
                + query.sql.joins.map { " " + $0 }.joined() + " WHERE \(query.condition)"
            let count = max(0, Int(try database.int(sql, query.sql.values) ?? 0) - spec.fetchOffset)
            return spec.fetchLimit > 0 ? min(count, spec.fetchLimit) : count
        }
    }

    /// Rows of values; nil where SQL can't say them.
    func dictionaries(_ spec: FetchSpec) throws -> [NSDictionary]? {
        try lock.withLock {
            guard let entity = spec.entity,
                var query = query(entity, spec.predicate, includesSubentities: spec.includesSubentities)
            else { return [] }
            guard query.rest == nil else { return nil }
            var columns: [DictionaryColumn] = []
            for property in spec.properties {
                guard let column = DictionaryColumn(property, query.scope, &query.sql, self) else { return nil }
                columns.append(column)
            }
            let table = schema.quoted(query.scope.map.table)
            var sql = "SELECT \(spec.returnsDistinctResults ? "DISTINCT " : "")"
            sql += columns.map(\.sql).joined(separator: ", ")
            var tail = " WHERE \(query.condition)"
            let groups = (spec.propertiesToGroupBy ?? []).compactMap { item -> String? in
                let name = (item as? NSPropertyDescription)?.name ?? item as? String ?? ""
                return columns.first { $0.name == name }?.sql ?? (try? query.sql.column(name, query.scope))
            }
            if !groups.isEmpty { tail += " GROUP BY \(groups.joined(separator: ", "))" }
            var orders: [String] = []
            for descriptor in spec.sortDescriptors ?? [] {
                guard let order = SortOrder(descriptor, query.scope.map.entity) else { return nil }
                let place = columns.firstIndex { $0.name == order.path }.map { "\($0 + 1)" }
                guard let column = place ?? (try? query.sql.column(order.path, query.scope)) else { return nil }
                let collation = order.comparison == .natural ? "" : " COLLATE \(order.comparison.rawValue)"
                orders.append("\(column)\(collation) \(order.ascending ? "ASC" : "DESC")")
            }
            if !orders.isEmpty { tail += " ORDER BY \(orders.joined(separator: ", "))" }
            let isLimited = spec.havingPredicate == nil
            if isLimited, spec.fetchLimit > 0 || spec.fetchOffset > 0 {
                tail += " LIMIT \(spec.fetchLimit > 0 ? spec.fetchLimit : -1) OFFSET \(spec.fetchOffset)"
            }
            sql += " FROM \(table) t0" + query.sql.joins.map { " " + $0 }.joined() + tail
            // Values of computed columns come before those of the condition.
            let values = columns.flatMap(\.values) + query.sql.values
            var rows: [NSDictionary] = []
            try database.query(sql, values) { row in
                let made = NSMutableDictionary()
                for (index, column) in columns.enumerated() {
                    if let value = column.value(row, index) { made[column.name as NSString] = value }
                }
                rows.append(made.copy() as! NSDictionary)
                return true
            }
            guard let having = spec.havingPredicate else { return rows }
            return spec.limited(rows.filter { having.evaluate(with: $0) })
        }
    }
}
