internal import SwiftSyntax

/// Core Text's names of attributes are strings here, which no coercion makes a key.
///
/// Before: `kCTTrackingAttributeName as NSAttributedString.Key`
///
/// After:  `NSAttributedString.Key(rawValue: kCTTrackingAttributeName )`
enum AttributeNameRule: LoweringRule {
    static let triggers = ["AttributeName as NSAttributedString"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["kCT"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let parts = Array(node.elements)
            for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
                guard let coercion = part.as(UnresolvedAsExprSyntax.self), coercion.questionOrExclamationMark == nil,
                    let name = parts[index - 1].as(DeclReferenceExprSyntax.self), name.baseName.text.hasPrefix("kCT"),
                    let type = parts[index + 1].as(TypeExprSyntax.self),
                    type.trimmedDescription == "NSAttributedString.Key"
                else { continue }
                file.insert("NSAttributedString.Key(rawValue: ", at: name.start)
                file.replace(from: coercion.start, to: type.end, with: ")")
            }
            return .visitChildren
        }
    }
}
