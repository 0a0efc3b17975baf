import UIKit

/// A quarter turn of a tile's picture, counterclockwise.
public enum SKTileDefinitionRotation: UInt, Sendable {
    case rotation0 = 0
    case rotation90 = 1
    case rotation180 = 2
    case rotation270 = 3
}

/// The looks of a tile: a picture, or several that follow each other.
@preconcurrency @MainActor open class SKTileDefinition: NSObject, @preconcurrency NSCopying {
    /// The pictures.
    open var textures: [SKTexture]
    /// The textures that say how light falls on it. Kept: no light falls here (DEV-1466).
    open var normalTextures: [SKTexture]
    /// Values that the app keeps with it.
    open var userData: NSMutableDictionary?
    /// Its name.
    open var name: String?
    /// Its size in points.
    open var size: CGSize
    /// Seconds that each of several pictures is seen for.
    open var timePerFrame: CGFloat
    /// It is chosen among those of a rule by its weight: twice as often as one of half the weight.
    open var placementWeight = 1
    /// A turn of the picture.
    open var rotation = SKTileDefinitionRotation.rotation0
    /// Whether the picture is seen upside down.
    open var flipVertically = false
    /// Whether the picture is seen in a mirror.
    open var flipHorizontally = false

    /// A tile of pictures that follow each other, with textures for light.
    public init(textures: [SKTexture], normalTextures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
        (self.textures, self.normalTextures) = (textures, normalTextures)
        (self.size, self.timePerFrame) = (size, timePerFrame)
    }
    /// A tile as large as its picture.
    public convenience init(texture: SKTexture) { self.init(texture: texture, size: texture.size()) }
    /// A tile of a picture and a size.
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(textures: [texture], size: size, timePerFrame: 0)
    }
    /// A tile of a picture, a texture for light and a size.
    public convenience init(texture: SKTexture, normalTexture: SKTexture, size: CGSize) {
        self.init(textures: [texture], normalTextures: [normalTexture], size: size, timePerFrame: 0)
    }
    /// A tile of pictures that follow each other.
    public convenience init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
        self.init(textures: textures, normalTextures: [], size: size, timePerFrame: timePerFrame)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileDefinition(
            textures: textures, normalTextures: normalTextures, size: size, timePerFrame: timePerFrame)
        (copy.userData, copy.name, copy.placementWeight) = (userData, name, placementWeight)
        (copy.rotation, copy.flipVertically, copy.flipHorizontally) = (rotation, flipVertically, flipHorizontally)
        return copy
    }

    var isAnimated: Bool { textures.count > 1 && timePerFrame > 0 }

    /// The picture that is seen after some seconds.
    func texture(after seconds: TimeInterval) -> SKTexture? {
        guard isAnimated else { return textures.first }
        return textures[Int((seconds / Double(timePerFrame)).rounded(.down)) % textures.count]
    }

    /// The turn and the mirroring of a layer whose y axis points down.
    var layerTransform: CGAffineTransform {
        CGAffineTransform(scaleX: flipHorizontally ? -1 : 1, y: flipVertically ? -1 : 1)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(rotation.rawValue) * .pi / 2))
    }
}
