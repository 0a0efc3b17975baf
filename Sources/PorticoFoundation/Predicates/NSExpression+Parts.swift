import Foundation

// What an expression is made of. Asking for what it hasn't ends the process, as it raises on iOS.
extension _PorticoExpression {
    private func lacks(_ what: String) -> Never {
        fatalError("NSInvalidArgumentException: \(self) has no \(what)")
    }

    /// The expression's kind.
    public var expressionType: ExpressionType {
        switch kind {
        case .constant: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath: .keyPath
        case .function, .chain: .function
        case .aggregate: .aggregate
        case .subquery: .subquery
        case .set(let type, _, _): type
        case .block: .block
        case .conditional: .conditional
        case .anyKey: .anyKey
        }
    }

    /// The value of a constant.
    public var constantValue: Any? {
        if case .constant(let value) = kind { value } else { lacks("constant value") }
    }
    /// The path of a key path.
    public var keyPath: String { if case .keyPath(let path) = kind { path } else { lacks("key path") } }
    /// The name of a function.
    public var function: String {
        switch kind {
        case .function(let name, _, _): name
        case .chain(_, let steps): steps[steps.count - 1].function
        default: lacks("function")
        }
    }
    /// The name of a variable.
    public var variable: String {
        switch kind {
        case .variable(let name), .subquery(_, let name, _): name
        default: lacks("variable")
        }
    }
    /// The object that a method is called of; of a function of the list, the functions themselves.
    public var operand: _PorticoExpression {
        switch kind {
        case .function(_, let operand?, _): operand
        case .function, .chain: _PorticoExpression(forConstantValue: "_NSPredicateUtilities")
        default: lacks("operand")
        }
    }
    /// The arguments that a function or block gets.
    public var arguments: [_PorticoExpression]? {
        switch kind {
        case .function(_, _, let arguments), .block(_, let arguments): arguments
        case .chain(let first, let steps):
            [
                steps.count == 1 ? first : _PorticoExpression(.chain(first, steps.dropLast())),
                steps[steps.count - 1].operand,
            ]
        default: lacks("arguments")
        }
    }
    /// The expressions of a list, or what a subquery is about.
    public var collection: Any {
        switch kind {
        case .aggregate(let list): list
        case .subquery(let collection, _, _): collection
        default: lacks("collection")
        }
    }
    /// The predicate of a subquery or of a choice.
    public var predicate: NSPredicate {
        switch kind {
        case .subquery(_, _, let predicate), .conditional(let predicate, _, _): predicate
        default: lacks("predicate")
        }
    }
    /// The left set of two.
    public var left: _PorticoExpression { if case .set(_, let left, _) = kind { left } else { lacks("left side") } }
    /// The right set of two.
    public var right: _PorticoExpression { if case .set(_, _, let right) = kind { right } else { lacks("right side") } }
    /// The block.
    public var expressionBlock: (Any?, [_PorticoExpression], NSMutableDictionary?) -> Any {
        if case .block(let block, _) = kind { block } else { lacks("block") }
    }
    /// The result of a choice whose predicate holds.
    public var `true`: _PorticoExpression {
        if case .conditional(_, let value, _) = kind { value } else { lacks("value for true") }
    }
    /// The result of a choice whose predicate doesn't hold.
    public var `false`: _PorticoExpression {
        if case .conditional(_, _, let value) = kind { value } else { lacks("value for false") }
    }
}

// MARK: Evaluating

