import Foundation
import PorticoFoundation

/// Values in the place of a predicate's variables, so that it can still be taken apart.
enum PredicateVariables {
    static func replaced(in predicate: NSPredicate, by variables: [String: Any]) -> NSPredicate {
        if let compound = predicate as? NSCompoundPredicate {
            let parts = compound.subpredicates.map { replaced(in: $0, by: variables) }
            return _PorticoCompoundPredicate(type: compound.compoundPredicateType, subpredicates: parts)
        }
        guard let comparison = predicate as? _PorticoComparisonPredicate, comparison.customSelector == nil else {
            return predicate
        }
        return _PorticoComparisonPredicate(
            leftExpression: replaced(in: comparison.leftExpression, by: variables),
            rightExpression: replaced(in: comparison.rightExpression, by: variables),
            modifier: comparison.comparisonPredicateModifier, type: comparison.predicateOperatorType,
            options: comparison.options)
    }

    private static func replaced(in expression: _PorticoExpression, by variables: [String: Any]) -> _PorticoExpression {
        switch expression.expressionType {
        case .variable:
            return variables[expression.variable].map { _PorticoExpression(forConstantValue: $0) } ?? expression
        case .aggregate:
            guard let list = expression.collection as? [_PorticoExpression] else { return expression }
            return _PorticoExpression(forAggregate: list.map { replaced(in: $0, by: variables) })
        case .subquery:
            guard let collection = expression.collection as? _PorticoExpression else { return expression }
            return _PorticoExpression(
                forSubquery: replaced(in: collection, by: variables), usingIteratorVariable: expression.variable,
                predicate: replaced(in: expression.predicate, by: variables))
        default: return expression
        }
    }
}
