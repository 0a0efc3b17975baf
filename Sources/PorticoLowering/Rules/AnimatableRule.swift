internal import SwiftSyntax

/// Types whose stored properties move with animations: what SwiftUI's macro would write is written out.
///
/// A property moves by its own animatable data, so that its type has to be written or be clear from its value.
///
/// Before: `@Animatable struct Wave: Shape { var height: CGFloat; var phase: Angle; @AnimatableIgnored var isOn: Bool }`
///
/// After:  `            struct Wave: Shape, SwiftUI.Animatable { …; var animatableData:
///         SwiftUI.AnimatablePair<CGFloat.AnimatableData, Angle.AnimatableData> { get { … } set { … } } }`
enum AnimatableRule: LoweringRule {
    static let triggers = ["@Animatable", "@SwiftUI.Animatable"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["Animatable"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            writeData(
                of: node, clause: node.inheritanceClause, after: node.genericParameterClause?.end ?? node.name.end)
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            writeData(
                of: node, clause: node.inheritanceClause, after: node.genericParameterClause?.end ?? node.name.end)
            return .visitChildren
        }

        private func writeData(
            of node: some DeclGroupSyntax, clause: InheritanceClauseSyntax?, after end: Int
        ) {
            guard let attribute = node.attributes.first(named: ["Animatable", "SwiftUI.Animatable"]) else { return }
            file.blank(attribute)
            let inherited = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
            if !inherited.contains(where: { ["Animatable", "SwiftUI.Animatable"].contains($0) }) {
                file.insert((clause == nil ? ": " : ", ") + "SwiftUI.Animatable", at: clause?.end ?? end)
            }
            let properties = file.liveMembers(node.memberBlock.members).compactMap { member in
                member.as(VariableDeclSyntax.self).flatMap(property)
            }
            guard let data = Self.pair(properties.map { "\($0.type).AnimatableData" }[...], "<", ">") else { return }
            let access =
                node.modifiers.has("public", "open") ? "public " : node.modifiers.has("package") ? "package " : ""
            let values = Self.pair(properties.map { "\($0.name).animatableData" }[...], "(", ")") ?? ""
            let writes = properties.indices.map { index in
                let isLast = index == properties.count - 1
                let path = String(repeating: ".second", count: index) + (isLast ? "" : ".first")
                return "\(properties[index].name).animatableData = newValue\(path)"
            }
            file.addMember(
                "\(access)var animatableData: \(data) { get { \(values) } set { \(writes.joined(separator: "; ")) } }",
                to: node.memberBlock)
        }

        /// One thing, or pairs of pairs of several; nil for none.
        private static func pair(_ parts: ArraySlice<String>, _ open: String, _ close: String) -> String? {
            guard let first = parts.first else { return nil }
            guard let rest = pair(parts.dropFirst(), open, close) else { return first }
            return "SwiftUI.AnimatablePair\(open)\(first), \(rest)\(close)"
        }

        /// A property that moves; nil for those that are ignored, kept elsewhere, constant or computed.
        private func property(_ node: VariableDeclSyntax) -> (name: String, type: String)? {
            if let ignored = node.attributes.first(named: ["AnimatableIgnored", "SwiftUI.AnimatableIgnored"]) {
                file.blank(ignored)
                return nil
            }
            guard node.bindingSpecifier.text == "var", !node.modifiers.has("static", "class", "lazy"),
                node.attributes.isEmpty, let binding = node.bindings.first, !binding.isComputed,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { return nil }
            if let type = binding.typeAnnotation?.type, node.bindings.count == 1 {
                return (name, type.trimmedDescription)
            }
            if let type = binding.initializer?.value.clearType, node.bindings.count == 1 { return (name, type) }
            file.error(
                "a property of an '@Animatable' type needs its type", at: node,
                remedy: "write it as 'var \(name): Type' on a line of its own, or put '@AnimatableIgnored' before it")
            return nil
        }
    }
}

extension ExprSyntax {
    /// The type that the value has in every reading: of a number with a point, and of a type's member or initialiser.
    fileprivate var clearType: String? {
        if self.is(FloatLiteralExprSyntax.self) { return "Double" }
        if let negative = self.as(PrefixOperatorExprSyntax.self) { return negative.expression.clearType }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.clearType }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.clearType }
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else {
            return nil
        }
        return name
    }
}
