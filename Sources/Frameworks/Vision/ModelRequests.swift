import CoreGraphics
import CoreImage
import Foundation

// Requests that need a model, in Swift's form. Each throws `VisionError.unsupportedRequest` (DEV-1227).

/// The error of a request that needs a model.
private func refuse<Result>(_ name: String) throws -> Result {
    throw VisionError.unsupportedRequest("\(name) isn't supported: the device has no model for it.")
}

/// Recognises text. It throws here: there is no model (DEV-1227).
public struct RecognizeTextRequest: ImageProcessingRequest {
    /// What is found, were there a model.
    public typealias Result = [RecognizedTextObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var recognitionLevel = RecognitionLevel.accurate
    /// Languages, the likeliest first.
    public var recognitionLanguages: [Locale.Language] = []
    public var usesLanguageCorrection = true
    public var automaticallyDetectsLanguage = false
    public var customWords: [String] = []
    /// The smallest text, as a part of the picture's height.
    public var minimumTextHeightFraction: Float = 0
    /// The languages that are recognised: none.
    public var supportedRecognitionLanguages: [Locale.Language] { [] }

    /// The care with which text is recognised.
    public enum RecognitionLevel: Hashable, Codable, Sendable { case accurate, fast }

    /// The request.
    public init() {}
    public func _porticoFind(in image: CIImage) throws -> [RecognizedTextObservation] {
        try refuse("RecognizeTextRequest")
    }
}

/// Finds faces. It throws here: there is no model (DEV-1227).
public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
    /// What is found, were there a model.
    public typealias Result = [FaceObservation]
    public var regionOfInterest = NormalizedRect.fullImage

    /// The request.
    public init() {}
    public func _porticoFind(in image: CIImage) throws -> [FaceObservation] {
        try refuse("DetectFaceRectanglesRequest")
    }
}

/// Finds the parts of faces. It throws here: there is no model (DEV-1227).
public struct DetectFaceLandmarksRequest: ImageProcessingRequest {
    /// What is found, were there a model.
    public typealias Result = [FaceObservation]
    public var regionOfInterest = NormalizedRect.fullImage

    /// The request.
    public init() {}
    public func _porticoFind(in image: CIImage) throws -> [FaceObservation] { try refuse("DetectFaceLandmarksRequest") }
}

/// Says how good pictures of faces are. It throws here: there is no model (DEV-1227).
public struct DetectFaceCaptureQualityRequest: ImageProcessingRequest {
    /// What is found, were there a model.
    public typealias Result = [FaceObservation]
    public var regionOfInterest = NormalizedRect.fullImage

    /// The request.
    public init() {}
    public func _porticoFind(in image: CIImage) throws -> [FaceObservation] {
        try refuse("DetectFaceCaptureQualityRequest")
    }
}

/// Finds people. It throws here: there is no model (DEV-1227).
public struct DetectHumanRectanglesRequest: ImageProcessingRequest {
    /// What is found, were there a model.
    public typealias Result = [HumanObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    /// Whether head and shoulders are enough.
    public var upperBodyOnly = true

    /// The request.
    public init() {}
    public func _porticoFind(in image: CIImage) throws -> [HumanObservation] {
        try refuse("DetectHumanRectanglesRequest")
    }
}

/// Finds where text stands. It throws here: there is no model (DEV-1227).
public struct DetectTextRectanglesRequest: ImageProcessingRequest {
    /// What is found, were there a model.
    public typealias Result = [TextObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    /// Whether each letter has a place of its own.
    public var reportCharacterBoxes = false

    /// The request.
    public init() {}
    public func _porticoFind(in image: CIImage) throws -> [TextObservation] {
        try refuse("DetectTextRectanglesRequest")
    }
}

/// Finds rectangles. It throws here: there is no model (DEV-1227).
public struct DetectRectanglesRequest: ImageProcessingRequest {
    /// What is found, were there a model.
    public typealias Result = [RectangleObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public var minimumAspectRatio: Float = 0.5
    public var maximumAspectRatio: Float = 1
    public var quadratureToleranceDegrees: Float = 30
    public var minimumSize: Float = 0.2
    public var minimumConfidence: Float = 0
    public var maximumObservations = 1

    /// The request.
    public init() {}
    public func _porticoFind(in image: CIImage) throws -> [RectangleObservation] {
        try refuse("DetectRectanglesRequest")
    }
}

/// Says what a picture is of. It throws here: there is no model (DEV-1227).
public struct ClassifyImageRequest: ImageProcessingRequest {
    /// What is found, were there a model.
    public typealias Result = [ClassificationObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    /// The names of what is known: none.
    public var supportedIdentifiers: [String] { [] }

    /// The request.
    public init() {}
    public func _porticoFind(in image: CIImage) throws -> [ClassificationObservation] {
        try refuse("ClassifyImageRequest")
    }
}

/// Finds cats and dogs. It throws here: there is no model (DEV-1227).
public struct RecognizeAnimalsRequest: ImageProcessingRequest {
    /// What is found, were there a model.
    public typealias Result = [RecognizedObjectObservation]
    public var regionOfInterest = NormalizedRect.fullImage

    /// The request.
    public init() {}
    public func _porticoFind(in image: CIImage) throws -> [RecognizedObjectObservation] {
        try refuse("RecognizeAnimalsRequest")
    }
}

/// Finds a sheet of paper. It throws here: there is no model (DEV-1227).
public struct DetectDocumentSegmentationRequest: ImageProcessingRequest {
    public typealias Result = RectangleObservation?
    public var regionOfInterest = NormalizedRect.fullImage

    /// The request.
    public init() {}
    public func _porticoFind(in image: CIImage) throws -> RectangleObservation? {
        try refuse("DetectDocumentSegmentationRequest")
    }
}

/// Finds the horizon. It throws here: there is no model (DEV-1227).
public struct DetectHorizonRequest: ImageProcessingRequest {
    public typealias Result = HorizonObservation?
    public var regionOfInterest = NormalizedRect.fullImage

    /// The request.
    public init() {}
    public func _porticoFind(in image: CIImage) throws -> HorizonObservation? { try refuse("DetectHorizonRequest") }
}
