internal import SwiftSyntax

/// Reads a file's summary from its tree. Function bodies are not entered: nothing in them is visible outside.
final class SummaryScan: SyntaxVisitor {
    private var summary = FileSummary()
    private var open: [TypeSummary] = []
    private var otherNames: Set<String> = []
    private let evaluator: ConditionEvaluator

    static func summary(of tree: SourceFileSyntax, module: String, _ evaluator: ConditionEvaluator) -> FileSummary {
        let scan = SummaryScan(evaluator)
        scan.walk(tree)
        scan.summary.module = module
        scan.summary.otherNames = scan.otherNames.sorted()
        return scan.summary
    }

    private init(_ evaluator: ConditionEvaluator) {
        self.evaluator = evaluator
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for (clause, _) in node.liveClauses(evaluator) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    private func begin(_ node: some DeclGroupSyntax, _ kind: TypeSummary.Kind, generic: Bool)
        -> SyntaxVisitorContinueKind
    {
        var type = TypeSummary(name: node.qualifiedName, kind: kind)
        type.inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        type.isGeneric = generic
        type.exposesMembers = node.attributes.has("objcMembers") || kind == .extensionOf && node.attributes.has("objc")
        type.isObjC = node.attributes.has("objc")
        type.isOnMainActor = node.attributes.has("MainActor")
        type.access =
            node.modifiers.first { ["public", "open", "package", "private", "fileprivate"].contains($0.name.text) }?
            .name.text ?? ""
        open.append(type)
        return .visitChildren
    }

    private func end() {
        summary.types.append(open.removeLast())
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, .classType, generic: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: ClassDeclSyntax) { end() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, .structType, generic: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: StructDeclSyntax) { end() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, .enumType, generic: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: EnumDeclSyntax) { end() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, .actorType, generic: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: ActorDeclSyntax) { end() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, .protocolType, generic: false)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { end() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(node, .extensionOf, generic: false)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { end() }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if ["UIKit", "XCTest"].contains(node.path.first?.name.text) { summary.importsUIKit = true }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        otherNames.insert(node.name.bare)
        if open.isEmpty, let type = node.initializer.value.as(IdentifierTypeSyntax.self),
            type.genericArgumentClause == nil
        {
            summary.aliases[node.name.bare] = type.name.text
        }
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        if let bound = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription {
            summary.associatedTypes[node.name.bare] = bound
        }
        return .skipChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        otherNames.insert(node.name.bare)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add([MemberSummary(node)], node.modifiers)
        if open.isEmpty { otherNames.insert(node.name.bare) }
        if let parameters = node.genericParameterClause { walk(parameters) }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        add(MemberSummary.properties(node), node.modifiers)
        return .skipChildren
    }

    private func add(_ members: [MemberSummary], _ modifiers: DeclModifierListSyntax) {
        guard let type = open.last else { return }
        let isGiven =
            type.kind == .extensionOf && type.access == "public"
            && !modifiers.has("open", "package", "internal", "fileprivate", "private")
        open[open.count - 1].members += members.map { member in
            var member = member
            if isGiven { member.access = "public" }
            return member
        }
    }
}
