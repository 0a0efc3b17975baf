import Foundation
import UIKit

/// Something in the library.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    /// Names it on this device.
    public let localIdentifier: String
    init(_ identifier: String) {
        localIdentifier = identifier
        super.init()
    }
    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? PHObject)?.localIdentifier == localIdentifier }
    open override var hash: Int { localIdentifier.hashValue }
}

/// Stands for what a change will make.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// What kind of thing a picture is.
public enum PHAssetMediaType: Int, Sendable {
    case unknown = 0
    case image = 1
    case video = 2
    case audio = 3
}

/// What a picture is besides.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var photoPanorama: PHAssetMediaSubtype { .init(rawValue: 1 << 0) }
    public static var photoHDR: PHAssetMediaSubtype { .init(rawValue: 1 << 1) }
    public static var photoScreenshot: PHAssetMediaSubtype { .init(rawValue: 1 << 2) }
    public static var photoLive: PHAssetMediaSubtype { .init(rawValue: 1 << 3) }
}

/// A picture of the library: a file of its folder.
open class PHAsset: PHObject, @unchecked Sendable {
    let url: URL

    init(_ url: URL) {
        self.url = url
        super.init(url.lastPathComponent)
    }

    /// A picture: there are no films (DEV-1091).
    open var mediaType: PHAssetMediaType { .image }
    /// Nothing besides.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    private var size: CGSize {
        guard let image = UIImage(contentsOfFile: url.path) else { return .zero }
        return CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    }
    /// Pixels.
    open var pixelWidth: Int { Int(size.width) }
    /// Pixels.
    open var pixelHeight: Int { Int(size.height) }
    /// When its file was made.
    open var creationDate: Date? { date(.creationDate) ?? modificationDate }
    /// When its file was changed.
    open var modificationDate: Date? { date(.modificationDate) }
    private func date(_ key: FileAttributeKey) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[key] as? Date
    }
    /// Seconds: 0 for a picture.
    open var duration: TimeInterval { 0 }
    /// Whether a person likes it: nobody has said.
    open var isFavorite: Bool { false }
    /// Whether a person hides it: no.
    open var isHidden: Bool { false }

    private static var all: [PHAsset] {
        guard PHPhotoLibrary.authorizationStatus() == .authorized else { return [] }
        return (PictureFolder.shared?.files ?? []).map(PHAsset.init)
    }

    /// All pictures, as the options say. None where a person doesn't allow it.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        let options = PHFetchOptions(copying: options)
        return PHFetchResult(options.apply(to: all))
    }
    /// All of a kind.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        let options = PHFetchOptions(copying: options)
        return PHFetchResult(options.apply(to: all.filter { $0.mediaType == mediaType }))
    }
    /// Some by name.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let options = PHFetchOptions(copying: options)
        return PHFetchResult(options.apply(to: all.filter { identifiers.contains($0.localIdentifier) }))
    }
    /// All of a collection: there is none but the whole.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { assetCollection.isWhole ? fetchAssets(with: options) : PHFetchResult([]) }
}

/// How a search is made.
open class PHFetchOptions: NSObject, @unchecked Sendable {
    /// Which are found; nil: all.
    open var predicate: NSPredicate?
    /// In which order; nil: by name.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many at most; 0: all.
    open var fetchLimit = 0
    /// Whether hidden ones are found. None are hidden.
    open var includeHiddenAssets = false

    public override init() { super.init() }
    /// Options as they are now: an app may change its own later.
    convenience init(copying options: PHFetchOptions?) {
        self.init()
        guard let options else { return }
        (predicate, sortDescriptors) = (options.predicate, options.sortDescriptors)
        (fetchLimit, includeHiddenAssets) = (options.fetchLimit, options.includeHiddenAssets)
    }

    func apply(to all: [PHAsset]) -> [PHAsset] {
        // Predicates and orders read the values by their names.
        var found = all.map { (asset: $0, values: $0.values) }
        if let predicate { found = found.filter { predicate.evaluate(with: $0.values) } }
        if let orders = sortDescriptors {
            found.sort { one, other in
                for order in orders {
                    let result = order.compare(one.values, to: other.values)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return false
            }
        }
        let assets = found.map(\.asset)
        return fetchLimit > 0 ? Array(assets.prefix(fetchLimit)) : assets
    }
}

extension PHAsset {
    fileprivate var values: [String: Any] {
        [
            "creationDate": creationDate ?? .distantPast, "modificationDate": modificationDate ?? .distantPast,
            "mediaType": mediaType.rawValue, "mediaSubtypes": Int(mediaSubtypes.rawValue), "duration": duration,
            "isFavorite": isFavorite, "favorite": isFavorite, "isHidden": isHidden, "hidden": isHidden,
            "localIdentifier": localIdentifier, "pixelWidth": pixelWidth, "pixelHeight": pixelHeight,
        ]
    }
}

/// What a search found.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    private let all: [ObjectType]
    private let search: () -> [ObjectType]

    /// The result of a search, which is made once more where a change is looked for.
    convenience init(_ search: @autoclosure @escaping () -> [ObjectType]) { self.init(searchingBy: search) }
    dynamic init(searchingBy search: @escaping () -> [ObjectType]) {
        (all, self.search) = (search(), search)
        super.init()
    }
    /// The result of the same search now.
    func fetchAgain() -> PHFetchResult<ObjectType> { PHFetchResult(searchingBy: search) }
    /// How many.
    open var count: Int { all.count }
    /// The first; nil without any.
    open var firstObject: ObjectType? { all.first }
    /// The last; nil without any.
    open var lastObject: ObjectType? { all.last }
    /// One of them.
    open func object(at index: Int) -> ObjectType { all[index] }
    /// One of them.
    open subscript(index: Int) -> ObjectType { all[index] }
    /// Some of them.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { all[$0] } }
    /// Whether an object is among them.
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
    /// Where it is; `NSNotFound` where it isn't.
    open func index(of anObject: ObjectType) -> Int {
        all.firstIndex { ($0 as? NSObject)?.isEqual(anObject) ?? ($0 === anObject) } ?? NSNotFound
    }
    /// Goes through them, until the block says stop.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stops = ObjCBool(false)
        for (place, object) in all.enumerated() where !stops.boolValue { block(object, place, &stops) }
    }
    /// Goes through them in an order, until the block says stop.
    open func enumerateObjects(
        options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateObjects(at: IndexSet(integersIn: 0..<count), options: opts, using: block)
    }
    /// Goes through some of them, until the block says stop.
    open func enumerateObjects(
        at s: IndexSet, options opts: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        let places = opts.contains(.reverse) ? s.reversed() : Array(s)
        for place in places where !stops.boolValue { block(all[place], place, &stops) }
    }
}
