import UIKit

/// Decides by a shape where its child is hit.
nonisolated struct ContentShapeModifier<S: Shape>: ElementModifier {
    typealias Body = Never
    let shape: S
    let isEOFilled: Bool

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> EffectElement {
        EffectElement(node: node, child: child, view: ContentShapeView())
    }
    @MainActor func update(_ element: EffectElement, environment: EnvironmentValues) {
        let rule: CGPathFillRule = isEOFilled ? .evenOdd : .winding
        let container = environment.containerShape
        (element.effectView as? ContentShapeView)?.contains = { [shape, weak element] point, bounds in
            ContainerOutline.with(container, around: element) { shape.path(in: bounds).cgPath }
                .contains(point, using: rule)
        }
    }
}

/// A view that is hit inside of a shape.
final class ContentShapeView: UIView {
    var contains: ((CGPoint, CGRect) -> Bool)?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { contains?(point, bounds) ?? false }
}

/// Sets the appearance of the whole presentation.
enum PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }
    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

/// Draws its child mirrored where text goes from right to left.
nonisolated struct MirroringModifier: LayerModifier {
    typealias Body = Never
    let isEnabled: Bool
    @MainActor func apply(to view: UIView, element: EffectElement, environment: EnvironmentValues) {
        let mirrors = isEnabled && environment.layoutDirection == .rightToLeft
        view.layer.transform = mirrors ? CATransform3DMakeScale(-1, 1, 1) : CATransform3DIdentity
    }
}

extension View {
    /// Sets where the view is hit.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEOFilled: eoFill))
    }
    nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
        -> some View
    {
        modifier(ContentShapeModifier(shape: shape, isEOFilled: eoFill))
    }
    /// Sets the colour scheme of the view.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
    /// Sets the colour scheme of the window or sheet.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(MirroringModifier(isEnabled: enabled))
    }
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
    nonisolated public func compositingGroup() -> some View { self }
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    { self }
    nonisolated public func geometryGroup() -> some View { self }
}
