import CoreGraphics
import Foundation
import UIKit

/// A number that cancels a request for a Live Photo.
public typealias PHLivePhotoRequestID = Int32
/// The number of no request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// Key: the error of a request for a Live Photo.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Whether a better one follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// Whether the request was cancelled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A picture with a second of film around it. There is none here: films aren't decoded (DEV-1322).
open class PHLivePhoto: NSObject, @unchecked Sendable {
    /// Its size in pixels.
    public let size: CGSize

    init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Would make one of a picture's and a film's files. The handler is called once, on the main thread, with an error.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        nonisolated(unsafe) let handler = resultHandler
        DispatchQueue.main.async { handler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)]) }
        return PHLivePhotoRequestIDInvalid
    }
    /// Ends a request. None is under way.
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
