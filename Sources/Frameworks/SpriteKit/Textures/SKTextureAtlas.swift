import UIKit

/// A set of textures that belong together.
open class SKTextureAtlas: NSObject {
    private let pictures: [String: SKTexture]
    private let names: [String]?

    /// An atlas of the app's: a folder of pictures, or one of a catalog.
    public init(named name: String) {
        pictures = [:]
        names = TextureFiles.names(inAtlas: name)
        if names == nil { print("SKTextureAtlas: there is no atlas \"\(name)\" in the app.") }
    }

    /// An atlas of pictures by their names: images, or names of files.
    public init(dictionary properties: [String: Any]) {
        pictures = properties.compactMapValues {
            ($0 as? UIImage).map { SKTexture(image: $0) } ?? ($0 as? String).map { SKTexture(imageNamed: $0) }
        }
        names = nil
    }

    /// The names of its textures, sorted.
    open var textureNames: [String] { names ?? pictures.keys.sorted() }

    /// One of its textures.
    open func textureNamed(_ name: String) -> SKTexture {
        pictures[name] ?? pictures[(name as NSString).deletingPathExtension] ?? SKTexture(imageNamed: name)
    }

    /// Reads its textures and calls a block.
    open func preload(completionHandler: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: completionHandler)
    }
    /// Reads atlases and calls a block.
    open class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        DispatchQueue.main.async(execute: completionHandler)
    }
}
