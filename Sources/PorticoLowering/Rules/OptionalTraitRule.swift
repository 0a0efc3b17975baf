internal import SwiftSyntax

/// Text input's traits are optional requirements on iOS, and always there here: a switch over one that asks for optionals gets one.
///
/// Before: `switch field.keyboardAppearance { case .dark?: … }`
///
/// After:  `switch Optional(field.keyboardAppearance).flatMap({ $0 }) { case .dark?: … }`
enum OptionalTraitRule: LoweringRule {
    static let triggers = Array(traits)

    /// The requirements of `UITextInputTraits`, all of them optional.
    private static let traits: Set = [
        "keyboardAppearance", "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType",
        "spellCheckingType", "smartQuotesType", "smartDashesType", "smartInsertDeleteType", "textContentType",
        "isSecureTextEntry", "enablesReturnKeyAutomatically", "inlinePredictionType",
    ]

    static func apply(to file: FileContext) {
        guard file.source.utf8Contains("?:") || file.source.utf8Contains("?,") || file.source.utf8Contains("nil:")
        else { return }
        Visitor(file).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
            guard let member = node.subject.as(MemberAccessExprSyntax.self), member.base != nil,
                traits.contains(member.declName.baseName.text), !node.subject.isOptionalChain,
                node.cases.contains(where: asksForOptional)
            else { return .visitChildren }
            // One that is optional already, a property of the app's with such a name, stays as it is.
            file.insert("Optional(", at: node.subject.start)
            file.insert(").flatMap({ $0 })", at: node.subject.end)
            return .visitChildren
        }

        /// Whether one of the case's patterns is that of an optional: `.dark?`, `nil`.
        private func asksForOptional(_ element: SwitchCaseListSyntax.Element) -> Bool {
            guard case .switchCase(let one) = element, case .case(let label) = one.label else { return false }
            return label.caseItems.contains { item in
                guard let pattern = item.pattern.as(ExpressionPatternSyntax.self) else { return false }
                return pattern.expression.is(OptionalChainingExprSyntax.self)
                    || pattern.expression.is(NilLiteralExprSyntax.self)
            }
        }
    }
}
