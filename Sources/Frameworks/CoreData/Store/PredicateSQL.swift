import Foundation
import PorticoFoundation

/// Predicates, orders and values as SQL. What SQL can't say throws, and is asked of the objects instead.
struct PredicateSQL {
    /// SQL can't say it.
    struct Unsayable: Error {}

    /// A table that names in a predicate belong to.
    struct Scope {
        let alias: String
        let map: StoreSchema.EntityMap
        /// Whether it is of a select in the statement, which joins of the whole statement can't follow.
        var isInner = false
    }

    let schema: StoreSchema
    let matchers: TextMatchers
    private(set) var values: [SQLValue] = []
    private(set) var joins: [String] = []
    private var joined: [String: Scope] = [:]
    private var variables: [String: Scope] = [:]
    private var count = 0
    /// How deep one predicate lies in another: a longer way down is asked of the objects.
    private var depth = 0

    init(_ schema: StoreSchema, _ matchers: TextMatchers) { (self.schema, self.matchers) = (schema, matchers) }

    private mutating func alias() -> String {
        count += 1
        return "t\(count)"
    }

    // MARK: Predicates

    mutating func condition(_ predicate: NSPredicate, _ scope: Scope) throws -> String {
        let before = self
        depth += 1
        defer { depth -= 1 }
        guard depth < 60 else { throw Unsayable() }
        do {
            if let compound = predicate as? NSCompoundPredicate {
                let parts = try compound.subpredicates.map { part -> String in
                    try condition(part, scope)
                }
                switch compound.compoundPredicateType {
                case .not: return "NOT IFNULL(\(parts.first ?? "1"), 0)"
                case .and: return parts.isEmpty ? "1" : "(" + parts.joined(separator: " AND ") + ")"
                case .or: return parts.isEmpty ? "0" : "(" + parts.joined(separator: " OR ") + ")"
                }
            }
            if let comparison = predicate as? _PorticoComparisonPredicate { return try compare(comparison, scope) }
            if predicate == NSPredicate(value: true) { return "1" }
            if predicate == NSPredicate(value: false) { return "0" }
            throw Unsayable()
        } catch {
            (values, joins, joined, variables) = (before.values, before.joins, before.joined, before.variables)
            throw error
        }
    }

    private mutating func compare(_ comparison: _PorticoComparisonPredicate, _ scope: Scope) throws -> String {
        guard comparison.customSelector == nil else { throw Unsayable() }
        let left = comparison.leftExpression
        switch comparison.comparisonPredicateModifier {
        case .direct: return try compare(left, comparison.rightExpression, comparison, scope)
        case .any: return try exists(left, comparison, scope, negated: false)
        case .all: return "NOT " + (try exists(left, comparison, scope, negated: true))
        }
    }

    /// Whether one of those at the end of a way through many fits, or doesn't.
    private mutating func exists(
        _ left: _PorticoExpression, _ comparison: _PorticoComparisonPredicate, _ scope: Scope, negated: Bool
    ) throws -> String {
        guard left.expressionType == .keyPath else { throw Unsayable() }
        let (many, rest) = try wayToMany(left.keyPath, scope)
        let link = try self.link(many.scope, many.place)
        let inner: String
        if rest.isEmpty {
            inner = try compareObject(link.scope, comparison)
        } else {
            inner = try compare(
                _PorticoExpression(forKeyPath: rest), comparison.rightExpression, comparison, link.scope)
        }
        let test = negated ? "NOT IFNULL(\(inner), 0)" : inner
        return "EXISTS (SELECT 1 FROM \(link.from) WHERE \(link.on) AND \(test))"
    }

    private mutating func compareObject(_ scope: Scope, _ comparison: _PorticoComparisonPredicate) throws -> String {
        let right = comparison.rightExpression
        switch comparison.predicateOperatorType {
        case .equalTo where right.expressionType == .constantValue:
            values.append(StoredValue.constant(right.constantValue))
            return "\(scope.alias).Z_PK = ?"
        case .in: return "\(scope.alias).Z_PK IN (\(try list(right)))"
        default: throw Unsayable()
        }
    }

