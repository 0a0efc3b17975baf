import CoreGraphics
import Foundation

extension BuiltInFilter: CIMorphologyMaximum, CIMorphologyMinimum, CIMorphologyGradient, CIMorphologyRectangleMaximum,
    CIMorphologyRectangleMinimum, CINoiseReduction, CIMaskedVariableBlur, CIBokehBlur, CISobelGradients,
    CIGaborGradients, CILineOverlay, CILabDeltaE, CIColorAbsoluteDifference, CIMix, CIColorThreshold,
    CIColorThresholdOtsu, CIColorMap, CIColorCrossPolynomial, CIColorCurves, CIPalettize, CIDither,
    CIHexagonalPixellate, CICircularScreen, CIHatchedScreen, CIComicEffect, CICMYKHalftone, CISpotLight,
    CIFourfoldReflectedTile, CIFourfoldTranslatedTile, CIFourfoldRotatedTile, CIGlideReflectedTile, CIOpTile,
    CIParallelogramTile, CIAreaHistogram, CIHistogramDisplay, CISwipeTransition, CIBarsSwipeTransition,
    CIDisintegrateWithMaskTransition, CIDisplacementDistortion, CIBlurredRectangleGenerator,
    CIHueSaturationValueGradient, CICode128BarcodeGenerator, CIConvolution, CIAreaReductionFilter
{
    var height: Float {
        get { Float(number("inputHeight")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputHeight") }
    }
    var bias: Float {
        get { Float(number("inputBias")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputBias") }
    }
    var weights: CIVector {
        get { vector("inputWeights") }
        set { setValue(newValue, forKey: "inputWeights") }
    }
    var noiseLevel: Float {
        get { Float(number("inputNoiseLevel")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputNoiseLevel") }
    }
    var mask: CIImage? {
        get { value(forKey: "inputMask") as? CIImage }
        set { setValue(newValue, forKey: "inputMask") }
    }
    var ringAmount: Float {
        get { Float(number("inputRingAmount")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputRingAmount") }
    }
    var ringSize: Float {
        get { Float(number("inputRingSize")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputRingSize") }
    }
    var softness: Float {
        get { Float(number("inputSoftness")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputSoftness") }
    }
    var nrNoiseLevel: Float {
        get { Float(number("inputNRNoiseLevel")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputNRNoiseLevel") }
    }
    var nrSharpness: Float {
        get { Float(number("inputNRSharpness")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputNRSharpness") }
    }
    var edgeIntensity: Float {
        get { Float(number("inputEdgeIntensity")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputEdgeIntensity") }
    }
    var threshold: Float {
        get { Float(number("inputThreshold")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputThreshold") }
    }
    var image2: CIImage? {
        get { value(forKey: "inputImage2") as? CIImage }
        set { setValue(newValue, forKey: "inputImage2") }
    }
    var gradientImage: CIImage? {
        get { value(forKey: "inputGradientImage") as? CIImage }
        set { setValue(newValue, forKey: "inputGradientImage") }
    }
    var redCoefficients: CIVector {
        get { vector("inputRedCoefficients") }
        set { setValue(newValue, forKey: "inputRedCoefficients") }
    }
    var greenCoefficients: CIVector {
        get { vector("inputGreenCoefficients") }
        set { setValue(newValue, forKey: "inputGreenCoefficients") }
    }
    var blueCoefficients: CIVector {
        get { vector("inputBlueCoefficients") }
        set { setValue(newValue, forKey: "inputBlueCoefficients") }
    }
    var curvesData: Data {
        get { value(forKey: "inputCurvesData") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputCurvesData") }
    }
    var curvesDomain: CIVector {
        get { vector("inputCurvesDomain") }
        set { setValue(newValue, forKey: "inputCurvesDomain") }
    }
    var paletteImage: CIImage? {
        get { value(forKey: "inputPaletteImage") as? CIImage }
        set { setValue(newValue, forKey: "inputPaletteImage") }
    }
    var perceptual: Bool {
        get { number("inputPerceptual") != 0 }
        set { setValue(NSNumber(value: newValue), forKey: "inputPerceptual") }
    }
    var grayComponentReplacement: Float {
        get { Float(number("inputGCR")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputGCR") }
    }
    var underColorRemoval: Float {
        get { Float(number("inputUCR")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputUCR") }
    }
    var lightPosition: CIVector {
        get { vector("inputLightPosition") }
        set { setValue(newValue, forKey: "inputLightPosition") }
    }
    var lightPointsAt: CIVector {
        get { vector("inputLightPointsAt") }
        set { setValue(newValue, forKey: "inputLightPointsAt") }
    }
    var concentration: Float {
        get { Float(number("inputConcentration")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputConcentration") }
    }
    var displacementImage: CIImage? {
        get { value(forKey: "inputDisplacementImage") as? CIImage }
        set { setValue(newValue, forKey: "inputDisplacementImage") }
    }
    var sigma: Float {
        get { Float(number("inputSigma")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputSigma") }
    }
    var value: Float {
        get { Float(number("inputValue")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputValue") }
    }
    var quietSpace: Float {
        get { Float(number("inputQuietSpace")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { Float(number("inputBarcodeHeight")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputBarcodeHeight") }
    }
    var highLimit: Float {
        get { Float(number("inputHighLimit")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputHighLimit") }
    }
    var lowLimit: Float {
        get { Float(number("inputLowLimit")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputLowLimit") }
    }
}
