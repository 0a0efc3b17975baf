internal import SwiftSyntax

/// The modules that a file's compiled code imports. A search in the text finds those of branches for other platforms, too.
enum LiveImports {
    static func modules(of file: FileContext) -> Set<String> {
        let visitor = Visitor(file, near: ["import"])
        visitor.walk(file.tree)
        return visitor.modules
    }

    private final class Visitor: LiveVisitor {
        var modules: Set<String> = []

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if let module = node.path.first?.name.text { modules.insert(module) }
            return .skipChildren
        }
    }
}
