import SwiftSyntax

/// The types of a file's local names, as far as the text says them: in a declaration, a parameter or a cast.
final class LocalTypes {
    private typealias Declaration = (place: Int, type: String)
    /// What the statements of a list declare, by name: read once, however many names are asked for.
    private var declared: [SyntaxIdentifier: [String: [Declaration]]] = [:]

    /// The type that is written for `name` where `node` can see it; nil where it isn't written, or the name isn't local.
    func type(of name: String, at node: Syntax) -> String? {
        var inner = node
        while let outer = inner.parent {
            if let list = outer.as(ConditionElementListSyntax.self) {
                if let type = Self.conditions(list, before: inner, name) { return type }
            } else if let list = outer.as(CodeBlockItemListSyntax.self) {
                if let type = statements(list, before: inner, name) { return type }
            } else if let branch = outer.as(IfExprSyntax.self), inner.id == branch.body.id {
                if let type = Self.conditions(branch.conditions, before: nil, name) { return type }
            } else if let loop = outer.as(WhileStmtSyntax.self), inner.id == loop.body.id {
                if let type = Self.conditions(loop.conditions, before: nil, name) { return type }
            } else if let loop = outer.as(ForStmtSyntax.self), inner.id == loop.body.id {
                if let type = element(loop, name) { return type }
            } else if let function = outer.as(FunctionDeclSyntax.self) {
                if let type = Self.parameters(function.signature.parameterClause, name) { return type }
            } else if let initializer = outer.as(InitializerDeclSyntax.self) {
                if let type = Self.parameters(initializer.signature.parameterClause, name) { return type }
            } else if outer.asProtocol((any DeclGroupSyntax).self) != nil {
                return nil
            }
            inner = outer
        }
        return nil
    }

    private static func conditions(_ list: ConditionElementListSyntax, before node: Syntax?, _ name: String) -> String?
    {
        var found: String?
        for element in list {
            if element.id == node?.id { break }
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bare == name
            else { continue }
            found = binding.typeAnnotation?.type.trimmedDescription ?? cast(binding.initializer?.value) ?? found
        }
        return found
    }

    private func statements(_ list: CodeBlockItemListSyntax, before node: Syntax, _ name: String) -> String? {
        let names = declared[list.id] ?? Self.declarations(list)
        declared[list.id] = names
        let end = node.position.utf8Offset
        return names[name]?.last { $0.place < end }?.type
    }

    private static func declarations(_ list: CodeBlockItemListSyntax) -> [String: [Declaration]] {
        var names: [String: [Declaration]] = [:]
        for item in list {
            func add(_ pattern: PatternSyntax, _ annotation: TypeAnnotationSyntax?, _ value: ExprSyntax?) {
                guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.bare,
                    let type = annotation?.type.trimmedDescription ?? cast(value)
                else { return }
                names[name, default: []].append((item.position.utf8Offset, type))
            }
            if let guarded = item.item.as(GuardStmtSyntax.self) {
                for condition in guarded.conditions {
                    guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self) else { continue }
                    add(binding.pattern, binding.typeAnnotation, binding.initializer?.value)
                }
            } else if let variable = item.item.as(VariableDeclSyntax.self) {
                for binding in variable.bindings {
                    add(binding.pattern, binding.typeAnnotation, binding.initializer?.value)
                }
            }
        }
        return names
    }

    /// The type of what a loop takes from an array.
    private func element(_ loop: ForStmtSyntax, _ name: String) -> String? {
        guard loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.bare == name else { return nil }
        if let type = loop.typeAnnotation?.type.trimmedDescription { return type }
        guard let list = loop.sequence.as(DeclReferenceExprSyntax.self)?.baseName.bare,
            let type = type(of: list, at: Syntax(loop)), type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":")
        else { return nil }
        return String(type.dropFirst().dropLast())
    }

    private static func parameters(_ clause: FunctionParameterClauseSyntax, _ name: String) -> String? {
        clause.parameters.first { ($0.secondName ?? $0.firstName).bare == name }?.type.trimmedDescription
    }

    /// `x as? P`, which the parser leaves as a sequence.
    private static func cast(_ value: ExprSyntax?) -> String? {
        guard let elements = value?.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count >= 3,
            elements[elements.count - 2].is(UnresolvedAsExprSyntax.self)
        else { return nil }
        return elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription
    }
}
