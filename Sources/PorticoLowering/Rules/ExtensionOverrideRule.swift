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
                    move([MemberSummary(function)], function.modifiers, function.name, name, node)
                } else if let variable = item.decl.as(VariableDeclSyntax.self),
                    let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
                {
                    move(MemberSummary.properties(variable), variable.modifiers, pattern.identifier, name, node)
                }
            }
            return .visitChildren
        }

        private func move(
            _ members: [MemberSummary], _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ type: String,
            _ group: ExtensionDeclSyntax?
        ) {
            guard let member = members.first, members.count == 1 else { return }
            let isOverride = member.isOverride
            guard isOverride || isOverridden(member, type, file.index) else { return }
            guard let entry = file.index.type(type), entry.kind == .classType else {
                if !isOverride, let group { return dispatch(member, name, modifiers, type, group) }
                file.error(
                    isOverride
                        ? "'\(member.fullName)' overrides in an extension of '\(type)', a class that is not the project's"
                        : "'\(member.fullName)' of this extension of '\(type)' is overridden",
                    at: name, remedy: "declare it in a class of the project between '\(type)' and its users")
                return
            }
            if isOverride, let apples = extendedAncestor(of: type, member), let item = name.parent {
                SuperCalls(file, member.baseName, above(type, member, apples)).walk(group.map(Syntax.init) ?? item)
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
            joinDispatch(node, name)
            let isPublic = ["public", "open"].contains(entry.access)
            for member in entry.members where member.isInExtension {
                var summary = member.summary
                guard summary.isOverride || isOverridden(summary, name, file.index) else { continue }
                var own: String?
                if summary.isOverride, let type = extendedAncestor(of: name, summary),
                    let clause = node.inheritanceClause
                {
                    own = "_portico_over_\(summary.baseName)"
                    summary.isOverride = !join(clause, name, summary, type)
                }
                let access = isPublic && !summary.access.isEmpty ? "\(summary.access) " : ""
                file.insert("; " + forwarder(summary, name, access, own) + " ", at: node.memberBlock.rightBrace.start)
            }
            return .visitChildren
        }

        // MARK: Members that an extension gives to one of Apple's classes

        /// The extension's member asks for an override, by a protocol that classes with one conform to.
        private func dispatch(
            _ member: MemberSummary, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ type: String,
            _ group: ExtensionDeclSyntax
        ) {
            file.replace(name, with: moved(member, type))
            let access = modifiers.first { ["public", "open"].contains($0.name.text) } == nil ? "" : "public "
            let isPublic = !access.isEmpty || group.modifiers.has("public")
            let proto = overrideProtocol(member, type)
            let own = "_portico_over_\(member.baseName)"
            let isolation = SDKTypes.isOnMainActor(type) ? "@MainActor " : ""
            let ask = "if let other = self as? any \(proto) {"
            let requirement: String
            if member.kind == .property {
                let type_ = member.type ?? "Any"
                let setter =
                    member.isSettable
                    ? " set { \(ask) other.\(own) = newValue } else { \(moved(member, type)) = newValue } }" : ""
                requirement = "var \(own): \(type_) { get\(member.isSettable ? " set" : "") }"
                file.insert(
                    "; \(access)var `\(member.baseName)`: \(type_) { get { \(ask) return other.\(own) }; "
                        + "return \(moved(member, type)) }\(setter) } ", at: group.memberBlock.rightBrace.start)
            } else {
                let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
                let trying = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
                let result = (member.type.map { " -> \($0)" } ?? "")
                requirement = "func \(own)(\(parameters(member, withDefaults: false)))\(effects)\(result)"
                file.insert(
                    "; \(member.type == nil ? "" : "@discardableResult ")\(access)func `\(member.baseName)`(\(parameters(member)))"
                        + "\(effects)\(result) { \(ask) return \(trying)other.\(own)(\(arguments(member))) }; "
                        + "return \(trying)\(moved(member, type))(\(arguments(member))) } ",
                    at: group.memberBlock.rightBrace.start)
            }
            file.append("\(isolation)\(isPublic ? "public " : "")protocol \(proto): AnyObject { \(requirement) }")
        }

        /// A class that overrides such a member conforms to its protocol, unless a class above it does.
        private func joinDispatch(_ node: ClassDeclSyntax, _ name: String) {
            for item in node.memberBlock.members {
                var found: (MemberSummary, DeclModifierListSyntax, TokenSyntax)?
                if let function = item.decl.as(FunctionDeclSyntax.self) {
                    found = (MemberSummary(function), function.modifiers, function.name)
                } else if let variable = item.decl.as(VariableDeclSyntax.self),
                    let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self),
                    let member = MemberSummary.properties(variable).first
                {
                    found = (member, variable.modifiers, pattern.identifier)
                }
                guard let (member, modifiers, token) = found, member.isOverride, !member.isStatic,
                    let type = extendedAncestor(of: name, member), let inheritance = node.inheritanceClause
                else { continue }
                file.replace(token, with: "_portico_over_\(member.baseName)")
                if join(inheritance, name, member, type),
                    let modifier = modifiers.first(where: { $0.name.text == "override" })
                {
                    file.blank(modifier)
                }
                SuperCalls(file, member.baseName, above(name, member, type)).walk(item)
            }
        }

        /// Whether no class above `name` overrides the member: then this one gets the protocol.
        private func join(
            _ inheritance: InheritanceClauseSyntax, _ name: String, _ member: MemberSummary, _ type: String
        ) -> Bool {
            guard isFirst(name, member, type) else { return false }
            file.insert(", \(overrideProtocol(member, type))", at: inheritance.end)
            return true
        }

        private func isFirst(_ name: String, _ member: MemberSummary, _ type: String) -> Bool {
            !file.index.overriders(of: member.fullName, below: type).contains {
                $0 != name && file.index.ancestors(of: name).dropFirst().contains($0)
            }
        }

        /// What `super.member` means inside the override.
        private func above(_ name: String, _ member: MemberSummary, _ type: String) -> String {
            isFirst(name, member, type) ? moved(member, type) : "_portico_over_\(member.baseName)"
        }

        /// The class of Apple's, above `name`, that an extension of the project gives this member.
        private func extendedAncestor(of name: String, _ member: MemberSummary) -> String? {
            file.index.ancestors(of: name).dropFirst().first { ancestor in
                guard let entry = file.index.type(ancestor), entry.kind == .extensionOf else { return false }
                return entry.members.contains { $0.summary.fullName == member.fullName && !$0.summary.isOverride }
            }
        }

        private func overrideProtocol(_ member: MemberSummary, _ type: String) -> String {
            let labels = member.labels.map { "_" + ($0 ?? "") }.joined()
            return "_PorticoOver_\(type.replacing(".", with: "_"))_\(member.baseName)\(labels)"
        }

        /// `super.name` inside an override.
        private final class SuperCalls: LiveVisitor {
            private let name: String
            private let replacement: String

            init(_ file: FileContext, _ name: String, _ replacement: String) {
                (self.name, self.replacement) = (name, replacement)
                super.init(file)
            }

            override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
                if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.bare == name {
                    file.replace(node.declName.baseName, with: replacement)
                }
                return .visitChildren
            }
        }

        private func forwarder(_ member: MemberSummary, _ type: String, _ access: String, _ own: String?) -> String {
            let name = own ?? member.baseName
            let head =
                access + (member.isOverride ? "override " : "") + (member.isStatic ? "class " : "")
            let target = moved(member, type)
            if member.kind == .property {
                let setter = member.isSettable ? " set { \(target) = newValue }" : ""
                return "\(head)var `\(name)`: \(member.type ?? "Any") { get { \(target) }\(setter) }"
            }
            let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
            let call =
                (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
                + "\(target)(\(arguments(member)))"
            let result = member.type.map { " -> \($0)" } ?? ""
            let attribute = member.type == nil ? "" : "@discardableResult "
            return
                "\(attribute)\(head)func `\(name)`(\(parameters(member)))\(effects)\(result) { "
                + "\(call) }"
        }

        private func parameters(_ member: MemberSummary, withDefaults: Bool = true) -> String {
            member.labels.indices.map { index in
                "\(member.labels[index] ?? "_") p\(index): \(member.parameterTypes[index])"
                    + (withDefaults ? member.defaults[index].map { " = \($0)" } ?? "" : "")
            }.joined(separator: ", ")
        }

        private func arguments(_ member: MemberSummary) -> String {
            member.labels.indices.map { index in (member.labels[index].map { $0 + ": " } ?? "") + "p\(index)" }
                .joined(separator: ", ")
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
