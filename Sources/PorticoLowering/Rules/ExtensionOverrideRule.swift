import SwiftSyntax

/// Members that Objective-C lets an extension override, or lets a subclass override in an extension, move to the class.
///
/// Swift dispatches to what is declared in a class's own body. The text stays on its line under another name, and the
/// class gets a forwarder before its closing brace.
///
/// Before:
/// ```swift
/// class Screen: UIViewController {
/// }
/// extension Screen {
///     override func viewDidLoad() { super.viewDidLoad() }
/// }
/// ```
/// After:
/// ```swift
/// class Screen: UIViewController {
/// ; override func viewDidLoad() { _portico_in_Screen_viewDidLoad() } }
/// extension Screen {
///              func _portico_in_Screen_viewDidLoad() { super.viewDidLoad() }
/// }
/// ```
enum ExtensionOverrideRule: LoweringRule {
    static let triggers = ["extension", "class"]

    static func apply(to file: FileContext) {
        Visitor(file).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let name = node.qualifiedName
            for item in node.memberBlock.members {
                if let function = item.decl.as(FunctionDeclSyntax.self) {
                    move([MemberSummary(function)], function.modifiers, function.name, name)
                } else if let variable = item.decl.as(VariableDeclSyntax.self),
                    let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
                {
                    move(MemberSummary.properties(variable), variable.modifiers, pattern.identifier, name)
                }
            }
            return .visitChildren
        }

        private func move(
            _ members: [MemberSummary], _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ type: String
        ) {
            guard let member = members.first, members.count == 1 else { return }
            let isOverride = member.isOverride
            guard isOverride || isOverridden(member, type, file.index) else { return }
            guard let entry = file.index.type(type), entry.kind == .classType else {
                file.error(
                    isOverride
                        ? "'\(member.fullName)' overrides in an extension of '\(type)', a class that is not the project's"
                        : "'\(member.fullName)' of this extension of '\(type)' is overridden in "
                            + file.index.overriders(of: member.fullName, below: type).joined(separator: ", "),
                    at: name, remedy: "declare it in a class of the project between '\(type)' and its users")
                return
            }
            if let modifier = modifiers.first(where: { $0.name.text == "override" }) { file.blank(modifier) }
            if let modifier = modifiers.first(where: { ["private", "fileprivate"].contains($0.name.text) }) {
                file.blank(modifier)
            }
            file.replace(name, with: moved(member, type))
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            let name = node.qualifiedName
            guard let entry = file.index.type(name), entry.kind == .classType else { return .visitChildren }
            let access = ["public", "open"].contains(entry.access) ? "public " : ""
            for member in entry.members where member.isInExtension {
                let summary = member.summary
                guard summary.isOverride || isOverridden(summary, name, file.index) else { continue }
                file.insert("; " + forwarder(summary, name, access) + " ", at: node.memberBlock.rightBrace.start)
            }
            return .visitChildren
        }

        private func forwarder(_ member: MemberSummary, _ type: String, _ access: String) -> String {
            let head =
                access + (member.isOverride ? "override " : "") + (member.isStatic ? "class " : "")
            let target = moved(member, type)
            if member.kind == .property {
                let setter = member.isSettable ? " set { \(target) = newValue }" : ""
                return "\(head)var `\(member.baseName)`: \(member.type ?? "Any") { get { \(target) }\(setter) }"
            }
            let parameters = zip(member.labels, member.parameterTypes).enumerated().map { index, parameter in
                "\(parameter.0 ?? "_") p\(index): \(parameter.1)"
            }
            let arguments = member.labels.enumerated().map { index, label in
                (label.map { $0 + ": " } ?? "") + "p\(index)"
            }
            let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
            let call =
                (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
                + "\(target)(\(arguments.joined(separator: ", ")))"
            let result = member.type.map { " -> \($0)" } ?? ""
            let attribute = member.type == nil ? "" : "@discardableResult "
            return
                "\(attribute)\(head)func `\(member.baseName)`(\(parameters.joined(separator: ", ")))\(effects)\(result) { "
                + "\(call) }"
        }

        private func moved(_ member: MemberSummary, _ type: String) -> String {
            "_portico_in_\(type.replacing(".", with: "_"))_\(member.baseName)"
        }

        private func isOverridden(_ member: MemberSummary, _ type: String, _ index: ProjectIndex) -> Bool {
            !member.isStatic && member.kind != .initializer && !member.isPrivate
                && index.isOverridden(member.fullName, below: type)
        }
    }
}
