import UIKit

/// Something that a preview's surroundings know.
public protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nothing is said.
    static var defaultValue: Value { get }
}

/// The surroundings of a preview: of a widget, say.
public protocol PreviewContext {
    /// The value under a key.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The size of surroundings; nil: the preview's own.
package enum PreviewSizeKey: PreviewContextKey {
    package static var defaultValue: CGSize? { nil }
}

/// The change that surroundings make to the environment.
package enum PreviewEnvironmentKey: PreviewContextKey {
    package static var defaultValue: (@Sendable (inout EnvironmentValues) -> Void)? { nil }
}

extension View {
    /// Sets the surroundings in which a preview of the view is shown.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        let (size, change) = (value[PreviewSizeKey.self], value[PreviewEnvironmentKey.self])
        return transformEnvironment(\.self) { change?(&$0) }
            .modifier(PreviewTraitsModifier { if let size { $0.settings.layout = .fixed(size) } })
    }
}
