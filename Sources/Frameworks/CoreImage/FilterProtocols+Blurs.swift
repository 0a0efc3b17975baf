import CoreGraphics
import Foundation

// The inputs of filters that blur, sharpen and grow.

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

/// The inputs of `CIFilter.noiseReduction()`.
public protocol CINoiseReduction: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The level below which a difference is noise.
    var noiseLevel: Float { get set }
    /// The sharpness.
    var sharpness: Float { get set }
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
