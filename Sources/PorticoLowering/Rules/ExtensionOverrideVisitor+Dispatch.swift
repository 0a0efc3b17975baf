internal import SwiftSyntax

/// Members that an extension of the project gives to one of Apple's classes, and that classes below override.
///
/// The extension's member asks who overrides it: classes of the project say so by a protocol, extensions of other classes of
/// Apple's are tried by name, the deepest first.
extension ExtensionOverrideVisitor {
    func dispatch(_ place: MemberPlace, _ type: String, _ group: ExtensionDeclSyntax) {
        let member = place.member
        let moved = MovedMember(member, type)
        file.replace(place.name, with: moved.name)
        place.takeArrays(file)
        let isPublic = place.modifiers.has("public", "open") || group.modifiers.has("public")
        let access = place.modifiers.has("public", "open") ? "public " : ""
        let proto = overrideProtocol(member, type)
        let own = MovedMember.override(member)
        let overriders = file.index.overriders(of: member, below: type)
        let isClass = { (name: String) in self.file.index.type(name)?.kind == .classType }
        let extended = overriders.filter { !isClass($0) }
            .sorted { (file.index.ancestors(of: $0).count, $0) > (file.index.ancestors(of: $1).count, $1) }
        var cases: [(ask: String, target: String)] = []
        if overriders.contains(where: isClass) { cases.append(("any \(proto)", "other.\(own)")) }
        cases += extended.map { ($0, "other.\(MovedMember(member, $0).name)") }
        let asks = cases.map { (ask: "if let other = self as? \($0.ask)", target: $0.target) }
        let requirement: String
        if member.kind == .property {
            requirement = "var \(own): \(moved.type) { get\(member.isSettable ? " set" : "") }"
            let getter = asks.map { "\($0.ask) { return \($0.target) }; " }.joined()
            let setter = asks.map { "\($0.ask) { \($0.target) = newValue; return }; " }.joined()
            file.addMember(
                "\(access)var `\(member.baseName)`: \(moved.type) { get { \(getter)return \(moved.name) }"
                    + (member.isSettable ? " set { \(setter)\(moved.name) = newValue }" : "") + " }",
                to: group.memberBlock)
        } else {
            requirement = "func \(own)(\(moved.parameters(withDefaults: false, asArrays: true)))\(moved.signature)"
            let calls = asks.map { "\($0.ask) { return \(moved.call(on: $0.target)) }; " }.joined()
            file.addMember(
                "\(member.type == nil ? "" : "@discardableResult ")\(access)func `\(member.baseName)`(\(moved.parameters()))"
                    + "\(moved.signature) { \(calls)return \(moved.call(on: moved.name)) }", to: group.memberBlock)
        }
        guard overriders.contains(where: isClass) else { return }
        let isolation = SDKTypes.isOnMainActor(type) ? "@MainActor " : ""
        file.append("\(isolation)\(isPublic ? "public " : "")protocol \(proto): AnyObject { \(requirement) }")
    }

    /// A class that overrides such a member conforms to its protocol, unless a class above it does.
    func joinDispatch(_ node: ClassDeclSyntax, _ name: String) {
        guard let inheritance = node.inheritanceClause else { return }
        for declaration in file.liveMembers(node.memberBlock.members) {
            guard let place = MemberPlace(declaration), place.member.isOverride, !place.member.isStatic,
                let type = extendedAncestor(of: name, place.member)
            else { continue }
            file.replace(place.name, with: MovedMember.override(place.member))
            place.takeArrays(file)
            if join(inheritance, name: name, member: place.member, type: type),
                let modifier = place.modifiers.first(where: { $0.name.text == "override" })
            {
                file.blank(modifier)
            }
            SuperCalls(file, place.member.baseName, above(name, place.member)).walk(declaration)
        }
    }

    /// Whether no class above `name` overrides the member: then this one gets the protocol.
    func join(_ inheritance: InheritanceClauseSyntax, name: String, member: MemberSummary, type: String) -> Bool {
        let above = file.index.ancestors(of: name).dropFirst()
        let isFirst = !above.contains { file.index.type($0)?.kind == .classType && overrides($0, member) }
        if isFirst { file.insert(", \(overrideProtocol(member, type))", at: inheritance.end) }
        return isFirst
    }

    private func overrides(_ name: String, _ member: MemberSummary) -> Bool {
        file.index.type(name)?.overrides(member) == true
    }

    /// What `super.member` means inside the override: the next declaration above.
    func above(_ name: String, _ member: MemberSummary) -> String {
        for ancestor in file.index.ancestors(of: name).dropFirst() {
            guard let entry = file.index.type(ancestor), overrides(ancestor, member) || entry.introduces(member) else {
                continue
            }
            return entry.kind == .classType ? MovedMember.override(member) : MovedMember(member, ancestor).name
        }
        return member.baseName
    }

    /// The class of Apple's, above `name`, that an extension of the project gives this member.
    func extendedAncestor(of name: String, _ member: MemberSummary) -> String? {
        file.index.ancestors(of: name).dropFirst().first { ancestor in
            guard let entry = file.index.type(ancestor), entry.kind == .extensionOf else { return false }
            return entry.introduces(member)
        }
    }

    private func overrideProtocol(_ member: MemberSummary, _ type: String) -> String {
        let labels = member.labels.map { "_" + ($0 ?? "") }.joined()
        // Overloads of one name differ in their types.
        let several = (file.index.type(type)?.members.count { $0.summary.fullName == member.fullName } ?? 0) > 1
        let types =
            several ? "_" + member.parameterTypes.joined(separator: "_").filter { $0.isLetter || $0.isNumber } : ""
        return "_PorticoOver_\(type.replacing(".", with: "_"))_\(member.baseName)\(labels)\(types)"
    }
}
