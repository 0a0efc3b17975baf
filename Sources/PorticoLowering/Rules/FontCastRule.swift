internal import SwiftSyntax

/// Core Text's fonts and UIKit's are bridged on iOS, either way. Here UIKit's inherit Core Text's, so that they are taken for those without
/// a word; a function makes the one of the other.
///
/// Before: `label.font = CTFontCreateWithName("Menlo", 12, nil) as UIFont`
///
/// After:  `label.font = _porticoFont(CTFontCreateWithName("Menlo", 12, nil)          )`
enum FontCastRule: LoweringRule {
    static let triggers = ["as UIFont"]

    static func apply(to file: FileContext) {
        guard !file.evaluator.isForLinux, !file.index.declares("UIFont") else { return }
        Visitor(file).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let parts = Array(node.elements)
            for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
                guard let cast = part.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
                    ["UIFont", "UIKit.UIFont"].contains(parts[index + 1].trimmedDescription),
                    !parts[index - 1].is(PatternExprSyntax.self)
                else { continue }
                file.insert("_porticoFont(", at: parts[index - 1].start)
                file.blank(from: cast.start, to: parts[index + 1].end)
                file.insert(")", at: parts[index + 1].end)
            }
            return .visitChildren
        }
    }
}
