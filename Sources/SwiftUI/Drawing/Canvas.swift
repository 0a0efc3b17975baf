import UIKit

/// A place that the app draws into.
///
/// The renderer runs again whenever the canvas is made anew, has another size, or something that the renderer read has changed.
public struct Canvas<Symbols: View> {
    /// Views that the renderer may draw, found by their tags.
    public var symbols: Symbols
    /// Draws, with a context and the canvas's size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is opaque: what isn't drawn is black then.
    public var isOpaque: Bool
    /// The numbers with which colours are mixed. Kept (DEV-1330); all modes draw like `nonLinear`.
    public var colorMode: ColorRenderingMode
    /// Whether the picture may come later than the rest of the frame. Kept (DEV-1330); it never does.
    public var rendersAsynchronously: Bool
}

extension Canvas where Symbols: View {
    /// Creates a canvas whose renderer draws views, too.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.init(
            symbols: symbols(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
            rendersAsynchronously: rendersAsynchronously)
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            symbols: EmptyView(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
            rendersAsynchronously: rendersAsynchronously)
    }
}

extension Canvas: View, PrimitiveView {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        LeafNode(view, context, CanvasElement<Symbols>.self)
    }
}

@MainActor final class CanvasElement<S: View>: LeafViewElement, LeafElement, EndingElement {
    private let view = CanvasView()
    private var symbols: CanvasSymbols<S>?
    override var leafView: UIView { view }

    func update(_ value: Canvas<S>, environment: EnvironmentValues) {
        view.isOpaque = value.isOpaque
        showSymbols(value.symbols)
        // What the renderer reads makes the canvas be drawn again.
        view.renderer = { [weak self] context, size in
            guard let self else { return }
            var graphics = GraphicsContext(context, environment: environment, symbols: symbols)
            node.addingReads { value.renderer(&graphics, size) }
        }
        view.setNeedsDisplay()
    }

    private func showSymbols(_ views: S) {
        guard S.self != EmptyView.self else { return }
        if let symbols { return symbols.showContent(views) }
        symbols = CanvasSymbols(views, under: node) { [view] in view.setNeedsDisplay() }
    }

    func end() { symbols = nil }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// The view of a canvas.
private final class CanvasView: UIView {
    var renderer: ((CGContext, CGSize) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        renderer?(context, bounds.size)
    }
}

extension ViewNode {
    /// Runs `body` so that what it reads marks this node, beside what the last run read.
    func addingReads<Result>(_ body: () -> Result) -> Result {
        let outer = DependencySource.reader.value
        DependencySource.reader.value = self
        defer { DependencySource.reader.value = outer }
        return ObservationReads.record(for: self, body)
    }
}
