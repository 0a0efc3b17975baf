import Foundation

/// The pictures of one image for different traits, light and dark for example: an image set of a catalog, or what an app registers.
///
/// May be used on any thread. An image that comes from an asset shows in each view the picture for that view's traits.
open class UIImageAsset: NSObject, NSSecureCoding {
    private struct Entry {
        let traits: UITraitCollection
        /// Without its asset, which keeps the picture.
        let image: UIImage
    }

    private let lock = NSLock()
    private var entries: [Entry] = []
    /// The image set that answers where nothing is registered.
    private let source: AssetReference?

    /// An asset without pictures.
    public override init() {
        source = nil
        super.init()
    }

    init(source: AssetReference?) {
        self.source = source
        super.init()
    }

    /// The asset of an archive, with its registered pictures.
    public required init?(coder: NSCoder) {
        source = nil
        super.init()
        var index = 0
        while let image = coder.presentObject(UIImage.self, "UIImage\(index)"),
            let traits = coder.presentObject(UITraitCollection.self, "UITraitCollection\(index)")
        {
            entries.append(Entry(traits: traits, image: image))
            index += 1
        }
    }

    /// Writes the registered pictures with their traits.
    open func encode(with coder: NSCoder) {
        for (index, entry) in lock.withLock({ self.entries }).enumerated() {
            coder.encode(entry.image, forKey: "UIImage\(index)")
            coder.encode(entry.traits, forKey: "UITraitCollection\(index)")
        }
    }

    /// True: assets are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }

    // MARK: Registering

    /// Registers a picture for traits, in the place of one for the same.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        var attributes = image.attributes
        attributes.variants = nil
        let plain = UIImage(content: image.content, attributes: attributes)
        lock.withLock {
            entries.removeAll { $0.traits == traitCollection }
            entries.append(Entry(traits: traitCollection, image: plain))
        }
    }
    /// Registers a picture for the traits of a configuration, in the place of one for the same.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }
    /// Takes away the picture that was registered for these traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        lock.withLock { entries.removeAll { $0.traits == traitCollection } }
    }
    /// Takes away the picture that was registered for the traits of a configuration.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
    }

    // MARK: Asking

    /// The picture that is the best for traits: of those registered for some of them the one that says the most, else the image set's, else
    /// the first one. An empty image where there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        image(UIImage.Configuration(traits: traitCollection))
    }
    /// The picture that is the best for the traits of a configuration, with that configuration.
    open func image(with configuration: UIImage.Configuration) -> UIImage { image(configuration) }

    private func image(_ configuration: UIImage.Configuration) -> UIImage {
        let traits = configuration.traitCollection ?? .current
        guard let found = picture(for: traits) else { return UIImage() }
        var attributes = found.attributes
        attributes.variants = self
        attributes.configuration = configuration
        return UIImage(content: found.content, attributes: attributes)
    }

    /// The picture to show where these traits hold.
    func picture(for traits: UITraitCollection) -> UIImage? {
        let entries = lock.withLock { self.entries }
        var best: Entry?
        for entry in entries where traits.containsTraits(in: entry.traits) {
            guard let other = best, !entry.traits.containsTraits(in: other.traits) else {
                best = entry
                continue
            }
        }
        if let best { return best.image }
        let named = source.flatMap { ImageLoader.shared.image(named: $0.name, in: $0.bundle, traits: traits.values) }
        return named.map { UIImage(content: $0.content, attributes: $0.attributes) } ?? entries.first?.image
    }
}

extension UIImage {
    /// The pictures that the image is one of, and that more can be registered with; made when first asked for. Nil for an image without
    /// content.
    public var imageAsset: UIImageAsset? {
        if let variants = attributes.variants { return variants }
        if case .empty = content { return nil }
        return rendered.asset { makeAsset() }
    }

    private func makeAsset() -> UIImageAsset {
        let asset = UIImageAsset(source: attributes.asset)
        if attributes.asset == nil { asset.register(self, with: UITraitCollection()) }
        return asset
    }

    /// The pictures that were registered for the image.
    var registeredVariants: UIImageAsset? { attributes.variants ?? rendered.madeAsset }
}
