import CoreGraphics
import Foundation

/// How sure something is, from 0 to 1.
public typealias VNConfidence = Float

/// Something that was found in a picture. Places are parts of the picture: (0, 0) is its lower left corner, (1, 1) the upper right one.
open class VNObservation: NSObject {
    /// Tells it from others.
    public let uuid = UUID()
    /// How sure it is.
    public let confidence: VNConfidence = 1
    override init() {}
}

/// Something that was found at a place.
open class VNDetectedObjectObservation: VNObservation {
    /// Where it is.
    public let boundingBox: CGRect
    init(_ box: CGRect) { boundingBox = box }
}

/// Something with four corners.
open class VNRectangleObservation: VNDetectedObjectObservation {
    public let topLeft: CGPoint
    public let topRight: CGPoint
    public let bottomLeft: CGPoint
    public let bottomRight: CGPoint

    init(_ box: CGRect, _ topLeft: CGPoint, _ topRight: CGPoint, _ bottomLeft: CGPoint, _ bottomRight: CGPoint) {
        (self.topLeft, self.topRight, self.bottomLeft, self.bottomRight) = (topLeft, topRight, bottomLeft, bottomRight)
        super.init(box)
    }
}

/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The only kind that is read here (DEV-1227).
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}

/// A code that was read.
open class VNBarcodeObservation: VNRectangleObservation {
    /// The kind of code.
    public let symbology = VNBarcodeSymbology.qr
    /// What it says.
    public let payloadStringValue: String?

    init(_ feature: CIQRCodeFeature, _ extent: CGRect) {
        func part(_ point: CGPoint) -> CGPoint {
            CGPoint(x: (point.x - extent.minX) / extent.width, y: (point.y - extent.minY) / extent.height)
        }
        payloadStringValue = feature.messageString
        let origin = part(feature.bounds.origin)
        super.init(
            CGRect(
                x: origin.x, y: origin.y, width: feature.bounds.width / extent.width,
                height: feature.bounds.height / extent.height),
            part(feature.topLeft), part(feature.topRight), part(feature.bottomLeft), part(feature.bottomRight))
    }
}

/// A text that was recognised: none is (DEV-1227).
open class VNRecognizedText: NSObject {
    /// What it says.
    public let string: String
    /// How sure it is.
    public let confidence: VNConfidence = 1
    init(_ string: String) { self.string = string }

    /// Where a part of it is.
    public func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// A line of text that was recognised: none is (DEV-1227).
open class VNRecognizedTextObservation: VNRectangleObservation {
    /// What it may say, the likeliest first.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A face that was found: none is (DEV-1227).
open class VNFaceObservation: VNDetectedObjectObservation {}
