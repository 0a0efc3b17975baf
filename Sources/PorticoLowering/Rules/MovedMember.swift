internal import SwiftSyntax

/// A method or property in the source: what it is, and where its parts are.
struct MemberPlace {
    let declaration: DeclSyntax
    let member: MemberSummary
    let modifiers: DeclModifierListSyntax
    let name: TokenSyntax
    var attributes: AttributeListSyntax {
        declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? AttributeListSyntax([])
    }

    /// Nil for what is neither, and for a declaration of several properties.
    init?(_ declaration: DeclSyntax) {
        self.declaration = declaration
        if let function = declaration.as(FunctionDeclSyntax.self) {
            (member, modifiers, name) = (MemberSummary(function), function.modifiers, function.name)
        } else if let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self),
            let property = MemberSummary.properties(variable).first
        {
            (member, modifiers, name) = (property, variable.modifiers, pattern.identifier)
        } else {
            return nil
        }
    }

    /// Variadic parameters become arrays: whoever hands them on has one.
    func takeArrays(_ file: FileContext) {
        guard let function = declaration.as(FunctionDeclSyntax.self) else { return }
        for parameter in function.signature.parameterClause.parameters {
            guard let ellipsis = parameter.ellipsis else { continue }
            file.insert("[", at: parameter.type.start)
            file.replace(ellipsis, with: "]")
        }
    }
}

/// A member whose text got another name, and the text of declarations that hand on to it.
struct MovedMember {
    let member: MemberSummary
    /// The type that it was written in.
    let owner: String

    init(_ member: MemberSummary, _ owner: String) { (self.member, self.owner) = (member, owner) }

    /// The name that the text has now.
    var name: String { "_portico_in_\(owner.replacing(".", with: "_"))_\(member.baseName)" }

    /// The name of an override of what an extension gives to one of Apple's classes.
    static func override(_ member: MemberSummary) -> String { "_portico_over_\(member.baseName)" }

    /// The name of the method that a property's `willSet` or `didSet` became.
    func observer(_ kind: String) -> String { "\(name)_\(kind)" }

    /// The type of a property.
    var type: String { member.type ?? "Any" }

    /// What follows the parameters.
    var signature: String {
        (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
            + (member.type.map { " -> \($0)" } ?? "")
    }

    func parameters(withDefaults: Bool = true, asArrays: Bool = false) -> String {
        member.labels.indices.map { index in
            var type = member.parameterTypes[index]
            if asArrays, type.hasSuffix("...") { type = "[\(type.dropLast(3))]" }
            return "\(member.labels[index] ?? "_") p\(index): \(type)"
                + (withDefaults ? member.defaults[index].map { " = \($0)" } ?? "" : "")
        }.joined(separator: ", ")
    }

    func call(on target: String) -> String {
        let arguments = member.labels.indices.map { index in
            (member.labels[index].map { $0 + ": " } ?? "")
                + (member.parameterTypes[index].hasPrefix("inout ") ? "&" : "") + "p\(index)"
        }
        return (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
            + "\(target)(\(arguments.joined(separator: ", ")))"
    }

    /// The declaration in the class's body that calls the moved text.
    func forwarder(access: String, name own: String?) -> String {
        let head =
            (member.isUnavailable ? "@available(*, unavailable) " : "") + access
            + (member.isOverride ? "override " : "") + (member.isStatic ? "class " : "")
        let name = own ?? member.baseName
        if member.kind == .property {
            if !member.observers.isEmpty {
                let observers = member.observers.keys.sorted(by: >).map { kind in
                    "\(kind) { \(observer(kind))(\(kind == "willSet" ? "newValue" : "oldValue")) }"
                }
                return "\(head)var `\(name)`: \(type) { \(observers.joined(separator: " ")) }"
            }
            let setter = member.isSettable ? " set { \(self.name) = newValue }" : ""
            return "\(head)var `\(name)`: \(type) { get { \(self.name) }\(setter) }"
        }
        return "\(member.type == nil ? "" : "@discardableResult ")\(head)func `\(name)`(\(parameters()))\(signature) { "
            + "\(call(on: self.name)) }"
    }
}
