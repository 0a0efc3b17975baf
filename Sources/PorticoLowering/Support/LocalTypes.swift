internal import SwiftSyntax

/// The types of a file's local names, as far as the text says them: in a declaration, a parameter or a cast, or by what the name is bound to.
final class LocalTypes {
    private typealias Declaration = (place: Int, type: String?, value: ExprSyntax?)
    /// The type of a value whose text says none; nil for an unknown one.
    private let typeOfValue: (ExprSyntax) -> String?
    /// How many values are being looked at. One may be another local name, and so on: a file may have any number of them.
    private var depth = 0
    private var looksAtValues = false
    /// What the statements of a list declare, by name: read once, however many names are asked for.
    private var declared: [SyntaxIdentifier: [String: [Declaration]]] = [:]

    init(typeOfValue: @escaping (ExprSyntax) -> String?) { self.typeOfValue = typeOfValue }

    private func valueType(_ value: ExprSyntax?) -> String? {
        guard looksAtValues, let value, depth < 2 else { return nil }
        depth += 1
        defer { depth -= 1 }
        return typeOfValue(value)
    }

    /// The same with names whose type isn't written, by what they are bound to.
    func boundType(of name: String, at node: Syntax) -> String? {
        looksAtValues = true
        defer { looksAtValues = false }
        return type(of: name, at: node)
    }

    /// The type that is written for `name` where `node` can see it; nil where it isn't written, or the name isn't local.
    func type(of name: String, at node: Syntax) -> String? {
        var inner = node
        while let outer = inner.parent {
            if let list = outer.as(ConditionElementListSyntax.self) {
                if let type = conditions(list, before: inner, name) { return type }
            } else if let list = outer.as(CodeBlockItemListSyntax.self) {
                if let type = statements(list, before: inner, name) { return type }
            } else if let branch = outer.as(IfExprSyntax.self), inner.id == branch.body.id {
                if let type = conditions(branch.conditions, before: nil, name) { return type }
            } else if let loop = outer.as(WhileStmtSyntax.self), inner.id == loop.body.id {
                if let type = conditions(loop.conditions, before: nil, name) { return type }
            } else if let loop = outer.as(ForStmtSyntax.self), inner.id == loop.body.id {
                if let type = element(loop, name) { return type }
            } else if let function = outer.as(FunctionDeclSyntax.self) {
                if let type = Self.parameters(function.signature.parameterClause, name) { return type }
            } else if let closure = outer.as(ClosureExprSyntax.self) {
                if let type = Self.parameters(closure, name) { return type }
            } else if let initializer = outer.as(InitializerDeclSyntax.self) {
                if let type = Self.parameters(initializer.signature.parameterClause, name) { return type }
            } else if outer.asProtocol((any DeclGroupSyntax).self) != nil {
                return nil
            }
            inner = outer
        }
        return nil
    }

    private func conditions(_ list: ConditionElementListSyntax, before node: Syntax?, _ name: String) -> String? {
        var found: String?
        var last: ExprSyntax?
        for element in list {
            if element.id == node?.id { break }
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bare == name
            else { continue }
            let type = binding.typeAnnotation?.type.trimmedDescription ?? Self.cast(binding.initializer?.value)
            last = type == nil ? binding.initializer?.value ?? last : nil
            found = type ?? found
        }
        return valueType(last) ?? found
    }

    private func statements(_ list: CodeBlockItemListSyntax, before node: Syntax, _ name: String) -> String? {
        let names = declared[list.id] ?? Self.declarations(list)
        declared[list.id] = names
        let end = node.position.utf8Offset
        guard let all = names[name], let last = all.last(where: { $0.place < end }) else { return nil }
        return last.type ?? valueType(last.value) ?? all.last { $0.place < end && $0.type != nil }?.type
    }

    private static func declarations(_ list: CodeBlockItemListSyntax) -> [String: [Declaration]] {
        var names: [String: [Declaration]] = [:]
        for item in list {
            func add(_ pattern: PatternSyntax, _ annotation: TypeAnnotationSyntax?, _ value: ExprSyntax?) {
                guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.bare else { return }
                let type = annotation?.type.trimmedDescription ?? cast(value)
                guard type != nil || value != nil else { return }
                names[name, default: []].append((item.position.utf8Offset, type, value))
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
        let list = loop.sequence.as(DeclReferenceExprSyntax.self)?.baseName.bare
        guard let type = list.flatMap({ type(of: $0, at: Syntax(loop)) }) ?? valueType(loop.sequence),
            type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":")
        else { return nil }
        return String(type.dropFirst().dropLast())
    }

    private static func parameters(_ clause: FunctionParameterClauseSyntax, _ name: String) -> String? {
        clause.parameters.first { ($0.secondName ?? $0.firstName).bare == name }?.type.trimmedDescription
    }

    private static func parameters(_ closure: ClosureExprSyntax, _ name: String) -> String? {
        guard case .parameterClause(let clause)? = closure.signature?.parameterClause else { return nil }
        return clause.parameters.first { ($0.secondName ?? $0.firstName).bare == name }?.type?.trimmedDescription
    }

    /// `x as? P`, which the parser leaves as a sequence.
    private static func cast(_ value: ExprSyntax?) -> String? {
        guard let elements = value?.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count >= 3,
            elements[elements.count - 2].is(UnresolvedAsExprSyntax.self)
        else { return nil }
        return elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription
    }
}
