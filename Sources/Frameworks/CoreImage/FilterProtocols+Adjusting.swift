import CoreGraphics
import Foundation

// The inputs of filters that adjust colours.

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

/// The inputs of `CIFilter.colorCurves()`.
public protocol CIColorCurves: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// Three numbers a step.
    var curvesData: Data { get set }
    /// Between which values.
    var curvesDomain: CIVector { get set }
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

/// The inputs of `CIFilter.colorCube()`.
public protocol CIColorCube: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// How many colours a side of the table has.
    var cubeDimension: Float { get set }
    /// The table of colours.
    var cubeData: Data { get set }
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
