import CoreGraphics
import Foundation

// The inputs of filters that draw a picture in another style.

/// The inputs of `CIFilter.pixellate()`.
public protocol CIPixellate: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The place in the middle.
    var center: CGPoint { get set }
    /// How large.
    var scale: Float { get set }
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

/// The inputs of `CIFilter.comicEffect()`.
public protocol CIComicEffect: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
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
