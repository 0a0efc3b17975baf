internal import SwiftSyntax

/// Text input's traits are optional requirements on iOS, and a date formatter's symbols may be missing by their type; both are always there
/// here. A switch over a trait that asks for optionals gets one, and so does what unwraps symbols.
///
/// Before: `switch field.keyboardAppearance { case .dark?: … }`
///
/// After:  `switch Optional(field.keyboardAppearance).flatMap({ $0 }) { case .dark?: … }`
///
/// Before: `if let days = formatter.weekdaySymbols { … }`
///
/// After:  `if let days = Optional(formatter.weekdaySymbols).flatMap({ $0 }) { … }`
enum OptionalTraitRule: LoweringRule {
    static let triggers = Array(traits.union(symbols))

    /// The requirements of `UITextInputTraits`, all of them optional.
    private static let traits: Set = [
        "keyboardAppearance", "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType",
        "spellCheckingType", "smartQuotesType", "smartDashesType", "smartInsertDeleteType", "textContentType",
        "isSecureTextEntry", "enablesReturnKeyAutomatically", "inlinePredictionType",
    ]

    /// The properties of Foundation's classes that are optional on iOS alone: `DateFormatter`'s symbols and `NSURL`'s text.
    private static let symbols: Set = [
        "eraSymbols", "longEraSymbols", "monthSymbols", "shortMonthSymbols", "veryShortMonthSymbols",
        "standaloneMonthSymbols", "shortStandaloneMonthSymbols", "veryShortStandaloneMonthSymbols", "weekdaySymbols",
        "shortWeekdaySymbols", "veryShortWeekdaySymbols", "standaloneWeekdaySymbols", "shortStandaloneWeekdaySymbols",
        "veryShortStandaloneWeekdaySymbols", "quarterSymbols", "shortQuarterSymbols", "standaloneQuarterSymbols",
        "shortStandaloneQuarterSymbols", "amSymbol", "pmSymbol", "absoluteString",
    ]

    static func apply(to file: FileContext) {
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

        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            if let value = node.initializer?.value { makeSymbolsOptional(value, isChanged: false) }
            return .visitChildren
        }

        override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
            makeSymbolsOptional(node.expression, isChanged: true)
            return .visitChildren
        }

        override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
            makeSymbolsOptional(node.expression, isChanged: true)
            return .visitChildren
        }

        /// Symbols of a property of the app's that are optional already stay as they are.
        ///
        /// - Parameter isChanged: Whether what stands behind may change the value: a property of the app's that has such a name isn't touched.
        private func makeSymbolsOptional(_ value: ExprSyntax, isChanged: Bool) {
            guard let member = value.as(MemberAccessExprSyntax.self), member.base != nil,
                symbols.contains(member.declName.baseName.text), !value.isOptionalChain,
                !isChanged || !file.index.declaresMember(member.declName.baseName.text)
            else { return }
            file.insert("Optional(", at: value.start)
            file.insert(").flatMap({ $0 })", at: value.end)
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
