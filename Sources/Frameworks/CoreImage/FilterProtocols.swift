import CoreGraphics
import Foundation

// The system's filters with typed inputs: a protocol each, which one class fulfils by its table of values. Longer than a file should be: a
// protocol a filter of Apple's.

/// A filter that makes a picture.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// The picture; nil while one that it needs is missing.
    var outputImage: CIImage? { get }
}

/// The inputs of `CIFilter.gaussianBlur()`.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.boxBlur()`.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.discBlur()`.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.motionBlur()`.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// In radians.
    var angle: Float { get set }
}

/// The inputs of `CIFilter.zoomBlur()`.
public protocol CIZoomBlur: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
    /// How much of it.
    var amount: Float { get set }
}

/// The inputs of `CIFilter.median()`.
public protocol CIMedian: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.unsharpMask()`.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// How much of it.
    var intensity: Float { get set }
}

/// The inputs of `CIFilter.sharpenLuminance()`.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How sharp.
    var sharpness: Float { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.colorControls()`.
public protocol CIColorControls: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How colourful; 1 as it is.
    var saturation: Float { get set }
    /// What is added; 0 as it is.
    var brightness: Float { get set }
    /// 1 as it is.
    var contrast: Float { get set }
}

/// The inputs of `CIFilter.exposureAdjust()`.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// Steps of exposure.
    var ev: Float { get set }
}

/// The inputs of `CIFilter.gammaAdjust()`.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The exponent.
    var power: Float { get set }
}

/// The inputs of `CIFilter.hueAdjust()`.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// In radians.
    var angle: Float { get set }
}

/// The inputs of `CIFilter.vibrance()`.
public protocol CIVibrance: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How much of it.
    var amount: Float { get set }
}

/// The inputs of `CIFilter.whitePointAdjust()`.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
}

/// The inputs of `CIFilter.temperatureAndTint()`.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The white that the picture has.
    var neutral: CIVector { get set }
    /// The white that it gets.
    var targetNeutral: CIVector { get set }
}

/// The inputs of `CIFilter.highlightShadowAdjust()`.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// How much lighter shadows get.
    var shadowAmount: Float { get set }
    /// How much of the lights stays.
    var highlightAmount: Float { get set }
}

/// The inputs of `CIFilter.colorMatrix()`.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The row of red.
    var rVector: CIVector { get set }
    /// The row of green.
    var gVector: CIVector { get set }
    /// The row of blue.
    var bVector: CIVector { get set }
    /// The row of alpha.
    var aVector: CIVector { get set }
    /// What is added.
    var biasVector: CIVector { get set }
}

/// The inputs of `CIFilter.colorClamp()`.
public protocol CIColorClamp: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The least values.
    var minComponents: CIVector { get set }
    /// The greatest values.
    var maxComponents: CIVector { get set }
}

/// The inputs of `CIFilter.toneCurve()`.
public protocol CIToneCurve: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// Where the first colour is.
    var point0: CGPoint { get set }
    /// Where the second colour is.
    var point1: CGPoint { get set }
    /// A point of the curve.
    var point2: CGPoint { get set }
    /// A point of the curve.
    var point3: CGPoint { get set }
    /// A point of the curve.
    var point4: CGPoint { get set }
}

/// The inputs of `CIFilter.colorInvert()`.
public protocol CIColorInvert: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.colorMonochrome()`.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
    /// How much of it.
    var intensity: Float { get set }
}

/// The inputs of `CIFilter.sepiaTone()`.
public protocol CISepiaTone: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How much of it.
    var intensity: Float { get set }
}

/// The inputs of `CIFilter.falseColor()`.
public protocol CIFalseColor: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of `CIFilter.colorPosterize()`.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How many steps.
    var levels: Float { get set }
}

/// The inputs of `CIFilter.maskToAlpha()`.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.maximumComponent()`.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.minimumComponent()`.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.thermal()`.
public protocol CIThermal: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.xRay()`.
public protocol CIXRay: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.colorCube()`.
public protocol CIColorCube: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How many colours a side of the table has.
    var cubeDimension: Float { get set }
    /// The table of colours.
    var cubeData: Data { get set }
}

/// The inputs of `CIFilter.photoEffectChrome()`, `CIFilter.photoEffectFade()`, `CIFilter.photoEffectInstant()` and its kin.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIFilter.vignette()`.
public protocol CIVignette: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How much of it.
    var intensity: Float { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.vignetteEffect()`.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// How much of it.
    var intensity: Float { get set }
    /// How soft the edge is.
    var falloff: Float { get set }
}

/// The inputs of `CIFilter.pixellate()`.
public protocol CIPixellate: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
    /// How large.
    var scale: Float { get set }
}

/// The inputs of `CIFilter.crystallize()`.
public protocol CICrystallize: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
}

/// The inputs of `CIFilter.pointillize()`.
public protocol CIPointillize: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
}

/// The inputs of `CIFilter.edges()`.
public protocol CIEdges: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How much of it.
    var intensity: Float { get set }
}

/// The inputs of `CIFilter.edgeWork()`.
public protocol CIEdgeWork: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.bloom()`.
public protocol CIBloom: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// How much of it.
    var intensity: Float { get set }
}

