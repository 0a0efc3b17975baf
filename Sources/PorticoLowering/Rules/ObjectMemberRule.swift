internal import SwiftSyntax

/// Members asked of a plain `AnyObject`, which Objective-C looks up when the program runs, are looked up among Apple's
/// classes. What is known to hold `AnyObject`s are casts to it, local names whose type is written, the project's own members and
/// variables of that type, and arrays of it.
///
/// Before: `view.savedConstraints.first?.priority`, `(x as AnyObject).doubleValue`, `object["key"]`
///
/// After:  `_porticoMembers(view.savedConstraints.first)?.priority`, `_porticoMembers((x as AnyObject)).doubleValue`,
///         `_porticoMembers(object)["key"]`
///
/// Calls of the project's own methods are casts to what declares them: `object.reload?()` becomes `(object as? Screen)?.reload ()`.
enum ObjectMemberRule: LoweringRule {
    static let triggers: [String] = []

    static func apply(to file: FileContext) {
        guard file.index.hasObjects || file.source.utf8Contains("AnyObject") else { return }
        Visitor(file).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.declName.baseName.text
            // `object.method?()` is a call, too: of an optional requirement.
            let optional = node.parent.flatMap {
                $0.is(OptionalChainingExprSyntax.self) || $0.is(ForceUnwrapExprSyntax.self) ? $0 : nil
            }
            let called = optional ?? Syntax(node)
            let isCalled = called.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == called.id
            if name != "self", !isCalled || Self.methods.contains(name), let object = node.base?.unwrapped {
                wrapObject(object)
                if isCalled, let chain = optional?.as(OptionalChainingExprSyntax.self), isObject(object) {
                    file.blank(chain.questionMark)
                }
            }
            return .visitChildren
        }

        /// A call of one of the project's own methods goes to the class or protocol that has it.
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let called = node.calledExpression
            let chain = called.as(OptionalChainingExprSyntax.self)
            guard let member = called.unwrapped.as(MemberAccessExprSyntax.self), let base = member.base,
                file.isObject(base.unwrapped)
            else { return .visitChildren }
            guard let owner = owner(of: member.declName.baseName.bare, called: node) else {
                callBySelector(member, of: base.unwrapped, called: node)
                return .visitChildren
            }
            if chain != nil, file.index.optionalBaseNames[member.declName.baseName.bare] != nil {
                return .visitChildren
            }
            let object = base.unwrapped
            let isChained = base.is(OptionalChainingExprSyntax.self)
            file.insert("(", at: object.start)
            if isChained || chain != nil {
                file.insert(" as? \(owner))\(isChained ? "" : "?")", at: object.end)
            } else {
                file.insert(" as! \(owner))", at: object.end)
            }
            if let chain { file.blank(chain.questionMark) }
            if let forced = called.as(ForceUnwrapExprSyntax.self) { file.blank(forced.exclamationMark) }
            return .visitChildren
        }

        /// What declares the exposed method of this name, which must be one: a protocol goes before the classes that adopt it.
        private func owner(of name: String, called node: FunctionCallExprSyntax) -> String? {
            guard !Self.methods.contains(name) else { return nil }
            let labels = node.arguments.map { $0.label.map(\.bare) }
            let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
            let owners = Set(
                file.index.exposedMembers(name).filter {
                    $0.summary.kind == .method && !$0.summary.isStatic && !$0.summary.isOptional
                        && $0.summary.labels.count == labels.count + closures
                        && Array($0.summary.labels.prefix(labels.count)) == labels
                }.map(\.owner))
            if let proto = owners.first(where: { file.index.type($0)?.kind == .protocolType }),
                owners.count < 2
                    || owners.allSatisfy({ $0 == proto || file.index.type($0)?.inherited.contains(proto) == true })
            {
                return "any \(proto)"
            }
            return owners.count == 1 ? owners.first : nil
        }

        /// What several unrelated classes have is called by its selector, where it takes and returns nothing.
        private func callBySelector(
            _ member: MemberAccessExprSyntax, of object: ExprSyntax, called node: FunctionCallExprSyntax
        ) {
            let name = member.declName.baseName
            guard !Self.methods.contains(name.bare), node.arguments.isEmpty, node.trailingClosure == nil,
                let parenthesis = node.leftParen, node.calledExpression.is(MemberAccessExprSyntax.self)
            else { return }
            let found = file.index.exposedMembers(name.bare).map(\.summary).filter {
                $0.kind == .method && !$0.isStatic && $0.labels.isEmpty
            }
            guard found.count > 1, found.allSatisfy({ $0.type == nil }), Set(found.map(\.selector)).count == 1 else {
                return
            }
            wrapObject(object)
            file.replace(name, with: "perform")
            file.insert("Selector(\"\(found[0].selector)\")", at: parenthesis.end)
        }

        override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
            wrapObject(node.calledExpression.unwrapped)
            return .visitChildren
        }

        /// The methods that are looked up; of others the compiler says that there are none.
        private static let methods: Set<String> = [
            "value", "object", "isEqual", "isKind", "isMember", "responds", "conforms", "perform", "setValue", "copy",
            "mutableCopy", "addObserver", "removeObserver", "performSelector",
        ]

        private func wrapObject(_ object: ExprSyntax) {
            guard isObject(object) else { return }
            file.insert("_porticoMembers(", at: object.start)
            file.insert(")", at: object.end)
            file.needsRuntime = true
        }

        private func isObject(_ expression: ExprSyntax) -> Bool {
            if file.isObject(expression) { return true }
            if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.bare,
                file.localTypes.boundType(of: name, at: Syntax(expression)) == "AnyObject"
            {
                return true
            }
            if let member = expression.as(MemberAccessExprSyntax.self),
                ["first", "last"].contains(member.declName.baseName.text), let base = member.base?.unwrapped
            {
                return file.isObjectArray(base)
            }
            return expression.as(SubscriptCallExprSyntax.self).map {
                file.isObjectArray($0.calledExpression.unwrapped)
            } ?? false
        }
    }
}

