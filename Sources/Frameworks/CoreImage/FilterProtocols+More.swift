import CoreGraphics
import Foundation

/// The inputs of `CIFilter.morphologyMaximum()`.
public protocol CIMorphologyMaximum: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.morphologyMinimum()`.
public protocol CIMorphologyMinimum: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.morphologyGradient()`.
public protocol CIMorphologyGradient: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.morphologyRectangleMaximum()`.
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var width: Float { get set }
    /// The height.
    var height: Float { get set }
}

/// The inputs of `CIFilter.morphologyRectangleMinimum()`.
public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var width: Float { get set }
    /// The height.
    var height: Float { get set }
}

/// The inputs of `CIFilter.noiseReduction()`.
public protocol CINoiseReduction: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The level below which a difference is noise.
    var noiseLevel: Float { get set }
    /// The sharpness.
    var sharpness: Float { get set }
}

/// The inputs of `CIFilter.maskedVariableBlur()`.
public protocol CIMaskedVariableBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture that says where.
    var mask: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.bokehBlur()`.
public protocol CIBokehBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// The brightness of the ring.
    var ringAmount: Float { get set }
    /// The width of the ring.
    var ringSize: Float { get set }
    /// The softness.
    var softness: Float { get set }
}

/// The inputs of `CIFilter.sobelGradients()`.
public protocol CISobelGradients: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.gaborGradients()`.
public protocol CIGaborGradients: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.lineOverlay()`.
public protocol CILineOverlay: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The level below which a difference is noise.
    var nrNoiseLevel: Float { get set }
    /// The sharpness after that.
    var nrSharpness: Float { get set }
    /// The strength of edges.
    var edgeIntensity: Float { get set }
    /// From where on.
    var threshold: Float { get set }
    /// 1 as it is.
    var contrast: Float { get set }
}

/// The inputs of `CIFilter.labDeltaE()`.
public protocol CILabDeltaE: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The other picture.
    var image2: CIImage? { get set }
}

/// The inputs of `CIFilter.colorAbsoluteDifference()`.
public protocol CIColorAbsoluteDifference: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The other picture.
    var image2: CIImage? { get set }
}

/// The inputs of `CIFilter.mix()`.
public protocol CIMix: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
    /// The part of it.
    var amount: Float { get set }
}

/// The inputs of `CIFilter.colorThreshold()`.
public protocol CIColorThreshold: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// From where on.
    var threshold: Float { get set }
}

/// The inputs of `CIFilter.colorThresholdOtsu()`.
public protocol CIColorThresholdOtsu: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.colorMap()`.
public protocol CIColorMap: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A picture of colours.
    var gradientImage: CIImage? { get set }
}

/// The inputs of `CIFilter.colorCrossPolynomial()`.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The factors of red.
    var redCoefficients: CIVector { get set }
    /// The factors of green.
    var greenCoefficients: CIVector { get set }
    /// The factors of blue.
    var blueCoefficients: CIVector { get set }
}

/// The inputs of `CIFilter.colorCurves()`.
public protocol CIColorCurves: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// Three numbers a step.
    var curvesData: Data { get set }
    /// Between which values.
    var curvesDomain: CIVector { get set }
}

/// The inputs of `CIFilter.palettize()`.
public protocol CIPalettize: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A picture of colours.
    var paletteImage: CIImage? { get set }
    /// Whether by what people see.
    var perceptual: Bool { get set }
}

/// The inputs of `CIFilter.dither()`.
public protocol CIDither: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The part of it.
    var intensity: Float { get set }
}

/// The inputs of `CIFilter.hexagonalPixellate()`.
public protocol CIHexagonalPixellate: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// A scale.
    var scale: Float { get set }
}

/// The inputs of `CIFilter.circularScreen()`.
public protocol CICircularScreen: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// A length in pixels.
    var width: Float { get set }
    /// The sharpness.
    var sharpness: Float { get set }
}

/// The inputs of `CIFilter.hatchedScreen()`.
public protocol CIHatchedScreen: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
    /// The sharpness.
    var sharpness: Float { get set }
}

/// The inputs of `CIFilter.comicEffect()`.
public protocol CIComicEffect: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.cmykHalftone()`.
public protocol CICMYKHalftone: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// A length in pixels.
    var width: Float { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// The sharpness.
    var sharpness: Float { get set }
    /// The part of gray that black stands for.
    var grayComponentReplacement: Float { get set }
    /// The part of colour that goes for it.
    var underColorRemoval: Float { get set }
}

