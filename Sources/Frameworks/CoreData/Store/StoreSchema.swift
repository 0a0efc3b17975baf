import Foundation

/// The tables and columns of a store, as Apple's are: one table for an entity and all below it, columns sorted by type and name.
///
/// | what | where |
/// |---|---|
/// | entity | `ZNAME (Z_PK, Z_ENT, Z_OPT, …)`; `Z_ENT` says which entity below it is |
/// | attribute | a column `ZNAME` |
/// | relationship to one | `ZNAME`, the other's `Z_PK`; with `Zn_NAME`, the other's entity, where there are entities below |
/// | many, of one | the other's column; ordered ones with `Z_FOK_NAME` beside it |
/// | many to many | a table `Z_nNAME` of two columns |
final class StoreSchema: @unchecked Sendable {
    enum Place {
        case none
        case attribute(column: String, NSAttributeDescription)
        case toOne(column: String, entityColumn: String?, destination: String)
        /// Those at the other end have this one's key in a column.
        case manyByKey(column: String, order: String?, destination: String)
        case join(table: String, own: String, other: String, order: String?, destination: String)
    }

    final class EntityMap {
        let entity: NSEntityDescription
        let number: Int64
        let parent: Int64
        let table: String
        /// The numbers of the entity and all below it.
        var family: [Int64] = []
        var places: [Place] = [] {
            didSet {
                isAttribute = places.map { place in if case .attribute = place { true } else { false } }
                for place in places {
                    switch place {
                    case .join: (isPaired, hasOtherRows) = (true, true)
                    case .manyByKey(_, .some, _): hasOtherRows = true
                    default: break
                    }
                }
            }
        }
        /// Whether its objects are written to other rows than their own: pairs, and the order of many.
        private(set) var hasOtherRows = false
        /// Which of its properties are attributes with a column.
        private(set) var isAttribute: [Bool] = []
        private(set) var isPaired = false
        private var madeStatements: RowStatements?

        init(_ entity: NSEntityDescription, _ number: Int64, _ parent: Int64) {
            (self.entity, self.number, self.parent) = (entity, number, parent)
            table = "Z" + (entity.root.name ?? "").uppercased()
        }

        func statements(in schema: StoreSchema) -> RowStatements {
            if let madeStatements { return madeStatements }
            let made = RowStatements(self, table: schema.quoted(table))
            madeStatements = made
            return made
        }
    }

    struct Column { let name: String, type: String }

    private(set) var maps: [String: EntityMap] = [:]
    private(set) var byNumber: [Int64: EntityMap] = [:]
    private var byEntity: [ObjectIdentifier: EntityMap] = [:]
    private(set) var columns: [String: [Column]] = [:]
    private(set) var columnIndex: [String: [String: Int]] = [:]
    private(set) var joins: [String: (own: String, other: String, orders: [String])] = [:]
    /// How many entities share a table.
    private(set) var sharing: [String: Int] = [:]
    let order: [EntityMap]

