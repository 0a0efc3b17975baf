/// Something that is done, as it is written.
final class Statement: Sendable {
    indirect enum Kind: Sendable {
        case expression(Expression)
        case declaration([Declaration])
        case block([Statement])
        case condition(Expression, Statement, Statement?)
        /// `for`, and `while` without first and last part.
        case loop(first: Statement?, condition: Expression?, step: Expression?, body: Statement)
        case repetition(body: Statement, condition: Expression)
        case selection(Expression, [Case])
        case result(Expression?)
        case leave
        case next
        case nothing
    }

    struct Case: Sendable {
        /// nil is `default`. Cases without statements between them have one body.
        let values: [Expression?]
        let body: [Statement]
    }

    let kind: Kind
    let place: ShadingPlace

    init(_ kind: Kind, _ place: ShadingPlace) { (self.kind, self.place) = (kind, place) }
}

/// A variable or constant, as it is declared.
struct Declaration: Sendable {
    let type: TypeSyntax
    let name: String
    let value: Expression?
    let place: ShadingPlace
}

/// A function, as it is written.
final class FunctionSyntax: Sendable {
    struct Parameter: Sendable {
        let type: TypeSyntax
        let name: String
        let standard: Expression?
    }
    let name: String
    let result: TypeSyntax
    let parameters: [Parameter]
    let body: Statement
    let place: ShadingPlace
    /// The types of a template, which calls say.
    let typeParameters: [String]
    let isStitchable: Bool
    /// The names that the body may give another value: the others are what they begin with.
    let changedNames: Set<String>
    /// The names that the body gives to functions, and to which: one with references may change them.
    let givenNames: [String: Set<String>]

    init(
        name: String, result: TypeSyntax, parameters: [Parameter], body: Statement, place: ShadingPlace,
        typeParameters: [String], isStitchable: Bool, changedNames: Set<String>,
        givenNames: [String: Set<String>]
    ) {
        self.name = name
        self.result = result
        self.parameters = parameters
        self.body = body
        self.place = place
        self.typeParameters = typeParameters
        self.isStitchable = isStitchable
        self.changedNames = changedNames
        self.givenNames = givenNames
    }

    var hasReferences: Bool {
        parameters.contains { ($0.type.isReference || $0.type.isPointer) && !$0.type.isConstant }
    }
}

/// A structure, as it is written.
struct StructureSyntax: Sendable {
    let name: String
    let members: [Declaration]
    let place: ShadingPlace
}
