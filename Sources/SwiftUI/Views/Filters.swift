import QuartzCore
import UIKit

/// What a filter does to the picture of a view: a blur, or a matrix on each colour.
struct PictureFilter: Equatable, Sendable {
    /// The deviation of the blur, in points.
    var blurRadius: CGFloat = 0
    /// The blur keeps the picture's edges.
    var isOpaque = false
    /// Four rows (red, green, blue, alpha) of five factors: of red, green, blue, alpha and 1, straight and in 0…1.
    var matrix = ColorMatrix()
    /// These make the picture of what blur and matrix give, one after the other.
    var shaders: [ShaderEffect] = []
}

/// A matrix on straight sRGB components: a row for each of red, green, blue and opacity, of five factors: of these four, and of 1.
public struct ColorMatrix: Equatable, Sendable {
    private(set) var rows: [Double] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]

    /// The parts that the components have in a colour's brightness.
    private static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

    /// Creates the matrix that changes nothing.
    public init() {}

    private func factor(_ index: Int) -> Float { Float(rows[index]) }
    private mutating func setFactor(_ index: Int, _ factor: Float) { rows[index] = Double(factor) }

    public var r1: Float {
        get { factor(0) }
        set { setFactor(0, newValue) }
    }
    public var r2: Float {
        get { factor(1) }
        set { setFactor(1, newValue) }
    }
    public var r3: Float {
        get { factor(2) }
        set { setFactor(2, newValue) }
    }
    public var r4: Float {
        get { factor(3) }
        set { setFactor(3, newValue) }
    }
    public var r5: Float {
        get { factor(4) }
        set { setFactor(4, newValue) }
    }
    public var g1: Float {
        get { factor(5) }
        set { setFactor(5, newValue) }
    }
    public var g2: Float {
        get { factor(6) }
        set { setFactor(6, newValue) }
    }
    public var g3: Float {
        get { factor(7) }
        set { setFactor(7, newValue) }
    }
    public var g4: Float {
        get { factor(8) }
        set { setFactor(8, newValue) }
    }
    public var g5: Float {
        get { factor(9) }
        set { setFactor(9, newValue) }
    }
    public var b1: Float {
        get { factor(10) }
        set { setFactor(10, newValue) }
    }
    public var b2: Float {
        get { factor(11) }
        set { setFactor(11, newValue) }
    }
    public var b3: Float {
        get { factor(12) }
        set { setFactor(12, newValue) }
    }
    public var b4: Float {
        get { factor(13) }
        set { setFactor(13, newValue) }
    }
    public var b5: Float {
        get { factor(14) }
        set { setFactor(14, newValue) }
    }
    public var a1: Float {
        get { factor(15) }
        set { setFactor(15, newValue) }
    }
    public var a2: Float {
        get { factor(16) }
        set { setFactor(16, newValue) }
    }
    public var a3: Float {
        get { factor(17) }
        set { setFactor(17, newValue) }
    }
    public var a4: Float {
        get { factor(18) }
        set { setFactor(18, newValue) }
    }
    public var a5: Float {
        get { factor(19) }
        set { setFactor(19, newValue) }
    }

    private init(_ colors: [[Double]], constant: [Double] = [0, 0, 0], alpha: Double = 1) {
        for row in 0..<3 {
            for column in 0..<3 { rows[row * 5 + column] = colors[row][column] }
            rows[row * 5 + 4] = constant[row]
        }
        rows[18] = alpha
    }

    /// Each component times a factor, and a constant.
    private static func each(_ factors: [Double], _ constants: [Double], alpha: Double = 1) -> ColorMatrix {
        ColorMatrix(
            (0..<3).map { row in (0..<3).map { $0 == row ? factors[row] : 0 } }, constant: constants, alpha: alpha)
    }

    static func brightness(_ amount: Double) -> ColorMatrix { each([1, 1, 1], [amount, amount, amount]) }

    static func contrast(_ amount: Double) -> ColorMatrix {
        let middle = 0.5 - 0.5 * amount
        return each([amount, amount, amount], [middle, middle, middle])
    }

    /// Each colour's opposite at 1, itself at 0.
    static func inversion(_ amount: Double = 1) -> ColorMatrix {
        each(Array(repeating: 1 - 2 * amount, count: 3), Array(repeating: amount, count: 3))
    }

    static func product(with color: Color.Resolved) -> ColorMatrix {
        each(
            [Double(color.red), Double(color.green), Double(color.blue)], [0, 0, 0], alpha: Double(color.opacity))
    }

    /// 0 is grey, 1 as it is.
    static func saturation(_ amount: Double) -> ColorMatrix {
        let weights = [luminance.red, luminance.green, luminance.blue]
        return ColorMatrix(
            (0..<3).map { row in (0..<3).map { weights[$0] * (1 - amount) + ($0 == row ? amount : 0) } })
    }

    /// Turns the hue and keeps the luminance: the matrix of SVG.
    static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
        func entry(_ base: Double, _ c: Double, _ s: Double) -> Double { base + c * cosine + s * sine }
        return ColorMatrix([
            [entry(0.213, 0.787, -0.213), entry(0.715, -0.715, -0.715), entry(0.072, -0.072, 0.928)],
            [entry(0.213, -0.213, 0.143), entry(0.715, 0.285, 0.140), entry(0.072, -0.072, -0.283)],
            [entry(0.213, -0.213, -0.787), entry(0.715, -0.715, 0.715), entry(0.072, 0.928, 0.072)],
        ])
    }

    /// Black, as opaque as the colour is bright.
    static let luminanceToAlpha: ColorMatrix = {
        var matrix = each([0, 0, 0], [0, 0, 0], alpha: 0)
        (matrix.rows[15], matrix.rows[16], matrix.rows[17]) = (luminance.red, luminance.green, luminance.blue)
        return matrix
    }()

    /// This matrix of what another gives.
    func after(_ first: ColorMatrix) -> ColorMatrix {
        var result = self
        for row in 0..<4 {
            for column in 0..<5 {
                var sum = column == 4 ? rows[row * 5 + 4] : 0
                for inner in 0..<4 { sum += rows[row * 5 + inner] * first.rows[inner * 5 + column] }
                result.rows[row * 5 + column] = sum
            }
        }
        return result
    }
}

