import CoreGraphics
import Foundation

/// Is called when a request is done: by the handler, on the thread that performs it, with the error if it failed.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A protocol that lets a kind of request say which observations its results are.
public protocol _PorticoVisionRequest {}

extension _PorticoVisionRequest where Self: VNRequest {
    /// What was found; nil before it is performed, and if it failed.
    public var results: [VNObservation]? { found }
}

/// Something to be found in a picture.
open class VNRequest: NSObject, _PorticoVisionRequest {
    /// Called when it is done.
    public let completionHandler: VNRequestCompletionHandler?
    private(set) final var found: [VNObservation]?
    /// Kept: all is done on the processor (DEV-1227).
    open var usesCPUOnly = false
    /// Kept (DEV-1227).
    open var preferBackgroundProcessing = false

    /// A request.
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }

    /// Ends it, if it goes on on another thread: it is done before this can be called.
    open func cancel() {}

    func find(in image: CIImage) throws -> [VNObservation] {
        throw VNErrorCode.unsupportedRequest.error("\(type(of: self)) isn't supported: the device has no model for it.")
    }

    func perform(on image: CIImage) -> (any Error)? {
        var failure: (any Error)?
        do { found = try find(in: image) } catch { (found, failure) = (nil, error) }
        completionHandler?(self, failure)
        return failure
    }
}

/// A request for a part of a picture.
open class VNImageBasedRequest: VNRequest {
    /// The part: (0, 0, 1, 1), all of it, at first.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Reads codes: QR codes, by zbar (DEV-1227).
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    /// The codes that were read; nil before it is performed, and if it failed.
    public final var results: [VNBarcodeObservation]? { found as? [VNBarcodeObservation] }
    /// The kinds to be read; all at first.
    open var symbologies: [VNBarcodeSymbology] = [.qr]
    /// The kinds that can be read.
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [.qr] }

    override func find(in image: CIImage) throws -> [VNObservation] {
        guard symbologies.contains(.qr) else { return [] }
        let detector = CIDetector(ofType: CIDetectorTypeQRCode, context: nil)
        let found = (detector?.features(in: image) ?? []).compactMap { $0 as? CIQRCodeFeature }
            .map { VNBarcodeObservation($0, image.extent) }
        return found.filter { regionOfInterest.contains(CGPoint(x: $0.boundingBox.midX, y: $0.boundingBox.midY)) }
    }
}

/// How thorough text is recognised.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    case accurate = 0
    case fast = 1
}

/// Recognises text. It fails here with `VNErrorCode.unsupportedRequest`: there is no model (DEV-1227).
open class VNRecognizeTextRequest: VNImageBasedRequest {
    /// The lines that were recognised: nil.
    public final var results: [VNRecognizedTextObservation]? { found as? [VNRecognizedTextObservation] }
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// Languages as `en-US`, the likeliest first.
    open var recognitionLanguages: [String] = []
    open var usesLanguageCorrection = true
    open var customWords: [String] = []
    /// The smallest text, as a part of the picture's height.
    open var minimumTextHeight: Float = 0
    /// The languages that are recognised: none.
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}

/// Finds faces. It fails here with `VNErrorCode.unsupportedRequest`: there is no model (DEV-1227).
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
    /// The faces that were found: nil.
    public final var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}

/// Finds rectangles. It fails here with `VNErrorCode.unsupportedRequest` (DEV-1227).
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    /// The rectangles that were found: nil.
    public final var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }
    /// The narrowest one, as the shorter side by the longer; 0.5 at first.
    open var minimumAspectRatio: Float = 0.5
    /// The widest one; 1 at first.
    open var maximumAspectRatio: Float = 1
    /// By how many degrees a corner may differ from a right angle; 30 at first.
    open var quadratureTolerance: Float = 30
    /// The smallest one, as a part of the picture's shorter side; 0.2 at first.
    open var minimumSize: Float = 0.2
    /// The least confidence; 0 at first.
    open var minimumConfidence: Float = 0
    /// The largest number of results; 1 at first.
    open var maximumObservations = 1
}
