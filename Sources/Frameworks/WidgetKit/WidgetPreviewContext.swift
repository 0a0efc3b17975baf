import SwiftUI

/// The size of widget as which a preview shows a view. No widget is shown here (DEV-1212), so previews have their own size.
public struct WidgetPreviewContext: PreviewContext {
    /// The size of widget.
    public let family: WidgetFamily

    /// Creates the context of a size of widget.
    public init(family: WidgetFamily) { self.family = family }

    /// A value of the context: that of nobody, as nothing sets one.
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
