import CoreGraphics
import SwiftUI

/// The surroundings of a widget in a preview: the room of its family, on an iPhone with a screen of 390 by 844 points.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    private let family: WidgetFamily

    /// The surroundings of a widget of a family.
    public init(family: WidgetFamily) { self.family = family }

    /// The value that the surroundings have under a key.
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
        if key == PreviewSizeKey.self, let size = Optional(size) as? Key.Value { return size }
        if key == PreviewEnvironmentKey.self {
            let family = family
            let change: (@Sendable (inout EnvironmentValues) -> Void)? = { $0.previewedWidgetFamily = family }
            if let change = change as? Key.Value { return change }
        }
        return Key.defaultValue
    }

    private var size: CGSize {
        switch family {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 715, height: 343)
        case .accessoryCircular: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }
}
