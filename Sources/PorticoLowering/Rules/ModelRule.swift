internal import SwiftSyntax

/// Classes that SwiftData keeps, and actors with a context of their own: what its macros would write is written out.
///
/// Each stored property gets a wrapper that reads and writes the managed object behind the model, and a line in the class's list, with
/// what its attribute says.
///
/// Before:
/// ```swift
/// @Model class Book {
///     @Attribute(.unique) var isbn: String
///     var owner: User?
/// }
/// ```
/// After:
/// ```swift
///        class Book: SwiftData.PersistentModel {
///     @SwiftData._PorticoPersisted                     var isbn: String
///     @SwiftData._PorticoPersisted var owner: User? = nil
/// var _porticoState = …; required init(_portico state: …) { … }; static var schemaMetadata: … { [ … ] } }
/// ```
enum ModelRule: LoweringRule {
    static let triggers = ["@Model", "@SwiftData.Model", "@Transient", "@SwiftData.Transient"]

    static func apply(to file: FileContext) {
        guard file.options.frameworks.contains("SwiftData") else { return }
        Visitor(file, near: ["Model", "Transient"]).walk(file.tree)
    }

    private static let wrapper = "@SwiftData._PorticoPersisted "
    private static let metadata = "SwiftData.Schema.PropertyMetadata"

    private final class Visitor: LiveVisitor {
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let attribute = node.attributes.first(named: ["Model", "SwiftData.Model"]) else {
                return .visitChildren
            }
            file.blank(attribute)
            addConformance("SwiftData.PersistentModel", to: node.inheritanceClause, after: node.name)
            writeModel(node)
            return .visitChildren
        }

        /// In an extension of a model the attribute says nothing: what is there isn't kept.
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            for member in node.memberBlock.members {
                let property = member.decl.as(VariableDeclSyntax.self)
                guard let attribute = property?.attributes.first(named: ["Transient", "SwiftData.Transient"]) else {
                    continue
                }
                file.blank(attribute)
            }
            return .visitChildren
        }

        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let attribute = node.attributes.first(named: ["ModelActor", "SwiftData.ModelActor"]) else {
                return .visitChildren
            }
            file.blank(attribute)
            addConformance("SwiftData.ModelActor", to: node.inheritanceClause, after: node.name)
            let access = access(node.modifiers)
            var members =
                "\(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor; "
                + "\(access)nonisolated let modelContainer: SwiftData.ModelContainer"
            let hasNoInitializer =
                attribute.arguments?.trimmedDescription.filter { !$0.isWhitespace } == "disableGenerateInit:true"
            if !hasNoInitializer {
                members +=
                    "; \(access)init(modelContainer: SwiftData.ModelContainer) { self.modelExecutor = "
                    + "SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer)); "
                    + "self.modelContainer = modelContainer }"
            }
            file.addMember(members, to: node.memberBlock)
            return .visitChildren
        }

        private func addConformance(
            _ name: String, to clause: InheritanceClauseSyntax?, after declared: TokenSyntax
        ) {
            if let clause {
                file.insert(", \(name)", at: clause.end)
            } else {
                file.insert(": \(name)", at: declared.end)
            }
        }

        /// What the members that are added are declared with, so that they are as visible as their type.
        private func access(_ modifiers: DeclModifierListSyntax) -> String {
            if modifiers.has("public", "open") { return "public " }
            return modifiers.has("package") ? "package " : ""
        }

        // MARK: Models

        private func writeModel(_ node: ClassDeclSyntax) {
            var (rows, unset) = ([String](), [String]())
            let type = node.name.text
            for member in file.liveMembers(node.memberBlock.members) {
                if let macro = member.as(MacroExpansionDeclSyntax.self) {
                    if let row = keys(macro, type) { rows.append(row) }
                } else if let variable = member.as(VariableDeclSyntax.self),
                    let property = write(variable)
                {
                    let name = property.name
                    let said = property.said.map { ", \($0)" } ?? ""
                    rows.append(
                        "\(ModelRule.metadata)(_portico: \"\(name.bare)\", \\\(type).\(name.text), "
                            + "\\\(type)._\(name.bare)\(said))")
                    if property.isUnset { unset.append("_\(name.bare) = .init(_portico: ()); ") }
                }
            }
            let access = access(node.modifiers)
            file.addMember(
                "\(access)var _porticoState = SwiftData._PorticoModelState(); "
                    + "\(access)required init(_portico state: SwiftData._PorticoModelState) { "
                    + "\(unset.joined())_porticoState = state }; "
                    + "\(access)static var schemaMetadata: [\(ModelRule.metadata)] { [\(rows.joined(separator: ", "))] }",
                to: node.memberBlock)
        }

        /// `#Unique` and `#Index` become a line of the list, too.
        private func keys(_ macro: MacroExpansionDeclSyntax, _ type: String) -> String? {
            guard ["Unique", "Index"].contains(macro.macroName.text) else { return nil }
            file.blank(macro)
            let lists = macro.arguments.compactMap { $0.expression.as(ArrayExprSyntax.self) }.map {
                "\($0.oneLine) as [PartialKeyPath<\(type)>]"
            }
            return "\(ModelRule.metadata)(_portico\(macro.macroName.text): \(lists.joined(separator: ", ")))"
        }

        /// A kept property's name, what its attribute says, and whether it has no value before the class's initialiser gives one.
        private func write(_ node: VariableDeclSyntax) -> (name: TokenSyntax, said: String?, isUnset: Bool)? {
            if let transient = node.attributes.first(named: ["Transient", "SwiftData.Transient"]) {
                file.blank(transient)
                return nil
            }
            guard node.bindingSpecifier.text == "var", !node.modifiers.has("static", "class", "lazy"),
                node.bindings.contains(where: { !$0.isComputed })
            else { return nil }
            guard node.bindings.count == 1, let binding = node.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
            else {
                file.error(
                    "a property of a '@Model' class needs a declaration of its own", at: node,
                    remedy: "write each of them on a line of its own, as 'var name: Type'")
                return nil
            }
            var said: String?
            for (attribute, made) in [("Attribute", "Attribute"), ("Relationship", "Relationship")] {
                guard let found = node.attributes.first(named: [attribute, "SwiftData.\(attribute)"]) else { continue }
                file.blank(found)
                said = "SwiftData.Schema.\(made)(\(found.arguments?.oneLine ?? ""))"
            }
            file.insert(ModelRule.wrapper, at: node.start)
            guard binding.initializer == nil else { return (name, said, false) }
            guard let type = binding.typeAnnotation else { return (name, said, true) }
            if type.type.is(OptionalTypeSyntax.self) || type.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
                || type.type.trimmedDescription.hasPrefix("Optional<")
            {
                file.insert(" = nil", at: type.end)
                return (name, said, false)
            }
            return (name, said, true)
        }
    }
}

extension PatternBindingSyntax {
    /// Whether it has a getter: observers alone make no computed property.
    var isComputed: Bool {
        guard let accessors = accessorBlock?.accessors else { return false }
        guard case .accessors(let list) = accessors else { return true }
        return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension SyntaxProtocol {
    /// The node's text on one line, without comments.
    fileprivate var oneLine: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            let isApart = token.leadingTrivia.contains { $0.isNewline || $0.isSpaceOrTab }
            if isApart, !text.isEmpty, text.last != " " { text += " " }
            text += token.text
            if token.trailingTrivia.contains(where: \.isSpaceOrTab) { text += " " }
        }
        return text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
}
