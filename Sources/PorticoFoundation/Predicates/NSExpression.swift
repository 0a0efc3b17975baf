import Foundation

/// One side of a comparison, or a calculation: a constant, a key path, a function of others. Code says `NSExpression`: Foundation on Linux has
/// that name for a class that can't be used, so lowering puts this one in its place.
open class _PorticoExpression: NSObject, NSCopying, @unchecked Sendable {
    /// The kind of an expression.
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13, aggregate = 14, anyKey = 15, block = 19, conditional = 20
    }

    indirect enum Kind {
        case constant(Any?)
        case evaluatedObject
        case variable(String)
        case keyPath(String)
        /// The operand is the object that a method is called of.
        case function(String, operand: _PorticoExpression?, [_PorticoExpression])
        /// Functions of two, each of what was calculated so far: `a + b - c`. Flat, because a format has room for a sum of any length, and
        /// evaluating or freeing a nested one would take a stack as deep.
        case chain(_PorticoExpression, [ChainStep])
        case aggregate([_PorticoExpression])
        case subquery(_PorticoExpression, String, NSPredicate)
        case set(ExpressionType, _PorticoExpression, _PorticoExpression)
        case block((Any?, [_PorticoExpression], NSMutableDictionary?) -> Any, [_PorticoExpression])
        case conditional(NSPredicate, _PorticoExpression, _PorticoExpression)
        case anyKey
    }

    struct ChainStep {
        let function: String
        let operand: _PorticoExpression
    }

    let kind: Kind

    dynamic init(_ kind: Kind) { self.kind = kind }

    // MARK: Making

    /// A value.
    public init(forConstantValue obj: Any?) { kind = .constant(obj) }
    /// The value under a path of keys, of the object that the predicate is asked of.
    public init(forKeyPath keyPath: String) { kind = .keyPath(keyPath) }
    /// The value under a Swift key path of `@objc` properties.
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        self.init(forKeyPath: objcKeyPath(keyPath) ?? "\(keyPath)")
    }
    /// The value that is given for a variable, `$NAME`.
    public init(forVariable string: String) { kind = .variable(string) }
    /// One of the functions, such as `sum:` or `uppercase:`. An unknown one ends the process, as it raises on iOS.
    public init(forFunction name: String, arguments parameters: [Any]) {
        let arguments = parameters.map(Self.expression)
        guard PredicateFunctions.isKnown(name, count: arguments.count) else {
            fatalError("NSInvalidArgumentException: unsupported function name \(name)")
        }
        kind = .function(name, operand: nil, arguments)
    }
    /// The answer of a method of an object.
    public init(forFunction target: _PorticoExpression, selectorName name: String, arguments parameters: [Any]?) {
        kind = .function(name, operand: target, (parameters ?? []).map(Self.expression))
    }
    /// A list of values.
    public init(forAggregate subexpressions: [_PorticoExpression]) { kind = .aggregate(subexpressions) }
    /// The elements of a collection that a predicate holds for.
    public init(
        forSubquery expression: _PorticoExpression, usingIteratorVariable variable: String, predicate: NSPredicate
    ) { kind = .subquery(expression, variable, predicate) }
    /// The objects that are in one of two sets.
    public init(forUnionSet left: _PorticoExpression, with right: _PorticoExpression) {
        kind = .set(.unionSet, left, right)
    }
    /// The objects that are in both of two sets.
    public init(forIntersectSet left: _PorticoExpression, with right: _PorticoExpression) {
        kind = .set(.intersectSet, left, right)
    }
    /// The objects that are in the first set and not in the second.
    public init(forMinusSet left: _PorticoExpression, with right: _PorticoExpression) {
        kind = .set(.minusSet, left, right)
    }
    /// The result that a block makes of the object and the arguments.
    public init(
        block: @escaping (Any?, [_PorticoExpression], NSMutableDictionary?) -> Any, arguments: [_PorticoExpression]?
    ) { kind = .block(block, arguments ?? []) }
    /// One of two values, as a predicate says.
    public init(
        forConditional predicate: NSPredicate, trueExpression: _PorticoExpression, falseExpression: _PorticoExpression
    ) { kind = .conditional(predicate, trueExpression, falseExpression) }

    /// What a format says: `quantity * price`. A format that can't be read ends the process, as it raises on iOS.
    public convenience init(format expressionFormat: String, _ args: Any?...) {
        self.init(format: expressionFormat, argumentArray: args.map { $0 ?? NSNull() })
    }
    /// What a format says, with the arguments of a list.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        do {
            self.init(Self.kind(of: try PredicateParser.parseExpression(expressionFormat, arguments)))
        } catch {
            let reason = (error as? PredicateParser.Failure)?.reason ?? "\(error)"
            fatalError(
                "NSInvalidArgumentException: Unable to parse the format string \"\(expressionFormat)\": \(reason)")
        }
    }

    /// The object that the predicate is asked of: `SELF`.
    open class func expressionForEvaluatedObject() -> _PorticoExpression { _PorticoExpression(.evaluatedObject) }
    /// Any key, for searches in the person's own data.
    open class func expressionForAnyKey() -> _PorticoExpression { _PorticoExpression(.anyKey) }

    private static func expression(_ value: Any) -> _PorticoExpression {
        value as? _PorticoExpression ?? _PorticoExpression(forConstantValue: value)
    }

    open override func copy() -> Any { self }
    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? _PorticoExpression)?.description == description }
    open override var hash: Int { description.hashValue }
    open override var description: String { formatText }

    /// Allows an expression of an archive to be evaluated: any may.
    open func allowEvaluation() {}
}
