internal import SwiftSyntax

/// Whether two texts of a file differ only in what functions do: then no other file has to be compiled again, because none can see it.
///
/// Compared is every token outside of the bodies of functions, initialisers, accessors and closures of constants with a written type.
package enum BodyComparison {
    package static func isSameOutsideOfBodies(_ old: String, _ new: String) -> Bool {
        guard SourceBounds.problem(in: old) == nil, SourceBounds.problem(in: new) == nil else { return false }
        return OutsideTokens(parseSource(old)).texts == OutsideTokens(parseSource(new)).texts
    }
}

/// The tokens that other files, or the layout of a type, may depend on, and the bodies between them.
final class OutsideTokens: SyntaxVisitor {
    private(set) var texts: [String] = []
    /// What each text is of: a token, or a body that is left out.
    private(set) var nodes: [Syntax] = []
    private(set) var bodies: [Syntax] = []
    private let ignored: Set<SyntaxIdentifier>
    private let bodiesMakeTypes: Bool

    /// - Parameters:
    ///   - ignored: declarations that aren't looked at.
    ///   - bodiesMakeTypes: the body of a function that returns `some P` decides what type that is, which other files depend on.
    init(_ tree: SourceFileSyntax, ignoring ignored: Set<SyntaxIdentifier> = [], bodiesMakeTypes: Bool = true) {
        (self.ignored, self.bodiesMakeTypes) = (ignored, bodiesMakeTypes)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        texts.append(token.text)
        nodes.append(Syntax(token))
        return .skipChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        ignored.contains(node.decl.id) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        ignored.contains(node.item.id) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        isHidden(node) ? skip(node, "{body}") : .visitChildren
    }

    /// `var x: Int { 1 }`: a getter without its word, which is another interface than one with it.
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter = node.accessors, isHidden(node) else { return .visitChildren }
        return skip(node, "{getter}")
    }

    /// `let label: UILabel = { … }()` in a class.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
            let binding = call.parent?.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation != nil,
            binding.parent?.parent?.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true,
            node.signature == nil, isHidden(node)
        else { return .visitChildren }
        return skip(node, "{closure}")
    }

    private func skip(_ node: some SyntaxProtocol, _ mark: String) -> SyntaxVisitorContinueKind {
        texts.append(mark)
        nodes.append(Syntax(node))
        bodies.append(Syntax(node))
        return .skipChildren
    }

    /// Bodies that the compiler may show to other files, and those that decide what a type is, are no secrets.
    private func isHidden(_ body: some SyntaxProtocol) -> Bool {
        var node: Syntax? = body.parent
        while let one = node {
            if let attributes = one.asProtocol((any WithAttributesSyntax).self)?.attributes,
                Self.shown.contains(where: attributes.description.contains)
            {
                return false
            }
            // A type that is told by the body; one that a function takes counts too: it costs nothing but a longer build.
            if bodiesMakeTypes, Self.makesType(one) { return false }
            node = one.parent
        }
        return true
    }

    private static func makesType(_ node: Syntax) -> Bool {
        if let function = node.as(FunctionDeclSyntax.self) { return isOpaque(function.signature) }
        if let function = node.as(SubscriptDeclSyntax.self) { return isOpaque(function.returnClause) }
        return node.as(PatternBindingSyntax.self)?.typeAnnotation.map { isOpaque($0) } ?? false
    }

    private static let shown = [
        "inlinable", "_alwaysEmitIntoClient", "_transparent", "inline", "backDeployed", "_specialize",
    ]

    private static func isOpaque(_ node: some SyntaxProtocol) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
    }
}
