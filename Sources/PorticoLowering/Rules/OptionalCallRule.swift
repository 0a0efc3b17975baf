internal import SwiftSyntax

/// Calls through optional requirements go to the property that is nil where the method is not implemented.
///
/// Before: `delegate?.cart?(self, didAdd: item)`, `delegate?.cartDidEmpty != nil`
///
/// After:  `delegate?._portico_optional_cart__didAdd_?(self,         item)`,
///         `delegate?._portico_optional_cartDidEmpty_ != nil`
///
/// A delegate that is declared as an `AnyObject` is asked as `(delegate as? any CartDelegate)?`.
///
/// Apple's own protocols have defaults for all optional methods, so there the question mark just goes:
/// `delegate?.scrollViewDidScroll?(self)` becomes `delegate?.scrollViewDidScroll (self)`. The call's value is still an optional one,
/// so an object that isn't optional becomes so: `source.numberOfSections?(in: list)` becomes
/// `Optional(source)?.numberOfSections (in: list)`.
enum OptionalCallRule: LoweringRule {
    static let triggers: [String] = []

    static func apply(to file: FileContext) {
        let calls = ["?(", "? (", "!("]
        guard
            calls.contains(where: file.source.utf8Contains)
                || file.index.optionalBaseNames.keys.contains(where: file.source.utf8Contains)
        else { return }
        Visitor(file).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
                let member = forced.expression.as(MemberAccessExprSyntax.self),
                isApples(member.declName.baseName.bare, node.arguments.map { $0.label.map(\.bare) }, member)
            {
                file.blank(forced.exclamationMark)
            }
            guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) else { return .visitChildren }
            if let own = chain.expression.as(DeclReferenceExprSyntax.self), isApplesOwn(own, node) {
                file.blank(chain.questionMark)
                file.insert("Optional(self)?.", at: own.start)
            }
            guard let member = chain.expression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
            let name = member.declName.baseName
            var labels = node.arguments.map { $0.label.map(\.bare) }
            if let written = member.declName.argumentNames {
                labels = written.arguments.map { $0.name.tokenKind == .wildcard ? nil : $0.name.bare }
            }
            let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
            if let requirement = requirement(name.bare, labels, closures) {
                if let base = member.base { castObject(base, requirement) }
                if !OptionalRequirementRule.keepsName(requirement, file.index) {
                    rename(member.declName, requirement)
                    if OptionalRequirementRule.isOverloaded(requirement, file.index) { file.blank(chain.questionMark) }
                    for argument in node.arguments {
                        if let label = argument.label, let colon = argument.colon {
                            file.blank(from: label.start, to: colon.end)
                        }
                    }
                }
            } else if isApples(name.bare, labels, member, closures: closures) {
                file.blank(chain.questionMark)
                if let base = member.base { makeOptional(base) }
            }
            return .visitChildren
        }

        /// Whether the call is one of an optional method of the protocol of Apple's that is extended here: `numberOfSections?(in: list)`.
        private func isApplesOwn(_ name: DeclReferenceExprSyntax, _ node: FunctionCallExprSyntax) -> Bool {
            let labels = node.arguments.map { $0.label.map(\.bare) }
            guard labels.contains(where: { $0 != nil }), node.enclosingType?.is(ExtensionDeclSyntax.self) == true else {
                return false
            }
            let full = "\(name.baseName.bare)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
            return SDKNames.optionalMethods.contains(full) && !file.index.hasProperty(name.baseName.bare)
        }

        /// `source` becomes `Optional(source)?`, if the chain that it begins isn't optional already. `super` and types can't.
        private func makeOptional(_ base: ExprSyntax) {
            guard !base.isOptionalChain, !base.is(SuperExprSyntax.self) else { return }
            if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.bare, name.first?.isUppercase == true {
                return
            }
            file.insert("Optional(", at: base.start)
            file.insert(")?", at: base.end)
        }

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if node.parent?.is(OptionalChainingExprSyntax.self) == true,
                node.parent?.parent?.is(FunctionCallExprSyntax.self) == true
            {
                return .visitChildren
            }
            let name = node.declName.baseName.bare
            guard let names = file.index.optionalBaseNames[name], let base = node.base else { return .visitChildren }
            let requirements = names.flatMap { file.index.optionalRequirements[$0] ?? [] }.map(\.member)
            if let written = node.declName.argumentNames {
                let labels = written.arguments.map { $0.name.tokenKind == .wildcard ? nil : $0.name.bare }
                if let found = requirements.first(where: { $0.labels == labels }),
                    isComparedToNil(node) || isDelegate(base)
                {
                    rename(node.declName, found)
                    if OptionalRequirementRule.keepsName(found, file.index) { file.blank(written) }
                }
            } else if let property = requirements.first(where: {
                $0.kind == .property && (isDelegate(base) || isTyped(base, $0))
            }) {
                rename(node.declName, property)
            } else if requirements.count == 1, let method = requirements.first, method.kind == .method,
                !OptionalRequirementRule.keepsName(method, file.index), isComparedToNil(node)
            {
                rename(node.declName, method)
            }
            return .visitChildren
        }

        /// A plain `AnyObject` is asked as the protocol that has the requirement.
        private func castObject(_ base: ExprSyntax, _ requirement: MemberSummary) {
            let object = base.unwrapped
            guard file.isObject(object),
                let proto = file.index.optionalRequirements[requirement.fullName]?.map(\.proto).min()
            else { return }
            file.insert("(", at: object.start)
            file.insert(" as? any \(proto))\(object.id == base.id ? "?" : "")", at: object.end)
        }

        private func rename(_ name: DeclReferenceExprSyntax, _ requirement: MemberSummary) {
            if OptionalRequirementRule.keepsName(requirement, file.index) { return }
            file.replace(name, with: OptionalRequirementRule.accessor(requirement))
        }

        private func requirement(_ name: String, _ labels: [String?], _ closures: Int) -> MemberSummary? {
            guard let names = file.index.optionalBaseNames[name] else { return nil }
            for full in names.sorted() {
                guard let found = file.index.optionalRequirements[full]?.first?.member, found.kind == .method else {
                    continue
                }
                if found.labels.count == labels.count + closures, Array(found.labels.prefix(labels.count)) == labels {
                    return found
                }
            }
            return nil
        }

        /// - Parameter closures: how many of the arguments follow the parentheses; their labels aren't written.
        private func isApples(
            _ name: String, _ labels: [String?], _ member: MemberAccessExprSyntax, closures: Int = 0
        ) -> Bool {
            let begin = "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined())"
            if closures == 0 {
                guard SDKNames.optionalMethods.contains(begin + ")") else { return false }
            } else {
                let count = labels.count + closures
                guard
                    SDKNames.optionalMethods.contains(where: { full in
                        full.hasPrefix(begin) && full.utf8.count { $0 == UInt8(ascii: ":") } == count
                    })
                else { return false }
            }
            // A closure of the app's may have the name too.
            if labels.contains(where: { $0 != nil }) { return true }
            return member.base.map(isDelegate) ?? false || !file.index.hasProperty(name)
        }

        private func isDelegate(_ base: ExprSyntax) -> Bool {
            let text = base.trimmedDescription.lowercased()
            return text.contains("delegate") || text.contains("datasource")
        }

        /// Whether `base` is a local name or a property of this class whose type is the requirement's protocol.
        ///
        /// A requirement of the class itself is asked of `type(of: base)`, or of a value whose type is the protocol's `.Type`.
        private func isTyped(_ base: ExprSyntax, _ requirement: MemberSummary) -> Bool {
            var (base, ending) = (base, requirement.isStatic ? ".Type" : "")
            if requirement.isStatic, let object = base.askedForItsType { (base, ending) = (object, "") }
            if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
            var name = base.as(DeclReferenceExprSyntax.self)?.baseName.bare
            if let member = base.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
                name = member.declName.baseName.bare
            }
            guard let name else { return false }
            let isLocal = base.is(DeclReferenceExprSyntax.self)
            guard
                let type = (isLocal ? file.localTypes.type(of: name, at: Syntax(base)) : nil)
                    ?? base.enclosingTypeNames.first.flatMap({ scope in
                        file.index.members(name, of: scope).first { $0.summary.kind == .property }?.summary.type
                    })
            else { return false }
            let plain = type.filter { !"?!()".contains($0) }.replacing("any ", with: "")
            return file.index.optionalRequirements[requirement.fullName]?.contains { $0.proto + ending == plain }
                == true
        }

        /// `x.foo != nil`, `x?.foo == nil`, `if let f = x.foo`.
        private func isComparedToNil(_ node: MemberAccessExprSyntax) -> Bool {
            var expression = Syntax(node)
            while let parent = expression.parent, parent.is(OptionalChainingExprSyntax.self) { expression = parent }
            if expression.parent?.is(InitializerClauseSyntax.self) == true,
                expression.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
            {
                return true
            }
            guard let list = expression.parent?.as(ExprListSyntax.self) else { return false }
            let elements = Array(list)
            guard let index = elements.firstIndex(where: { $0.id == expression.id }), index + 2 < elements.count,
                let op = elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text
            else { return false }
            return (op == "!=" || op == "==") && elements[index + 2].is(NilLiteralExprSyntax.self)
        }
    }
}

extension ExprSyntax {
    /// The object of `type(of: object)`.
    fileprivate var askedForItsType: ExprSyntax? {
        guard let call = self.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
            argument.label?.text == "of"
        else { return nil }
        return argument.expression
    }

    /// Whether the expression is part of a chain that ends at a nil: `a?.b`, `a?.b!.c`, `a?[0]`.
    var isOptionalChain: Bool {
        if self.is(OptionalChainingExprSyntax.self) { return true }
        let inner =
            self.as(MemberAccessExprSyntax.self)?.base ?? self.as(ForceUnwrapExprSyntax.self)?.expression
            ?? self.as(FunctionCallExprSyntax.self)?.calledExpression
            ?? self.as(SubscriptCallExprSyntax.self)?.calledExpression
        return inner?.isOptionalChain ?? false
    }
}