extension FileContext {
    /// Whether the expression is known to be an `AnyObject`: a cast, or a name whose type is written.
    func isObject(_ expression: ExprSyntax) -> Bool {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first?.expression, inner.is(SequenceExprSyntax.self)
        {
            return inner.asObject
        }
        if let call = expression.as(FunctionCallExprSyntax.self), let body = call.mapped {
            return body.asObject
        }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.bare {
            if let type = localTypes.type(of: name, at: Syntax(expression)) {
                return type.trimmingTypeMarks == "AnyObject"
            }
            if index.isObjectGlobal(name), !index.declaresMember(name) { return true }
        }
        return expression.memberName.map(index.isObject) ?? false
    }

    /// Whether the expression is one of the project's members that hold or give arrays of `AnyObject`.
    fileprivate func isObjectArray(_ expression: ExprSyntax) -> Bool {
        let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
        return called.memberName.map(index.isObjectArray) ?? false
    }

    /// The type of a value that is known to be an `AnyObject`, or an array of it.
    func objectType(of value: ExprSyntax) -> String? {
        let value = value.unwrapped
        return isObject(value) ? "AnyObject" : isObjectArray(value) ? "[AnyObject]" : nil
    }
}

extension FunctionCallExprSyntax {
    /// What the closure gives of `x.map { … }` and `x.flatMap { … }`.
    fileprivate var mapped: ExprSyntax? {
        guard let name = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.bare,
            ["map", "flatMap"].contains(name), let body = trailingClosure?.statements, body.count == 1
        else { return nil }
        return body.first?.item.as(ExprSyntax.self)
    }
}

extension ExprSyntax {
    /// Whether it is `x as AnyObject`.
    fileprivate var asObject: Bool {
        guard let parts = self.as(SequenceExprSyntax.self)?.elements.suffix(2) else { return false }
        return parts.first?.is(UnresolvedAsExprSyntax.self) == true
            && parts.last?.trimmedDescription.trimmingTypeMarks == "AnyObject"
    }

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
