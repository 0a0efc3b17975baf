internal import SwiftSyntax

/// XCTest on Linux lists test methods as plain functions, which isolated ones are not, and its own set-up methods are plain, too.
/// Their bodies become the isolated part; XCTest calls them on the main thread.
///
/// Before: `@MainActor func testRow() { … }`, and the same inside a `@MainActor class`
///
/// After:  `           func testRow() { @MainActor func testRow() { … }; _porticoOnMain(testRow) }`
///
/// Where the module's code is the main actor's by default, its test cases are; the initialiser that XCTest calls isn't:
///
/// Before: `class RowTests: XCTestCase { … }`
///
/// After:  `class RowTests: XCTestCase { nonisolated required init(name: String, testClosure: …) { … }; … }`
///
/// `#function` is the test's name in the inner one, too; a body that names its test itself gets a function of another name.
enum TestIsolationRule: LoweringRule {
    static let triggers = ["XCTest", "func test", "runsForEachTargetApplicationUIConfiguration"]

    static func apply(to file: FileContext) {
        Visitor(file).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        /// Isolated test cases may be sent to the main actor by their own methods, which only the compiler of Apple's SDK knows.
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.attributes.has("MainActor"), let clause = node.inheritanceClause,
                clause.inheritedTypes.first?.type.trimmedDescription == "XCTestCase",
                !clause.inheritedTypes.contains(where: { $0.type.trimmedDescription.contains("Sendable") })
            {
                file.insert(", @unchecked Sendable", at: clause.end)
            }
            if isByDefault(node), node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "XCTestCase",
                !node.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
            {
                file.insert(
                    " nonisolated required init(name: String, testClosure: @escaping XCTestCaseClosure) {"
                        + " super.init(name: name, testClosure: testClosure) };", at: node.memberBlock.leftBrace.end)
            }
            return .visitChildren
        }

        /// `XCTestCase`'s own asynchronous hooks are empty; a call of one would leave the actor.
        override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
            guard let call = node.expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
                let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                member.base?.is(SuperExprSyntax.self) == true, Self.hooks.contains(member.declName.baseName.text),
                let name = node.enclosingTypeNames.first,
                file.index.ancestors(of: name).dropFirst().first == "XCTestCase"
            else { return .visitChildren }
            if let whole = node.parent?.as(TryExprSyntax.self) { file.blank(whole) } else { file.blank(node) }
            return .skipChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            let isHook = node.modifiers.has("override") && Self.hooks.contains(node.name.text)
            guard isHook || node.name.text.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
                node.signature.effectSpecifiers?.asyncSpecifier == nil, !node.modifiers.has("static", "class"),
                let body = node.body, let type = node.enclosingType, isTestCase(node), !node.isLocal,
                !node.modifiers.has("nonisolated")
            else { return .visitChildren }
            if let attribute = node.attributes.first(named: ["MainActor"]) {
                file.blank(attribute)
            } else if !isIsolated(type) {
                return .visitChildren
            }
            if isIsolated(type) { file.insert("nonisolated ", at: node.funcKeyword.start) }
            // A function, not a closure: of a closure the compiler believes that it throws when an argument in it may.
            let throwing = node.signature.effectSpecifiers?.throwsClause.map { " \($0.trimmedDescription)" } ?? ""
            let name = node.name.text
            let isNamed = body.statements.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
            let inner = isNamed ? "_porticoBody" : name
            file.insert(" @MainActor func \(inner)()\(throwing) {", at: body.leftBrace.end)
            file.insert("}; \(throwing.isEmpty ? "" : "try ")_porticoOnMain(\(inner)) ", at: body.rightBrace.start)
            file.needsRuntime = true
            return .visitChildren
        }

        /// `XCTestCase` on Linux doesn't have what Xcode's template overrides.
        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            let name = node.bindings.first?.pattern.trimmedDescription
            if name == "runsForEachTargetApplicationUIConfiguration",
                let modifier = node.modifiers.first(where: { $0.name.text == "override" })
            {
                file.blank(modifier)
            }
            return .visitChildren
        }

        private static let hooks: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

        /// By itself or from a class above it.
        private func isIsolated(_ type: any DeclGroupSyntax) -> Bool {
            type.attributes.has("MainActor") || isByDefault(type) || file.index.isOnMainActor(type.qualifiedName)
        }

        /// Whether it says nothing of its isolation in a module where that makes it the main actor's.
        private func isByDefault(_ type: any DeclGroupSyntax) -> Bool {
            file.options.mainActorModules.contains(file.module) && !type.modifiers.has("nonisolated")
        }

        private func isTestCase(_ node: FunctionDeclSyntax) -> Bool {
            guard let name = node.enclosingTypeNames.first else { return false }
            return file.index.ancestors(of: name).contains("XCTestCase")
        }
    }
}
