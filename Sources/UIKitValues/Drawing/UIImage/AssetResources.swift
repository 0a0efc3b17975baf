import Foundation

/// A colour of an asset catalog by name: what the constants that are made of a catalog are.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The colour of a name in a bundle's catalog; whether there is one shows when it is used.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// An image of an asset catalog by name.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The image of a name in a bundle's catalog; whether there is one shows when it is used.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    /// The catalog's colour; a clear one if the set is empty.
    public convenience init(resource: ColorResource) {
        let color = AssetCatalogReader.color(named: resource.name, in: resource.bundle)
        self.init(storage: color?.storage ?? UIColor.clear.storage)
    }
}

extension UIImage {
    /// The catalog's image; an empty one if the set has no file.
    public convenience init(resource: ImageResource) {
        let traits = UITraitCollection.current
        let found = ImageLoader.shared.image(named: resource.name, in: resource.bundle, traits: traits.values)
        self.init(content: found?.content ?? .empty, attributes: found?.attributes ?? ImageAttributes())
    }
}
