import Foundation
import Synchronization
import UIKit

/// What the requests of one block ask for.
final class Changes: @unchecked Sendable {
    private var work: [() throws -> Void] = []
    private static let key = "portico.photos.changes"

    /// Requests know their block by the thread that runs it.
    static func collect(_ block: () -> Void) -> Changes {
        let changes = Changes()
        let values = Thread.current.threadDictionary
        let outer = values[key]
        values[key] = changes
        block()
        values[key] = outer
        return changes
    }

    static func add(_ body: @escaping () throws -> Void) {
        guard let changes = Thread.current.threadDictionary[key] as? Changes else {
            fatalError(
                "This method can only be called from inside of -[PHPhotoLibrary performChanges:completionHandler:]")
        }
        changes.work.append(body)
    }

    func run() throws { for body in work { try body() } }
}

/// Asks for a change of a picture, inside a block of `performChanges`.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    let identifier = UUID().uuidString
    final var data: Data?
    final var ending = "png"

    override init() { super.init() }

    /// Stands for the picture that will be there.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { PHObjectPlaceholder(identifier + "." + ending) }
    /// When it was taken. Kept with the request alone (DEV-1091).
    open var creationDate: Date?
    /// Whether the person likes it. Kept with the request alone (DEV-1091).
    open var isFavorite = false

    func write() throws {
        guard let data, UIImage(data: data) != nil else { throw PHPhotosError(.invalidResource) }
        guard let folder = PictureFolder.shared else { throw PHPhotosError(.libraryVolumeOffline) }
        do { try folder.add(data, name: identifier + "." + ending) } catch { throw PHPhotosError(.notEnoughSpace) }
    }

    /// Adds a picture.
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        let request = PHAssetChangeRequest()
        request.data = image.pngData()
        Changes.add { try request.write() }
        return request
    }

    /// Adds a picture by its file; nil where there is none.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        guard let data = try? Data(contentsOf: fileURL) else { return nil }
        let request = PHAssetChangeRequest()
        (request.data, request.ending) = (data, fileURL.pathExtension.lowercased())
        Changes.add { try request.write() }
        return request
    }

    /// Adds a film: the library keeps none, and the change fails (DEV-1091).
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
        Changes.add { throw PHPhotosError(.changeNotSupported) }
        return PHAssetChangeRequest()
    }

    /// Removes pictures.
    open class func deleteAssets(_ assets: [PHAsset]) {
        Changes.add { for asset in assets { try FileManager.default.removeItem(at: asset.url) } }
    }
}

/// Asks for a change of an album, inside a block of `performChanges`. The library keeps no albums: the change fails with
/// `changeNotSupported` (DEV-1091).
open class PHAssetCollectionChangeRequest: NSObject, @unchecked Sendable {
    private let identifier = UUID().uuidString
    /// The album's name.
    open var title: String

    dynamic init(_ title: String) {
        self.title = title
        super.init()
        Changes.add { throw PHPhotosError(.changeNotSupported) }
    }
    /// Changes an album.
    public convenience init?(for assetCollection: PHAssetCollection) { self.init(assetCollection.localizedTitle ?? "") }

    /// Adds an album.
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        PHAssetCollectionChangeRequest(title)
    }
    /// Stands for the album that would be there.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder(identifier) }
    /// Would add pictures.
    open func addAssets(_ assets: NSArray) {}
    /// Would add pictures.
    public func addAssets(_ assets: [PHObject]) {}
    /// Would take pictures out.
    open func removeAssets(_ assets: NSArray) {}
    /// Would take pictures out.
    public func removeAssets(_ assets: [PHObject]) {}
    /// Would delete albums.
    open class func deleteAssetCollections(_ assetCollections: NSArray) {
        Changes.add { throw PHPhotosError(.changeNotSupported) }
    }
}

/// What of a picture is kept.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video = 2
    case audio = 3
    case alternatePhoto = 4
    case fullSizePhoto = 5
    case fullSizeVideo = 6
    case adjustmentData = 7
    case adjustmentBasePhoto = 8
    case pairedVideo = 9
}

/// How a part is kept.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
    /// The file's name. Not kept (DEV-1091).
    open var originalFilename: String?
    /// The type. Not kept (DEV-1091).
    open var uniformTypeIdentifier: String?
    /// Whether the file is taken away from where it lay.
    open var shouldMoveFile = false
    public override init() { super.init() }
}

/// Adds a picture by its parts.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    /// A request, inside a block of `performChanges`.
    open class func forAsset() -> PHAssetCreationRequest {
        let request = PHAssetCreationRequest()
        Changes.add {
            guard request.data != nil || request.isOther else { throw PHPhotosError(.missingResource) }
            guard !request.isOther else { throw PHPhotosError(.changeNotSupported) }
            try request.write()
        }
        return request
    }

    /// Parts that are no picture.
    private var isOther = false

    /// Adds bytes.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        guard type == .photo || type == .fullSizePhoto else { return isOther = true }
        self.data = data
        ending = data.starts(with: [0xff, 0xd8]) ? "jpg" : data.starts(with: Array("RIFF".utf8)) ? "webp" : "png"
    }

    /// Adds a file.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        addResource(with: type, data: (try? Data(contentsOf: fileURL)) ?? Data(), options: options)
    }
}
