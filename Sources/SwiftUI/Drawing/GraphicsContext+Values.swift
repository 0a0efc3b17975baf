import UIKit

extension GraphicsContext {
    /// This says how something is mixed with what was drawn before: Core Graphics' modes.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        public init(rawValue: Int32) { self.rawValue = rawValue }

        private init(_ mode: CGBlendMode) { rawValue = Int32(mode.rawValue) }

        var platform: CGBlendMode { CGBlendMode(rawValue: CGBlendMode.RawValue(rawValue)) ?? .normal }

        public static var normal: BlendMode { BlendMode(.normal) }
        public static var multiply: BlendMode { BlendMode(.multiply) }
        public static var screen: BlendMode { BlendMode(.screen) }
        public static var overlay: BlendMode { BlendMode(.overlay) }
        public static var darken: BlendMode { BlendMode(.darken) }
        public static var lighten: BlendMode { BlendMode(.lighten) }
        public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
        public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
        public static var softLight: BlendMode { BlendMode(.softLight) }
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        public static var difference: BlendMode { BlendMode(.difference) }
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        public static var hue: BlendMode { BlendMode(.hue) }
        public static var saturation: BlendMode { BlendMode(.saturation) }
        public static var color: BlendMode { BlendMode(.color) }
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        public static var clear: BlendMode { BlendMode(.clear) }
        public static var copy: BlendMode { BlendMode(.copy) }
        public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
        public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
        public static var xor: BlendMode { BlendMode(.xor) }
        public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
    }

    /// This says how a clip is meant.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// What is inside is left out, and the rest is drawn.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// This says how a gradient's colours go on and are mixed.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The colours begin anew outside of the gradient.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// The colours go back and forth outside of the gradient.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// Colours are mixed as light is.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// This says how colours are filtered. Kept (DEV-1330); filters work on sRGB's components.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// This says how a blur treats edges.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The edges stay as they are.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Kept (DEV-1330); the result isn't dithered.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// This says how a shadow is drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The shadow lies above what casts it.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Only the shadow is drawn.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// This is what is clear casts the shadow.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Kept (DEV-1330); thing and shadow are always one.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// This is what changes the picture of things before they come into the canvas.
    public struct Filter: Sendable {
        enum Kind {
            case projection(ProjectionTransform)
            case shadow(Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
            case matrix(ColorMatrix)
            case product(Color)
            case blur(CGFloat, BlurOptions)
            case threshold(ClosedRange<Double>, Color)
            case shader(ShaderEffect)
        }
        let kind: Kind

        private static func matrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .matrix(matrix)) }

        /// Seen through a transform.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix))
        }

        /// With a shadow.
        ///
        /// - Parameters:
        ///   - radius: the deviation of its blur, in points.
        ///   - blendMode: how it is mixed with what casts it.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y), blendMode, options))
        }

        /// Each colour times another.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .product(color)) }

        /// Each colour through a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { self.matrix(matrix) }

        public static func hueRotation(_ angle: Angle) -> Filter { matrix(.hueRotation(angle)) }

        /// 0 is grey, 1 as it is.
        public static func saturation(_ amount: Double) -> Filter { matrix(.saturation(amount)) }

        /// Adds an amount to each component.
        public static func brightness(_ amount: Double) -> Filter { matrix(.brightness(amount)) }

        /// Components move away from the middle (above 1) or to it.
        public static func contrast(_ amount: Double) -> Filter { matrix(.contrast(amount)) }

        /// Each colour's opposite at 1, itself at 0.
        public static func colorInvert(_ amount: Double = 1) -> Filter { matrix(.inversion(amount)) }

        /// Without colour at 1.
        public static func grayscale(_ amount: Double) -> Filter { matrix(.saturation(1 - amount)) }

        /// Black, as opaque as the colour is bright.
        public static var luminanceToAlpha: Filter { matrix(.luminanceToAlpha) }

        /// - Parameter radius: the deviation of the blur, in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius, options))
        }

        /// A colour where the picture is at least as opaque as one number and at most as another, and nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(kind: .threshold(min...Swift.max(min, max), color))
        }

        /// Each pixel's colour through a shader's function. DEV-1346 tells what differs from a GPU.
        public static func colorShader(_ shader: Shader) -> Filter { Filter(kind: .shader(.color(shader))) }

        /// Each pixel from another place, which a shader's function says. DEV-1346 tells what differs from a GPU.
        ///
        /// - Parameter maxSampleOffset: how far away the place may be.
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter(kind: .shader(.distortion(shader, maxSampleOffset)))
        }

        /// Each pixel by a shader's function that sees the whole picture. DEV-1346 tells what differs from a GPU.
        ///
        /// - Parameter maxSampleOffset: how far away from the place the function may look.
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter(kind: .shader(.layer(shader, maxSampleOffset)))
        }

        /// By how much the filter moves or spreads what it is given, in the canvas's points. What a projection does can't be said so.
        func reach(through transform: CGAffineTransform) -> CGFloat {
            let scale = transform.lengthScale
            switch kind {
            case .blur(let radius, _): return radius * scale * 3 + 1
            case .shadow(_, let radius, let offset, _, _):
                return (radius * 3 + abs(offset.width) + abs(offset.height)) * scale + 1
            case .projection: return 2000
            case .shader(let effect):
                return max(effect.maxSampleOffset.width, effect.maxSampleOffset.height, 0) * scale
            case .matrix, .product, .threshold: return 0
            }
        }
    }
}

extension CGAffineTransform {
    /// By how much lengths grow on the average.
    var lengthScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
