import Foundation

extension NSPredicate {
    /// Makes a predicate from a format: comparisons of key paths with values, joined by AND, OR and NOT.
    ///
    /// `%@` and `%d` stand for the arguments, `%K` for an argument that is a key path. A format that can't be read traps, as it raises on
    /// iOS. Subqueries and functions are not read.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
    }

    /// Makes a predicate from a format whose `%@`, `%d` and `%K` stand for the elements of an array. A format that can't be read traps.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let node: PredicateNode
        do {
            node = try PredicateParser.parse(predicateFormat, arguments ?? [])
        } catch {
            let reason = (error as? PredicateParser.Failure)?.reason ?? "\(error)"
            fatalError(
                "NSInvalidArgumentException: Unable to parse the format string \"\(predicateFormat)\": \(reason)")
        }
        nonisolated(unsafe) let tree = node
        self.init { object, variables in tree.evaluate(object, variables ?? [:]) }
    }
}
