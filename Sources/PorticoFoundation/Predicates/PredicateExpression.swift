import Foundation

/// One side of a comparison.
///
/// - From: `PredicateParser`, which bounds how deep one lies in another
/// - To: `PredicateValue`
indirect enum PredicateExpression {
    /// What follows a value in a chain of operations of one rank.
    struct Step {
        let op: String
        let operand: PredicateExpression
    }

    case value(Any?)
    case path(String)
    case variable(String)
    case list([PredicateExpression])
    /// `a + b - c`, from left to right. A chain is flat, not nested: a sum has as many terms as a format has room for, and both evaluating
    /// a nested one and freeing it would take a stack as deep.
    case arithmetic(PredicateExpression, [Step])
    case function(String, [PredicateExpression])
    /// The elements that a predicate holds for; the text is the variable's name.
    case subquery(PredicateExpression, String, PredicateNode)
    /// The value under a path of what an expression gives.
    case keyed(PredicateExpression, String)

    func value(_ object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .value(let value): return value
        case .path(let path): return PredicateValue.value(at: path, of: object)
        case .variable(let name): return variables[name]
        case .list(let items): return items.map { $0.value(object, variables) }
        case .function(let name, let values):
            return PredicateFunctions.call(name, values.map { $0.value(object, variables) })
        case .subquery(let collection, let name, let node):
            return PredicateValue.elements(collection.value(object, variables))?.filter { element in
                node.evaluate(object, variables.merging([name: element ?? NSNull()]) { $1 })
            }
        case .keyed(let inner, let path): return PredicateValue.value(at: path, of: inner.value(object, variables))
        case .arithmetic(let first, let steps):
            guard var result = PredicateValue.number(first.value(object, variables)) else { return nil }
            for step in steps {
                guard let operand = PredicateValue.number(step.operand.value(object, variables)) else { return nil }
                result = Self.result(of: step.op, result, operand)
            }
            return result
        }
    }

    private static func result(of op: String, _ left: Double, _ right: Double) -> Double {
        switch op {
        case "+": left + right
        case "-": left - right
        case "*": left * right
        case "/": left / right
        default: pow(left, right)
        }
    }
}
