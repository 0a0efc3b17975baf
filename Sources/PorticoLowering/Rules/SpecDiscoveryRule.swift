internal import SwiftSyntax

/// A test case whose examples are known when its program runs, and only then, gets a test method that runs them: the list of tests is made
/// while compiling. Such a class has a superclass that gives `allTests` to those below it, as frameworks of specifications do on Linux.
///
/// Before: `class RowSpec: QuickSpec { override class func spec() { … } }`
///
/// After:  `class RowSpec: QuickSpec { override class func spec() { … } ; func testExamples() throws { … } }`
enum SpecDiscoveryRule: LoweringRule {
    static let triggers = ["Spec", "XCTest"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["class"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            let ancestors = file.index.ancestors(of: node.qualifiedName)
            guard ancestors.dropFirst().contains(where: listsTests), !isDecided(node) else { return .visitChildren }
            file.addMember(
                "func testExamples() throws { for (_, example) in Self.allTests { try example(self)() } }",
                to: node.memberBlock)
            return .visitChildren
        }

        private func listsTests(_ name: String) -> Bool {
            file.index.type(name)?.members.contains {
                $0.summary.baseName == "allTests" && $0.summary.isStatic
                    && $0.summary.type?.hasSuffix("-> () throws -> Void)]") == true
            } == true
        }

        /// A class with test methods or a list of its own is found as others are.
        private func isDecided(_ node: ClassDeclSyntax) -> Bool {
            file.index.type(node.qualifiedName)?.members.contains {
                $0.summary.baseName == "allTests" || $0.summary.kind == .method && $0.summary.baseName.hasPrefix("test")
            } == true
        }
    }
}
