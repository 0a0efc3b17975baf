import CoreGraphics
import Foundation
import UIKit

/// A small picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    /// The kinds of pictures.
    public enum RepresentationType: Int, Sendable {
        case icon = 0
        case lowQualityThumbnail = 1
        case thumbnail = 2
    }
    /// The kind: a picture of the content.
    open var type: RepresentationType { .thumbnail }
    /// The picture.
    public let uiImage: UIImage
    /// The picture's pixels.
    public let cgImage: CGImage
    /// The place of the content in the picture, in points: all of it.
    open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }

    init(_ image: UIImage, _ pixels: CGImage) {
        (uiImage, cgImage) = (image, pixels)
        super.init()
    }
}

/// Makes small pictures of files of pictures; of other files there is none (DEV-1329).
///
/// - From: the app, on any thread
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    /// A request for pictures of a file.
    open class Request: NSObject, @unchecked Sendable {
        /// The kinds of pictures that are wanted.
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// The icon of the file's type. There is none here (DEV-1329).
            public static let icon = Self(rawValue: 1 << 0)
            /// A picture that comes soon. The full one comes in its place.
            public static let lowQualityThumbnail = Self(rawValue: 1 << 1)
            /// A picture of the content.
            public static let thumbnail = Self(rawValue: 1 << 2)
            /// The best one.
            public static let all: Self = [.icon, .lowQualityThumbnail, .thumbnail]
        }

        fileprivate let url: URL
        /// The size that the picture fits into, in points.
        public let size: CGSize
        /// Pixels in a point.
        public let scale: CGFloat
        /// The kinds that are wanted.
        public let representationTypes: RepresentationTypes
        /// The least width and height in points; 0 by default. Kept: a picture is as large as fits (DEV-1329).
        open var minimumDimension: CGFloat = 0
        /// Whether the picture looks like a file's icon; false by default. Kept: it never does (DEV-1329).
        open var iconMode = false

        /// Asks for pictures of a file that fit a size.
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (self.url, self.size, self.scale) = (url, size, scale)
            self.representationTypes = representationTypes
            super.init()
        }
    }

    private static let only = QLThumbnailGenerator()
    private let lock = NSLock()
    /// The requests that were cancelled before they were answered. Guarded by the lock.
    private var cancelled: Set<ObjectIdentifier> = []
    private var waiting: [ObjectIdentifier: Int] = [:]

    /// The one of the app.
    open class var shared: QLThumbnailGenerator { only }

    /// Makes the picture. The handler is called once, on a thread of the system's, with the picture or an error.
    open func generateBestRepresentation(
        for request: Request,
        completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        let id = ObjectIdentifier(request)
        lock.withLock { waiting[id, default: 0] += 1 }
        DispatchQueue.global().async { [self] in
            let isCancelled = lock.withLock {
                waiting[id, default: 1] -= 1
                if waiting[id] == 0 { waiting[id] = nil }
                return waiting[id] == nil ? cancelled.remove(id) != nil : cancelled.contains(id)
            }
            if isCancelled { return completionHandler(nil, QLThumbnailError(.requestCancelled)) }
            do { completionHandler(try Self.makePicture(request), nil) } catch { completionHandler(nil, error) }
        }
    }
    /// Makes the picture.
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        try await withCheckedThrowingContinuation { continuation in
            generateBestRepresentation(for: request) { picture, error in
                if let picture {
                    continuation.resume(returning: picture)
                } else {
                    continuation.resume(throwing: error ?? QLThumbnailError(.generationFailed))
                }
            }
        }
    }
    /// Makes the pictures. The handler is called once, with the full one or an error: none comes before it.
    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )? = nil
    ) {
        nonisolated(unsafe) let handler = updateHandler
        generateBestRepresentation(for: request) { handler?($0, .thumbnail, $1) }
    }
    /// Ends a request that hasn't been answered: its handler hears of `requestCancelled`.
    open func cancel(_ request: Request) {
        lock.withLock { if waiting[ObjectIdentifier(request)] != nil { cancelled.insert(ObjectIdentifier(request)) } }
    }

    private static func makePicture(_ request: Request) throws -> QLThumbnailRepresentation {
        let box = CGSize(width: request.size.width * request.scale, height: request.size.height * request.scale)
        guard box.width >= 1, box.height >= 1, box.width <= 8192, box.height <= 8192,
            !request.representationTypes.isEmpty
        else { throw QLThumbnailError(.requestInvalid) }
        guard let whole = UIImage(contentsOfFile: request.url.path)?.cgImage, whole.width > 0, whole.height > 0 else {
            throw QLThumbnailError(.generationFailed)
        }
        let share = min(box.width / CGFloat(whole.width), box.height / CGFloat(whole.height), 1)
        let (width, height) = (
            max(1, Int((CGFloat(whole.width) * share).rounded())),
            max(1, Int((CGFloat(whole.height) * share).rounded()))
        )
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.interpolationQuality = .high
        context?.draw(whole, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let pixels = context?.makeImage() else { throw QLThumbnailError(.generationFailed) }
        return QLThumbnailRepresentation(UIImage(cgImage: pixels, scale: request.scale, orientation: .up), pixels)
    }
}
