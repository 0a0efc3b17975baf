internal import SwiftSyntax

/// Methods that code may exchange while the program runs ("swizzling") ask whether it was done: in projects that exchange methods, and
/// there those that Objective-C calls by its tables, `@objc dynamic` ones and `@objc` ones of extensions. The text stays on its line
/// under another name.
///
/// Before:
/// ```swift
/// class Cart: NSObject {
///     @objc dynamic func add(_ item: Item) -> Int { 1 }
/// }
/// ```
/// After:
/// ```swift
/// class Cart: NSObject {
///                   func _portico_own_Cart_add(_ item: Item) -> Int { 1 }
/// func `add`(_ p0: Item) -> Int { if let other = _porticoExchanged(self, Cart.self, "add:") { return other([p0]) }; return … } }
/// ```
enum ExchangeableMethodRule: LoweringRule {
    static let triggers: [String] = []

    static func apply(to file: FileContext) {
        if file.index.exchangesMethods { Visitor(file).walk(file.tree) }
    }

    /// The functions by which methods are exchanged.
    static func exchanges(_ source: String) -> Bool {
        ["method_exchangeImplementations", "method_setImplementation", "class_replaceMethod"].contains(
            where: source.utf8Contains)
    }

    /// The name that the text of the method has now; nil for a method that can't be exchanged.
    static func ownName(of node: FunctionDeclSyntax, in file: FileContext) -> String? {
        guard file.index.exchangesMethods, let group = node.enclosingType, !node.isLocal,
            !group.modifiers.has("private")
        else { return nil }
        let isInExtension = group.is(ExtensionDeclSyntax.self)
        guard
            isInExtension
                ? node.attributes.first(named: MemberSummary.exposingAttributes) != nil
                : group.is(ClassDeclSyntax.self) && node.modifiers.has("dynamic")
        else { return nil }
        let (member, owner) = (MemberSummary(node), group.qualifiedName)
        guard member.canBeExposed, !member.isStatic, !member.isAsync, !member.isThrowing,
            !isInExtension || !member.isOverride && !file.index.isOverridden(member, below: owner),
            !isInGeneric(owner, file),
            node.signature.parameterClause.parameters.allSatisfy({ !$0.type.isFunction || $0.type.isKept })
        else { return nil }
        return "_portico_own_\(owner.replacing(".", with: "_"))_\(member.baseName)"
    }

    private static func isInGeneric(_ name: String, _ file: FileContext) -> Bool {
        let parts = name.split(separator: ".")
        return parts.indices.contains { file.index.type(parts[...$0].joined(separator: "."))?.isGeneric == true }
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let name = ExchangeableMethodRule.ownName(of: node, in: file), let group = node.enclosingType else {
                return .skipChildren
            }
            let member = MemberSummary(node)
            file.replace(node.name, with: name)
            for modifier in node.modifiers where modifier.name.text == "override" { file.blank(modifier) }
            let moved = MovedMember(member, group.qualifiedName)
            let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
                .filter { ["MainActor", "discardableResult", "available"].contains($0.name) }
            let modifiers = node.modifiers.filter { $0.name.text != "dynamic" }
            let head = attributes.map(\.trimmedDescription) + modifiers.map(\.trimmedDescription)
            let values = member.labels.indices.map { "p\($0)" }.joined(separator: ", ")
            file.addMember(
                head.map { $0 + " " }.joined() + "func `\(member.baseName)`(\(moved.parameters()))\(moved.signature) { "
                    + "if let other = _porticoExchanged(self, \(group.qualifiedName).self, \"\(member.selector)\") "
                    + "{ return other([\(values)]) }; return \(moved.call(on: "self.\(name)")) }", to: group.memberBlock
            )
            file.needsRuntime = true
            return .skipChildren
        }
    }
}

extension TypeSyntax {
    /// Whether a function's type says that the function may be kept.
    fileprivate var isKept: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            || self.as(AttributedTypeSyntax.self)?.attributes.has("escaping") == true
    }
}
