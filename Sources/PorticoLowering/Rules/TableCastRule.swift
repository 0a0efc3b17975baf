internal import SwiftSyntax

/// Tables of weak objects are one class on iOS, whatever they hold, and casts between them succeed. Here each has a class of its own, laid
/// out as the others.
///
/// Before: `lists as! NSHashTable<AnyObject>`
///
/// After:  `_porticoTable(lists , to:NSHashTable<AnyObject>.self)`
enum TableCastRule: LoweringRule {
    static let triggers = ["as! NSHashTable<", "as! NSMapTable<"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["NSHashTable", "NSMapTable"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let parts = Array(node.elements)
            for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
                guard let cast = part.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark?.text == "!",
                    let type = parts[index + 1].as(TypeExprSyntax.self),
                    let table = type.type.as(IdentifierTypeSyntax.self),
                    ["NSHashTable", "NSMapTable"].contains(table.name.text)
                else { continue }
                file.insert("_porticoTable(", at: parts[index - 1].start)
                file.replace(from: cast.start, to: type.start, with: ", to:")
                file.insert(".self)", at: type.end)
                file.needsFoundation = true
            }
            return .visitChildren
        }
    }
}
