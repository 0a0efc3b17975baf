import Foundation

// The statements that make a store's tables.
extension StoreSchema {
    static let housekeeping = [
        "CREATE TABLE IF NOT EXISTS Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)",
        "CREATE TABLE IF NOT EXISTS Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
        "CREATE TABLE IF NOT EXISTS Z_MODELCACHE (Z_CONTENT BLOB)",
    ]

    var tables: [String] { columns.keys.sorted() }

    func statement(for table: String) -> String {
        let rest = (columns[table] ?? []).map { ", \($0.name) \($0.type)" }.joined()
        return
            "CREATE TABLE \(quoted(table)) ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER\(rest.isEmpty ? "" : rest) )"
    }

    var joinStatements: [String] {
        joins.sorted { $0.key < $1.key }.flatMap { table, sides in
            let orders = sides.orders.map { ", \($0) INTEGER" }.joined()
            return [
                "CREATE TABLE \(quoted(table)) ( \(sides.own) INTEGER, \(sides.other) INTEGER\(orders), "
                    + "PRIMARY KEY (\(sides.own), \(sides.other)) )",
                "CREATE INDEX IF NOT EXISTS \(quoted("\(table)_\(sides.other)_INDEX")) ON \(quoted(table)) (\(sides.other), \(sides.own))",
            ]
        }
    }

    var indexStatements: [String] {
        var made: [String] = []
        for map in order {
            let table = quoted(map.table)
            for property in map.entity.ownProperties {
                guard let column = column(of: property, in: map.table) else { continue }
                if property is NSRelationshipDescription || property.isIndexed {
                    made.append(
                        "CREATE INDEX IF NOT EXISTS \(quoted("\(map.table)_\(column)_INDEX")) ON \(table) (\(column))")
                }
            }
            for index in map.entity.indexes {
                let parts = index.elements.compactMap { element -> String? in
                    guard let property = element.property ?? map.entity.propertiesByName[element.propertyName ?? ""],
                        let column = column(of: map.entity.propertiesByName[property.name] ?? property, in: map.table)
                    else { return nil }
                    return "\(column) COLLATE BINARY \(element.isAscending ? "ASC" : "DESC")"
                }
                guard !parts.isEmpty else { continue }
                let name = quoted("Z_\(map.entity.name ?? "")_\(index.name)")
                made.append("CREATE INDEX IF NOT EXISTS \(name) ON \(table) (\(parts.joined(separator: ", ")))")
            }
            for list in map.entity.uniquenessConstraints {
                let names = list.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
                let parts = names.compactMap { map.entity.propertiesByName[$0] }.compactMap {
                    column(of: $0, in: map.table)
                }
                guard !parts.isEmpty, parts.count == names.count else { continue }
                let name = quoted("Z_\(map.entity.name ?? "")_UNIQUE_\(names.joined(separator: "_"))")
                // Which rows may be alike is asked when they are saved: the index makes the question quick.
                made.append("CREATE INDEX IF NOT EXISTS \(name) ON \(table) (\(parts.joined(separator: ", ")))")
            }
        }
        return made
    }

    func quoted(_ name: String) -> String { "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
}
