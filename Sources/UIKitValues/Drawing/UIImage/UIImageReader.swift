import CoreGraphics
import Foundation

/// Reads images as a configuration says: smaller, or decoded already.
public final class UIImageReader: NSObject, Sendable {
    /// The way that images are read.
    public struct Configuration: Sendable {
        /// Whether more brightness than the screen's white is kept; false to begin with. Kept (DEV-1449): no image has more here.
        public var prefersHighDynamicRange = false
        /// Whether images are decoded before they are given; false to begin with.
        public var preparesImagesForDisplay = false
        /// Images are made no larger than this, in points; zero, to begin with, leaves them as they are.
        public var preferredThumbnailSize = CGSize.zero
        /// The resolution that images without a scale have; 0, to begin with: a point a pixel.
        public var pixelsPerInch: CGFloat = 0

        /// Reads images as they are.
        public init() {}
    }

    /// A reader that leaves images as they are.
    public static let `default` = UIImageReader(configuration: Configuration())

    /// The way that it reads images.
    public let configuration: Configuration

    /// Makes a reader of a configuration.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init()
    }

    /// The image in a file; nil where there is none that can be read.
    public func image(contentsOf url: URL) -> UIImage? {
        (try? Data(contentsOf: url)).flatMap(image(data:))
    }

    /// The image that the data holds; nil where it holds none that can be read.
    public func image(data: Data) -> UIImage? {
        let scale = configuration.pixelsPerInch > 0 ? configuration.pixelsPerInch / 72 : 1
        guard var image = UIImage(data: data, scale: scale) else { return nil }
        let limit = configuration.preferredThumbnailSize
        if limit.width > 0, limit.height > 0, image.size.width > limit.width || image.size.height > limit.height {
            guard let smaller = image.preparingThumbnail(of: limit) else { return nil }
            image = smaller
        }
        return configuration.preparesImagesForDisplay ? image.preparingForDisplay() : image
    }

    /// Reads a file on another thread, and calls the handler there.
    public func image(contentsOf url: URL, completion: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completion(self.image(contentsOf: url)) }
    }

    /// Reads the data on another thread, and calls the handler there.
    public func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completion(self.image(data: data)) }
    }

    /// The image in a file; nil where there is none that can be read.
    public func image(contentsOf url: URL) async -> UIImage? {
        await withCheckedContinuation { result in image(contentsOf: url) { result.resume(returning: $0) } }
    }

    /// The image that the data holds; nil where it holds none that can be read.
    public func image(data: Data) async -> UIImage? {
        await withCheckedContinuation { result in image(data: data) { result.resume(returning: $0) } }
    }
}
