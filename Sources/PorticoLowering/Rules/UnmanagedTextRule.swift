internal import SwiftSyntax

/// References to texts of Core Foundation, which are strings here, are references to Foundation's: nobody counts a string.
///
/// Before: `copyDescription: { (info: UnsafeRawPointer) -> Unmanaged<CFString> in … }`
///
/// After:  `copyDescription: { (info: UnsafeRawPointer) -> Unmanaged<NSString> in … }`
enum UnmanagedTextRule: LoweringRule {
    static let triggers = ["Unmanaged<CF"]

    static func apply(to file: FileContext) {
        guard !file.evaluator.isForLinux, file.source.utf8Contains("Unmanaged<CF") else { return }
        Visitor(file).walk(file.tree)
    }

    private static let names = ["CFString": "NSString", "CFMutableString": "NSMutableString"]

    private final class Visitor: LiveVisitor {
        override func visit(_ node: GenericArgumentListSyntax) -> SyntaxVisitorContinueKind {
            guard let clause = node.parent?.as(GenericArgumentClauseSyntax.self),
                clause.parent?.firstToken(viewMode: .sourceAccurate)?.text == "Unmanaged", node.count == 1,
                let token = node.firstToken(viewMode: .sourceAccurate), let other = UnmanagedTextRule.names[token.text],
                token == node.lastToken(viewMode: .sourceAccurate), !file.index.declares(token.text)
            else { return .visitChildren }
            file.replace(token, with: other)
            return .skipChildren
        }
    }
}
