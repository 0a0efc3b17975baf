import SwiftSyntax

/// Members asked of a plain `AnyObject`, which Objective-C looks up when the program runs, are looked up among Apple's
/// classes. What is known to hold `AnyObject`s are casts to it, local names whose type is written, the project's own members of
/// that type, and arrays of it.
///
/// Before: `view.savedConstraints.first?.priority`, `(x as AnyObject).doubleValue`, `object["key"]`
///
/// After:  `_porticoMembers(view.savedConstraints.first)?.priority`, `_porticoMembers((x as AnyObject)).doubleValue`,
///         `_porticoMembers(object)["key"]`
enum ObjectMemberRule: LoweringRule {
    static let triggers: [String] = []

    static func apply(to file: FileContext) {
        guard file.index.hasObjects || file.source.utf8Contains("AnyObject") else { return }
        Visitor(file).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.declName.baseName.text
            let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
            if name != "self", !isCalled || Self.methods.contains(name), let object = node.base?.unwrapped {
                wrap(object)
            }
            return .visitChildren
        }

        override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
            wrap(node.calledExpression.unwrapped)
            return .visitChildren
        }

        /// The methods that are looked up; of others the compiler says that there are none.
        private static let methods: Set<String> = ["value", "object", "isEqual", "isKind", "responds", "perform"]

        private func wrap(_ object: ExprSyntax) {
            guard isObject(object) else { return }
            file.insert("_porticoMembers(", at: object.start)
            file.insert(")", at: object.end)
            file.needsRuntime = true
        }

        private func isObject(_ expression: ExprSyntax) -> Bool {
            if file.isObject(expression) { return true }
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

extension FileContext {
    /// Whether the expression is known to be an `AnyObject`: a cast, or a name whose type is written.
    func isObject(_ expression: ExprSyntax) -> Bool {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
        {
            let parts = sequence.elements.suffix(2)
            return parts.first?.is(UnresolvedAsExprSyntax.self) == true
                && parts.last?.trimmedDescription.trimmingTypeMarks == "AnyObject"
        }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.bare,
            let type = LocalTypes.type(of: name, at: Syntax(expression))
        {
            return type.trimmingTypeMarks == "AnyObject"
        }
        return expression.memberName.map(index.isObject) ?? false
    }
}

extension ExprSyntax {
    /// Without `?` and `!`.
    var unwrapped: ExprSyntax {
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.unwrapped }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.unwrapped }
        return self
    }

    /// The last name of `a` or `b.a`.
    var memberName: String? {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.bare
            ?? self.as(DeclReferenceExprSyntax.self)?.baseName.bare
    }
}
