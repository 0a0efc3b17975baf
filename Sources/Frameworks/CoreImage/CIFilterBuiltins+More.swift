import Foundation

extension CIFilter {
    /// `CIMorphologyMaximum`.
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
        builtIn(named: "CIMorphologyMaximum")
    }
    /// `CIMorphologyMinimum`.
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
        builtIn(named: "CIMorphologyMinimum")
    }
    /// `CIMorphologyGradient`.
    public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
        builtIn(named: "CIMorphologyGradient")
    }
    /// `CIMorphologyRectangleMaximum`.
    public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum {
        builtIn(named: "CIMorphologyRectangleMaximum")
    }
    /// `CIMorphologyRectangleMinimum`.
    public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum {
        builtIn(named: "CIMorphologyRectangleMinimum")
    }
    /// `CINoiseReduction`.
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { builtIn(named: "CINoiseReduction") }
    /// `CIMaskedVariableBlur`.
    public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur {
        builtIn(named: "CIMaskedVariableBlur")
    }
    /// `CIBokehBlur`.
    public class func bokehBlur() -> any CIFilter & CIBokehBlur { builtIn(named: "CIBokehBlur") }
    /// `CISobelGradients`.
    public class func sobelGradients() -> any CIFilter & CISobelGradients { builtIn(named: "CISobelGradients") }
    /// `CIGaborGradients`.
    public class func gaborGradients() -> any CIFilter & CIGaborGradients { builtIn(named: "CIGaborGradients") }
    /// `CILineOverlay`.
    public class func lineOverlay() -> any CIFilter & CILineOverlay { builtIn(named: "CILineOverlay") }
    /// `CILabDeltaE`.
    public class func labDeltaE() -> any CIFilter & CILabDeltaE { builtIn(named: "CILabDeltaE") }
    /// `CIColorAbsoluteDifference`.
    public class func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference {
        builtIn(named: "CIColorAbsoluteDifference")
    }
    /// `CIMix`.
    public class func mix() -> any CIFilter & CIMix { builtIn(named: "CIMix") }
    /// `CIColorThreshold`.
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { builtIn(named: "CIColorThreshold") }
    /// `CIColorThresholdOtsu`.
    public class func colorThresholdOtsu() -> any CIFilter & CIColorThresholdOtsu {
        builtIn(named: "CIColorThresholdOtsu")
    }
    /// `CIColorMap`.
    public class func colorMap() -> any CIFilter & CIColorMap { builtIn(named: "CIColorMap") }
    /// `CIColorCrossPolynomial`.
    public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial {
        builtIn(named: "CIColorCrossPolynomial")
    }
    /// `CIColorCurves`.
    public class func colorCurves() -> any CIFilter & CIColorCurves { builtIn(named: "CIColorCurves") }
    /// `CIPalettize`.
    public class func palettize() -> any CIFilter & CIPalettize { builtIn(named: "CIPalettize") }
    /// `CIDither`.
    public class func dither() -> any CIFilter & CIDither { builtIn(named: "CIDither") }
    /// `CIHexagonalPixellate`.
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
        builtIn(named: "CIHexagonalPixellate")
    }
    /// `CICircularScreen`.
    public class func circularScreen() -> any CIFilter & CICircularScreen { builtIn(named: "CICircularScreen") }
    /// `CIHatchedScreen`.
    public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { builtIn(named: "CIHatchedScreen") }
    /// `CIComicEffect`.
    public class func comicEffect() -> any CIFilter & CIComicEffect { builtIn(named: "CIComicEffect") }
    /// `CICMYKHalftone`.
    public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { builtIn(named: "CICMYKHalftone") }
    /// `CISpotLight`.
    public class func spotLight() -> any CIFilter & CISpotLight { builtIn(named: "CISpotLight") }
    /// `CIFourfoldReflectedTile`.
    public class func fourfoldReflectedTile() -> any CIFilter & CIFourfoldReflectedTile {
        builtIn(named: "CIFourfoldReflectedTile")
    }
    /// `CIFourfoldTranslatedTile`.
    public class func fourfoldTranslatedTile() -> any CIFilter & CIFourfoldTranslatedTile {
        builtIn(named: "CIFourfoldTranslatedTile")
    }
    /// `CIFourfoldRotatedTile`.
    public class func fourfoldRotatedTile() -> any CIFilter & CIFourfoldRotatedTile {
        builtIn(named: "CIFourfoldRotatedTile")
    }
    /// `CIGlideReflectedTile`.
    public class func glideReflectedTile() -> any CIFilter & CIGlideReflectedTile {
        builtIn(named: "CIGlideReflectedTile")
    }
    /// `CIOpTile`.
    public class func opTile() -> any CIFilter & CIOpTile { builtIn(named: "CIOpTile") }
    /// `CIParallelogramTile`.
    public class func parallelogramTile() -> any CIFilter & CIParallelogramTile {
        builtIn(named: "CIParallelogramTile")
    }
    /// `CIAreaHistogram`.
    public class func areaHistogram() -> any CIFilter & CIAreaHistogram { builtIn(named: "CIAreaHistogram") }
    /// `CIHistogramDisplayFilter`.
    public class func histogramDisplay() -> any CIFilter & CIHistogramDisplay {
        builtIn(named: "CIHistogramDisplayFilter")
    }
    /// `CISwipeTransition`.
    public class func swipeTransition() -> any CIFilter & CISwipeTransition { builtIn(named: "CISwipeTransition") }
    /// `CIBarsSwipeTransition`.
    public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition {
        builtIn(named: "CIBarsSwipeTransition")
    }
    /// `CIDisintegrateWithMaskTransition`.
    public class func disintegrateWithMaskTransition() -> any CIFilter & CIDisintegrateWithMaskTransition {
        builtIn(named: "CIDisintegrateWithMaskTransition")
    }
    /// `CIDisplacementDistortion`.
    public class func displacementDistortion() -> any CIFilter & CIDisplacementDistortion {
        builtIn(named: "CIDisplacementDistortion")
    }
    /// `CIBlurredRectangleGenerator`.
    public class func blurredRectangleGenerator() -> any CIFilter & CIBlurredRectangleGenerator {
        builtIn(named: "CIBlurredRectangleGenerator")
    }
    /// `CIHueSaturationValueGradient`.
    public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
        builtIn(named: "CIHueSaturationValueGradient")
    }
    /// `CICode128BarcodeGenerator`.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        builtIn(named: "CICode128BarcodeGenerator")
    }
    /// `CIConvolution3X3`.
    public class func convolution3X3() -> any CIFilter & CIConvolution { builtIn(named: "CIConvolution3X3") }
    /// `CIConvolution5X5`.
    public class func convolution5X5() -> any CIFilter & CIConvolution { builtIn(named: "CIConvolution5X5") }
    /// `CIConvolution7X7`.
    public class func convolution7X7() -> any CIFilter & CIConvolution { builtIn(named: "CIConvolution7X7") }
    /// `CIConvolution9Horizontal`.
    public class func convolution9Horizontal() -> any CIFilter & CIConvolution {
        builtIn(named: "CIConvolution9Horizontal")
    }
    /// `CIConvolution9Vertical`.
    public class func convolution9Vertical() -> any CIFilter & CIConvolution {
        builtIn(named: "CIConvolution9Vertical")
    }
    /// `CIConvolutionRGB3X3`.
    public class func convolutionRGB3X3() -> any CIFilter & CIConvolution { builtIn(named: "CIConvolutionRGB3X3") }
    /// `CIConvolutionRGB5X5`.
    public class func convolutionRGB5X5() -> any CIFilter & CIConvolution { builtIn(named: "CIConvolutionRGB5X5") }
    /// `CIConvolutionRGB7X7`.
    public class func convolutionRGB7X7() -> any CIFilter & CIConvolution { builtIn(named: "CIConvolutionRGB7X7") }
    /// `CIConvolutionRGB9Horizontal`.
    public class func convolutionRGB9Horizontal() -> any CIFilter & CIConvolution {
        builtIn(named: "CIConvolutionRGB9Horizontal")
    }
    /// `CIConvolutionRGB9Vertical`.
    public class func convolutionRGB9Vertical() -> any CIFilter & CIConvolution {
        builtIn(named: "CIConvolutionRGB9Vertical")
    }
    /// `CIAreaMinMax`.
    public class func areaMinMax() -> any CIFilter & CIAreaReductionFilter { builtIn(named: "CIAreaMinMax") }
    /// `CIAreaMinMaxRed`.
    public class func areaMinMaxRed() -> any CIFilter & CIAreaReductionFilter { builtIn(named: "CIAreaMinMaxRed") }
    /// `CIAreaMaximumAlpha`.
    public class func areaMaximumAlpha() -> any CIFilter & CIAreaReductionFilter {
        builtIn(named: "CIAreaMaximumAlpha")
    }
    /// `CIAreaMinimumAlpha`.
    public class func areaMinimumAlpha() -> any CIFilter & CIAreaReductionFilter {
        builtIn(named: "CIAreaMinimumAlpha")
    }
    /// `CIColumnAverage`.
    public class func columnAverage() -> any CIFilter & CIAreaReductionFilter { builtIn(named: "CIColumnAverage") }
    /// `CIRowAverage`.
    public class func rowAverage() -> any CIFilter & CIAreaReductionFilter { builtIn(named: "CIRowAverage") }
    /// `CISubtractBlendMode`.
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CISubtractBlendMode")
    }
    /// `CIDivideBlendMode`.
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation { builtIn(named: "CIDivideBlendMode") }
    /// `CILinearLightBlendMode`.
    public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CILinearLightBlendMode")
    }
    /// `CIPinLightBlendMode`.
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CIPinLightBlendMode")
    }
    /// `CIVividLightBlendMode`.
    public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CIVividLightBlendMode")
    }
    /// `CILinearDodgeBlendMode`.
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CILinearDodgeBlendMode")
    }
    /// `CILinearBurnBlendMode`.
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
        builtIn(named: "CILinearBurnBlendMode")
    }
    /// `CIBlendWithRedMask`.
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { builtIn(named: "CIBlendWithRedMask") }
    /// `CIBlendWithGreenMask`.
    public class func blendWithGreenMask() -> any CIFilter & CIBlendWithMask { builtIn(named: "CIBlendWithGreenMask") }
    /// `CIBlendWithBlueMask`.
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { builtIn(named: "CIBlendWithBlueMask") }
}
