import UIKit

/// Draws at once into a canvas.
///
/// A context is a value: what is set on a copy doesn't show in the original, while both draw into the same canvas.
public struct GraphicsContext {
    /// This is what is drawn into. Its coordinates are the canvas's.
    let target: CGContext
    let style: StyleContext
    private let symbols: (any SymbolSource)?
    /// The values of the canvas's surroundings.
    public let environment: EnvironmentValues
    /// This says how opaque things are drawn: 1 by default.
    public var opacity: Double = 1
    /// This says how things are mixed with what was drawn before.
    public var blendMode = BlendMode.normal
    /// From the coordinates in which is drawn to the canvas's.
    public var transform = CGAffineTransform.identity
    private var clips: [Clip] = []
    private var filters: [(filter: Filter, transform: CGAffineTransform)] = []

    init(_ target: CGContext, environment: EnvironmentValues, symbols: (any SymbolSource)?) {
        (self.target, self.environment, self.symbols) = (target, environment, symbols)
        style = environment.styleContext
    }

    /// A context for what is drawn into a layer of its own: its transform goes on, and nothing else.
    private func inner(_ target: CGContext) -> GraphicsContext {
        var inner = GraphicsContext(target, environment: environment, symbols: symbols)
        inner.transform = transform
        return inner
    }

    // MARK: Coordinates

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

    /// Puts a transform before the one in force.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Pixels a point of the canvas.
    var scale: CGFloat {
        let matrix = target.ctm
        return max(1, (abs(matrix.a * matrix.d - matrix.b * matrix.c)).squareRoot())
    }

    // MARK: Clips

    private enum Clip {
        case path(CGPath, CGPathFillRule, CGAffineTransform)
        /// A mask and where it lies, in the canvas's coordinates.
        case mask(CGImage, CGRect)

        /// In the canvas's coordinates.
        var box: CGRect {
            switch self {
            case .path(let path, _, let transform): path.boundingBox.applying(transform)
            case .mask(_, let rect): rect
            }
        }

        func narrowClip(of target: CGContext) {
            switch self {
            case .path(let path, let rule, let transform):
                // A path is taken up in the coordinates of this moment.
                target.saveGState()
                target.concatenate(transform)
                target.addPath(path)
                target.restoreGState()
                target.clip(using: rule)
            case .mask(let mask, let rect):
                // Core Graphics puts an image's first row at the greatest y.
                let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
                target.concatenate(flip)
                target.clip(to: rect, mask: mask)
                target.concatenate(flip)
            }
        }
    }

    /// The box around what isn't clipped away, in the coordinates in which is drawn.
    public var clipBoundingRect: CGRect {
        clips.reduce(target.boundingBoxOfClipPath) { $0.intersection($1.box) }.applying(transform.inverted())
    }

    /// Draws from now on inside of a path alone, or outside of it.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        guard options.contains(.inverse) else {
            return clips.append(.path(path.cgPath, style.isEOFilled ? .evenOdd : .winding, transform))
        }
        clipToLayer(options: .inverse) { $0.fill(path, with: .color(.black), style: style) }
    }

    /// Draws from now on as opaque as a layer is, whose colours don't matter, or as it isn't.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let area = target.boundingBoxOfClipPath.integral
        let picture = try CanvasPicture(area: area, scale: scale) { target in
            var inner = inner(target)
            try content(&inner)
        }
        guard let mask = picture?.mask(opacity: opacity, isInverse: options.contains(.inverse)) else { return }
        clips.append(.mask(mask, area))
    }

    // MARK: Layers

    /// Filters what is drawn from now on. A filter that is added later works first.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append((filter, transform))
    }

    /// Draws a layer and puts it into the canvas as one thing: filtered, clipped, as opaque and mixed as this context says.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        try drawInCanvas(nil, asLayer: true) { target in
            var inner = inner(target)
            try content(&inner)
        }
    }

    /// Draws with Core Graphics, in this context's coordinates.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        try drawInCanvas(nil, asLayer: true) { target in
            target.saveGState()
            defer { target.restoreGState() }
            target.concatenate(transform)
            try content(target)
        }
    }

    /// Draws one thing, in this context's coordinates.
    ///
    /// - Parameter bounds: all that is drawn lies in there.
    func drawContents(in bounds: CGRect, asLayer isLayer: Bool = false, _ body: (CGContext) -> Void) {
        drawInCanvas(bounds.applying(transform), asLayer: isLayer) { target in
            target.concatenate(transform)
            body(target)
        }
    }

    /// - Parameters:
    ///   - area: all that is drawn lies in there, in the canvas's coordinates; nil: anywhere.
    ///   - isLayer: what overlaps isn't seen through itself.
    private func drawInCanvas(_ area: CGRect?, asLayer isLayer: Bool, _ body: (CGContext) throws -> Void) rethrows {
        guard filters.isEmpty else { return try drawFiltered(in: area, body) }
        target.saveGState()
        defer { target.restoreGState() }
        setState()
        guard isLayer else { return try body(target) }
        target.beginTransparencyLayer(auxiliaryInfo: nil)
        defer { target.endTransparencyLayer() }
        try body(target)
    }

    private func setState() {
        for clip in clips { clip.narrowClip(of: target) }
        target.setAlpha(CGFloat(opacity))
        target.setBlendMode(blendMode.platform)
    }

    private func drawFiltered(in area: CGRect?, _ body: (CGContext) throws -> Void) rethrows {
        // What lies so far outside of the visible part that no filter brings it in isn't drawn.
        let reach = filters.reduce(0) { $0 + $1.filter.reach(through: $1.transform) }
        var visible = clips.reduce(target.boundingBoxOfClipPath) { $0.intersection($1.box) }
        visible = visible.insetBy(dx: -reach, dy: -reach)
        let drawn = (area?.intersection(visible) ?? visible).integral
        guard var picture = try CanvasPicture(area: drawn, scale: scale, body) else { return }
        for (filter, transform) in filters.reversed() {
            guard let filtered = picture.applying(filter, transform, style) else { return }
            picture = filtered
        }
        target.saveGState()
        defer { target.restoreGState() }
        setState()
        target.beginTransparencyLayer(auxiliaryInfo: nil)
        picture.drawPicture()
        target.endTransparencyLayer()
    }

    /// How opaque and in which mode pictures are drawn, which don't ask the target: filters' are as they are.
    var directOpacity: CGFloat { filters.isEmpty ? CGFloat(opacity) : 1 }
    var directBlendMode: CGBlendMode { filters.isEmpty ? blendMode.platform : .normal }

    // MARK: Symbols

    /// The picture of a view of the canvas's symbols.
    ///
    /// - Returns: nil if none has this tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let (carried, scale) = (MainActorAccess.Carried((source: symbols, tag: AnyHashable(id))), scale)
        return MainActorAccess.run { carried.value.source?.symbol(carried.value.tag, scale: scale) }
    }
}