/// A view whose layer filters the picture of what is in it.
final class FilterView: PassthroughView {
    override class var layerClass: AnyClass { FilterLayer.self }
    private var filterLayer: FilterLayer? { layer as? FilterLayer }
    private var shaders: [ResolvedShader] = []
    private var shaderMargin = CGSize.zero

    /// Takes the shaders that make the layer's picture; without any it stays as it is.
    func applyShaders(_ effects: [ShaderEffect], _ environment: EnvironmentValues) {
        guard !effects.isEmpty || !shaders.isEmpty else { return }
        let context = environment.styleContext
        let resolved = effects.compactMap { ResolvedShader($0.shader, usage: $0.usage, in: context) }
        let margin = effects.reduce(CGSize.zero) {
            CGSize(
                width: $0.width + max($1.maxSampleOffset.width, 0),
                height: $0.height + max($1.maxSampleOffset.height, 0))
        }
        guard resolved != shaders || margin != shaderMargin else { return }
        (shaders, shaderMargin) = (resolved, margin)
        guard !resolved.isEmpty else {
            filterLayer?.setProgram(margin: .zero, nil)
            return
        }
        filterLayer?.setProgram(margin: margin) { task in
            ResolvedShader.drawPictures(
                resolved,
                ResolvedShader.Picture(pixels: task.source, x: task.sourceOrigin.x, y: task.sourceOrigin.y),
                into: ResolvedShader.Picture(pixels: task.target, x: task.targetOrigin.x, y: task.targetOrigin.y),
                scale: task.scale, bounds: task.bounds)
        }
    }

    /// Takes a filter, with the animation of the transaction in force.
    func applyFilter(_ filter: PictureFilter) {
        guard let layer = filterLayer else { return }
        layer.keepsAlpha = filter.isOpaque
        let radius = filter.blurRadius > 0 ? filter.blurRadius : 0
        if layer.blurRadius != radius {
            Motion.change(layer, ["blurRadius"], animated: superview != nil) { layer.blurRadius = radius }
        }
        if layer.colorMatrix != filter.matrix.rows {
            Motion.change(layer, ["colorMatrix"], animated: superview != nil) { layer.colorMatrix = filter.matrix.rows }
        }
    }
}

/// Filters the picture of its child.
nonisolated struct FilterModifier: ElementModifier {
    typealias Body = Never
    let filter: @MainActor (EnvironmentValues) -> PictureFilter

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> EffectElement {
        EffectElement(node: node, child: child, view: FilterView())
    }

    @MainActor func update(_ element: EffectElement, environment: EnvironmentValues) {
        guard let view = element.effectView as? FilterView else { return }
        let filter = filter(environment)
        view.applyFilter(filter)
        view.applyShaders(filter.shaders, environment)
    }
}

extension View {
    nonisolated private func filtered(_ matrix: ColorMatrix) -> some View {
        modifier(FilterModifier { _ in PictureFilter(matrix: matrix) })
    }

    /// Blurs the view's picture; the layout stays.
    ///
    /// - Parameters:
    ///   - radius: The deviation of the blur in points.
    ///   - opaque: Whether the edges stay as they are and only the colours inside are blurred.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(FilterModifier { _ in PictureFilter(blurRadius: radius, isOpaque: opaque) })
    }
    /// Makes the view's colours stronger (above 1) or weaker (below 1, grey at 0).
    nonisolated public func saturation(_ amount: Double) -> some View { filtered(.saturation(amount)) }
    /// Adds an amount, of which 1 makes white of black, to the components of the view's colours.
    nonisolated public func brightness(_ amount: Double) -> some View { filtered(.brightness(amount)) }
    /// Moves the components of the view's colours away from the middle (above 1) or to it (below 1).
    nonisolated public func contrast(_ amount: Double) -> some View { filtered(.contrast(amount)) }
    /// Takes colour away from the view: all of it at 1.
    nonisolated public func grayscale(_ amount: Double) -> some View { filtered(.saturation(1 - amount)) }
    /// Turns the hues of the view's colours.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { filtered(.hueRotation(angle)) }
    /// Turns each of the view's colours into its opposite.
    nonisolated public func colorInvert() -> some View { filtered(.inversion()) }
    /// Draws the view black, as opaque at each place as its colour is bright.
    nonisolated public func luminanceToAlpha() -> some View { filtered(.luminanceToAlpha) }
    /// Multiplies the view's colours with a colour.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(FilterModifier { PictureFilter(matrix: .product(with: color.resolve(in: $0.styleContext))) })
    }
}
