import Foundation

/// What kind of collection it is.
public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum = 2
    case moment = 3
}

/// What kind of collection it is, closer.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedEvent = 3
    case albumSyncedFaces = 4
    case albumSyncedAlbum = 5
    case albumImported = 6
    case albumMyPhotoStream = 100
    case albumCloudShared = 101
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas = 201
    case smartAlbumVideos = 202
    case smartAlbumFavorites = 203
    case smartAlbumTimelapses = 204
    case smartAlbumAllHidden = 205
    case smartAlbumRecentlyAdded = 206
    case smartAlbumBursts = 207
    case smartAlbumSlomoVideos = 208
    case smartAlbumUserLibrary = 209
    case smartAlbumSelfPortraits = 210
    case smartAlbumScreenshots = 211
    case smartAlbumDepthEffect = 212
    case smartAlbumLivePhotos = 213
    case smartAlbumAnimated = 214
    case smartAlbumLongExposures = 215
    case smartAlbumUnableToUpload = 216
    case smartAlbumRAW = 217
    case smartAlbumCinematic = 218
    case any = 9_223_372_036_854_775_807
}

/// Pictures and other collections, in general.
open class PHCollection: PHObject, @unchecked Sendable {
    /// Its name for a person.
    open var localizedTitle: String? { nil }
}

/// A collection of pictures: the library has one, of all, and no albums (DEV-1091).
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    final var isWhole: Bool { localIdentifier == "all" }
    /// What kind it is.
    open var assetCollectionType: PHAssetCollectionType { .smartAlbum }
    /// What kind it is, closer.
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .smartAlbumUserLibrary }
    open override var localizedTitle: String? { "Recents" }
    /// How many pictures; `NSNotFound`: look.
    open var estimatedAssetCount: Int { NSNotFound }

    /// The collections of a kind.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let isThere = type == .smartAlbum && (subtype == .any || subtype == .smartAlbumUserLibrary)
        return PHFetchResult(isThere ? [PHAssetCollection("all")] : [])
    }
    /// Collections by name.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult(identifiers.contains("all") ? [PHAssetCollection("all")] : [])
    }
}
