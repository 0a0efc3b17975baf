internal import SwiftSyntax

/// Any error is an `NSError` on iOS; on Linux a cast finds those alone that are made as one, and the compiler takes it for one that always
/// succeeds: a clause that no other follows reads what isn't there.
///
/// Before:
/// ```swift
/// do { try load() } catch let error as NSError where error.code == 4 { show(error) }
/// if let error = failure as? NSError { show(error) }
/// ```
/// After:
/// ```swift
/// do { try load() } catch let error            where _porticoNSError(error).code == 4 { let error = _porticoNSError(error); show(error) }
/// if let error = _porticoAnyNSError(failure             ) { show(error) }
/// ```
enum ErrorCastRule: LoweringRule {
    static let triggers = ["NSError"]

    static func apply(to file: FileContext) {
        guard !file.evaluator.isForLinux, !file.index.declares("NSError") else { return }
        Visitor(file).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
            guard node.catchItems.count == 1, let item = node.catchItems.first,
                let binding = item.pattern?.as(ValueBindingPatternSyntax.self),
                binding.bindingSpecifier.tokenKind == .keyword(.let),
                let sequence = binding.pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self),
                sequence.elements.count == 3, let first = sequence.elements.first,
                let name = first.as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                let cast = sequence.elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark == nil, let type = sequence.elements.last, isNSError(type)
            else { return .visitChildren }
            file.blank(from: cast.start, to: type.end)
            if let condition = item.whereClause?.condition {
                for token in condition.tokens(viewMode: .sourceAccurate)
                where token.text == name.text && token.parent?.is(DeclReferenceExprSyntax.self) == true
                    && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
                {
                    file.insert("_porticoNSError(", at: token.start)
                    file.insert(")", at: token.end)
                }
            }
            file.insert(" let \(name.text) = _porticoNSError(\(name.text));", at: node.body.leftBrace.end)
            file.needsRuntime = true
            return .visitChildren
        }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let elements = Array(node.elements)
            for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
                guard let cast = element.as(UnresolvedAsExprSyntax.self),
                    let mark = cast.questionOrExclamationMark, isNSError(elements[index + 1]),
                    !elements[index - 1].is(PatternExprSyntax.self)
                else { continue }
                file.insert("_porticoAnyNSError(", at: elements[index - 1].start)
                file.blank(from: cast.start, to: elements[index + 1].end)
                file.insert(mark.text == "!" ? ")!" : ")", at: elements[index + 1].end)
                file.needsRuntime = true
            }
            return .visitChildren
        }

        private func isNSError(_ type: ExprSyntax) -> Bool {
            ["NSError", "Foundation.NSError"].contains(type.trimmedDescription)
        }
    }
}
