internal import SwiftSyntax

/// Core Foundation's names of streams' properties are texts, which on iOS a cast makes Foundation's keys of, as it does of each text that
/// a type wraps. Swift's own texts need the initialiser for that.
///
/// Before: `stream.property(forKey: kCFStreamPropertySSLPeerTrust as Stream.PropertyKey)`
///
/// After:  `stream.property(forKey: Stream.PropertyKey(rawValue: kCFStreamPropertySSLPeerTrust))`
enum StreamKeyRule: LoweringRule {
    static let triggers = ["as Stream.PropertyKey"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["as Stream.PropertyKey"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let parts = Array(node.elements)
            for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
                guard let cast = part.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
                    let type = parts[index + 1].as(TypeExprSyntax.self),
                    type.type.trimmedDescription == "Stream.PropertyKey",
                    let text = parts[index - 1].as(DeclReferenceExprSyntax.self),
                    text.baseName.text.hasPrefix("kCFStream"), !file.index.declares("Stream")
                else { continue }
                file.insert("Stream.PropertyKey(rawValue: ", at: text.start)
                file.replace(from: text.end, to: type.end, with: ")")
            }
            return .visitChildren
        }
    }
}
