internal import SwiftSyntax

/// The class method `description()`, which on iOS any object's class answers, becomes the name that it gives.
///
/// Before: `type(of: object).description()`
///
/// After:  `NSStringFromClass(type(of: object))`
enum ClassDescriptionRule: LoweringRule {
    static let triggers = [".description()"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["description"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.arguments.isEmpty, node.trailingClosure == nil,
                let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "description",
                let base = member.base?.as(FunctionCallExprSyntax.self),
                base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
                base.arguments.count == 1, base.arguments.first?.label?.text == "of"
            else { return .visitChildren }
            file.insert("NSStringFromClass(", at: base.start)
            file.replace(from: base.end, to: node.end, with: ")")
            return .visitChildren
        }
    }
}
