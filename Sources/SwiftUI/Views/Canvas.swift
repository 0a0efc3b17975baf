import UIKit

/// A place that the app draws into.
public struct Canvas<Symbols> {
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: Symbols
}

extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            isOpaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: EmptyView())
    }
}

extension Canvas: View, PrimitiveView where Symbols: View {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        LeafNode(view, context, CanvasElement<Symbols>.self)
    }
}

@MainActor final class CanvasElement<S: View>: LeafViewElement, LeafElement {
    private let view = CanvasView()
    override var leafView: UIView { view }

    func update(_ value: Canvas<S>, environment: EnvironmentValues) {
        view.isOpaque = value.isOpaque
        let style = environment.styleContext
        // What the renderer reads makes the canvas be drawn again.
        view.renderer = { [weak self] context, size in
            var graphics = GraphicsContext(context: context, environment: environment, style: style)
            guard let self else { return }
            node.addingReads { value.renderer(&graphics, size) }
        }
        view.setNeedsDisplay()
    }

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

/// Draws at once into a canvas.
public struct GraphicsContext {
    let context: CGContext
    public let environment: EnvironmentValues
    let style: StyleContext
    public var opacity: Double = 1
    public var blendMode: BlendMode = .normal
    private var matrix = CGAffineTransform.identity
    private var clips: [(path: CGPath, isEOFilled: Bool, matrix: CGAffineTransform)] = []

    init(context: CGContext, environment: EnvironmentValues, style: StyleContext) {
        (self.context, self.environment, self.style) = (context, environment, style)
    }

    /// How something is filled.
    public struct Shading {
        enum Kind {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
        }
        let kind: Kind

        public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color))) }
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(space, red: red, green: green, blue: blue, opacity: opacity))
        }
        public static func color(_ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
            color(Color(space, white: white, opacity: opacity))
        }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
        public static var foreground: Shading { style(ForegroundStyle()) }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }
    }

    public var transform: CGAffineTransform {
        get { matrix }
        set { matrix = newValue }
    }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { matrix = matrix.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { matrix = matrix.translatedBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { matrix = matrix.rotated(by: angle.radians) }
    public mutating func concatenate(_ other: CGAffineTransform) { matrix = other.concatenating(matrix) }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        clips.append((path.cgPath, style.isEOFilled, matrix))
    }

    /// Draws with this context's state, which a copy of it doesn't share.
    private func withState(_ body: () -> Void) {
        context.saveGState()
        for clip in clips {
            context.saveGState()
            context.concatenate(clip.matrix)
            context.addPath(clip.path)
            context.restoreGState()
            context.clip(using: clip.isEOFilled ? .evenOdd : .winding)
        }
        context.concatenate(matrix)
        context.setAlpha(CGFloat(opacity))
        context.setBlendMode(blendMode.platform)
        body()
        context.restoreGState()
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        withState { paint(path.cgPath, shading, style.isEOFilled ? .evenOdd : .winding) }
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        fill(path.strokedPath(style), with: shading)
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func paint(_ path: CGPath, _ shading: Shading, _ rule: CGPathFillRule) {
        func clipped(_ draw: () -> Void) {
            context.addPath(path)
            context.clip(using: rule)
            draw()
        }
        func gradient(_ gradient: Gradient) -> CGGradient? {
            CGGradient(
                colorsSpace: nil, colors: gradient.stops.map { $0.color.resolve(in: style).uiColor.cgColor } as CFArray,
                locations: gradient.stops.map { CGFloat($0.location) })
        }
        let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        switch shading.kind {
        case .style(let shape):
            let paint = shape.paint(in: style)
            context.setFillColor(paint.mainColor.uiColor.cgColor)
            context.addPath(path)
            context.fillPath(using: rule)
        case .linear(let colors, let start, let end):
            guard let made = gradient(colors) else { return }
            clipped { context.drawLinearGradient(made, start: start, end: end, options: both) }
        case .radial(let colors, let center, let startRadius, let endRadius):
            guard let made = gradient(colors) else { return }
            clipped {
                context.drawRadialGradient(
                    made, startCenter: center, startRadius: startRadius, endCenter: center, endRadius: endRadius,
                    options: both)
            }
        }
    }

    // MARK: Texts and pictures

    /// A text as it looks in the canvas.
    public struct ResolvedText {
        let string: NSAttributedString
        public func measure(in size: CGSize) -> CGSize {
            string.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).size
        }
        public func firstBaseline(in size: CGSize) -> CGFloat { measure(in: size).height }
    }

    /// A picture as it looks in the canvas.
    public struct ResolvedImage {
        let image: UIImage?
        public var size: CGSize { image?.size ?? .zero }
    }

    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(string: TextResolution(environment: environment).attributedString(text))
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        let resolution = ImageResolution(environment: environment)
        let made = resolution.platformImage(image)
        let isTemplate = made?.renderingMode == .alwaysTemplate || made?.isSymbolImage == true
        return ResolvedImage(image: isTemplate ? made?.withTintColor(resolution.templateColor) : made)
    }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        draw(
            text,
            in: CGRect(
                x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
                height: size.height))
    }
    public func draw(_ text: ResolvedText, in rect: CGRect) { withState { text.string.draw(in: rect) } }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        withState { image.image?.draw(in: rect) }
    }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = image.size
        draw(
            image,
            in: CGRect(
                x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
                height: size.height))
    }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws into a copy, whose state this context doesn't see.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var copy = self
        try content(&copy)
    }

    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(matrix)
        try content(context)
    }
}
