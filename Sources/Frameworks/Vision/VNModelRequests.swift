import CoreGraphics
import Foundation

// Requests that need a model. Each fails here with `VNErrorCode.unsupportedRequest`, of which the completion handler and the one who performs
// it hear (DEV-1227).

/// Finds the horizon.
open class VNDetectHorizonRequest: VNImageBasedRequest {
    /// The horizon that was found: nil.
    public final var results: [VNHorizonObservation]? { found as? [VNHorizonObservation] }
}

/// A horizon that was found: none is (DEV-1227).
open class VNHorizonObservation: VNObservation {
    /// How far the picture is turned, in radians.
    public let angle: CGFloat = 0
    /// The transform that turns the picture upright.
    open var transform: CGAffineTransform { CGAffineTransform(rotationAngle: angle) }
    /// The transform that turns a picture of a size upright.
    open func transform(forImageWidth width: Int, height: Int) -> CGAffineTransform { transform }
}

/// Finds the parts of faces.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
    /// The faces that were found: nil.
    public final var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
    /// The faces that are looked at; nil: all that are found.
    open var inputFaceObservations: [VNFaceObservation]?
}

/// Says how good a picture of a face is.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest {
    /// The faces that were found: nil.
    public final var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
    /// The faces that are looked at; nil: all that are found.
    open var inputFaceObservations: [VNFaceObservation]?
}

/// Finds people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
    /// The people who were found: nil.
    public final var results: [VNHumanObservation]? { found as? [VNHumanObservation] }
    /// Whether heads and shoulders are enough; true at first.
    open var upperBodyOnly = true
}

/// Somebody who was found: nobody is (DEV-1227).
open class VNHumanObservation: VNDetectedObjectObservation {
    /// Whether it is head and shoulders.
    public let upperBodyOnly = true
}

/// Finds where text stands.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
    /// The places that were found: nil.
    public final var results: [VNTextObservation]? { found as? [VNTextObservation] }
    /// Whether each letter has a place of its own; false at first.
    open var reportCharacterBoxes = false
}

/// A place at which text was found: none is (DEV-1227).
open class VNTextObservation: VNRectangleObservation {
    /// The letters' places.
    public let characterBoxes: [VNRectangleObservation]? = nil
}

/// Finds a sheet of paper.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {
    /// The sheet that was found: nil.
    public final var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }
}

/// Says what a picture is of.
open class VNClassifyImageRequest: VNImageBasedRequest {
    /// The classes of the picture: nil.
    public final var results: [VNClassificationObservation]? { found as? [VNClassificationObservation] }
    /// The names of what is known: none.
    open func supportedIdentifiers() throws -> [String] { [] }
}

/// A class of a picture: none is known (DEV-1227).
open class VNClassificationObservation: VNObservation {
    /// The name of it.
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
}

/// Finds cats and dogs.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {
    /// The animals that were found: nil.
    public final var results: [VNRecognizedObjectObservation]? { found as? [VNRecognizedObjectObservation] }
    /// The animals that are known: none.
    open func supportedIdentifiers() throws -> [VNAnimalIdentifier] { [] }
}

/// A kind of animal.
public struct VNAnimalIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// One of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cat = VNAnimalIdentifier(rawValue: "Cat")
    public static let dog = VNAnimalIdentifier(rawValue: "Dog")
}

/// A thing that was found: none is (DEV-1227).
open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
    /// What it may be, the likeliest first.
    public let labels: [VNClassificationObservation] = []
}