    private mutating func compare(
        _ left: _PorticoExpression, _ right: _PorticoExpression, _ comparison: _PorticoComparisonPredicate,
        _ scope: Scope
    ) throws -> String {
        let type = comparison.predicateOperatorType
        switch type {
        case .equalTo, .notEqualTo, .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo:
            if !comparison.options.isEmpty, let text = constant(right) as? String {
                let test = try match(left, comparison, text, type == .notEqualTo ? .equalTo : type, scope)
                return type == .notEqualTo ? "NOT \(test)" : test
            }
            // In a subselect joins would be the outer statement's.
            let a = try term(left, scope)
            let b = try term(right, scope)
            let symbol =
                switch type {
                case .equalTo: "IS"
                case .notEqualTo: "IS NOT"
                case .lessThan: "<"
                case .lessThanOrEqualTo: "<="
                case .greaterThan: ">"
                default: ">="
                }
            return "\(a) \(symbol) \(b)"
        case .between:
            guard let bounds = elements(right), bounds.count == 2 else { throw Unsayable() }
            let a = try term(left, scope)
            values.append(StoredValue.constant(bounds[0]))
            values.append(StoredValue.constant(bounds[1]))
            return "\(a) BETWEEN ? AND ?"
        case .in:
            if right.expressionType == .keyPath { return try contains(right, left, scope) }
            let a = try term(left, scope)
            return "\(a) IN (\(try list(right)))"
        case .contains where try isMany(left, scope): return try contains(left, right, scope)
        case .contains, .beginsWith, .endsWith, .like, .matches:
            guard let text = constant(right) as? String else { throw Unsayable() }
            return try match(left, comparison, text, type, scope)
        default: throw Unsayable()
        }
    }

    private func constant(_ expression: _PorticoExpression) -> Any? {
        expression.expressionType == .constantValue ? expression.constantValue : nil
    }

    private func elements(_ expression: _PorticoExpression) -> [Any?]? {
        if expression.expressionType == .aggregate {
            return (expression.collection as? [_PorticoExpression])?.map { constant($0) }
        }
        switch constant(expression) {
        case let set as NSSet: return set.allObjects
        case let set as NSOrderedSet: return set.array
        case let list as NSArray: return list.map { $0 }
        case let list as [Any]: return list
        case let set as Set<AnyHashable>: return set.map(\.base)
        default: return nil
        }
    }

    private mutating func list(_ expression: _PorticoExpression) throws -> String {
        guard let items = elements(expression), items.count < 30_000 else { throw Unsayable() }
        guard items.allSatisfy({ $0 != nil && !($0 is NSNull) }) else { throw Unsayable() }
        values += items.map { StoredValue.constant($0) }
        return items.map { _ in "?" }.joined(separator: ",")
    }

    private mutating func match(
        _ left: _PorticoExpression, _ comparison: _PorticoComparisonPredicate, _ text: String,
        _ type: _PorticoComparisonPredicate.Operator, _ scope: Scope
    ) throws -> String {
        let column = try term(left, scope)
        let number = matchers.add(TextTest.make(type, comparison.options, text))
        return "PORTICO_MATCH(\(number), \(column))"
    }

    private mutating func contains(
        _ many: _PorticoExpression, _ object: _PorticoExpression, _ scope: Scope
    ) throws -> String {
        let (found, rest) = try wayToMany(many.keyPath, scope)
        guard rest.isEmpty else { throw Unsayable() }
        let link = try self.link(found.scope, found.place)
        guard object.expressionType == .constantValue else { throw Unsayable() }
        values.append(StoredValue.constant(object.constantValue))
        return "EXISTS (SELECT 1 FROM \(link.from) WHERE \(link.on) AND \(link.scope.alias).Z_PK = ?)"
    }

    private func isMany(_ expression: _PorticoExpression, _ scope: Scope) throws -> Bool {
        guard expression.expressionType == .keyPath else { return false }
        var copy = self
        return (try? copy.wayToMany(expression.keyPath, scope)) != nil
    }

    // MARK: Values

    /// What a value is in SQL.
    mutating func term(_ expression: _PorticoExpression, _ scope: Scope) throws -> String {
        switch expression.expressionType {
        case .constantValue:
            values.append(StoredValue.constant(expression.constantValue))
            return "?"
        case .evaluatedObject: return "\(scope.alias).Z_PK"
        case .variable:
            guard let variable = variables[expression.variable] else { throw Unsayable() }
            return "\(variable.alias).Z_PK"
        case .keyPath: return try column(expression.keyPath, scope)
        case .function: return try function(expression, scope)
        default: throw Unsayable()
        }
    }

    private mutating func function(
        _ expression: _PorticoExpression, _ scope: Scope
    ) throws -> String {
        let arguments = expression.arguments ?? []
        let signs = ["add:to:": "+", "from:subtract:": "-", "multiply:by:": "*"]
        if let sign = signs[expression.function], arguments.count == 2 {
            return "(\(try term(arguments[0], scope)) \(sign) \(try term(arguments[1], scope)))"
        }
        guard expression.function == "valueForKeyPath:", let path = arguments.first.flatMap(constant) as? String else {
            throw Unsayable()
        }
        let operand = expression.operand
        if operand.expressionType == .variable, let variable = variables[operand.variable] {
            return try column(path, variable)
        }
        if operand.expressionType == .subquery, path == "@count" { return try subquery(operand, scope) }
        throw Unsayable()
    }

