internal import SwiftSyntax

/// An expectation's `fulfill` that is handed on as a function becomes a closure that calls it: XCTest's on Linux takes the place of the
/// call, which a call leaves out.
///
/// Before: `group.notify(queue: .main, execute: expectation.fulfill)`
///
/// After:  `group.notify(queue: .main, execute: { expectation.fulfill() })`
enum UnappliedFulfillRule: LoweringRule {
    static let triggers = [".fulfill"]

    static func apply(to file: FileContext) {
        guard file.source.utf8Imports("XCTest"), !file.index.declaresMember("fulfill") else { return }
        Visitor(file, near: [".fulfill"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil, isArgument(node),
                let base = node.base, isPlainName(base)
            else { return .visitChildren }
            file.insert("{ ", at: node.start)
            file.insert("() }", at: node.end)
            return .skipChildren
        }

        /// Whether the function itself is an argument of a call: what it is assigned to may be declared with another type.
        private func isArgument(_ node: MemberAccessExprSyntax) -> Bool {
            node.parent?.as(LabeledExprSyntax.self)?.expression.id == node.id
                && node.parent?.parent?.parent?.is(FunctionCallExprSyntax.self) == true
        }

        /// Whether the closure finds what the expression found: the name of a value, or of one of `self`.
        private func isPlainName(_ expression: ExprSyntax) -> Bool {
            if let access = expression.as(MemberAccessExprSyntax.self) {
                return access.base.map { $0.trimmedDescription == "self" } ?? false
            }
            guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
            return name.first?.isLowercase == true || name.first == "_"
        }
    }
}
