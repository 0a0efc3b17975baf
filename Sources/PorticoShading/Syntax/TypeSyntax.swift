/// A type as it is written: `thread float3 &`, `device const half4 *`, `array<float, 4>`, `float[3]`.
struct TypeSyntax: Sendable {
    var name: String
    /// The types and numbers in pointed brackets.
    var arguments: [TypeSyntax] = []
    var number: Int?
    var isConstant = false
    var isReference = false
    var isPointer = false
    /// The sizes after the declared name; nil where the values say it.
    var sizes: [Expression?] = []
    var place: ShadingPlace
}
