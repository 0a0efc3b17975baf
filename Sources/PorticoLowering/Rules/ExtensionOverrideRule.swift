internal import SwiftSyntax

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
/// override func viewDidLoad() { _portico_in_Screen_viewDidLoad() } }
/// extension Screen {
///              func _portico_in_Screen_viewDidLoad() { super.viewDidLoad() }
/// }
/// ```
enum ExtensionOverrideRule: LoweringRule {
    static let triggers = ["extension", "class"]

    static func apply(to file: FileContext) {
        ExtensionOverrideVisitor(file, near: ["extension", "class"]).walk(file.tree)
    }
}

/// Finds the members that move, and the classes that get forwarders. What an extension gives to one of Apple's classes is in
/// `ExtensionOverrideVisitor+Dispatch.swift`, what one overrides there in `ExtensionOverrideVisitor+Replacement.swift`.
final class ExtensionOverrideVisitor: LiveVisitor {
    /// The number of members of Apple's classes that the file overrides.
    var replacementCount = 0

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.qualifiedName
        for declaration in file.liveMembers(node.memberBlock.members) {
            if let place = MemberPlace(declaration) { moveMember(place, name, node) }
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.qualifiedName
        guard let entry = file.index.type(name), entry.kind == .classType else { return .visitChildren }
        joinDispatch(node, name)
        callReplacements(node, name)
        let isPublic = ["public", "open"].contains(entry.access)
        for member in entry.members where member.isInExtension {
            var summary = member.summary
            guard summary.isOverride || isOverridden(summary, name) else { continue }
            var own: String?
            if summary.isOverride, let type = extendedAncestor(of: name, summary), let clause = node.inheritanceClause {
                own = MovedMember.override(summary)
                summary.isOverride = !join(clause, name: name, member: summary, type: type)
            }
            if summary.isOverride, ObjectOverrideRule.isDeclaredNowhere(summary.fullName, above: name, in: file) {
                summary.isOverride = false
            }
            let access = isPublic && !summary.access.isEmpty ? "\(summary.access) " : ""
            file.addMember(MovedMember(summary, name).forwarder(access: access, name: own), to: node.memberBlock)
        }
        return .visitChildren
    }

    private func moveMember(_ place: MemberPlace, _ type: String, _ group: ExtensionDeclSyntax) {
        let member = place.member
        let isOverride = member.isOverride
        guard isOverride || isOverridden(member, type) else { return }
        let root = isOverride ? extendedAncestor(of: type, member) : nil
        let isProjects = file.index.type(type)?.kind == .classType
        if !isProjects, root == nil {
            if !isOverride { return dispatch(place, type, group) }
            if ["description", "debugDescription"].contains(member.fullName) { return setAside(place, type) }
            if canReplace(member, in: type) { return replaceInClass(place, type) }
            file.error(
                "'\(member.fullName)' overrides in an extension of '\(type)', a class that is not the project's",
                at: place.name, remedy: "declare it in a class of the project between '\(type)' and its users")
            return
        }
        if root != nil {
            SuperCalls(file, member.baseName, above(type, member)).walk(place.declaration)
        }
        blankModifiers(place)
        if isProjects, !member.observers.isEmpty, let variable = place.declaration.as(VariableDeclSyntax.self) {
            moveObservers(variable, MovedMember(member, type))
        } else {
            file.replace(place.name, with: MovedMember(member, type).name)
            place.takeArrays(file)
        }
    }

    /// How an object of Apple's describes itself is for those who debug: what an extension says of it stays, and nothing calls it (DEV-1270).
    private func setAside(_ place: MemberPlace, _ type: String) {
        blankModifiers(place)
        file.replace(place.name, with: MovedMember(place.member, type).name)
    }

    func blankModifiers(_ place: MemberPlace) {
        // The forwarder says it: this text has a name of ours, and the forwarder calls it.
        for attribute in place.attributes {
            if case .attribute(let attribute) = attribute, attribute.isUnavailable { file.blank(attribute) }
        }
        // What says that it is on the main actor is called by those who aren't, as `debugDescription` is.
        let isOutside = place.declaration.tokens(viewMode: .sourceAccurate).contains { $0.text == "assumeIsolated" }
        for modifier in place.modifiers where ["override", "private", "fileprivate"].contains(modifier.name.text) {
            guard modifier.detail == nil else { continue }
            if isOutside, modifier.name.text == "override" {
                file.replace(modifier.name, with: "nonisolated")
            } else {
                file.blank(modifier)
            }
        }
        // The class's forwarder is what can be overridden.
        for modifier in place.modifiers where modifier.name.text == "open" && modifier.detail == nil {
            file.replace(modifier.name, with: "public")
        }
    }

    /// Observers become methods that the class's own observers call: an extension stores nothing.
    private func moveObservers(_ node: VariableDeclSyntax, _ moved: MovedMember) {
        guard let block = node.bindings.first?.accessorBlock, case .accessors(let accessors) = block.accessors else {
            return
        }
        file.blank(from: node.bindingSpecifier.start, to: block.leftBrace.end)
        for (number, accessor) in accessors.enumerated() {
            guard let body = accessor.body else { continue }
            let kind = accessor.accessorSpecifier.text
            let value = moved.member.observers[kind] ?? "value"
            file.replace(
                from: accessor.accessorSpecifier.start, to: body.leftBrace.start,
                with: "\(number == 0 ? "" : "; ")func \(moved.observer(kind))(_ \(value): \(moved.type)) ")
        }
        file.blank(block.rightBrace)
    }

    func isOverridden(_ member: MemberSummary, _ type: String) -> Bool {
        !member.isStatic && member.kind != .initializer && !member.isPrivate
            && (file.index.isOverridden(member, below: type) || isOpen(member, type))
    }

    /// Whether an extension of a class of the project's lets others override the member: classes that this project doesn't know, and those
    /// that a function declares. On iOS Objective-C calls them; Swift refuses `open` in an extension.
    private func isOpen(_ member: MemberSummary, _ type: String) -> Bool {
        guard member.access == "open", !member.isGeneric, let entry = file.index.type(type),
            !member.parameterTypes.contains(where: { $0.contains("@autoclosure") })
        else { return false }
        return entry.kind == .classType && entry.access == "open"
    }

    /// `super.name` inside an override.
    final class SuperCalls: LiveVisitor {
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
}
