import Foundation
import UIKit

/// A number that cancels a request.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the whole picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether a better picture follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether the picture lies elsewhere.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The number of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether it was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// What went wrong.
public let PHImageErrorKey = "PHImageErrorKey"

/// How a picture fits the size that is asked for.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit = 0
    case aspectFill = 1
    public static var `default`: PHImageContentMode { .aspectFit }
}

/// Which picture of a picture.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
/// How well, and how soon.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
/// How exactly it has the size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

/// How a picture is asked for. Every picture comes once, in full quality, from the device.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    /// Which picture. There is one (DEV-1091).
    open var version = PHImageRequestOptionsVersion.current
    /// How well. Always fully (DEV-1091).
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How exactly it has the size. Always exactly (DEV-1091).
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// Whether it may be fetched from the network. Nothing lies there (DEV-1091).
    open var isNetworkAccessAllowed = false
    /// Whether the handler is called before the call returns; false by default.
    open var isSynchronous = false
    /// Hears how far it is. Never called: nothing is fetched (DEV-1091).
    open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
    public override init() { super.init() }
}

/// Gives the pixels of the library's pictures.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let only = PHImageManager()
    private let lock = NSLock()
    /// Guarded by the lock.
    private var last: PHImageRequestID = 0, waiting: Set<PHImageRequestID> = []

    public override init() { super.init() }

    /// The one of the app.
    open class func `default`() -> PHImageManager { only }

    private func begin() -> PHImageRequestID {
        lock.withLock {
            last += 1
            waiting.insert(last)
            return last
        }
    }

    private func run(_ id: PHImageRequestID, _ options: PHImageRequestOptions?, _ body: @escaping () -> Void) {
        if options?.isSynchronous == true { return body() }
        nonisolated(unsafe) let body = body
        DispatchQueue.main.async { [self] in
            guard lock.withLock({ waiting.remove(id) != nil }) else { return }
            body()
        }
    }

    private func info(_ id: PHImageRequestID, failed: Bool) -> [AnyHashable: Any] {
        var all: [AnyHashable: Any] = [
            PHImageResultRequestIDKey: NSNumber(value: id), PHImageResultIsDegradedKey: false,
        ]
        if failed { all[PHImageErrorKey] = PHPhotosError(.invalidResource) }
        return all
    }

    /// The picture in a size, in pixels. The handler is called once, on the main thread.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let id = begin()
        run(id, options) { [self] in
            let image = UIImage(contentsOfFile: asset.url.path).map { Self.fit($0, targetSize, contentMode) }
            resultHandler(image, info(id, failed: image == nil))
        }
        return id
    }

    private static func fit(_ image: UIImage, _ size: CGSize, _ mode: PHImageContentMode) -> UIImage {
        let own = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        guard size.width > 0, size.height > 0, own.width > 0, own.height > 0 else { return image }
        let (x, y) = (size.width / own.width, size.height / own.height)
        let scale = mode == .aspectFill ? max(x, y) : min(x, y)
        guard scale < 1 else { return image }
        let target = CGSize(width: (own.width * scale).rounded(), height: (own.height * scale).rounded())
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: target, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: target))
        }
    }

    /// The picture's file. The handler is called once, on the main thread.
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let id = begin()
        run(id, options) { [self] in
            let data = try? Data(contentsOf: asset.url)
            let type =
                ["png": "public.png", "webp": "org.webmproject.webp"][asset.url.pathExtension.lowercased()]
                ?? "public.jpeg"
            resultHandler(data, data == nil ? nil : type, .up, info(id, failed: data == nil))
        }
        return id
    }

    /// The handler isn't called any more.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { lock.withLock { _ = waiting.remove(requestID) } }
}

/// Gives pixels, and may prepare them. Nothing is prepared: the files are on the device.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Nothing is prepared.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Nothing was prepared.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Nothing was prepared.
    open func stopCachingImagesForAllAssets() {}
}
