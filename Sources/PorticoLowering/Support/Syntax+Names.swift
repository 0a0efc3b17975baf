internal import SwiftSyntax

extension AttributeListSyntax {
    /// The attribute of this name, if it is written in the list (also inside `#if`).
    func first(named names: Set<String>) -> AttributeSyntax? {
        for element in self {
            if case .attribute(let attribute) = element, names.contains(attribute.name) { return attribute }
        }
        return nil
    }

    func has(_ name: String) -> Bool { first(named: [name]) != nil }

    /// The name that `@objc(name)` gives.
    var objcName: String? {
        let name = first(named: ["objc"])?.arguments?.trimmedDescription.filter { !$0.isWhitespace }
        return name?.isEmpty == false ? name : nil
    }

    /// Whether calling the declaration is an error on iOS: `@available(*, unavailable)`.
    var isUnavailable: Bool {
        contains { if case .attribute(let attribute) = $0 { attribute.isUnavailable } else { false } }
    }
}

extension AttributeSyntax {
    var name: String { attributeName.trimmedDescription }

    /// `@available(*, unavailable)`, and what else says that iOS or this Swift hasn't got the declaration.
    var isUnavailable: Bool {
        switch availabilityDomain {
        case "*": says("unavailable")
        case "iOS": says("unavailable") || obsoletingVersion.map { !AvailabilityRule.isToCome($0) } ?? false
        // The oldest language mode that there is.
        case "swift": says("unavailable") || obsoletingVersion.flatMap(Double.init).map { $0 <= 4 } ?? false
        default: false
        }
    }

    /// What an `@available` that isn't a list of versions speaks of: a platform, `swift` or `*`.
    var availabilityDomain: String? {
        guard name == "available", case .availability(let list)? = arguments,
            case .token(let domain)? = list.first?.argument, list.count > 1
        else { return nil }
        return domain.text
    }

    private func says(_ word: String) -> Bool {
        guard case .availability(let list)? = arguments else { return false }
        return list.contains { if case .token(let token) = $0.argument { token.text == word } else { false } }
    }

    /// The version in `obsoleted: 13.0`.
    private var obsoletingVersion: String? {
        guard case .availability(let list)? = arguments else { return nil }
        for argument in list {
            guard case .availabilityLabeledArgument(let labeled) = argument.argument, labeled.label.text == "obsoleted"
            else { continue }
            return labeled.value.trimmedDescription
        }
        return nil
    }
}

extension DeclModifierListSyntax {
    func has(_ names: String...) -> Bool {
        contains { names.contains($0.name.text) && $0.detail == nil }
    }
}

extension TokenSyntax {
    /// The identifier without backticks.
    var bare: String {
        let text = self.text
        return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }
}

extension SyntaxProtocol {
    /// The innermost type or extension declaration around the node.
    var enclosingType: (any DeclGroupSyntax)? {
        var next = parent
        while let node = next {
            if let group = node.asProtocol((any DeclGroupSyntax).self) { return group }
            next = node.parent
        }
        return nil
    }

    /// Whether the node lies in a function, closure or accessor.
    var isLocal: Bool {
        var next = parent
        while let node = next {
            if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self) {
                return true
            }
            next = node.parent
        }
        return false
    }
}

extension DeclGroupSyntax {
    /// The name as written, or what is extended.
    var ownName: String {
        if let named = self.asProtocol((any NamedDeclSyntax).self) { return named.name.bare }
        if let extended = self.as(ExtensionDeclSyntax.self) { return extended.extendedType.trimmedDescription }
        return "?"
    }

    /// The name with the types around it: `Outer.Inner`.
    var qualifiedName: String {
        var name = ownName
        var outer = enclosingType
        while let group = outer {
            name = group.ownName + "." + name
            outer = group.enclosingType
        }
        return name
    }
}