    private mutating func subquery(_ expression: _PorticoExpression, _ scope: Scope) throws -> String {
        guard let collection = expression.collection as? _PorticoExpression, collection.expressionType == .keyPath
        else { throw Unsayable() }
        let (many, rest) = try wayToMany(collection.keyPath, scope)
        guard rest.isEmpty else { throw Unsayable() }
        let link = try self.link(many.scope, many.place)
        variables[expression.variable] = link.scope
        let test = try condition(expression.predicate, link.scope)
        return "(SELECT COUNT(*) FROM \(link.from) WHERE \(link.on) AND \(test))"
    }

    /// The column at the end of a path, over relationships to one; or what an operator makes of many.
    mutating func column(_ path: String, _ scope: Scope) throws -> String {
        var scope = scope
        var way = scope.alias
        let keys = path.split(separator: ".").map(String.init)
        for (index, key) in keys.enumerated() {
            let isLast = index == keys.count - 1
            if key == "self" || key == "SELF" || key == "objectID" {
                if isLast { return "\(scope.alias).Z_PK" }
                continue
            }
            guard let slot = scope.map.entity.layout.index[key] else { throw Unsayable() }
            let place = scope.map.places[slot]
            switch place {
            case .attribute(let column, let attribute):
                guard isLast, attribute.attributeType != .transformableAttributeType else { throw Unsayable() }
                return "\(scope.alias).\(column)"
            case .toOne(let column, _, let destination):
                if isLast || (index == keys.count - 2 && keys[index + 1] == "objectID") {
                    return "\(scope.alias).\(column)"
                }
                guard let end = schema.maps[destination], !scope.isInner else { throw Unsayable() }
                way += "." + key
                if let known = joined[way] {
                    scope = known
                } else {
                    let next = Scope(alias: alias(), map: end)
                    joins.append(
                        "LEFT JOIN \(schema.quoted(end.table)) \(next.alias) ON \(scope.alias).\(column) = \(next.alias).Z_PK"
                    )
                    (joined[way], scope) = (next, next)
                }
            case .manyByKey, .join:
                return try operation(Array(keys[(index + 1)...]), scope, place)
            case .none: throw Unsayable()
            }
        }
        throw Unsayable()
    }

    private mutating func operation(_ keys: [String], _ scope: Scope, _ place: StoreSchema.Place) throws -> String {
        guard let name = keys.first else { throw Unsayable() }
        let link = try self.link(scope, place)
        if name == "@count" { return "(SELECT COUNT(*) FROM \(link.from) WHERE \(link.on))" }
        let functions = ["@sum": "TOTAL", "@avg": "AVG", "@min": "MIN", "@max": "MAX"]
        guard let function = functions[name], keys.count == 2 else { throw Unsayable() }
        let column = try self.column(keys[1], link.scope)
        return "(SELECT \(function)(\(column)) FROM \(link.from) WHERE \(link.on))"
    }

    // MARK: Ways

    private mutating func wayToMany(
        _ path: String, _ start: Scope
    ) throws -> ((scope: Scope, place: StoreSchema.Place), rest: String) {
        var scope = start
        let keys = path.split(separator: ".").map(String.init)
        for (index, key) in keys.enumerated() {
            guard let slot = scope.map.entity.layout.index[key] else { throw Unsayable() }
            switch scope.map.places[slot] {
            case .manyByKey, .join:
                return ((scope, scope.map.places[slot]), keys[(index + 1)...].joined(separator: "."))
            case .toOne(let column, _, let destination):
                guard let end = schema.maps[destination], !scope.isInner else { throw Unsayable() }
                let next = Scope(alias: alias(), map: end)
                joins.append(
                    "LEFT JOIN \(schema.quoted(end.table)) \(next.alias) ON \(scope.alias).\(column) = \(next.alias).Z_PK"
                )
                scope = next
            default: throw Unsayable()
            }
        }
        throw Unsayable()
    }

    private mutating func link(
        _ scope: Scope, _ place: StoreSchema.Place
    ) throws -> (from: String, on: String, scope: Scope) {
        switch place {
        case .manyByKey(let column, _, let destination):
            guard let end = schema.maps[destination] else { throw Unsayable() }
            let name = alias()
            return (
                "\(schema.quoted(end.table)) \(name)", "\(name).\(column) = \(scope.alias).Z_PK",
                Scope(alias: name, map: end, isInner: true)
            )
        case .join(let table, let own, let other, _, let destination):
            guard let end = schema.maps[destination] else { throw Unsayable() }
            let (name, between) = (alias(), alias())
            return (
                "\(schema.quoted(table)) \(between) JOIN \(schema.quoted(end.table)) \(name) ON \(name).Z_PK = \(between).\(other)",
                "\(between).\(own) = \(scope.alias).Z_PK", Scope(alias: name, map: end, isInner: true)
            )
        default: throw Unsayable()
        }
    }
}
