import SwiftSyntax

/// XCTest on Linux lists test methods as plain functions, which isolated ones are not, and its own set-up methods are plain, too.
/// Their bodies become the isolated part; XCTest calls them on the main thread.
///
/// Before: `@MainActor func testRow() { … }`, and the same inside a `@MainActor class`
///
/// After:  `           func testRow() { _porticoOnMain { … } }`
enum TestIsolationRule: LoweringRule {
    static let triggers = ["@MainActor"]

    static func apply(to file: FileContext) {
        guard file.source.utf8Contains("XCTest") else { return }
        Visitor(file).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            let isHook = node.modifiers.has("override") && Self.hooks.contains(node.name.text)
            guard isHook || node.name.text.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
                node.signature.effectSpecifiers?.asyncSpecifier == nil, !node.modifiers.has("static", "class"),
                let body = node.body, let type = node.enclosingType, isTestCase(node),
                !node.modifiers.has("nonisolated")
            else { return .visitChildren }
            if let attribute = node.attributes.first(named: ["MainActor"]) {
                file.blank(attribute)
            } else if !type.attributes.has("MainActor") {
                return .visitChildren
            }
            if type.attributes.has("MainActor") { file.insert("nonisolated ", at: node.funcKeyword.start) }
            let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
            file.insert(" \(isThrowing ? "try " : "")_porticoOnMain {", at: body.leftBrace.end)
            file.insert("} ", at: body.rightBrace.start)
            file.needsRuntime = true
            return .visitChildren
        }

        private static let hooks: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

        private func isTestCase(_ node: FunctionDeclSyntax) -> Bool {
            guard let name = node.enclosingTypeNames.first else { return false }
            return file.index.ancestors(of: name).contains("XCTestCase")
        }
    }
}
