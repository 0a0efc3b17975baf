internal import SwiftSyntax

/// Compilation conditions that ask for the platform get iOS's answer.
///
/// Before:
/// ```swift
/// #if os(iOS) && targetEnvironment(simulator)
/// #if canImport(Combine) || os(Linux)
/// ```
/// After:
/// ```swift
/// #if true    && true
/// #if false              || false
/// ```
enum ConditionRule: LoweringRule {
    static let triggers = ["#if", "#elseif"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["#if"]).walk(file.tree)
    }

    /// Walks all clauses, also those that are never compiled: their conditions are still read.
    private final class Visitor: LiveVisitor {
        override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let condition = node.condition { rewrite(Syntax(condition)) }
            return .visitChildren
        }

        private func rewrite(_ node: Syntax) {
            if let call = node.as(FunctionCallExprSyntax.self) {
                guard let value = file.evaluator.test(call), needsRewriting(call) else { return }
                file.replace(call, with: value ? "true" : "false")
            } else if let name = node.as(DeclReferenceExprSyntax.self) {
                guard file.evaluator.decided.contains(name.baseName.bare) else { return }
                let isDefined = file.evaluator.conditions?.contains(name.baseName.bare) == true
                file.replace(name, with: isDefined ? "true" : "false")
            } else {
                for child in node.children(viewMode: .sourceAccurate) { rewrite(child) }
            }
        }

        /// `os(macOS)` is false on Linux too; what answers right already stays as it is.
        private func needsRewriting(_ call: FunctionCallExprSyntax) -> Bool {
            // Spaces are anywhere: `os (iOS)`.
            switch call.trimmedDescription.filter({ !$0.isWhitespace }) {
            case "os(iOS)", "os(Linux)", "targetEnvironment(simulator)", "_runtime(_ObjC)": return true
            case let text where text.hasPrefix("canImport"):
                return file.evaluator.isForLinux || call.arguments.first?.expression.trimmedDescription != "UIKit"
            // Below the first version that gets another answer, the compiler knows it.
            case let text where text.hasPrefix("compiler(<"): return file.evaluator.test(call) == true
            case let text where text.hasPrefix("compiler"): return file.evaluator.test(call) == false
            default: return false
            }
        }
    }
}
