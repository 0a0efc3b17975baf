internal import SwiftSyntax

/// A function, property or subscript that a patch replaces or adds.
struct PatchedMember {
    let declaration: DeclSyntax
    /// Whether the launched app has it.
    let isReplacement: Bool

    /// A member that is new.
    init(added declaration: DeclSyntax) throws {
        self.declaration = declaration
        isReplacement = false
        if declaration.is(FunctionDeclSyntax.self) { return }
        _ = try Self.binding(of: declaration)
    }

    /// Whose body has changed.
    init(of body: Syntax) throws {
        isReplacement = true
        guard let parent = body.parent else { throw PatchRefusal("something changed") }
        if let function = parent.as(FunctionDeclSyntax.self) {
            guard case .identifier = function.name.tokenKind else { throw PatchRefusal("an operator changed") }
            declaration = DeclSyntax(function)
        } else if parent.is(InitializerDeclSyntax.self) {
            throw PatchRefusal("an initialiser changed")
        } else if parent.is(DeinitializerDeclSyntax.self) {
            throw PatchRefusal("a deinitialiser changed")
        } else if body.is(ClosureExprSyntax.self) {
            throw PatchRefusal("what a property begins with changed")
        } else {
            declaration = try Self.owner(of: body)
        }
        if !declaration.is(FunctionDeclSyntax.self), !declaration.is(SubscriptDeclSyntax.self) {
            try Self.checkProperty(declaration)
        }
        try checkResult()
    }

    /// Callers of a function that returns `some P` know the type behind it, and keep it in mind. SwiftUI's views alone are returned as one type
    /// whatever they are (`@_typeEraser`).
    private func checkResult() throws {
        guard let type = resultType, type.hasOpaquePart else { return }
        let words = PatchText.words(type).joined(separator: " ")
        guard ["some View", "some SwiftUI . View"].contains(words) else {
            throw PatchRefusal("\(shownName), which returns \(type.trimmedDescription), changed")
        }
    }

