import Foundation

/// Predicates joined by AND, OR or NOT. Code says `NSCompoundPredicate`: Foundation's own on Linux evaluates and can't be written as a format,
/// so lowering puts this one in its place.
open class _PorticoCompoundPredicate: NSCompoundPredicate {
    /// The predicate as a format says it.
    open override var predicateFormat: String { PredicateText.format(of: self) }
    open override var description: String { predicateFormat }
}

/// Predicates as formats.
enum PredicateText {
    static func format(of predicate: NSPredicate) -> String {
        if let comparison = predicate as? _PorticoComparisonPredicate { return comparison.predicateFormat }
        guard let compound = predicate as? NSCompoundPredicate else {
            // Of the others only the constants have no block; both answer for nothing.
            return predicate == NSPredicate(value: true)
                ? "TRUEPREDICATE" : predicate == NSPredicate(value: false) ? "FALSEPREDICATE" : "BLOCKPREDICATE"
        }
        let parts = compound.subpredicates.map { part -> String in
            let text = format(of: part)
            guard let inner = part as? NSCompoundPredicate, inner.compoundPredicateType != .not else { return text }
            // AND binds closer than OR, and NOT closer than both.
            let needsParentheses = compound.compoundPredicateType != .or || inner.compoundPredicateType == .or
            return needsParentheses ? "(\(text))" : text
        }
        switch compound.compoundPredicateType {
        case .not: return "NOT " + (parts.first ?? "TRUEPREDICATE")
        case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
        case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
        }
    }
}
