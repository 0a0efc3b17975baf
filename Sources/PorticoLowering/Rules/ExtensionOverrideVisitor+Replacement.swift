internal import SwiftSyntax

/// Members that an extension of the project overrides in a class that isn't the project's.
///
/// The text stays where it is, under another name. What follows the last line hands the runtime a subclass whose override calls it, and
/// one without any, from which the runtime tells what to put into the class (`ClassOverrides`). `super` in the text is the class's own
/// member: the subclass alone can call it.
///
/// Before:
/// ```swift
/// extension UINavigationController {
///     open override func viewDidLoad() { super.viewDidLoad() }
/// }
/// ```
/// After:
/// ```swift
/// extension UINavigationController {
///     public        func _portico_in_UINavigationController_viewDidLoad() { _porticoOverriding(self, …)._portico_super_viewDidLoad() }
/// }
/// private final class _PorticoOver_…: UINavigationController { override func viewDidLoad() { … } }
/// ```
extension ExtensionOverrideVisitor {
    /// Generic classes have no one class object; class members lie elsewhere.
    func canReplace(_ member: MemberSummary, in type: String) -> Bool {
        !member.isStatic && !member.isUnavailable && member.observers.isEmpty && !SDKTypes.generic.contains(type)
    }

    func replaceInClass(_ place: MemberPlace, _ type: String) {
        let moved = MovedMember(place.member, type)
        let suffix = "\(file.unique)_\(replacementCount)"
        replacementCount += 1
        let (overriding, plain) = ("_PorticoOver_\(suffix)", "_PorticoPlain_\(suffix)")
        ReplacedSuperCalls(file, place.member.baseName, overriding).walk(place.declaration)
        blankModifiers(place)
        for modifier in place.modifiers where modifier.name.text == "open" {
            file.replace(modifier.name, with: "public")
        }
        file.replace(place.name, with: moved.name)
        place.takeArrays(file)
        file.append(
            "private final class \(overriding): \(type), @unchecked Sendable { \(moved.forwarder(access: "", name: nil)); "
                + "\(moved.callOfSuper) }")
        file.append("private final class \(plain): \(type), @unchecked Sendable {}")
        file.append(
            "private enum _PorticoOverride_\(suffix) { @section(\".init_array\") @used static let register: "
                + "@convention(c) () -> Void = { _porticoRegisterOverrides({ \(overriding).self }, { \(plain).self }) } }"
        )
    }

    /// `super` in a class of the project means what an extension overrides in the class above.
    func callReplacements(_ node: ClassDeclSyntax, _ name: String) {
        for declaration in file.liveMembers(node.memberBlock.members) {
            guard let place = MemberPlace(declaration), place.member.isOverride, !place.member.isStatic,
                let type = replacingAncestor(of: name, place.member)
            else { continue }
            SuperCalls(file, place.member.baseName, MovedMember(place.member, type).name).walk(declaration)
        }
    }

    /// The class that isn't the project's, above `name`, in which an extension overrides the member; nil where a class of the project
    /// stands between and overrides it.
    private func replacingAncestor(of name: String, _ member: MemberSummary) -> String? {
        for ancestor in file.index.ancestors(of: name).dropFirst() {
            guard let entry = file.index.type(ancestor), entry.overrides(member) else { continue }
            guard entry.kind == .extensionOf, extendedAncestor(of: ancestor, member) == nil else { return nil }
            return canReplace(member, in: ancestor) ? ancestor : nil
        }
        return nil
    }

    /// `super.name` in the text of such an override.
    private final class ReplacedSuperCalls: LiveVisitor {
        private let name: String
        private let overriding: String

        init(_ file: FileContext, _ name: String, _ overriding: String) {
            (self.name, self.overriding) = (name, overriding)
            super.init(file)
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if let base = node.base?.as(SuperExprSyntax.self), node.declName.baseName.bare == name {
                file.replace(base.superKeyword, with: "_porticoOverriding(self, \(overriding).self)")
                file.replace(node.declName.baseName, with: MovedMember.ofSuper(name))
            }
            return .visitChildren
        }
    }
}

extension MovedMember {
    /// The name by which the text of an override calls the class's own member.
    static func ofSuper(_ name: String) -> String { "_portico_super_\(name)" }

    /// The declaration under that name, in the body of a subclass.
    fileprivate var callOfSuper: String {
        let own = Self.ofSuper(member.baseName)
        if member.kind == .property {
            let setter = member.isSettable ? " set { super.\(member.baseName) = newValue }" : ""
            return "var \(own): \(type) { get { super.\(member.baseName) }\(setter) }"
        }
        return "\(member.type == nil ? "" : "@discardableResult ")func \(own)(\(parameters(withDefaults: false)))"
            + "\(signature) { \(call(on: "super.\(member.baseName)")) }"
    }
}
