import Foundation

/// What lets an initialiser give an instance of a subclass: `NSPredicate(format:)` makes comparisons and compounds, which can be taken apart.
public protocol _PorticoPredicate {}

extension NSPredicate: _PorticoPredicate {}

extension _PorticoPredicate where Self: NSPredicate {
    /// Makes a predicate from a format: comparisons of key paths with values, joined by AND, OR and NOT, with functions and subqueries.
    ///
    /// `%@` and `%d` stand for the arguments, `%K` for an argument that is a key path. A format that can't be read traps, as it raises on
    /// iOS.
    public init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// Makes a predicate from a format whose `%@`, `%d` and `%K` stand for the elements of an array. A format that can't be read traps.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let node: PredicateNode
        do {
            node = try PredicateParser.parseFormat(predicateFormat, arguments ?? [])
        } catch {
            let reason = (error as? PredicateParser.Failure)?.reason ?? "\(error)"
            fatalError(
                "NSInvalidArgumentException: Unable to parse the format string \"\(predicateFormat)\": \(reason)")
        }
        guard let predicate = node.predicate as? Self else {
            fatalError("NSInvalidArgumentException: \"\(predicateFormat)\" doesn't make a \(Self.self)")
        }
        self = predicate
    }
}

extension NSPredicate {
    /// The predicate with values in the place of its variables.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        nonisolated(unsafe) let (whole, given) = (self, variables)
        return NSPredicate { object, later in
            whole.evaluate(with: object, substitutionVariables: given.merging(later ?? [:]) { $1 })
        }
    }

    /// Allows a predicate of an archive to be evaluated: any may.
    public func allowEvaluation() {}
}
