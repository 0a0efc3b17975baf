/// A modifier that changes nothing: for a place where one must stand, such as the other branch of a condition.
public struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// Creates the modifier that changes nothing.
    nonisolated public init() {}
}

extension EmptyModifier: NodeModifier {
    package static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        ContentNode(view, context) { $0.content }
    }
}
