import CoreData
import Foundation
import PorticoFoundation

/// A predicate of Swift's as the store asks it.
///
/// What the store can't say, or says otherwise than Swift, is left out where that finds more objects: the predicate itself is then asked of
/// those. So the answer is Swift's always.
struct PredicateTranslation {
    /// What the store is asked; nil: for all objects.
    let predicate: NSPredicate?
    /// Whether that finds what the predicate finds, and no more.
    let isExact: Bool

    static func translate<T: PersistentModel>(_ predicate: Predicate<T>, _ context: ModelContext) -> Self {
        guard let key = (predicate.variable as any PredicateExpression) as? PredicateExpressions.Variable<T> else {
            return Self(predicate: nil, isExact: false)
        }
        let translator = PredicateTranslator(
            variable: key.key, description: ModelDescription.of(T.self), context: context)
        return translator.condition(predicate.expression)
    }
}

/// Goes through a predicate's expressions.
struct PredicateTranslator {
    let variable: PredicateExpressions.VariableID
    let description: ModelDescription
    let context: ModelContext

    /// A value in the store's form, or the way to one.
    enum Term {
        case constant(Any?)
        case path(String, ModelProperty)
    }

    func condition(_ expression: Any) -> PredicateTranslation {
        guard let translatable = expression as? any TranslatableCondition else {
            return PredicateTranslation(predicate: nil, isExact: false)
        }
        return translatable.condition(self)
    }

    func term(_ expression: Any) -> Term? { (expression as? any TranslatableTerm)?.term(self) }

    static var unsayable: PredicateTranslation { PredicateTranslation(predicate: nil, isExact: false) }

    func exact(_ format: String, _ arguments: [Any]) -> PredicateTranslation {
        PredicateTranslation(predicate: NSPredicate(format: format, argumentArray: arguments), isExact: true)
    }

    /// Equality: values are equal in the store if they are in Swift, but for texts beyond ASCII, which may be written in two ways.
    func equality(_ lhs: Any, _ rhs: Any, isEqual: Bool) -> PredicateTranslation {
        guard let left = term(lhs), let right = term(rhs) else { return Self.unsayable }
        let sign = isEqual ? "==" : "!="
        switch (left, right) {
        case (.path(let name, let property), .constant(let value)),
            (.constant(let value), .path(let name, let property)):
            switch property.form {
            case .direct, .raw: break
            case .toOne: break
            default: return Self.unsayable
            }
            guard let value else { return exact("%K \(sign) nil", [name]) }
            guard let stored = property.encode(value, context) else { return Self.unsayable }
            if let object = stored as? ModelObject, object.objectID.isTemporaryID { return Self.unsayable }
            if let text = stored as? String, !text.isPlain { return Self.unsayable }
            if let number = stored as? NSNumber, number.doubleValue.isNaN { return Self.unsayable }
            return exact("%K \(sign) %@", [name, stored])
        default: return Self.unsayable
        }
    }

    /// An order of numbers and dates, which the store has as Swift has it.
    func order(_ lhs: Any, _ rhs: Any, _ sign: String) -> PredicateTranslation {
        guard let left = term(lhs), let right = term(rhs) else { return Self.unsayable }
        func isOrdered(_ property: ModelProperty) -> Bool {
            guard case .direct(let type) = property.form, !property.isOptional else { return false }
            return type.isOrderedInStore && type.attributeType != .stringAttributeType
                && type.attributeType != .UUIDAttributeType && type.attributeType != .booleanAttributeType
        }
        func constant(_ value: Any?, _ property: ModelProperty) -> Any? {
            guard let value, let stored = property.encode(value, context) else { return nil }
            if let number = stored as? NSNumber, number.doubleValue.isNaN { return nil }
            return stored
        }
        switch (left, right) {
        case (.path(let name, let property), .constant(let value)):
            guard isOrdered(property), let stored = constant(value, property) else { return Self.unsayable }
            return exact("%K \(sign) %@", [name, stored])
        case (.constant(let value), .path(let name, let property)):
            guard isOrdered(property), let stored = constant(value, property) else { return Self.unsayable }
            let turned = ["<": ">", "<=": ">=", ">": "<", ">=": "<="][sign]!
            return exact("%K \(turned) %@", [name, stored])
        case (.path(let a, let first), .path(let b, let second)):
            guard isOrdered(first), isOrdered(second), first.valueType == second.valueType else {
                return Self.unsayable
            }
            return exact("%K \(sign) %K", [a, b])
        default: return Self.unsayable
        }
    }

    /// A search in a text. The store finds what Swift finds, and letters with marks beside.
    func search(_ lhs: Any, _ rhs: Any, _ operation: String, isExact: Bool) -> PredicateTranslation {
        guard case .path(let name, let property)? = term(lhs), case .constant(let value)? = term(rhs),
            case .direct(let type) = property.form, type.attributeType == .stringAttributeType,
            let text = value as? String, !text.isEmpty, text.isPlain
        else { return Self.unsayable }
        return PredicateTranslation(
            predicate: NSPredicate(format: "%K \(operation) %@", argumentArray: [name, text]), isExact: isExact)
    }
}

extension String {
    /// Whether there is one way to write it.
    fileprivate var isPlain: Bool { utf8.allSatisfy { $0 < 128 } }
}

/// An expression that is true or false.
protocol TranslatableCondition {
    func condition(_ translator: PredicateTranslator) -> PredicateTranslation
}

/// An expression that is a value.
protocol TranslatableTerm {
    func term(_ translator: PredicateTranslator) -> PredicateTranslator.Term?
}
