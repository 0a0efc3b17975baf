import CoreData
import Foundation
import PorticoFoundation

// What each kind of expression is to the store. Kinds that aren't here are asked of the objects.

extension PredicateExpressions.Value: TranslatableTerm, TranslatableCondition {
    func term(_ translator: PredicateTranslator) -> PredicateTranslator.Term? {
        .constant(OptionalUnwrapping.unwrapped(value))
    }
    func condition(_ translator: PredicateTranslator) -> PredicateTranslation {
        guard let value = value as? Bool else { return PredicateTranslator.unsayable }
        return PredicateTranslation(predicate: NSPredicate(value: value), isExact: true)
    }
}

extension PredicateExpressions.NilLiteral: TranslatableTerm {
    func term(_ translator: PredicateTranslator) -> PredicateTranslator.Term? { .constant(nil) }
}

extension PredicateExpressions.KeyPath: TranslatableTerm, TranslatableCondition {
    func term(_ translator: PredicateTranslator) -> PredicateTranslator.Term? {
        let variable = (root as Any) as? any VariableExpression
        guard variable?.variableID == translator.variable,
            let name = translator.description.name(of: keyPath),
            let property = translator.description.property(named: name), property.attribute?.isTransient != true
        else { return nil }
        return .path(name, property)
    }
    func condition(_ translator: PredicateTranslator) -> PredicateTranslation {
        guard case .path(let name, let property)? = term(translator), case .direct(let type) = property.form,
            type.attributeType == .booleanAttributeType
        else { return PredicateTranslator.unsayable }
        return translator.exact("%K == %@", [name, NSNumber(value: true)])
    }
}

/// What names the object that a predicate is asked of.
private protocol VariableExpression { var variableID: PredicateExpressions.VariableID { get } }
extension PredicateExpressions.Variable: VariableExpression {
    fileprivate var variableID: PredicateExpressions.VariableID { key }
}

extension PredicateExpressions.Conjunction: TranslatableCondition {
    func condition(_ translator: PredicateTranslator) -> PredicateTranslation {
        let (left, right) = (translator.condition(lhs), translator.condition(rhs))
        let parts = [left.predicate, right.predicate].compactMap { $0 }
        return PredicateTranslation(
            predicate: parts.count > 1 ? NSCompoundPredicate(andPredicateWithSubpredicates: parts) : parts.first,
            isExact: left.isExact && right.isExact)
    }
}

extension PredicateExpressions.Disjunction: TranslatableCondition {
    func condition(_ translator: PredicateTranslator) -> PredicateTranslation {
        let (left, right) = (translator.condition(lhs), translator.condition(rhs))
        guard let one = left.predicate, let other = right.predicate else { return PredicateTranslator.unsayable }
        return PredicateTranslation(
            predicate: NSCompoundPredicate(orPredicateWithSubpredicates: [one, other]),
            isExact: left.isExact && right.isExact)
    }
}

extension PredicateExpressions.Negation: TranslatableCondition {
    func condition(_ translator: PredicateTranslator) -> PredicateTranslation {
        let inner = translator.condition(wrapped)
        // The opposite of too many would be too few.
        guard inner.isExact, let predicate = inner.predicate else { return PredicateTranslator.unsayable }
        return PredicateTranslation(
            predicate: NSCompoundPredicate(notPredicateWithSubpredicate: predicate), isExact: true)
    }
}

extension PredicateExpressions.Equal: TranslatableCondition {
    func condition(_ translator: PredicateTranslator) -> PredicateTranslation {
        translator.equality(lhs, rhs, isEqual: true)
    }
}

extension PredicateExpressions.NotEqual: TranslatableCondition {
    func condition(_ translator: PredicateTranslator) -> PredicateTranslation {
        translator.equality(lhs, rhs, isEqual: false)
    }
}

extension PredicateExpressions.Comparison: TranslatableCondition {
    func condition(_ translator: PredicateTranslator) -> PredicateTranslation {
        let sign =
            switch op {
            case .lessThan: "<"
            case .lessThanOrEqual: "<="
            case .greaterThan: ">"
            case .greaterThanOrEqual: ">="
            @unknown default: ""
            }
        return sign.isEmpty ? PredicateTranslator.unsayable : translator.order(lhs, rhs, sign)
    }
}

extension PredicateExpressions.CollectionContainsCollection: TranslatableCondition {
    func condition(_ translator: PredicateTranslator) -> PredicateTranslation {
        translator.search(base, other, "CONTAINS", isExact: false)
    }
}

extension PredicateExpressions.SequenceStartsWith: TranslatableCondition {
    func condition(_ translator: PredicateTranslator) -> PredicateTranslation {
        translator.search(base, prefix, "BEGINSWITH", isExact: false)
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: TranslatableCondition {
    func condition(_ translator: PredicateTranslator) -> PredicateTranslation {
        translator.search(root, other, "CONTAINS[cd]", isExact: false)
    }
}

extension PredicateExpressions.SequenceContains: TranslatableCondition {
    func condition(_ translator: PredicateTranslator) -> PredicateTranslation {
        guard case .constant(let list)? = translator.term(sequence),
            case .path(let name, let property)? = translator.term(element), let list = list as? [Any]
        else { return PredicateTranslator.unsayable }
        guard case .direct(let type) = property.form, !property.isOptional, list.count < 500 else {
            return PredicateTranslator.unsayable
        }
        let stored = list.compactMap { property.encode($0, translator.context) }
        guard stored.count == list.count, type.attributeType != .stringAttributeType else {
            return PredicateTranslator.unsayable
        }
        return translator.exact("%K IN %@", [name, stored])
    }
}
