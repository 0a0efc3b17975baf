/// A part of an app's interface, as a value.
///
/// Where functions can be replaced while the app runs (`--watch`), each that returns `some View` returns an `AnyView`: what replaces it may
/// make a view of another type.
@_typeEraser(AnyView) @MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    /// What the view consists of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("body() should not be called on Never.") }
}

extension View {
    /// Applies a modifier.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Prints what made the body run: `@self` for another value of the view, `@identity` for a new place, the names of the properties that
    /// have changed, `@dependencies` for what was read otherwise. Called at the beginning of a body, while debugging.
    public static func _printChanges() { print(ChangeReasons.line(for: Self.self)) }
}
