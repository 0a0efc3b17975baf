import Foundation

/// The name of a data set.
public typealias NSDataAssetName = String

/// The bytes of a data set of an asset catalog.
open class NSDataAsset: NSObject, NSCopying {
    /// The name that the asset was asked for by.
    public let name: NSDataAssetName
    /// The bytes as they lie in the catalog.
    public let data: Data
    /// The uniform type identifier that the catalog gives the data, else that of data in general.
    public let typeIdentifier: String

    /// The app's data set of that name; nil if there is none.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// A bundle's data set of that name; nil if there is none.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let found = AssetCatalogReader.data(named: name, in: bundle) else { return nil }
        self.name = name
        data = found.data
        typeIdentifier = found.type ?? "public.data"
        super.init()
    }

    /// The asset itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