/// The inputs of `CIFilter.gloom()`.
public protocol CIGloom: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// How much of it.
    var intensity: Float { get set }
}

/// The inputs of `CIFilter.dotScreen()`.
public protocol CIDotScreen: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
    /// In radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
    /// How sharp.
    var sharpness: Float { get set }
}

/// The inputs of `CIFilter.lineScreen()`.
public protocol CILineScreen: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
    /// In radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
    /// How sharp.
    var sharpness: Float { get set }
}

/// The inputs of `CIFilter.kaleidoscope()`.
public protocol CIKaleidoscope: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How many.
    var count: Int { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
    /// In radians.
    var angle: Float { get set }
}

/// The inputs of `CIFilter.twirlDistortion()`.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// In radians.
    var angle: Float { get set }
}

/// The inputs of `CIFilter.vortexDistortion()`.
public protocol CIVortexDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// In radians.
    var angle: Float { get set }
}

/// The inputs of `CIFilter.bumpDistortion()`.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// How large.
    var scale: Float { get set }
}

/// The inputs of `CIFilter.bumpDistortionLinear()`.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// In radians.
    var angle: Float { get set }
    /// How large.
    var scale: Float { get set }
}

/// The inputs of `CIFilter.pinchDistortion()`.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// How large.
    var scale: Float { get set }
}

/// The inputs of `CIFilter.holeDistortion()`.
public protocol CIHoleDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.circleSplashDistortion()`.
public protocol CICircleSplashDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.affineClamp()`.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// The inputs of `CIFilter.affineTile()`.
public protocol CIAffineTile: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// The inputs of `CIFilter.lanczosScaleTransform()`.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How large.
    var scale: Float { get set }
    /// How much wider than high.
    var aspectRatio: Float { get set }
}

/// The inputs of `CIFilter.straighten()`.
public protocol CIStraighten: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// In radians.
    var angle: Float { get set }
}

/// The inputs of `CIFilter.perspectiveTransform()`.
public protocol CIPerspectiveTransform: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A corner.
    var topLeft: CGPoint { get set }
    /// A corner.
    var topRight: CGPoint { get set }
    /// A corner.
    var bottomRight: CGPoint { get set }
    /// A corner.
    var bottomLeft: CGPoint { get set }
}

/// The inputs of `CIFilter.perspectiveCorrection()`.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A corner.
    var topLeft: CGPoint { get set }
    /// A corner.
    var topRight: CGPoint { get set }
    /// A corner.
    var bottomRight: CGPoint { get set }
    /// A corner.
    var bottomLeft: CGPoint { get set }
}

/// The inputs of `CIFilter.checkerboardGenerator()`.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The place in the middle.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// A length in pixels.
    var width: Float { get set }
    /// How sharp.
    var sharpness: Float { get set }
}

/// The inputs of `CIFilter.stripesGenerator()`.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The place in the middle.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// A length in pixels.
    var width: Float { get set }
    /// How sharp.
    var sharpness: Float { get set }
}

/// The inputs of `CIFilter.randomGenerator()`.
public protocol CIRandomGenerator: CIFilterProtocol {
}

/// The inputs of `CIFilter.linearGradient()`.
public protocol CILinearGradient: CIFilterProtocol {
    /// Where the first colour is.
    var point0: CGPoint { get set }
    /// Where the second colour is.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of `CIFilter.smoothLinearGradient()`.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// Where the first colour is.
    var point0: CGPoint { get set }
    /// Where the second colour is.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of `CIFilter.radialGradient()`.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The place in the middle.
    var center: CGPoint { get set }
    /// Where the first colour ends.
    var radius0: Float { get set }
    /// Where the second colour begins.
    var radius1: Float { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of `CIFilter.gaussianGradient()`.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The place in the middle.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.roundedRectangleGenerator()`.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    /// The part.
    var extent: CGRect { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// The colour.
    var color: CIColor { get set }
}

/// The inputs of `CIFilter.qrCodeGenerator()`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// What the code says.
    var message: Data { get set }
    /// How much of the code may be lost: L, M, Q or H.
    var correctionLevel: String { get set }
}

/// The inputs of `CIFilter.additionCompositing()`, `CIFilter.colorBlendMode()`, `CIFilter.colorBurnBlendMode()` and its kin.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
}

/// The inputs of `CIFilter.blendWithAlphaMask()`, `CIFilter.blendWithMask()`.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
    /// The picture that says where.
    var maskImage: CIImage? { get set }
}

/// The inputs of `CIFilter.dissolveTransition()`.
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture that it becomes.
    var targetImage: CIImage? { get set }
    /// From 0 to 1.
    var time: Float { get set }
}

/// The inputs of `CIFilter.areaAverage()`.
public protocol CIAreaAverage: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The part.
    var extent: CGRect { get set }
}

/// The inputs of `CIFilter.areaMaximum()`.
public protocol CIAreaMaximum: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The part.
    var extent: CGRect { get set }
}

/// The inputs of `CIFilter.areaMinimum()`.
public protocol CIAreaMinimum: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The part.
    var extent: CGRect { get set }
}
