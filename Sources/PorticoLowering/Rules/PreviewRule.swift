internal import SwiftSyntax

/// Previews are no part of a program, but of a build that is made to draw them, where each hands itself over when the program is loaded.
///
/// Before: `#Preview("Card", traits: .landscapeLeft) { Card() }`, `struct Card_Previews: PreviewProvider { … }`
///
/// After, where previews are gathered: `private enum _PorticoPreview_… { @section(".init_array") @used static let register:
///         @convention(c) () -> Void = { _porticoRegisterPreview("…", #line) { Preview("Card", traits: .landscapeLeft) { Card() } } } }`,
///         and the provider as it is, followed by the same for its type. Elsewhere: nothing, and the provider as it is.
///
/// Variables that are `@Previewable` become properties of a view whose body is the rest of the preview's.
enum PreviewRule: LoweringRule {
    static let triggers = ["#Preview", "PreviewProvider"]

    static func apply(to file: FileContext) {
        Visitor(file, near: triggers).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        private var count = 0
        /// How many functions, closures and generic types are around: what is in them can't be handed over.
        private var depth = 0

        // MARK: Macros

        override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
            write(node, pound: node.pound, node.macroName, node.arguments, node.trailingClosure) {
                node.additionalTrailingClosures.isEmpty
            }
        }

        /// At a file's top it is parsed as a value.
        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            write(node, pound: node.pound, node.macroName, node.arguments, node.trailingClosure) {
                node.additionalTrailingClosures.isEmpty
            }
        }

        private func write(
            _ node: some SyntaxProtocol, pound: TokenSyntax, _ name: TokenSyntax, _ arguments: LabeledExprListSyntax,
            _ trailing: ClosureExprSyntax?, isPlain: () -> Bool
        ) -> SyntaxVisitorContinueKind {
            guard name.text == "Preview" else { return .visitChildren }
            // Widgets' previews have timelines, other systems' have windows; neither is drawn here.
            let isView = arguments.allSatisfy { ["traits", "body", nil].contains($0.label?.text) } && isPlain()
            guard file.gathersPreviews, isView, depth == 0,
                let body = trailing ?? arguments.last?.expression.as(ClosureExprSyntax.self)
            else {
                file.blank(node)
                return .skipChildren
            }
            // A type of the project's that is called so is no macro: its views are often what the previews show.
            let type = file.index.declares("Preview") ? "UIKit.Preview" : "Preview"
            let call = "_porticoRegisterPreview(\(file.pathLiteral), #line) { \(type)"
            if node.start < pound.start { file.blank(from: node.start, to: pound.start) }
            file.replace(from: pound.start, to: name.end, with: head() + call)
            writePreviewables(of: body)
            file.insert(" } } }", at: node.end)
            importUIKit()
            return .skipChildren
        }

        /// The declaration that hands something over, up to the call.
        private func head() -> String {
            defer { count += 1 }
            return "private enum _PorticoPreview_\(file.unique)_\(count) { @section(\".init_array\") @used "
                + "nonisolated static let register: @convention(c) () -> Void = { "
        }

        private func importUIKit() {
            if !file.importsUIKit { file.append("import UIKit", needsRuntime: false) }
        }

        // MARK: Variables of a preview

        private func writePreviewables(of body: ClosureExprSyntax) {
            // A list: what a collection of syntax gives back when it is filtered is another tree, with places of its own.
            let statements = Array(body.statements)
            let found = statements.filter { Self.attribute(of: $0) != nil }
            guard let first = found.first, let last = found.last else { return }
            let open = "struct _PorticoPreviewable: View { "
            let middle = "; var body: some View { "
            if statements.prefix(found.count).elementsEqual(found) {
                for item in found {
                    guard let attribute = Self.attribute(of: item) else { continue }
                    file.replace(attribute, with: item.id == first.id ? open : "")
                }
                file.insert(middle, at: last.end)
            } else {
                // Other statements stand before them: the variables go to the body's beginning.
                var members: [String] = []
                for item in found {
                    guard let attribute = Self.attribute(of: item) else { continue }
                    members.append(file.text(from: attribute.end, to: item.end))
                    file.blank(item)
                }
                guard let start = statements.first?.start else { return }
                file.insert(open + members.joined(separator: "; ") + middle, at: start)
            }
            // The compiler can't name a closure's type that has a type of the closure's own in it.
            file.insert(" } }; return AnyView(_PorticoPreviewable()) ", at: body.rightBrace.start)
        }

        private static func attribute(of item: CodeBlockItemSyntax) -> AttributeSyntax? {
            item.item.as(VariableDeclSyntax.self)?.attributes.first(named: ["Previewable"])
        }

        // MARK: Providers

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            visit(node, node.name.text, isGeneric: node.genericParameterClause != nil)
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            visit(node, node.name.text, isGeneric: node.genericParameterClause != nil)
        }

        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            visit(node, node.name.text, isGeneric: node.genericParameterClause != nil)
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let type = node.extendedType.trimmedDescription
            // An extension of a generic type can't have what hands over.
            return visit(node, type, isGeneric: file.index.type(type)?.isGeneric ?? false)
        }

        override func visitPost(_ node: StructDeclSyntax) { if node.genericParameterClause != nil { depth -= 1 } }
        override func visitPost(_ node: ClassDeclSyntax) { if node.genericParameterClause != nil { depth -= 1 } }
        override func visitPost(_ node: EnumDeclSyntax) { if node.genericParameterClause != nil { depth -= 1 } }
        override func visitPost(_ node: ExtensionDeclSyntax) {
            if file.index.type(node.extendedType.trimmedDescription)?.isGeneric == true { depth -= 1 }
        }

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
            depth += 1
            return .visitChildren
        }

        override func visitPost(_ node: CodeBlockSyntax) { depth -= 1 }

        private func visit(
            _ node: some DeclGroupSyntax, _ name: String, isGeneric: Bool
        ) -> SyntaxVisitorContinueKind {
            if isGeneric { depth += 1 }
            let isProvider =
                node.inheritanceClause?.inheritedTypes.contains {
                    ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.trimmedDescription)
                } ?? false
            guard isProvider, file.gathersPreviews, depth == 0, !file.index.declares("PreviewProvider") else {
                return .visitChildren
            }
            // Its text is the same wherever the type stands, so that an edit above is an edit above alone.
            let length = file.line(of: node.memberBlock.rightBrace) - file.line(of: node)
            let line = length == 0 ? "#line" : "#line - \(length)"
            let call = "_porticoRegisterPreviewProvider(\(file.pathLiteral), \(line), \"\(name)\") { \(name).self }"
            file.insert("; " + head() + call + " } }", at: node.end)
            return .visitChildren
        }
    }
}
