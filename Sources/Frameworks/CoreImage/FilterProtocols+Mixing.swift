import CoreGraphics
import Foundation

// The inputs of filters that mix pictures, and filters that count their pixels.

/// The inputs of `CIFilter.additionCompositing()`, `CIFilter.colorBlendMode()`, `CIFilter.colorBurnBlendMode()` and its kin.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
}

/// The inputs of `CIFilter.blendWithAlphaMask()`, `CIFilter.blendWithMask()`.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
    /// The picture that says where.
    var maskImage: CIImage? { get set }
}

/// The inputs of `CIFilter.mix()`.
public protocol CIMix: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture behind.
    var backgroundImage: CIImage? { get set }
    /// The part of it.
    var amount: Float { get set }
}

/// The inputs of `CIFilter.dissolveTransition()`.
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture that it becomes.
    var targetImage: CIImage? { get set }
    /// From 0 to 1.
    var time: Float { get set }
}

/// The inputs of `CIFilter.swipeTransition()`.
public protocol CISwipeTransition: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture that it becomes.
    var targetImage: CIImage? { get set }
    /// From 0 to 1.
    var time: Float { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
    /// The part.
    var extent: CGRect { get set }
}

/// The inputs of `CIFilter.barsSwipeTransition()`.
public protocol CIBarsSwipeTransition: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture that it becomes.
    var targetImage: CIImage? { get set }
    /// From 0 to 1.
    var time: Float { get set }
    /// An angle in radians.
    var angle: Float { get set }
    /// A length in pixels.
    var width: Float { get set }
}

/// The inputs of `CIFilter.disintegrateWithMaskTransition()`.
public protocol CIDisintegrateWithMaskTransition: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The picture that it becomes.
    var targetImage: CIImage? { get set }
    /// The picture that says where.
    var maskImage: CIImage? { get set }
    /// From 0 to 1.
    var time: Float { get set }
}

/// The inputs of `CIFilter.areaAverage()`.
public protocol CIAreaAverage: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The part.
    var extent: CGRect { get set }
}

/// The inputs of `CIFilter.areaMaximum()`.
public protocol CIAreaMaximum: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The part.
    var extent: CGRect { get set }
}

/// The inputs of `CIFilter.areaMinimum()`.
public protocol CIAreaMinimum: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The part.
    var extent: CGRect { get set }
}

/// The inputs of `CIFilter.areaHistogram()`.
public protocol CIAreaHistogram: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The part.
    var extent: CGRect { get set }
    /// A scale.
    var scale: Float { get set }
    /// The number.
    var count: Int { get set }
}

/// The inputs of `CIFilter.histogramDisplay()`.
public protocol CIHistogramDisplay: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The height.
    var height: Float { get set }
    /// Up to where.
    var highLimit: Float { get set }
    /// From where on.
    var lowLimit: Float { get set }
}

/// The inputs of `CIFilter.areaMinMax()`, `CIFilter.areaMinMaxRed()` and its kin.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    /// The picture.
    var inputImage: CIImage? { get set }
    /// The part.
    var extent: CGRect { get set }
}
