import CoreGraphics
import Foundation

// The inputs of filters that put colours in the place of others.

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

/// The inputs of `CIFilter.colorMap()`.
public protocol CIColorMap: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A picture of colours.
    var gradientImage: CIImage? { get set }
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