extension _PorticoExpression {
    /// The value, of an object and with values for variables in `context`.
    public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var variables: [String: Any] = [:]
        for (key, value) in context ?? [:] { variables["\(key)"] = value }
        return value(object, variables, context)
    }

    func value(_ object: Any?, _ variables: [String: Any], _ context: NSMutableDictionary? = nil) -> Any? {
        func value(_ expression: _PorticoExpression) -> Any? { expression.value(object, variables, context) }
        switch kind {
        case .constant(let constant): return constant
        case .evaluatedObject: return object
        case .variable(let name): return variables[name]
        case .keyPath(let path): return PredicateValue.value(at: path, of: object)
        case .function("valueForKeyPath:", let operand?, let arguments):
            return PredicateValue.value(
                at: PredicateValue.text(arguments.first.flatMap(value)) ?? "", of: value(operand))
        case .function(let name, nil, let arguments): return PredicateFunctions.call(name, arguments.map(value))
        case .function(let name, let operand?, let arguments):
            return (value(operand) as? NSObject).flatMap {
                PredicateFunctions.sendMessage(name, to: $0, arguments.map(value))
            }
        case .chain(let first, let steps):
            return steps.reduce(value(first)) { PredicateFunctions.call($1.function, [$0, value($1.operand)]) }
        case .aggregate(let list): return list.map(value)
        case .subquery(let collection, let name, let predicate):
            return PredicateValue.elements(value(collection))?.filter { element in
                predicate.evaluate(
                    with: object, substitutionVariables: variables.merging([name: element ?? NSNull()]) { $1 })
            }
        case .set(let type, let left, let right):
            let first = NSMutableSet(array: (PredicateValue.elements(value(left)) ?? []).compactMap { $0 })
            let second = Set((PredicateValue.elements(value(right)) ?? []).compactMap { $0 as? AnyHashable })
            switch type {
            case .unionSet: first.union(second)
            case .intersectSet: first.intersect(second)
            default: first.minus(second)
            }
            return first
        case .block(let block, let arguments): return block(object, arguments, context)
        case .conditional(let predicate, let yes, let no):
            return value(predicate.evaluate(with: object, substitutionVariables: variables) ? yes : no)
        case .anyKey: return nil
        }
    }

    // MARK: Formats

    static func kind(of expression: PredicateExpression) -> Kind {
        func make(_ part: PredicateExpression) -> _PorticoExpression { _PorticoExpression(kind(of: part)) }
        switch expression {
        case .value(let value): return .constant(value)
        case .path("self"): return .evaluatedObject
        case .path(let path): return .keyPath(path)
        case .variable(let name): return .variable(name)
        case .list(let items): return .aggregate(items.map(make))
        case .arithmetic(let first, let steps):
            let names = ["+": "add:to:", "-": "from:subtract:", "*": "multiply:by:", "/": "divide:by:"]
            return .chain(
                make(first), steps.map { .init(function: names[$0.op] ?? "raise:toPower:", operand: make($0.operand)) })
        case .function(let name, let values): return .function(name, operand: nil, values.map(make))
        case .subquery(let collection, let name, let node):
            return .subquery(make(collection), name, node.predicate)
        case .keyed(let inner, let path):
            return .function("valueForKeyPath:", operand: make(inner), [_PorticoExpression(forConstantValue: path)])
        }
    }

    private static let symbols = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
    ]

    /// The expression as a format says it.
    var formatText: String {
        func list(_ parts: [_PorticoExpression]) -> String { parts.map(\.description).joined(separator: ", ") }
        switch kind {
        case .constant(let value): return Self.text(value)
        case .evaluatedObject: return "SELF"
        case .variable(let name): return "$" + name
        case .keyPath(let path): return path
        case .function("valueForKeyPath:", let operand?, let arguments):
            return "\(operand)." + (PredicateValue.text(arguments.first?.value(nil, [:])) ?? "")
        case .function(let name, nil, let arguments):
            if let symbol = Self.symbols[name], arguments.count == 2 {
                return "\(arguments[0]) \(symbol) \(arguments[1])"
            }
            // `sum:` is written `sum(…)`; names of several parts stay.
            let isShort = name.hasSuffix(":") && !name.dropLast().contains(":")
            return (isShort ? String(name.dropLast()) : name) + "(" + list(arguments) + ")"
        case .function(let name, let operand?, let arguments):
            return "FUNCTION(\(list([operand])), \"\(name)\"\(arguments.isEmpty ? "" : ", " + list(arguments)))"
        case .chain(let first, let steps):
            return ([first.description] + steps.map { "\(Self.symbols[$0.function] ?? "?") \($0.operand)" })
                .joined(separator: " ")
        case .aggregate(let parts): return "{\(list(parts))}"
        case .subquery(let collection, let name, let predicate):
            return "SUBQUERY(\(collection), $\(name), \(PredicateText.format(of: predicate)))"
        case .set(let type, let left, let right):
            let word = type == .unionSet ? "UNION" : type == .intersectSet ? "INTERSECT" : "MINUS"
            return "\(left) \(word) \(right)"
        case .block: return "BLOCK"
        case .conditional(let predicate, let yes, let no):
            return "TERNARY(\(PredicateText.format(of: predicate)), \(yes), \(no))"
        case .anyKey: return "ANYKEY"
        }
    }

    private static func text(_ value: Any?) -> String {
        switch value {
        case nil, is NSNull: return "nil"
        case let value?:
            if let text = PredicateValue.text(value) {
                return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
            }
            if let truth = value as? Bool, !(value is NSNumber) { return truth ? "1" : "0" }
            if let parts = PredicateValue.elements(value) { return "{" + parts.map(text).joined(separator: ", ") + "}" }
            if let date = value as? Date { return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")" }
            return "\(value)"
        }
    }
}
