import CoreGraphics
import Foundation

// The inputs of filters that repeat a picture.

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

/// The inputs of `CIFilter.fourfoldReflectedTile()`.
public protocol CIFourfoldReflectedTile: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
}

/// The inputs of `CIFilter.fourfoldTranslatedTile()`.
public protocol CIFourfoldTranslatedTile: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
}

/// The inputs of `CIFilter.fourfoldRotatedTile()`.
public protocol CIFourfoldRotatedTile: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
}

/// The inputs of `CIFilter.glideReflectedTile()`.
public protocol CIGlideReflectedTile: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
}

/// The inputs of `CIFilter.opTile()`.
public protocol CIOpTile: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
}

/// The inputs of `CIFilter.parallelogramTile()`.
public protocol CIParallelogramTile: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// A place.
    var center: CGPoint { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
}
