import CoreGraphics
import Foundation

/// Something that was found in a picture.
public protocol VisionObservation: Hashable, Sendable {
    /// Tells it from others.
    var uuid: UUID { get }
    /// How sure it is, from 0 to 1.
    var confidence: Float { get }
}

/// Something that was found at a place.
public protocol BoundingBoxProviding {
    /// Its place in the picture.
    var boundingBox: NormalizedRect { get }
}

/// Something with four corners.
public protocol QuadrilateralProviding: BoundingBoxProviding {
    var topLeft: NormalizedPoint { get }
    var topRight: NormalizedPoint { get }
    var bottomLeft: NormalizedPoint { get }
    var bottomRight: NormalizedPoint { get }
}

/// A kind of code.
public enum BarcodeSymbology: String, Hashable, Codable, Sendable, CaseIterable {
    case aztec, codabar, code128, code39, code93, dataMatrix, ean13, ean8, gs1DataBar, i2of5, itf14, microPDF417
    case microQR, msiPlessey, pdf417, qr, upce
}

/// A code that was read.
public struct BarcodeObservation: VisionObservation, QuadrilateralProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let topLeft: NormalizedPoint
    public let topRight: NormalizedPoint
    public let bottomLeft: NormalizedPoint
    public let bottomRight: NormalizedPoint
    /// The kind of code.
    public let symbology: BarcodeSymbology
    /// The text that it holds; nil where that is none.
    public let payloadString: String?

    init(_ old: VNBarcodeObservation) {
        func point(_ point: CGPoint) -> NormalizedPoint { NormalizedPoint(x: point.x, y: point.y) }
        (uuid, confidence, boundingBox) = (old.uuid, old.confidence, NormalizedRect(normalizedRect: old.boundingBox))
        (topLeft, topRight) = (point(old.topLeft), point(old.topRight))
        (bottomLeft, bottomRight) = (point(old.bottomLeft), point(old.bottomRight))
        (symbology, payloadString) = (.qr, old.payloadStringValue)
    }
}

/// Reads codes: QR codes, by zbar (DEV-1227).
public struct DetectBarcodesRequest: ImageProcessingRequest {
    public typealias Result = [BarcodeObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    /// The kinds to be read.
    public var symbologies: [BarcodeSymbology] = [.qr]
    /// The kinds that can be read.
    public var supportedSymbologies: [BarcodeSymbology] { [.qr] }

    /// The request.
    public init() {}
    public func _porticoFind(in image: CIImage) throws -> [BarcodeObservation] {
        guard symbologies.contains(.qr) else { return [] }
        let request = VNDetectBarcodesRequest()
        request.regionOfInterest = regionOfInterest.cgRect
        return try request.find(in: image).compactMap { ($0 as? VNBarcodeObservation).map(BarcodeObservation.init) }
    }
}

/// An observation of a kind that is never made (DEV-1227): it would fill the picture.
protocol UnfoundObservation: VisionObservation, QuadrilateralProviding {}

extension UnfoundObservation {
    public var confidence: Float { 1 }
    public var boundingBox: NormalizedRect { .fullImage }
    public var topLeft: NormalizedPoint { NormalizedPoint(x: 0, y: 1) }
    public var topRight: NormalizedPoint { NormalizedPoint(x: 1, y: 1) }
    public var bottomLeft: NormalizedPoint { .zero }
    public var bottomRight: NormalizedPoint { NormalizedPoint(x: 1, y: 0) }
}

/// A line of text that was recognised: none is (DEV-1227).
public struct RecognizedTextObservation: UnfoundObservation {
    public let uuid = UUID()
    /// What it says, in the likeliest reading.
    public var transcript: String { "" }
    /// What it may say, the likeliest first.
    public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] { [] }
    private init() {}
}

/// A place at which text was found: none is (DEV-1227).
public struct TextObservation: UnfoundObservation {
    public let uuid = UUID()
    private init() {}
}

/// A face that was found: none is (DEV-1227).
public struct FaceObservation: UnfoundObservation {
    public let uuid = UUID()
    private init() {}
}

/// Somebody who was found: none is (DEV-1227).
public struct HumanObservation: UnfoundObservation {
    public let uuid = UUID()
    private init() {}
}

/// A rectangle that was found: none is (DEV-1227).
public struct RectangleObservation: UnfoundObservation {
    public let uuid = UUID()
    private init() {}
}

/// A thing that was found: none is (DEV-1227).
public struct RecognizedObjectObservation: UnfoundObservation {
    public let uuid = UUID()
    /// What it may be, the likeliest first.
    public var labels: [ClassificationObservation] { [] }
    private init() {}
}

/// A text that was recognised: none is (DEV-1227).
public struct RecognizedText: Hashable, Sendable {
    /// The text that it holds.
    public let string: String
    /// The certainty, from 0 to 1.
    public let confidence: Float
}

/// A class of a picture: none is known (DEV-1227).
public struct ClassificationObservation: VisionObservation {
    public let uuid = UUID()
    public let confidence: Float
    /// The name of it.
    public let identifier: String
}

/// A horizon that was found: none is (DEV-1227).
public struct HorizonObservation: VisionObservation {
    public let uuid = UUID()
    public let confidence: Float
    /// The angle by which the picture is turned.
    public let angle: Measurement<UnitAngle>
}
