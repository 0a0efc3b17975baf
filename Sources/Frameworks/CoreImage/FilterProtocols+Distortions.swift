import CoreGraphics
import Foundation

// The inputs of filters that move pixels.

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

/// The inputs of `CIFilter.displacementDistortion()`.
public protocol CIDisplacementDistortion: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The distance by which each pixel is moved.
    var displacementImage: CIImage? { get set }
    /// A scale.
    var scale: Float { get set }
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
