import Foundation

// The names of filters' inputs, as `setValue(_:forKey:)` and `init(name:parameters:)` take them.

/// The picture.
public let kCIInputImageKey = "inputImage"
/// The picture behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The picture that another becomes.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The picture that says where.
public let kCIInputMaskImageKey = "inputMaskImage"
/// How far a transition is, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// A transform.
public let kCIInputTransformKey = "inputTransform"
/// A scale.
public let kCIInputScaleKey = "inputScale"
/// How much wider than high.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// A place.
public let kCIInputCenterKey = "inputCenter"
/// A length in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// An angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// How glass bends light.
public let kCIInputRefractionKey = "inputRefraction"
/// A length in pixels.
public let kCIInputWidthKey = "inputWidth"
/// How sharp.
public let kCIInputSharpnessKey = "inputSharpness"
/// How much of it.
public let kCIInputIntensityKey = "inputIntensity"
/// Steps of exposure.
public let kCIInputEVKey = "inputEV"
/// How colourful; 1 as it is.
public let kCIInputSaturationKey = "inputSaturation"
/// A colour.
public let kCIInputColorKey = "inputColor"
/// What is added; 0 as it is.
public let kCIInputBrightnessKey = "inputBrightness"
/// 1 as it is.
public let kCIInputContrastKey = "inputContrast"
/// What is added.
public let kCIInputBiasKey = "inputBias"
/// A matrix's numbers.
public let kCIInputWeightsKey = "inputWeights"
/// A picture of colours.
public let kCIInputGradientImageKey = "inputGradientImage"
/// A picture of lights.
public let kCIInputShadingImageKey = "inputShadingImage"
/// A rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The picture that a filter makes.
public let kCIOutputImageKey = "outputImage"
/// A filter's name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// A filter's name for people.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The kinds that a filter is of.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The class of an input.
public let kCIAttributeClass = "CIAttributeClass"
/// What an input is.
public let kCIAttributeType = "CIAttributeType"
/// The least value.
public let kCIAttributeMin = "CIAttributeMin"
/// The greatest value.
public let kCIAttributeMax = "CIAttributeMax"
/// Where a slider begins.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// Where a slider ends.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The value at the start.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The value that changes nothing.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The name of an input.
public let kCIAttributeName = "CIAttributeName"
/// The name of an input for people.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// What moves pixels.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// What places and cuts.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// What puts one picture over another.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// What mends colours.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// What changes colours.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// What makes one picture another.
public let kCICategoryTransition = "CICategoryTransition"
/// What makes pictures of nothing.
public let kCICategoryGenerator = "CICategoryGenerator"
/// What makes few numbers of a picture.
public let kCICategoryReduction = "CICategoryReduction"
/// What makes colours that go into each other.
public let kCICategoryGradient = "CICategoryGradient"
/// What makes pictures look otherwise.
public let kCICategoryStylize = "CICategoryStylize"
/// What sharpens.
public let kCICategorySharpen = "CICategorySharpen"
/// What blurs.
public let kCICategoryBlur = "CICategoryBlur"
/// What the system has.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// What is for pictures.
public let kCICategoryStillImage = "CICategoryStillImage"
/// What is for films.
public let kCICategoryVideo = "CICategoryVideo"
