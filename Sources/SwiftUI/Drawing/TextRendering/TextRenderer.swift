import UIKit

/// Draws texts in the place of the system.
///
/// A text lays out its letters as ever and hands the layout to the renderer, which draws all of it or parts, changed as it likes.
/// What a renderer names as its `animatableData` moves with animations.
public protocol TextRenderer: Animatable {
    /// Draws a text. The context's coordinates are the text view's.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// The text's size for a proposal; by default the one that it has without a renderer.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// This is how far beyond the text's edges can be drawn; by default not at all. The layout takes no notice of it.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The size that the text has without a renderer.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    /// Nothing is drawn beyond the text's edges.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// Measures the text of a renderer.
public struct TextProxy {
    private let element: MainActorAccess.Carried<TextElement>

    @MainActor init(_ element: TextElement) { self.element = MainActorAccess.Carried(element) }

    /// The size that the text takes of a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let element = element
        return MainActorAccess.run { element.value.measureText(proposal) }
    }
}

private enum TextRendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }

extension EnvironmentValues {
    /// This draws texts; nil: they draw themselves.
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

/// Gives the texts in a view a renderer, and each frame of an animation one of its own.
nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    func body(content: Content) -> some View { content.environment(\.textRenderer, renderer) }
}

extension View {
    /// Lets a renderer draw the texts in the view.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}