    init(_ entities: [NSEntityDescription]) {
        var number: Int64 = 0
        var order: [EntityMap] = []
        let members = Set(entities.map(ObjectIdentifier.init))
        func walk(_ list: [NSEntityDescription], _ parent: Int64) {
            for entity in list.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) {
                number += 1
                let map = EntityMap(entity, number, parent)
                order.append(map)
                walk(entity.subentities.filter { members.contains(ObjectIdentifier($0)) }, map.number)
            }
        }
        walk(
            entities.filter { entity in entity.superentity.map { !members.contains(ObjectIdentifier($0)) } ?? true }, 0)
        self.order = order
        for map in order {
            maps[map.entity.name ?? ""] = map
            byNumber[map.number] = map
            byEntity[ObjectIdentifier(map.entity)] = map
            sharing[map.table, default: 0] += 1
        }
        for map in order { map.family = map.entity.family.compactMap { maps[$0.name ?? ""]?.number } }
        makeColumns()
        for map in order { map.places = places(of: map) }
    }

    func map(_ entity: NSEntityDescription) -> EntityMap? {
        byEntity[ObjectIdentifier(entity)] ?? maps[entity.name ?? ""]
    }

    // MARK: Columns

    private var names: [String: [ObjectIdentifier: String]] = [:]

    private static func type(_ type: NSAttributeType) -> (String, Int) {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            ("INTEGER", 0)
        case .doubleAttributeType, .floatAttributeType: ("FLOAT", 2)
        case .decimalAttributeType: ("DECIMAL", 2)
        case .dateAttributeType: ("TIMESTAMP", 2)
        case .stringAttributeType, .URIAttributeType: ("VARCHAR", 3)
        default: ("BLOB", 4)
        }
    }

    private func makeColumns() {
        var ranked: [String: [(rank: Int, column: Column)]] = [:]
        for map in order {
            var taken = Set((ranked[map.table] ?? []).map(\.column.name))
            func add(_ name: String, _ type: String, _ rank: Int) -> String {
                var (free, next) = (name, 1)
                while taken.contains(free) { (free, next) = (name + "\(next)", next + 1) }
                taken.insert(free)
                ranked[map.table, default: []].append((rank, Column(name: free, type: type)))
                return free
            }
            for property in map.entity.ownProperties.sorted(by: { $0.name < $1.name }) where !property.isTransient {
                let key = property.name.uppercased()
                if let attribute = property as? NSAttributeDescription {
                    let (type, rank) = Self.type(attribute.attributeType)
                    names[map.table, default: [:]][ObjectIdentifier(property)] = add("Z" + key, type, rank)
                } else if let relation = property as? NSRelationshipDescription, !relation.isToMany,
                    let destination = relation.destinationEntity, let end = maps[destination.name ?? ""]
                {
                    names[map.table, default: [:]][ObjectIdentifier(property)] = add("Z" + key, "INTEGER", 1)
                    if sharing[end.table] ?? 1 > 1 { _ = add("Z\(end.number)_\(key)", "INTEGER", 1) }
                    if relation.inverseRelationship?.isToMany == true, relation.inverseRelationship?.isOrdered == true {
                        _ = add("Z_FOK_\(key)", "INTEGER", 1)
                    }
                }
            }
        }
        for (table, list) in ranked {
            columns[table] = list.sorted { ($0.rank, $0.column.name) < ($1.rank, $1.column.name) }.map(\.column)
        }
        for map in order where columns[map.table] == nil { columns[map.table] = [] }
        columnIndex = columns.mapValues { list in
            Dictionary(list.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
        }
    }

    func column(of property: NSPropertyDescription, in table: String) -> String? {
        names[table]?[ObjectIdentifier(property)]
    }

    private func places(of map: EntityMap) -> [Place] {
        map.entity.layout.kinds.enumerated().map { index, kind in
            switch kind {
            case .attribute(let attribute):
                return column(of: attribute, in: map.table).map { .attribute(column: $0, attribute) } ?? .none
            case .toOne(let relation):
                guard let column = column(of: relation, in: map.table), let end = end(relation) else { return .none }
                let name = "Z\(end.number)_\(relation.name.uppercased())"
                let isShared = sharing[end.table] ?? 1 > 1
                return .toOne(column: column, entityColumn: isShared ? name : nil, destination: end.entity.name ?? "")
            case .toMany(let relation): return relation.isTransient ? .none : many(relation, map)
            default: return .none
            }
        }
    }

    private func end(_ relation: NSRelationshipDescription) -> EntityMap? {
        relation.destinationEntity.flatMap { maps[$0.name ?? ""] }
    }

    private func many(_ relation: NSRelationshipDescription, _ map: EntityMap) -> Place {
        guard let end = end(relation) else { return .none }
        let destination = end.entity.name ?? ""
        if let inverse = relation.inverseRelationship, !inverse.isToMany {
            guard let column = column(of: inverse, in: end.table) else { return .none }
            let order = relation.isOrdered ? "Z_FOK_\(inverse.name.uppercased())" : nil
            return .manyByKey(column: column, order: order, destination: destination)
        }
        return join(relation, map, end)
    }

    private func join(_ relation: NSRelationshipDescription, _ map: EntityMap, _ end: EntityMap) -> Place {
        guard let owner = relation.owner.flatMap({ maps[$0.name ?? ""] }) else { return .none }
        let inverse = relation.inverseRelationship
        let inverseOwner = inverse?.owner.flatMap { maps[$0.name ?? ""] } ?? end
        // The table is called after the side that comes first.
        let isFirst =
            inverse == nil || inverse === relation
            || (owner.number, relation.name) <= (inverseOwner.number, inverse?.name ?? "")
        let (first, firstEnd) = isFirst ? (relation, owner) : (inverse!, inverseOwner)
        let secondName = isFirst ? inverse?.name : relation.name
        let secondEnd = isFirst ? inverseOwner : owner
        let table = "Z_\(firstEnd.number)\(first.name.uppercased())"
        // A column is called after the relationship that leads to those it holds.
        let near = "Z_\(firstEnd.number)\((secondName ?? firstEnd.entity.name ?? "").uppercased())"
        var far = "Z_\(secondEnd.number)\(first.name.uppercased())"
        if far == near { far += "1" }
        let orders =
            (first.isOrdered ? ["Z_FOK_\(far)"] : [])
            + ((isFirst ? inverse : relation)?.isOrdered == true && secondName != nil ? ["Z_FOK_\(near)"] : [])
        joins[table] = (near, far, orders)
        let (own, other) = isFirst ? (near, far) : (far, near)
        return .join(
            table: table, own: own, other: other, order: relation.isOrdered ? "Z_FOK_\(other)" : nil,
            destination: end.entity.name ?? "")
    }
}
