import Foundation

/// A predicate that compares two expressions. Code says `NSComparisonPredicate`: Foundation on Linux has that name for a class that can't be
/// used, so lowering puts this one in its place.
open class _PorticoComparisonPredicate: NSPredicate {
    /// Whether one value is compared, or those of a collection.
    public enum Modifier: UInt, Sendable {
        /// One value.
        case direct = 0
        /// All elements must fit.
        case all
        /// One element must fit.
        case any
    }

    /// The way in which two values are compared.
    public enum Operator: UInt, Sendable {
        case lessThan = 0, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
        /// The text matches a regular expression as a whole.
        case matches
        /// The text is like one with `?` for a character and `*` for any.
        case like
        case beginsWith, endsWith
        /// The left value is in the right one.
        case `in`
        /// A method of the left value says.
        case customSelector
        /// The right value is in the left one.
        case contains = 99
        /// The left value is between the two of the right list, or one of them.
        case between
    }

    /// The way in which texts are compared.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Letter case is nothing.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Accents are nothing.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// The texts are the same byte for byte, and are compared so.
        public static let normalized = Options(rawValue: 4)
    }

    /// The left side.
    public let leftExpression: _PorticoExpression
    /// The right side.
    public let rightExpression: _PorticoExpression
    /// Whether the left side is one value, or any or all of a collection.
    public let comparisonPredicateModifier: Modifier
    /// The way in which the sides are compared.
    public let predicateOperatorType: Operator
    /// The way in which texts are compared.
    public let options: Options
    /// The method that compares, where one was named.
    public let customSelector: Selector?
    private let node: ComparisonNode

    /// Compares two sides.
    public init(
        leftExpression lhs: _PorticoExpression, rightExpression rhs: _PorticoExpression, modifier: Modifier,
        type: Operator, options: Options = []
    ) {
        (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
        (predicateOperatorType, self.options, customSelector) = (type, options, nil)
        let node = ComparisonNode(lhs, rhs, modifier, type, options, nil)
        self.node = node
        super.init { object, variables in node.evaluate(object, variables ?? [:]) }
    }

    /// Compares two sides by a method of the left one that takes the right one and answers true or false.
    public init(
        leftExpression lhs: _PorticoExpression, rightExpression rhs: _PorticoExpression,
        customSelector selector: Selector
    ) {
        (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, .direct)
        (predicateOperatorType, options, customSelector) = (.customSelector, [], selector)
        let node = ComparisonNode(lhs, rhs, .direct, .customSelector, [], selector)
        self.node = node
        super.init { object, variables in node.evaluate(object, variables ?? [:]) }
    }

    /// Predicates aren't archived: nil.
    public required init?(coder: NSCoder) { nil }

    /// Whether it holds for an object, with values for variables.
    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        node.evaluate(object, bindings ?? [:])
    }

    /// The predicate as a format says it.
    open override var predicateFormat: String {
        let modifier =
            switch comparisonPredicateModifier {
            case .any: "ANY "
            case .all: "ALL "
            default: ""
            }
        var flags = ""
        if options.contains(.caseInsensitive) { flags += "c" }
        if options.contains(.diacriticInsensitive) { flags += "d" }
        if options.contains(.normalized) { flags += "n" }
        let word = customSelector?.description ?? PredicateNode.Operator(predicateOperatorType).rawValue
        return "\(modifier)\(leftExpression) \(word)\(flags.isEmpty ? "" : "[\(flags)]") \(rightExpression)"
    }

    open override var description: String { predicateFormat }
}

/// What a comparison does, apart from the predicate, which its own block would keep.
private struct ComparisonNode: @unchecked Sendable {
    let left: _PorticoExpression
    let right: _PorticoExpression
    let modifier: _PorticoComparisonPredicate.Modifier
    let type: _PorticoComparisonPredicate.Operator
    let options: String.CompareOptions
    let selector: Selector?

    init(
        _ left: _PorticoExpression, _ right: _PorticoExpression, _ modifier: _PorticoComparisonPredicate.Modifier,
        _ type: _PorticoComparisonPredicate.Operator, _ options: _PorticoComparisonPredicate.Options,
        _ selector: Selector?
    ) {
        (self.left, self.right, self.modifier, self.type, self.selector) = (left, right, modifier, type, selector)
        var compare: String.CompareOptions = []
        if options.contains(.caseInsensitive) { compare.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { compare.insert(.diacriticInsensitive) }
        self.options = compare
    }

    func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
        let (left, right) = (left.value(object, variables), right.value(object, variables))
        if let selector {
            guard let object = left as? NSObject else { return false }
            let answer = PredicateFunctions.sendMessage(selector.description, to: object, [right])
            return (answer as? NSNumber)?.boolValue ?? answer as? Bool ?? false
        }
        let modifier: PredicateNode.Modifier =
            switch modifier {
            case .any: .any
            case .all: .all
            default: .direct
            }
        return PredicateNode.comparison(
            .init(
                left: .value(left), right: .value(right), op: PredicateNode.Operator(type), modifier: modifier,
                options: options)
        ).evaluate(object, variables)
    }
}

extension PredicateNode.Operator {
    init(_ type: _PorticoComparisonPredicate.Operator) {
        self =
            switch type {
            case .lessThan: .less
            case .lessThanOrEqualTo: .lessOrEqual
            case .greaterThan: .greater
            case .greaterThanOrEqualTo: .greaterOrEqual
            case .notEqualTo: .notEqual
            case .matches: .matches
            case .like: .like
            case .beginsWith: .beginsWith
            case .endsWith: .endsWith
            case .in: .isIn
            case .contains: .contains
            case .between: .between
            default: .equal
            }
    }

    var type: _PorticoComparisonPredicate.Operator {
        switch self {
        case .equal: .equalTo
        case .notEqual: .notEqualTo
        case .less: .lessThan
        case .lessOrEqual: .lessThanOrEqualTo
        case .greater: .greaterThan
        case .greaterOrEqual: .greaterThanOrEqualTo
        case .between: .between
        case .contains: .contains
        case .beginsWith: .beginsWith
        case .endsWith: .endsWith
        case .like: .like
        case .matches: .matches
        case .isIn: .in
        }
    }
}

extension PredicateNode {
    /// The tree as predicates that can be taken apart.
    var predicate: NSPredicate {
        switch self {
        case .constant(let value): return NSPredicate(value: value)
        case .and(let nodes): return _PorticoCompoundPredicate(type: .and, subpredicates: nodes.map(\.predicate))
        case .or(let nodes): return _PorticoCompoundPredicate(type: .or, subpredicates: nodes.map(\.predicate))
        case .not(let node): return _PorticoCompoundPredicate(type: .not, subpredicates: [node.predicate])
        case .comparison(let comparison):
            var options: _PorticoComparisonPredicate.Options = []
            if comparison.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
            if comparison.options.contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
            func made(_ modifier: _PorticoComparisonPredicate.Modifier) -> NSPredicate {
                _PorticoComparisonPredicate(
                    leftExpression: _PorticoExpression(_PorticoExpression.kind(of: comparison.left)),
                    rightExpression: _PorticoExpression(_PorticoExpression.kind(of: comparison.right)),
                    modifier: modifier, type: comparison.op.type, options: options)
            }
            switch comparison.modifier {
            case .direct: return made(.direct)
            case .any: return made(.any)
            case .all: return made(.all)
            case .none: return _PorticoCompoundPredicate(type: .not, subpredicates: [made(.any)])
            }
        }
    }
}
