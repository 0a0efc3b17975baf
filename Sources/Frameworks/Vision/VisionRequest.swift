import CoreGraphics
import CoreImage
import Foundation
import UIKit

/// Something to be found in a picture, in the form that Swift has from iOS 18 on: `try await DetectBarcodesRequest().perform(on: image)`.
public protocol VisionRequest: Sendable, Hashable {
    /// The result of `perform(on:)`.
    associatedtype Result: Sendable
}

/// A request of one picture.
public protocol ImageProcessingRequest: VisionRequest {
    /// The part of the picture: all of it at first.
    var regionOfInterest: NormalizedRect { get set }
    /// Finds it; requests that need a model throw `unsupportedRequest` (DEV-1227).
    func _porticoFind(in image: CIImage) throws -> Result
}

extension ImageProcessingRequest {
    /// Looks at a picture.
    public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try perform(CIImage(cgImage: image), orientation)
    }
    /// Looks at a picture.
    public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try perform(image, orientation)
    }
    /// Looks at a picture's file.
    public func perform(on url: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try perform(CIImage(contentsOf: url), orientation)
    }
    /// Looks at the bytes of a picture's file.
    public func perform(on data: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try perform(CIImage(data: data), orientation)
    }

    fileprivate func perform(_ image: CIImage?, _ orientation: CGImagePropertyOrientation?) throws -> Result {
        guard let image else { throw VisionError.invalidImage("The image can't be read.") }
        return try _porticoFind(in: orientation.map { image.oriented($0) } ?? image)
    }
}

/// Performs requests on one picture.
public final class ImageRequestHandler: Sendable {
    private let image: CIImage?
    private let orientation: CGImagePropertyOrientation?

    /// A picture.
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {
        (self.image, self.orientation) = (CIImage(cgImage: image), orientation)
    }
    /// A picture.
    public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {
        (self.image, self.orientation) = (image, orientation)
    }
    /// A picture's file.
    public init(_ url: URL, orientation: CGImagePropertyOrientation? = nil) {
        (image, self.orientation) = (CIImage(contentsOf: url), orientation)
    }
    /// The bytes of a picture's file.
    public init(_ data: Data, orientation: CGImagePropertyOrientation? = nil) {
        (image, self.orientation) = (CIImage(data: data), orientation)
    }

    /// Looks at the picture.
    public func perform<Request: ImageProcessingRequest>(_ request: Request) async throws -> Request.Result {
        try request.perform(image, orientation)
    }
    /// Looks at the picture for several things.
    public func perform<each Request: ImageProcessingRequest>(
        _ request: repeat each Request
    ) async throws -> (repeat (each Request).Result) {
        (repeat try (each request).perform(image, orientation))
    }
}

/// Why a request failed.
public enum VisionError: Error, LocalizedError, Hashable, Sendable {
    case operationFailed(String)
    case invalidImage(String)
    case invalidArgument(String)
    case unsupportedRequest(String)

    public var errorDescription: String? {
        switch self {
        case .operationFailed(let text), .invalidImage(let text), .invalidArgument(let text),
            .unsupportedRequest(let text):
            text
        }
    }
}

/// A place as parts of a picture: (0, 0) is its lower left corner, (1, 1) the upper right one.
public struct NormalizedPoint: Hashable, Codable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    /// A place.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    /// A place of a picture of a size.
    public init(imagePoint: CGPoint, in imageSize: CGSize) {
        self.init(x: imagePoint.x / imageSize.width, y: imagePoint.y / imageSize.height)
    }
    public static let zero = NormalizedPoint(x: 0, y: 0)
    /// The place as numbers.
    public var cgPoint: CGPoint { CGPoint(x: x, y: y) }
    /// The place in a picture of a size, whose axes may begin at either left corner.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint {
        CGPoint(x: x * imageSize.width, y: (origin == .lowerLeft ? y : 1 - y) * imageSize.height)
    }
}

/// The corner at which a picture's axes begin.
public enum CoordinateOrigin: Hashable, Codable, Sendable { case lowerLeft, upperLeft }

/// A rectangle as parts of a picture.
public struct NormalizedRect: Hashable, Codable, Sendable {
    /// The rectangle as numbers.
    public let cgRect: CGRect
    /// A rectangle.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        cgRect = CGRect(x: x, y: y, width: width, height: height)
    }
    /// A rectangle.
    public init(normalizedRect rect: CGRect) { cgRect = rect }
    /// A rectangle of a picture of a size.
    public init(imageRect: CGRect, in imageSize: CGSize) {
        self.init(
            x: imageRect.minX / imageSize.width, y: imageRect.minY / imageSize.height,
            width: imageRect.width / imageSize.width, height: imageRect.height / imageSize.height)
    }
    /// The whole picture.
    public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)
    public var origin: CGPoint { cgRect.origin }
    public var width: CGFloat { cgRect.width }
    public var height: CGFloat { cgRect.height }
    /// The rectangle in a picture of a size, whose axes may begin at either left corner.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
        let y = origin == .lowerLeft ? cgRect.minY : 1 - cgRect.maxY
        return CGRect(
            x: cgRect.minX * imageSize.width, y: y * imageSize.height, width: cgRect.width * imageSize.width,
            height: cgRect.height * imageSize.height)
    }
}
