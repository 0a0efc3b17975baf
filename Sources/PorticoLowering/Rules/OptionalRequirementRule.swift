internal import SwiftSyntax

/// Optional requirements get a default, and a property that is nil where they are not implemented.
///
/// Swift protocols have no optional requirements. What `d.foo?(x)` needs is a value that is a function or nil: a property
/// in an extension, which asks the registration tables whether the object has the method. Where the method's arguments
/// have no labels the property has its name, and calls stay as they are; else `OptionalCallRule` names the property. A requirement of the
/// type itself (`optional static`) gets the same as static members, which ask the class.
///
/// Before:
/// ```swift
/// @objc protocol CartDelegate {
///     @objc optional func cartDidChange(_ cart: Cart)
/// }
/// ```
/// After:
/// ```swift
///       protocol CartDelegate: AnyObject {
///                    func cartDidChange(_ cart: Cart)
/// }
/// extension CartDelegate {
/// func cartDidChange(_ cart: Cart) { _porticoForward(self, "cartDidChange:", [cart]) }
/// var cartDidChange: ((Cart) -> Void)? { _porticoImplements(self, "cartDidChange:") ? { self.cartDidChange($0) } : nil }
/// }
/// ```
enum OptionalRequirementRule: LoweringRule {
    static let triggers = ["optional"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["optional"]).walk(file.tree)
    }

    /// The name of the property for a requirement that needs one of its own.
    static func accessor(_ requirement: MemberSummary) -> String {
        if requirement.kind == .property { return "_portico_optional_\(requirement.baseName)" }
        return "_portico_optional_\(requirement.baseName)_"
            + requirement.labels.map { ($0 ?? "") + "_" }.joined()
    }

    /// Whether the property can bear the requirement's own name.
    static func keepsName(_ requirement: MemberSummary, _ index: ProjectIndex) -> Bool {
        requirement.kind == .method && !requirement.labels.isEmpty && requirement.labels.allSatisfy { $0 == nil }
            && index.optionalBaseNames[requirement.baseName]?.count == 1
    }

    /// Whether the protocol has another optional requirement of this name, with other types.
    static func isOverloaded(_ requirement: MemberSummary, _ index: ProjectIndex) -> Bool {
        let all = index.optionalRequirements[requirement.fullName] ?? []
        return Dictionary(grouping: all, by: \.proto).values.contains { $0.count > 1 }
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            var lines: [String] = []
            let access = node.modifiers.first {
                ["public", "package", "private", "fileprivate"].contains($0.name.text)
            }?
            .name.text
            let prefix = access.map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? ""
            for item in node.memberBlock.members {
                if let function = item.decl.as(FunctionDeclSyntax.self), let modifier = optional(function.modifiers) {
                    file.blank(modifier)
                    lines += method(function, prefix)
                } else if let variable = item.decl.as(VariableDeclSyntax.self),
                    let modifier = optional(variable.modifiers)
                {
                    file.blank(modifier)
                    lines += property(variable, prefix)
                }
            }
            if !lines.isEmpty {
                file.append("extension \(node.qualifiedName) {\n\(lines.joined(separator: "\n"))\n}")
            }
            return .visitChildren
        }

        private func optional(_ modifiers: DeclModifierListSyntax) -> DeclModifierSyntax? {
            modifiers.first { $0.name.text == "optional" }
        }

        private func method(_ node: FunctionDeclSyntax, _ prefix: String) -> [String] {
            let requirement = MemberSummary(node)
            let result = requirement.type
            let leading =
                (node.attributes.has("MainActor") ? "@MainActor " : "") + prefix
                + (requirement.isStatic ? "static " : "")
            let signature = node.name.text + node.signature.trimmedDescription.singleLine
            let body =
                forwarding(node, requirement)
                ?? (result == nil ? "{}" : "{ _porticoMissing(\"\(requirement.selector)\") }")
            let parameters = node.signature.parameterClause.parameters.map { $0.type.trimmedDescription.singleLine }
            let arguments = requirement.labels.enumerated().map { index, label in
                (label.map { $0 + ": " } ?? "") + "$\(index)"
            }
            let effects =
                (requirement.isAsync ? " async" : "") + (requirement.isThrowing ? " throws" : "")
            let call =
                (requirement.isThrowing ? "try " : "") + (requirement.isAsync ? "await " : "")
                + "self.\(node.name.text)(\(arguments.joined(separator: ", ")))"
            if isOverloaded(requirement, file.index) {
                return [
                    "\(leading)func \(signature) \(body)",
                    overload(
                        requirement, types: parameters, prefix: leading, effects: effects,
                        call: call.replacing("$", with: "p")),
                ]
            }
            let name = keepsName(requirement, file.index) ? node.name.text : accessor(requirement)
            return [
                "\(leading)func \(signature) \(body)",
                "\(leading)var \(name): ((\(parameters.joined(separator: ", ")))\(effects) -> \(result ?? "Void"))? { "
                    + "_porticoImplements(self, \"\(requirement.selector)\") ? { \(call) } : nil }",
            ]
        }

        /// The default: a subclass may have the method where the conforming class has not. Nil where arguments can't be handed on.
        private func forwarding(_ node: FunctionDeclSyntax, _ requirement: MemberSummary) -> String? {
            guard !requirement.isAsync, !requirement.isGeneric else { return nil }
            var names: [String] = []
            for parameter in node.signature.parameterClause.parameters {
                let name = parameter.secondName ?? parameter.firstName
                let isFunction = parameter.type.isFunction && !parameter.type.trimmedDescription.hasSuffix("?")
                if isFunction, !parameter.type.trimmedDescription.contains("@escaping") { return nil }
                if name.tokenKind == .wildcard || parameter.type.isInOut { return nil }
                names.append(name.text)
            }
            let call = requirement.type == nil ? "_porticoForward" : "_porticoForwarded"
            return "{ \(call)(self, \"\(requirement.selector)\", [\(names.joined(separator: ", "))]) }"
        }

        /// A property can't be told from another by its type: a function that returns nil stands for the requirement.
        private func overload(
            _ requirement: MemberSummary, types: [String], prefix: String, effects: String, call: String
        ) -> String {
            let parameters = types.enumerated().map { "_ p\($0): \($1)" }.joined(separator: ", ")
            let type = requirement.type?.singleLine ?? "Void"
            return "@discardableResult \(prefix)func \(accessor(requirement))(\(parameters))\(effects) -> "
                + "\(type.hasSuffix("?") ? type : "(\(type))?") { "
                + "_porticoImplements(self, \"\(requirement.selector)\") ? \(call) : nil }"
        }

        private func property(_ node: VariableDeclSyntax, _ prefix: String) -> [String] {
            MemberSummary.properties(node).flatMap { requirement -> [String] in
                guard let type = requirement.type?.singleLine else { return [] }
                let missing = "_porticoMissing(\"\(requirement.selector)\")"
                let body =
                    requirement.isSettable ? "{ get { \(missing) } set { \(missing) } }" : "{ \(missing) }"
                let leading = prefix + (requirement.isStatic ? "static " : "")
                return [
                    "\(leading)var \(requirement.baseName): \(type) \(body)",
                    "\(leading)var \(accessor(requirement)): (\(type))? { "
                        + "_porticoImplements(self, \"\(requirement.selector)\") ? self.\(requirement.baseName) : nil }",
                ]
            }
        }
    }
}

extension String {
    /// Without line breaks, for generated lines.
    var singleLine: String { split(whereSeparator: \.isNewline).map { $0 }.joined(separator: " ") }
}
