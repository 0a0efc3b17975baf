internal import SwiftSyntax

/// Snapshots of lists and the references that Objective-C's classes hand over are cast to each other on iOS, which bridges them. Here
/// functions make the one of the other.
///
/// Before: `source.apply(snapshot as NSDiffableDataSourceSnapshot<Int, ID>)`
///
/// After:  `source.apply(_porticoSnapshot(snapshot , to:NSDiffableDataSourceSnapshot<Int, ID>.self))`
enum SnapshotCastRule: LoweringRule {
    static let triggers = ["as NSDiffableDataSourceSnapshot", "as! NSDiffableDataSourceSnapshot"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["NSDiffableDataSourceSnapshot"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let parts = Array(node.elements)
            for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
                guard let cast = part.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark?.text != "?",
                    let type = parts[index + 1].as(TypeExprSyntax.self),
                    let snapshot = type.type.as(IdentifierTypeSyntax.self),
                    snapshot.name.text == "NSDiffableDataSourceSnapshotReference"
                        || snapshot.name.text == "NSDiffableDataSourceSnapshot"
                            && snapshot.genericArgumentClause != nil,
                    !SnapshotCastRule.takesItsType(parts[index - 1])
                else { continue }
                file.insert("_porticoSnapshot(", at: parts[index - 1].start)
                file.replace(from: cast.start, to: type.start, with: ", to:")
                file.insert(".self)", at: type.end)
            }
            return .visitChildren
        }
    }

    /// Whether an expression is of the type that the cast names because it names it: `.init() as Snapshot`.
    private static func takesItsType(_ expression: ExprSyntax) -> Bool {
        if let call = expression.as(FunctionCallExprSyntax.self) { return takesItsType(call.calledExpression) }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
        return member.base.map(takesItsType) ?? true
    }
}
