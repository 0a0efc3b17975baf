import Foundation
import PorticoFoundation

/// One value of a dictionary's row, as SQL and back.
struct DictionaryColumn {
    let name: String
    let sql: String
    let values: [SQLValue] = []
    private let read: (SQLiteDatabase.Row, Int) -> Any?

    func value(_ row: SQLiteDatabase.Row, _ column: Int) -> Any? { read(row, column) }

    /// Nil where SQL can't say it.
    init?(
        _ property: NSPropertyDescription, _ scope: PredicateSQL.Scope, _ query: inout PredicateSQL,
        _ store: SQLiteStore
    ) {
        name = property.name
        if let description = property as? NSExpressionDescription {
            let type = description.expressionResultType
            guard let expression = description.expression, let text = Self.text(expression, scope, &query) else {
                return nil
            }
            sql = text
            if expression.expressionType == .evaluatedObject {
                read = { row, column in store.id(scope.map, row.int(column)) }
            } else {
                read = { row, column in StoredValue.value(row, column, type) }
            }
            return
        }
        guard let text = try? query.column(property.name, scope) else { return nil }
        sql = text
        if let attribute = property as? NSAttributeDescription {
            read = { row, column in StoredValue.value(row, column, attribute) }
        } else {
            guard let end = (property as? NSRelationshipDescription)?.destinationEntity,
                let map = store.schema.map(end)
            else { return nil }
            read = { row, column in row.isNull(column) ? nil : store.id(map, row.int(column)) }
        }
    }

    private static func text(
        _ expression: _PorticoExpression, _ scope: PredicateSQL.Scope, _ query: inout PredicateSQL
    ) -> String? {
        switch expression.expressionType {
        case .evaluatedObject: return "t0.Z_PK"
        case .keyPath: return try? query.column(expression.keyPath, scope)
        case .function:
            guard let argument = expression.arguments?.first, expression.arguments?.count == 1 else { return nil }
            guard let inner = text(argument, scope, &query) else { return nil }
            switch expression.function {
            case "sum:": return "IFNULL(SUM(\(inner)), 0)"
            case "max:": return "MAX(\(inner))"
            case "min:": return "MIN(\(inner))"
            case "average:": return "AVG(\(inner))"
            case "count:": return "COUNT(\(inner))"
            case "abs:": return "ABS(\(inner))"
            case "distinct:": return "DISTINCT \(inner)"
            default: return nil
            }
        default: return nil
        }
    }
}
