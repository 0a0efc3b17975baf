import UIKit

extension Color {
    /// Creates a colour that is whatever the app's style resolves to at the place where it is drawn.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self = color as? Color ?? Color(kind: .custom(CustomColorStyle(color)))
    }
}

/// An app's style that resolves to a colour, with its type erased.
struct CustomColorStyle: Hashable, Sendable {
    private let style: any ColorResolving

    init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
        self.style = ColorStyleBox(style: style)
    }

    func resolve(in environment: EnvironmentValues) -> Color.Resolved { style.resolve(in: environment) }

    /// The style's own description.
    var text: String { style.text }

    static func == (a: CustomColorStyle, b: CustomColorStyle) -> Bool { a.style.isEqual(to: b.style) }
    func hash(into hasher: inout Hasher) { style.hash(into: &hasher) }
}

private protocol ColorResolving: Sendable {
    var text: String { get }
    func resolve(in environment: EnvironmentValues) -> Color.Resolved
    func isEqual(to other: any ColorResolving) -> Bool
    func hash(into hasher: inout Hasher)
}

private struct ColorStyleBox<T: Hashable & ShapeStyle>: ColorResolving where T.Resolved == Color.Resolved {
    let style: T

    var text: String { String(describing: style) }
    func resolve(in environment: EnvironmentValues) -> Color.Resolved { style.resolve(in: environment) }
    func isEqual(to other: any ColorResolving) -> Bool { (other as? ColorStyleBox<T>)?.style == style }
    func hash(into hasher: inout Hasher) { style.hash(into: &hasher) }
}
