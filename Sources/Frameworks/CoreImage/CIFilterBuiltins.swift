import CoreGraphics
import Foundation

/// A filter of the system, with every typed input that one of them has.
///
/// - From: `CIFilter.sepiaTone()` and its kin
final class BuiltInFilter: CIFilter {
    func number(_ key: String) -> Double { value(forKey: key).flatMap { FilterInputs.number(of: $0) } ?? 0 }
    func vector(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector(x: 0, y: 0) }

    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var radius: Float {
        get { Float(number("inputRadius")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius") }
    }
    var angle: Float {
        get { Float(number("inputAngle")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputAngle") }
    }
    var center: CGPoint {
        get { vector("inputCenter").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }
    var amount: Float {
        get { Float(number("inputAmount")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputAmount") }
    }
    var intensity: Float {
        get { Float(number("inputIntensity")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputIntensity") }
    }
    var sharpness: Float {
        get { Float(number("inputSharpness")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputSharpness") }
    }
    var saturation: Float {
        get { Float(number("inputSaturation")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputSaturation") }
    }
    var brightness: Float {
        get { Float(number("inputBrightness")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputBrightness") }
    }
    var contrast: Float {
        get { Float(number("inputContrast")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputContrast") }
    }
    var ev: Float {
        get { Float(number("inputEV")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputEV") }
    }
    var power: Float {
        get { Float(number("inputPower")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputPower") }
    }
    var color: CIColor {
        get { value(forKey: "inputColor") as? CIColor ?? .black }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var neutral: CIVector {
        get { vector("inputNeutral") }
        set { setValue(newValue, forKey: "inputNeutral") }
    }
    var targetNeutral: CIVector {
        get { vector("inputTargetNeutral") }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }
    var shadowAmount: Float {
        get { Float(number("inputShadowAmount")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputShadowAmount") }
    }
    var highlightAmount: Float {
        get { Float(number("inputHighlightAmount")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputHighlightAmount") }
    }
    var rVector: CIVector {
        get { vector("inputRVector") }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var gVector: CIVector {
        get { vector("inputGVector") }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var bVector: CIVector {
        get { vector("inputBVector") }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var aVector: CIVector {
        get { vector("inputAVector") }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    var minComponents: CIVector {
        get { vector("inputMinComponents") }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
    var maxComponents: CIVector {
        get { vector("inputMaxComponents") }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
    var point0: CGPoint {
        get { vector("inputPoint0").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { vector("inputPoint1").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }
    var point2: CGPoint {
        get { vector("inputPoint2").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint2") }
    }
    var point3: CGPoint {
        get { vector("inputPoint3").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint3") }
    }
    var point4: CGPoint {
        get { vector("inputPoint4").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint4") }
    }
    var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? .black }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? .black }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var levels: Float {
        get { Float(number("inputLevels")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputLevels") }
    }
    var cubeDimension: Float {
        get { Float(number("inputCubeDimension")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputCubeDimension") }
    }
    var cubeData: Data {
        get { value(forKey: "inputCubeData") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputCubeData") }
    }
    var falloff: Float {
        get { Float(number("inputFalloff")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputFalloff") }
    }
    var scale: Float {
        get { Float(number("inputScale")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputScale") }
    }
    var width: Float {
        get { Float(number("inputWidth")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputWidth") }
    }
    var count: Int {
        get { Int(max(-1e9, min(1e9, number("inputCount")))) }
        set { setValue(NSNumber(value: newValue), forKey: "inputCount") }
    }
    var transform: CGAffineTransform {
        get { vector("inputTransform").cgAffineTransformValue }
        set { setValue(CIVector(cgAffineTransform: newValue), forKey: "inputTransform") }
    }
    var aspectRatio: Float {
        get { Float(number("inputAspectRatio")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputAspectRatio") }
    }
    var topLeft: CGPoint {
        get { vector("inputTopLeft").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
    }
    var topRight: CGPoint {
        get { vector("inputTopRight").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
    }
    var bottomRight: CGPoint {
        get { vector("inputBottomRight").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
    }
    var bottomLeft: CGPoint {
        get { vector("inputBottomLeft").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
    }
    var radius0: Float {
        get { Float(number("inputRadius0")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius0") }
    }
    var radius1: Float {
        get { Float(number("inputRadius1")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius1") }
    }
    var extent: CGRect {
        get { vector("inputExtent").cgRectValue }
        set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var backgroundImage: CIImage? {
        get { value(forKey: "inputBackgroundImage") as? CIImage }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var maskImage: CIImage? {
        get { value(forKey: "inputMaskImage") as? CIImage }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var targetImage: CIImage? {
        get { value(forKey: "inputTargetImage") as? CIImage }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    var time: Float {
        get { Float(number("inputTime")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputTime") }
    }
}

extension BuiltInFilter: CIAffineClamp, CIAffineTile, CIAreaAverage, CIAreaMaximum, CIAreaMinimum, CIBlendWithMask,
    CIBloom, CIBoxBlur, CIBumpDistortion, CIBumpDistortionLinear, CICheckerboardGenerator, CICircleSplashDistortion,
    CIColorClamp, CIColorControls, CIColorCube, CIColorInvert, CIColorMatrix, CIColorMonochrome, CIColorPosterize,
    CICompositeOperation, CICrystallize, CIDiscBlur, CIDissolveTransition, CIDotScreen, CIEdgeWork, CIEdges,
    CIExposureAdjust, CIFalseColor, CIGammaAdjust, CIGaussianBlur, CIGaussianGradient, CIGloom, CIHighlightShadowAdjust,
    CIHoleDistortion, CIHueAdjust, CIKaleidoscope, CILanczosScaleTransform, CILineScreen, CILinearGradient,
    CIMaskToAlpha, CIMaximumComponent, CIMedian, CIMinimumComponent, CIMotionBlur, CIPerspectiveCorrection,
    CIPerspectiveTransform, CIPhotoEffect, CIPinchDistortion, CIPixellate, CIPointillize, CIQRCodeGenerator,
    CIRadialGradient, CIRandomGenerator, CIRoundedRectangleGenerator, CISepiaTone, CISharpenLuminance,
    CISmoothLinearGradient, CIStraighten, CIStripesGenerator, CITemperatureAndTint, CIThermal, CIToneCurve,
    CITwirlDistortion, CIUnsharpMask, CIVibrance, CIVignette, CIVignetteEffect, CIVortexDistortion, CIWhitePointAdjust,
    CIXRay, CIZoomBlur
{}

extension CIFilter {
    /// A filter of the system by what it is.
    static func builtIn(_ recipe: Recipe) -> BuiltInFilter { BuiltInFilter(recipe) }

    static func builtIn(named name: String) -> BuiltInFilter {
        guard let recipe = Recipe.all[name] else { preconditionFailure("no filter \(name)") }
        return BuiltInFilter(recipe)
    }

    /// `CIGaussianBlur`.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtIn(named: "CIGaussianBlur") }
    /// `CIBoxBlur`.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { builtIn(named: "CIBoxBlur") }
    /// `CIDiscBlur`.
    public class func discBlur() -> any CIFilter & CIDiscBlur { builtIn(named: "CIDiscBlur") }
    /// `CIMotionBlur`.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { builtIn(named: "CIMotionBlur") }
    /// `CIZoomBlur`.
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { builtIn(named: "CIZoomBlur") }
    /// `CIMedianFilter`.
    public class func median() -> any CIFilter & CIMedian { builtIn(named: "CIMedianFilter") }
    /// `CIUnsharpMask`.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtIn(named: "CIUnsharpMask") }
    /// `CISharpenLuminance`.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { builtIn(named: "CISharpenLuminance") }
    /// `CIColorControls`.
    public class func colorControls() -> any CIFilter & CIColorControls { builtIn(named: "CIColorControls") }
    /// `CIExposureAdjust`.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { builtIn(named: "CIExposureAdjust") }
    /// `CIGammaAdjust`.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtIn(named: "CIGammaAdjust") }
    /// `CIHueAdjust`.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtIn(named: "CIHueAdjust") }
    /// `CIVibrance`.
    public class func vibrance() -> any CIFilter & CIVibrance { builtIn(named: "CIVibrance") }
    /// `CIWhitePointAdjust`.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { builtIn(named: "CIWhitePointAdjust") }
    /// `CITemperatureAndTint`.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        builtIn(named: "CITemperatureAndTint")
    }
    /// `CIHighlightShadowAdjust`.
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        builtIn(named: "CIHighlightShadowAdjust")
    }
    /// `CIColorMatrix`.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { builtIn(named: "CIColorMatrix") }
    /// `CIColorClamp`.
    public class func colorClamp() -> any CIFilter & CIColorClamp { builtIn(named: "CIColorClamp") }
    /// `CIToneCurve`.
    public class func toneCurve() -> any CIFilter & CIToneCurve { builtIn(named: "CIToneCurve") }
    /// `CIColorInvert`.
    public class func colorInvert() -> any CIFilter & CIColorInvert { builtIn(named: "CIColorInvert") }
    /// `CIColorMonochrome`.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { builtIn(named: "CIColorMonochrome") }
    /// `CISepiaTone`.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { builtIn(named: "CISepiaTone") }
    /// `CIFalseColor`.
    public class func falseColor() -> any CIFilter & CIFalseColor { builtIn(named: "CIFalseColor") }
    /// `CIColorPosterize`.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { builtIn(named: "CIColorPosterize") }
    /// `CIMaskToAlpha`.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { builtIn(named: "CIMaskToAlpha") }
    /// `CIMaximumComponent`.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { builtIn(named: "CIMaximumComponent") }
    /// `CIMinimumComponent`.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { builtIn(named: "CIMinimumComponent") }
    /// `CIThermal`.
    public class func thermal() -> any CIFilter & CIThermal { builtIn(named: "CIThermal") }
    /// `CIXRay`.
    public class func xRay() -> any CIFilter & CIXRay { builtIn(named: "CIXRay") }
    /// `CIColorCube`.
    public class func colorCube() -> any CIFilter & CIColorCube { builtIn(named: "CIColorCube") }
    /// `CIPhotoEffectMono`.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { builtIn(named: "CIPhotoEffectMono") }
    /// `CIPhotoEffectNoir`.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { builtIn(named: "CIPhotoEffectNoir") }
    /// `CIPhotoEffectTonal`.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { builtIn(named: "CIPhotoEffectTonal") }
    /// `CIPhotoEffectFade`.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { builtIn(named: "CIPhotoEffectFade") }
    /// `CIPhotoEffectChrome`.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { builtIn(named: "CIPhotoEffectChrome") }
    /// `CIPhotoEffectInstant`.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { builtIn(named: "CIPhotoEffectInstant") }
    /// `CIPhotoEffectProcess`.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { builtIn(named: "CIPhotoEffectProcess") }
    /// `CIPhotoEffectTransfer`.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { builtIn(named: "CIPhotoEffectTransfer") }
    /// `CIVignette`.
    public class func vignette() -> any CIFilter & CIVignette { builtIn(named: "CIVignette") }
    /// `CIVignetteEffect`.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { builtIn(named: "CIVignetteEffect") }
    /// `CIPixellate`.
    public class func pixellate() -> any CIFilter & CIPixellate { builtIn(named: "CIPixellate") }
    /// `CICrystallize`.
    public class func crystallize() -> any CIFilter & CICrystallize { builtIn(named: "CICrystallize") }
    /// `CIPointillize`.
    public class func pointillize() -> any CIFilter & CIPointillize { builtIn(named: "CIPointillize") }
    /// `CIEdges`.
    public class func edges() -> any CIFilter & CIEdges { builtIn(named: "CIEdges") }
    /// `CIEdgeWork`.
    public class func edgeWork() -> any CIFilter & CIEdgeWork { builtIn(named: "CIEdgeWork") }
    /// `CIBloom`.
    public class func bloom() -> any CIFilter & CIBloom { builtIn(named: "CIBloom") }
    /// `CIGloom`.
    public class func gloom() -> any CIFilter & CIGloom { builtIn(named: "CIGloom") }
    /// `CIDotScreen`.
    public class func dotScreen() -> any CIFilter & CIDotScreen { builtIn(named: "CIDotScreen") }
    /// `CILineScreen`.
    public class func lineScreen() -> any CIFilter & CILineScreen { builtIn(named: "CILineScreen") }
    /// `CIKaleidoscope`.
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { builtIn(named: "CIKaleidoscope") }
    /// `CITwirlDistortion`.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { builtIn(named: "CITwirlDistortion") }
    /// `CIVortexDistortion`.
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { builtIn(named: "CIVortexDistortion") }
    /// `CIBumpDistortion`.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { builtIn(named: "CIBumpDistortion") }
    /// `CIBumpDistortionLinear`.
    public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
        builtIn(named: "CIBumpDistortionLinear")
    }
    /// `CIPinchDistortion`.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { builtIn(named: "CIPinchDistortion") }
    /// `CIHoleDistortion`.
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { builtIn(named: "CIHoleDistortion") }
    /// `CICircleSplashDistortion`.
    public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
        builtIn(named: "CICircleSplashDistortion")
    }
    /// `CIAffineClamp`.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { builtIn(named: "CIAffineClamp") }
    /// `CIAffineTile`.
    public class func affineTile() -> any CIFilter & CIAffineTile { builtIn(named: "CIAffineTile") }
    /// `CILanczosScaleTransform`.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        builtIn(named: "CILanczosScaleTransform")
    }
    /// `CIStraightenFilter`.
    public class func straighten() -> any CIFilter & CIStraighten { builtIn(named: "CIStraightenFilter") }
    /// `CIPerspectiveTransform`.
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        builtIn(named: "CIPerspectiveTransform")
    }
    /// `CIPerspectiveCorrection`.
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        builtIn(named: "CIPerspectiveCorrection")
    }
    /// `CICheckerboardGenerator`.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        builtIn(named: "CICheckerboardGenerator")
    }
    /// `CIStripesGenerator`.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { builtIn(named: "CIStripesGenerator") }
    /// `CIRandomGenerator`.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { builtIn(named: "CIRandomGenerator") }
    /// `CILinearGradient`.
    public class func linearGradient() -> any CIFilter & CILinearGradient { builtIn(named: "CILinearGradient") }
    /// `CISmoothLinearGradient`.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        builtIn(named: "CISmoothLinearGradient")
    }
    /// `CIRadialGradient`.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { builtIn(named: "CIRadialGradient") }
    /// `CIGaussianGradient`.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { builtIn(named: "CIGaussianGradient") }
    /// `CIRoundedRectangleGenerator`.
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        builtIn(named: "CIRoundedRectangleGenerator")
    }
    /// `CIQRCodeGenerator`.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { builtIn(named: "CIQRCodeGenerator") }
    /// `CISourceOverCompositing`.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CISourceOverCompositing")
    }
    /// `CISourceAtopCompositing`.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CISourceAtopCompositing")
    }
    /// `CISourceInCompositing`.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CISourceInCompositing")
    }
    /// `CISourceOutCompositing`.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CISourceOutCompositing")
    }
    /// `CIAdditionCompositing`.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CIAdditionCompositing")
    }
    /// `CIMaximumCompositing`.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CIMaximumCompositing")
    }
    /// `CIMinimumCompositing`.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CIMinimumCompositing")
    }
    /// `CIMultiplyCompositing`.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CIMultiplyCompositing")
    }
    /// `CIMultiplyBlendMode`.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CIMultiplyBlendMode")
    }
    /// `CIScreenBlendMode`.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { builtIn(named: "CIScreenBlendMode") }
    /// `CIOverlayBlendMode`.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { builtIn(named: "CIOverlayBlendMode") }
    /// `CIHardLightBlendMode`.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CIHardLightBlendMode")
    }
    /// `CISoftLightBlendMode`.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CISoftLightBlendMode")
    }
    /// `CIDarkenBlendMode`.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { builtIn(named: "CIDarkenBlendMode") }
    /// `CILightenBlendMode`.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { builtIn(named: "CILightenBlendMode") }
    /// `CIColorDodgeBlendMode`.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CIColorDodgeBlendMode")
    }
    /// `CIColorBurnBlendMode`.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CIColorBurnBlendMode")
    }
    /// `CIDifferenceBlendMode`.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CIDifferenceBlendMode")
    }
    /// `CIExclusionBlendMode`.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CIExclusionBlendMode")
    }
    /// `CILuminosityBlendMode`.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CILuminosityBlendMode")
    }
    /// `CIColorBlendMode`.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { builtIn(named: "CIColorBlendMode") }
    /// `CIHueBlendMode`.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { builtIn(named: "CIHueBlendMode") }
    /// `CISaturationBlendMode`.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CISaturationBlendMode")
    }
    /// `CIBlendWithMask`.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { builtIn(named: "CIBlendWithMask") }
    /// `CIBlendWithAlphaMask`.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { builtIn(named: "CIBlendWithAlphaMask") }
    /// `CIDissolveTransition`.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        builtIn(named: "CIDissolveTransition")
    }
    /// `CIAreaAverage`.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { builtIn(named: "CIAreaAverage") }
    /// `CIAreaMaximum`.
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum { builtIn(named: "CIAreaMaximum") }
    /// `CIAreaMinimum`.
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum { builtIn(named: "CIAreaMinimum") }
}
