import CoreGraphics
import Foundation

// The inputs of filters that make a picture of nothing.

/// The inputs of `CIFilter.checkerboardGenerator()`.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The place in the middle.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// A length in pixels.
    var width: Float { get set }
    /// How sharp.
    var sharpness: Float { get set }
}

/// The inputs of `CIFilter.stripesGenerator()`.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The place in the middle.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// A length in pixels.
    var width: Float { get set }
    /// How sharp.
    var sharpness: Float { get set }
}

/// The inputs of `CIFilter.randomGenerator()`.
public protocol CIRandomGenerator: CIFilterProtocol {
}

/// The inputs of `CIFilter.linearGradient()`.
public protocol CILinearGradient: CIFilterProtocol {
    /// Where the first colour is.
    var point0: CGPoint { get set }
    /// Where the second colour is.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of `CIFilter.smoothLinearGradient()`.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// Where the first colour is.
    var point0: CGPoint { get set }
    /// Where the second colour is.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of `CIFilter.radialGradient()`.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The place in the middle.
    var center: CGPoint { get set }
    /// Where the first colour ends.
    var radius0: Float { get set }
    /// Where the second colour begins.
    var radius1: Float { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The inputs of `CIFilter.gaussianGradient()`.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The place in the middle.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.hueSaturationValueGradient()`.
public protocol CIHueSaturationValueGradient: CIFilterProtocol {
    /// The brightness.
    var value: Float { get set }
    /// A length in pixels.
    var radius: Float { get set }
}

/// The inputs of `CIFilter.roundedRectangleGenerator()`.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    /// The part.
    var extent: CGRect { get set }
    /// A length in pixels.
    var radius: Float { get set }
    /// The colour.
    var color: CIColor { get set }
}

/// The inputs of `CIFilter.blurredRectangleGenerator()`.
public protocol CIBlurredRectangleGenerator: CIFilterProtocol {
    /// The part.
    var extent: CGRect { get set }
    /// The softness.
    var sigma: Float { get set }
    /// A colour.
    var color: CIColor { get set }
}

/// The inputs of `CIFilter.qrCodeGenerator()`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// What the code says.
    var message: Data { get set }
    /// How much of the code may be lost: L, M, Q or H.
    var correctionLevel: String { get set }
}

/// The inputs of `CIFilter.code128BarcodeGenerator()`.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The text of the code.
    var message: Data { get set }
    /// The free pixels beside.
    var quietSpace: Float { get set }
    /// The height.
    var barcodeHeight: Float { get set }
}
