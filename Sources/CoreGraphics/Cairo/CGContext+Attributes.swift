import CCairo
import Foundation

extension CGContext {
    // MARK: Lines

    /// The width of lines in user space; 1 at first.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    /// Sets the shape of the ends of lines; `.butt` to begin with.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    /// Sets the shape of the corners of lines; `.miter` to begin with.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    /// Sets the multiple of a line's width that a miter may reach before it is cut off; 10 at first.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
    /// Draws lines as dashes of the given lengths, painted and left out in turn, starting `phase` into them. No lengths:
    /// unbroken lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable =
            phase.isFinite && lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        state.dashPhase = isUsable ? phase : 0
        state.dashLengths = isUsable ? lengths : []
    }
    /// How far curves may be from their exact place, in pixels.
    public func setFlatness(_ flatness: CGFloat) {
        state.flatness = flatness
        cairo_set_tolerance(cairo, flatness > 0 ? min(100, max(0.1, Double(flatness))) : 0.1)
    }

    // MARK: Colours

    /// The colour of what is filled from now on; it has a colour space of its own.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
        if let space = color.colorSpace { state.fillSpace = space }
    }
    /// The colour of lines from now on; it has a colour space of its own.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
        if let space = color.colorSpace { state.strokeSpace = space }
    }
    /// Sets the space that `setFillColor(_:)` with components uses, and black in it.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        state.fillColor = CGContext.initialColor(in: space)
    }
    /// Sets the space that `setStrokeColor(_:)` with components uses, and black in it.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        state.strokeColor = CGContext.initialColor(in: space)
    }
    /// Sets the fill colour from components in the current fill space, alpha last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { state.fillColor = color }
    }
    /// Sets the stroke colour from components in the current stroke space, alpha last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { state.strokeColor = color }
    }
    /// The colour of what is filled from now on, in device RGB; components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(space: .deviceRGB, values: [red, green, blue, alpha]))
    }
    /// The colour of lines from now on, in device RGB; components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(space: .deviceRGB, values: [red, green, blue, alpha]))
    }
    /// The grey of what is filled from now on, from 0, black, to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(space: .deviceGray, values: [gray, alpha]))
    }
    /// The grey of lines from now on, from 0, black, to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(space: .deviceGray, values: [gray, alpha]))
    }
    /// The colour of what is filled from now on, in device CMYK; components from 0 to 1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
    }
    /// The colour of lines from now on, in device CMYK; components from 0 to 1.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
    }
    /// Fills with a pattern. The fill space must be a pattern space. `components`: alpha for a coloured pattern, its colour
    /// with alpha for an uncoloured one.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(patternSpace: state.fillSpace, pattern: pattern, components: components) else {
            Diagnostics.report("CGContextSetFillPattern: set a pattern color space with setFillColorSpace(_:) first")
            return
        }
        state.fillColor = color
    }
    /// Strokes with a pattern; as `setFillPattern`.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(patternSpace: state.strokeSpace, pattern: pattern, components: components) else {
            Diagnostics.report(
                "CGContextSetStrokePattern: set a pattern color space with setStrokeColorSpace(_:) first")
            return
        }
        state.strokeColor = color
    }
    /// Moves patterns, in base space.
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

    /// The colours in use, for text.
    package var fillColor: CGColor { state.fillColor }
    package var strokeColor: CGColor { state.strokeColor }

    private static func initialColor(in space: CGColorSpace) -> CGColor {
        let black: [CGFloat] =
            space.model == .cmyk ? [0, 0, 0, 1] : Array(repeating: 0, count: space.numberOfComponents)
        return CGColor(space: space, values: black + [1])
    }

    // MARK: Compositing

    /// The opacity of all painting, 0 to 1; colours' own alphas multiply with it.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : min(1, max(0, alpha)) }
    /// Sets how what is drawn from now on joins what is there; `.normal` to begin with.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
        cairo_set_operator(cairo, mode.cairoOperator)
    }
    /// Casts a shadow of black at a third of full strength. The offset is in base space; `blur` is twice the bell curve's
    /// deviation.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(space: .deviceGray, values: [0, 1.0 / 3]))
    }
    /// Casts a shadow in a colour; nil for none.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, blur.isFinite, offset.width.isFinite, offset.height.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = GraphicsState.Shadow(offset: offset, blur: max(0, blur), color: color)
    }
    /// Sets the way in which colours are chosen that the context can't show; kept in the graphics state.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) { state.renderingIntent = intent }
    /// The smoothness with which images are scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
    /// Whether edges are smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
        cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }
    /// Whether edges may be smoothed at all.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { setShouldAntialias(allowsAntialiasing) }

    // MARK: Text

    /// Whether glyphs may be smoothed at all.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) { state.shouldSmoothFonts = allowsFontSmoothing }
    /// Whether glyphs are smoothed, where that is allowed.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) { state.shouldSmoothFonts = shouldSmoothFonts }
    /// Whether glyphs may stand between pixels at all.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {
        state.shouldSubpixelPositionFonts = allowsFontSubpixelPositioning
    }
    /// Whether glyphs stand between pixels, where that is allowed.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
        state.shouldSubpixelPositionFonts = shouldSubpixelPositionFonts
    }
    /// Whether places between pixels may be rounded at all.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {
        state.shouldSubpixelQuantizeFonts = allowsFontSubpixelQuantization
    }
    /// Whether places between pixels are rounded, where that is allowed.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {
        state.shouldSubpixelQuantizeFonts = shouldSubpixelQuantizeFonts
    }
    /// The place at which text is drawn next: the text matrix's translation.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set {
            textMatrix.tx = newValue.x
            textMatrix.ty = newValue.y
        }
    }
    /// How much is added between characters, in units of the text space; 0 to begin with.
    public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
    /// Whether glyphs are filled, stroked, or added to the clip; `.fill` to begin with.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
    /// The size of text from now on, in units of the text space.
    public func setFontSize(_ size: CGFloat) { state.fontSize = size }

    /// The mode of the state that text drawing reads.
    package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }
    package var characterSpacing: CGFloat { state.characterSpacing }
    package var fontSize: CGFloat { state.fontSize }
    package var lineWidth: CGFloat { state.lineWidth }
    package var shouldAntialias: Bool { state.shouldAntialias }
}
