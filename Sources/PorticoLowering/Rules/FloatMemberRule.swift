internal import SwiftSyntax

/// Linux's `CGFloat` has an `abs` of its own, which hides Swift's in extensions of it.
///
/// Before: `extension CGFloat { var size: CGFloat { abs(self) } }`
///
/// After:  `extension CGFloat { var size: CGFloat { Swift.abs(self) } }`
enum FloatMemberRule: LoweringRule {
    static let triggers = ["extension CGFloat"]

    static func apply(to file: FileContext) {
        guard !file.index.declares("abs"), !file.index.declaresMember("abs") else { return }
        Visitor(file, near: ["abs"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let called = node.calledExpression.as(DeclReferenceExprSyntax.self), called.baseName.text == "abs",
                isInExtensionOfFloat(node)
            {
                file.insert("Swift.", at: called.start)
            }
            return .visitChildren
        }

        private func isInExtensionOfFloat(_ node: FunctionCallExprSyntax) -> Bool {
            var current = node.parent
            while let parent = current {
                if let type = parent.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
                    return type == "CGFloat"
                }
                current = parent.parent
            }
            return false
        }
    }
}