    private var resultType: TypeSyntax? {
        if let function = declaration.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type }
        if let subscripted = declaration.as(SubscriptDeclSyntax.self) { return subscripted.returnClause.type }
        return declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    }

    /// The property or subscript that a getter or accessor belongs to.
    private static func owner(of body: Syntax) throws -> DeclSyntax {
        var next: Syntax? = body
        if let accessor = body.parent?.as(AccessorDeclSyntax.self) {
            let known: Set<Keyword> = [.get, .set, .willSet, .didSet]
            guard case .keyword(let word) = accessor.accessorSpecifier.tokenKind, known.contains(word) else {
                throw PatchRefusal("an accessor changed")
            }
            next = accessor.parent?.parent
        }
        guard next?.is(AccessorBlockSyntax.self) == true, let parent = next?.parent else {
            throw PatchRefusal("code that runs once changed")
        }
        if let subscripted = parent.as(SubscriptDeclSyntax.self) { return DeclSyntax(subscripted) }
        guard let variable = parent.parent?.parent?.as(VariableDeclSyntax.self) else {
            throw PatchRefusal("an accessor changed")
        }
        return DeclSyntax(variable)
    }

    private static func binding(of declaration: DeclSyntax) throws -> PatternBindingSyntax {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.pattern.is(IdentifierPatternSyntax.self)
        else { throw PatchRefusal("properties that are declared together changed") }
        return binding
    }

    private static func checkProperty(_ declaration: DeclSyntax) throws {
        let binding = try binding(of: declaration)
        guard let variable = declaration.as(VariableDeclSyntax.self), binding.isObserved else { return }
        // The inherited property's own accessors would be asked for, which aren't the app's.
        if variable.modifiers.has("override") { throw PatchRefusal("an observer of an inherited property changed") }
        if variable.modifiers.has("static", "class", "lazy", "weak", "unowned") || !variable.attributes.isEmpty
            || variable.enclosingType == nil
        {
            throw PatchRefusal("an observer of a property that isn't plain changed")
        }
        if binding.writtenType == nil {
            throw PatchRefusal("an observer of a property whose type isn't written changed")
        }
    }

    // MARK: Names

    /// As people call it.
    var shownName: String {
        if let function = declaration.as(FunctionDeclSyntax.self) { return function.fullName }
        if let subscripted = declaration.as(SubscriptDeclSyntax.self) { return subscripted.fullName }
        return declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription ?? "?"
    }

    /// The innermost type or extension around it.
    var group: (any DeclGroupSyntax)? { declaration.enclosingType }

    // MARK: Text

    /// The keyword that its own line begins with: what is in front of it is on that line, too.
    var keyword: TokenSyntax {
        if let function = declaration.as(FunctionDeclSyntax.self) { return function.funcKeyword }
        if let subscripted = declaration.as(SubscriptDeclSyntax.self) { return subscripted.subscriptKeyword }
        if let variable = declaration.as(VariableDeclSyntax.self) { return variable.bindingSpecifier }
        return declaration.firstToken(viewMode: .sourceAccurate) ?? .endOfFileToken()
    }

    func text(number: Int) -> String {
        let mark = "__patch\(number)_"
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let name = isReplacement ? mark + function.name.bare : function.name.text
            let rest =
                (function.genericParameterClause?.description ?? "") + function.signature.description
                + (function.genericWhereClause?.description ?? "") + (function.body?.description ?? "")
            return head(function.attributes, function.modifiers) + "func " + name + rest
        }
        if let subscripted = declaration.as(SubscriptDeclSyntax.self) {
            return head(subscripted.attributes, subscripted.modifiers) + "subscript"
                + subscripted.labelled(mark).description
        }
        guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first else {
            return declaration.description
        }
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        let type = binding.typeAnnotation?.description ?? ": \(binding.writtenType ?? "Any") "
        return head(variable.attributes, variable.modifiers) + "var "
            + (isReplacement ? mark + (name?.bare ?? "") : name?.text ?? "") + type
            + (binding.accessorBlock?.description ?? "")
    }

    /// Attributes and modifiers, in one line: a replacement is neither an override nor has it an access of its own.
    private func head(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
        var words = isReplacement ? ["@_dynamicReplacement(for: \(shownName))"] : []
        words += attributes.map { $0.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ") }
        words += modifiers.filter { Self.kept.contains($0.name.text) }.map(\.trimmedDescription)
        if !isReplacement { words.append("fileprivate") }
        return words.map { $0 + " " }.joined()
    }

    private static let kept: Set<String> = [
        "static", "class", "mutating", "nonmutating", "nonisolated", "isolated", "borrowing", "consuming",
        "__consuming",
    ]
}

extension TypeSyntax {
    /// Whether `some P` is the type or is in it.
    fileprivate var hasOpaquePart: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
    }
}

extension PatternBindingSyntax {
    fileprivate var isObserved: Bool {
        guard case .accessors(let list)? = accessorBlock?.accessors else { return false }
        return list.contains { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
    }

    /// The type as the source says it, or as a plain literal does.
    fileprivate var writtenType: String? {
        if let typeAnnotation { return typeAnnotation.type.trimmedDescription }
        guard let value = initializer?.value else { return nil }
        switch value.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .booleanLiteralExpr: return "Bool"
        case .stringLiteralExpr: return "String"
        default: return nil
        }
    }
}

extension FunctionDeclSyntax {
    /// As `#selector` and replacements name it.
    var fullName: String {
        "\(name.text)(\(signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))"
    }
}

extension SubscriptDeclSyntax {
    /// A subscript's parameter has no label unless it has two names.
    fileprivate var fullName: String {
        let labels = parameterClause.parameters.map { ($0.secondName == nil ? "_" : $0.firstName.text) + ":" }
        return "subscript(\(labels.joined()))"
    }

    /// From its parameters on, with another label for the first: two subscripts of one name are one.
    fileprivate func labelled(_ mark: String) -> Syntax {
        var copy = self.detached
        copy.attributes = []
        copy.modifiers = []
        copy.subscriptKeyword = .identifier("")
        if var first = copy.parameterClause.parameters.first {
            let own = first.secondName ?? first.firstName
            first.firstName = .identifier(mark + "0", trailingTrivia: .space)
            first.secondName = own.with(\.leadingTrivia, [])
            copy.parameterClause.parameters[copy.parameterClause.parameters.startIndex] = first
        }
        return Syntax(copy)
    }
}
