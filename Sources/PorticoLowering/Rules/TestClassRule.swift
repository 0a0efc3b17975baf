internal import SwiftSyntax

/// A class of tests gets what Apple's `XCTestCase` has to be overridden or inherited and the one on Linux has not, from a class of ours
/// between the two; an observer of tests, what Apple's protocol has.
///
/// Before: `class RowTests: XCTestCase { override func record(_ issue: XCTIssue) { … } }`
///
/// After:  `class RowTests: _PorticoTestCase { override func record(_ issue: XCTIssue) { … } }`
///
/// Before: `class Log: NSObject, XCTestObservation { … }`
///
/// After:  `class Log: NSObject, _PorticoTestObservation { … }`
enum TestClassRule: LoweringRule {
    static let triggers = ["XCTestCase", "XCTestObservation"]

    static func apply(to file: FileContext) {
        // Both lie in the module that the import of XCTest brings along.
        guard file.options.hasTestSupport,
            file.source.utf8Imports("XCTest") || file.source.utf8Contains("import class XCTest.")
        else {
            return
        }
        Visitor(file).walk(file.tree)
    }

    private static let others = [
        "XCTestCase": "_PorticoTestCase", "XCTestObservation": "_PorticoTestObservation",
    ]

    private final class Visitor: LiveVisitor {
        override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
            var name = node.type.trimmedDescription
            if name.hasPrefix("XCTest.") { name = String(name.dropFirst("XCTest.".count)) }
            guard let other = TestClassRule.others[name], !file.index.declares(name) else { return .visitChildren }
            // What is extended isn't given another superclass.
            if name == "XCTestCase", node.parent?.parent?.parent?.is(ClassDeclSyntax.self) != true {
                return .visitChildren
            }
            file.replace(node.type, with: other)
            return .skipChildren
        }

        /// A test that nobody runs.
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if node.arguments.isEmpty, node.trailingClosure == nil,
                node.calledExpression.trimmedDescription == "XCTestCase"
            {
                file.replace(node.calledExpression, with: "_PorticoTestCase")
            }
            return .visitChildren
        }
    }
}
