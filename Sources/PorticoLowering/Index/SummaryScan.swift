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

    private func beginType(_ node: some DeclGroupSyntax, _ kind: TypeSummary.Kind, generic: Bool)
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

    private func endType() {
        summary.types.append(open.removeLast())
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        beginType(node, .classType, generic: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: ClassDeclSyntax) { endType() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        beginType(node, .structType, generic: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: StructDeclSyntax) { endType() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        beginType(node, .enumType, generic: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: EnumDeclSyntax) { endType() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        beginType(node, .actorType, generic: node.genericParameterClause != nil)
    }
    override func visitPost(_ node: ActorDeclSyntax) { endType() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        beginType(node, .protocolType, generic: false)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { endType() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        beginType(node, .extensionOf, generic: false)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { endType() }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if ["UIKit", "XCTest"].contains(node.path.first?.name.text) { summary.importsUIKit = true }
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = open.last, let bound = node.inheritanceClause?.inheritedTypes.first {
            summary.associatedTypes["\(type.name).\(node.name.bare)"] = bound.type.trimmedDescription.singleLine
        }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        otherNames.insert(node.name.bare)
        if open.isEmpty { summary.aliases[node.name.bare] = node.initializer.value.trimmedDescription.singleLine }
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
        let properties = MemberSummary.properties(node)
        add(properties, node.modifiers)
        if open.isEmpty {
            summary.objectGlobals += properties.filter { MemberSummary.objectTypes.contains($0.type) }.map(\.baseName)
        }
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
