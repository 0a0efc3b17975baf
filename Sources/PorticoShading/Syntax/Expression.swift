/// Something that has a value, as it is written.
final class Expression: Sendable {
    indirect enum Kind: Sendable {
        case number(NumberText)
        case truth(Bool)
        case name(String)
        case unary(String, Expression)
        case binary(String, Expression, Expression)
        /// `=`, or an operation and `=`.
        case assignment(String, Expression, Expression)
        case choice(Expression, Expression, Expression)
        case call(String, [TypeSyntax], [Expression])
        case method(Expression, String, [Expression])
        case member(Expression, String)
        case element(Expression, Expression)
        /// A type's initialiser, or a cast.
        case construction(TypeSyntax, [Expression])
        /// `{ a, b }`
        case list([Expression])
        case increment(Expression, by: Int, isPrefix: Bool)
        case sequence(Expression, Expression)
    }
    let kind: Kind
    let place: ShadingPlace

    init(_ kind: Kind, _ place: ShadingPlace) { (self.kind, self.place) = (kind, place) }

    /// The variable of which this is a part; nil where it is none.
    var rootName: String? {
        switch kind {
        case .name(let name): name
        case .member(let base, _), .element(let base, _), .unary(_, let base), .increment(let base, _, _): base.rootName
        default: nil
        }
    }
}
