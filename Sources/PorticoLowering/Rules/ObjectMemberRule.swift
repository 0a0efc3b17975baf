import SwiftSyntax

/// Properties asked of a plain `AnyObject`, which Objective-C looks up when the program runs, are looked up among Apple's
/// classes. What is known to hold `AnyObject`s are the project's own members of that type, and arrays of it.
///
/// Before: `view.savedConstraints.first?.priority`
///
/// After:  `_porticoMembers(view.savedConstraints.first)?.priority`
enum ObjectMemberRule: LoweringRule {
    static let triggers: [String] = []

    static func apply(to file: FileContext) {
        guard file.index.hasObjects, file.source.utf8Contains("import UIKit") else { return }
        Visitor(file).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            // Methods are not looked up: the compiler says that there are none.
            let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
            if !isCalled, node.declName.baseName.text != "self", let object = node.base?.unwrapped, isObject(object) {
                file.insert("_porticoMembers(", at: object.start)
                file.insert(")", at: object.end)
            }
            return .visitChildren
        }

        private func isObject(_ expression: ExprSyntax) -> Bool {
            if let name = expression.memberName, file.index.isObject(name) { return true }
            if let member = expression.as(MemberAccessExprSyntax.self),
                ["first", "last"].contains(member.declName.baseName.text), let base = member.base?.unwrapped
            {
                return isArray(base)
            }
            return expression.as(SubscriptCallExprSyntax.self).map { isArray($0.calledExpression.unwrapped) } ?? false
        }

        private func isArray(_ expression: ExprSyntax) -> Bool {
            let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
            return called.memberName.map(file.index.isObjectArray) ?? false
        }
    }
}

extension ExprSyntax {
    /// Without `?` and `!`.
    fileprivate var unwrapped: ExprSyntax {
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.unwrapped }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.unwrapped }
        return self
    }

    /// The last name of `a` or `b.a`.
    fileprivate var memberName: String? {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.bare
            ?? self.as(DeclReferenceExprSyntax.self)?.baseName.bare
    }
}
