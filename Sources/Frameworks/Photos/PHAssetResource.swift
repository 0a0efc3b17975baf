import CoreGraphics
import Foundation
import PorticoFoundation
import UIKit

/// A number that cancels a request for data.
public typealias PHAssetResourceDataRequestID = Int32
/// The number of no request.
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0
/// Hears how far a request is, from 0 to 1.
public typealias PHAssetResourceProgressHandler = (Double) -> Void

/// A file of a picture: each picture of the library has one.
open class PHAssetResource: NSObject, @unchecked Sendable {
    let url: URL
    /// The picture's identifier.
    public let assetLocalIdentifier: String

    init(_ asset: PHAsset) {
        (url, assetLocalIdentifier) = (asset.url, asset.localIdentifier)
        super.init()
    }

    /// The files of a picture; none where it has been deleted.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
        FileManager.default.fileExists(atPath: asset.url.path) ? [PHAssetResource(asset)] : []
    }
    /// The files of a Live Photo: none, because there is none here (DEV-1322).
    open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }

    /// The kind of file: the picture.
    open var type: PHAssetResourceType { .photo }
    /// The type of the file's content, as a uniform type's identifier.
    open var uniformTypeIdentifier: String {
        ["png": "public.png", "webp": "org.webmproject.webp"][url.pathExtension.lowercased()] ?? "public.jpeg"
    }
    /// The file's name.
    open var originalFilename: String { url.lastPathComponent }
    /// The width in pixels; 0 where it can't be read.
    open var pixelWidth: Int { pixelSize.width }
    /// The height in pixels; 0 where it can't be read.
    open var pixelHeight: Int { pixelSize.height }
    private var pixelSize: (width: Int, height: Int) {
        guard let image = UIImage(contentsOfFile: url.path)?.cgImage else { return (0, 0) }
        return (image.width, image.height)
    }
}

/// Options for asking for a file of a picture. All of them are on the device.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
    /// Whether it may be fetched from the network; false by default. Nothing lies there (DEV-1091).
    open var isNetworkAccessAllowed = false
    /// Hears how far it is. Called once, with 1, before the data.
    open var progressHandler: PHAssetResourceProgressHandler?
    public override init() { super.init() }
}

/// Gives the files of the library's pictures.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let only = PHAssetResourceManager()
    private let lock = NSLock()
    /// Guarded by the lock.
    private var last: PHAssetResourceDataRequestID = 0, waiting: Set<PHAssetResourceDataRequestID> = []

    public override init() { super.init() }

    /// The one of the app.
    open class func `default`() -> PHAssetResourceManager { only }

    /// Gives a file's data: the first handler once, then the second, on a thread of the system's. A request that was cancelled ends with
    /// `PHPhotosError.userCancelled`, a file that is gone with `invalidResource`.
    @discardableResult
    open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        let id = lock.withLock {
            last += 1
            waiting.insert(last)
            return last
        }
        nonisolated(unsafe) let (receive, complete) = (handler, completionHandler)
        DispatchQueue.global().async { [self] in
            guard lock.withLock({ waiting.remove(id) != nil }) else { return complete(PHPhotosError(.userCancelled)) }
            guard let data = try? Data(contentsOf: resource.url) else {
                return complete(PHPhotosError(.invalidResource))
            }
            options?.progressHandler?(1)
            receive(data)
            complete(nil)
        }
        return id
    }

    /// Writes a file's data into another file, which mustn't be there, and tells so on a thread of the system's.
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.global().async {
            do {
                guard FileManager.default.fileExists(atPath: resource.url.path) else {
                    throw PHPhotosError(.invalidResource)
                }
                options?.progressHandler?(1)
                try FileManager.default.copyItem(at: resource.url, to: fileURL)
                completionHandler(nil)
            } catch { completionHandler(error) }
        }
    }
    /// Writes a file's data into another file, which mustn't be there.
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
    ) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            writeData(for: resource, toFile: fileURL, options: options) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Ends a request. Its second handler hears of it.
    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {
        lock.withLock { _ = waiting.remove(requestID) }
    }
}

extension PHImageManager {
    /// The picture's file, its type and its orientation. The handler is called once, on the main thread.
    @discardableResult
    public func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestImageData(for: asset, options: options) { data, type, _, info in resultHandler(data, type, .up, info) }
    }
}