/// The inputs of `CIFilter.spotLight()`.
public protocol CISpotLight: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The place of the light.
    var lightPosition: CIVector { get set }
    /// The point that it shines to.
    var lightPointsAt: CIVector { get set }
    /// The brightness.
    var brightness: Float { get set }
    /// The narrowness of its cone.
    var concentration: Float { get set }
    /// A colour.
    var color: CIColor { get set }
}

/// The inputs of `CIFilter.fourfoldReflectedTile()`.
public protocol CIFourfoldReflectedTile: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
}

/// The inputs of `CIFilter.fourfoldTranslatedTile()`.
public protocol CIFourfoldTranslatedTile: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
}

/// The inputs of `CIFilter.fourfoldRotatedTile()`.
public protocol CIFourfoldRotatedTile: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
}

/// The inputs of `CIFilter.glideReflectedTile()`.
public protocol CIGlideReflectedTile: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
}

/// The inputs of `CIFilter.opTile()`.
public protocol CIOpTile: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
}

/// The inputs of `CIFilter.parallelogramTile()`.
public protocol CIParallelogramTile: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
}

/// The inputs of `CIFilter.areaHistogram()`.
public protocol CIAreaHistogram: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The part.
    var extent: CGRect { get set }
    /// A scale.
    var scale: Float { get set }
    /// The number.
    var count: Int { get set }
}

/// The inputs of `CIFilter.histogramDisplay()`.
public protocol CIHistogramDisplay: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The height.
    var height: Float { get set }
    /// Up to where.
    var highLimit: Float { get set }
    /// From where on.
    var lowLimit: Float { get set }
}

/// The inputs of `CIFilter.swipeTransition()`.
public protocol CISwipeTransition: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture that it becomes.
    var targetImage: CIImage? { get set }
    /// From 0 to 1.
    var time: Float { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
    /// The part.
    var extent: CGRect { get set }
}

/// The inputs of `CIFilter.barsSwipeTransition()`.
public protocol CIBarsSwipeTransition: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture that it becomes.
    var targetImage: CIImage? { get set }
    /// From 0 to 1.
    var time: Float { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
}

/// The inputs of `CIFilter.disintegrateWithMaskTransition()`.
public protocol CIDisintegrateWithMaskTransition: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture that it becomes.
    var targetImage: CIImage? { get set }
    /// The picture that says where.
    var maskImage: CIImage? { get set }
    /// From 0 to 1.
    var time: Float { get set }
}

/// The inputs of `CIFilter.displacementDistortion()`.
public protocol CIDisplacementDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The distance by which each pixel is moved.
    var displacementImage: CIImage? { get set }
    /// A scale.
    var scale: Float { get set }
}

/// The inputs of `CIFilter.blurredRectangleGenerator()`.
public protocol CIBlurredRectangleGenerator: CIFilterProtocol {
    /// The part.
    var extent: CGRect { get set }
    /// The softness.
    var sigma: Float { get set }
    /// A colour.
    var color: CIColor { get set }
}

/// The inputs of `CIFilter.hueSaturationValueGradient()`.
public protocol CIHueSaturationValueGradient: CIFilterProtocol {
    /// The brightness.
    var value: Float { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.code128BarcodeGenerator()`.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The text of the code.
    var message: Data { get set }
    /// The free pixels beside.
    var quietSpace: Float { get set }
    /// The height.
    var barcodeHeight: Float { get set }
}

/// The inputs of `CIFilter.convolution3X3()`, `CIFilter.convolution5X5()` and its kin.
public protocol CIConvolution: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The weights, row by row.
    var weights: CIVector { get set }
    /// The amount that is added.
    var bias: Float { get set }
}

/// The inputs of `CIFilter.areaMinMax()`, `CIFilter.areaMinMaxRed()` and its kin.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The part.
    var extent: CGRect { get set }
}
