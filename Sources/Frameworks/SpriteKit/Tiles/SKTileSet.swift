import UIKit

/// The shape of a map's tiles.
public enum SKTileSetType: UInt, Sendable {
    /// Squares or rectangles.
    case grid = 0
    /// Rhombs, seen at an angle from above.
    case isometric = 1
    /// Hexagons with a side on top.
    case hexagonalFlat = 2
    /// Hexagons with a corner on top.
    case hexagonalPointy = 3
}

/// The groups of tiles that maps are made of. Sets of Xcode's files aren't read (DEV-1466): apps make theirs in code.
@preconcurrency @MainActor open class SKTileSet: NSObject, @preconcurrency NSCopying {
    /// The groups.
    open var tileGroups: [SKTileGroup]
    /// Its name.
    open var name: String?
    /// The shape of its tiles.
    open var type: SKTileSetType
    /// The group that a new map is to be filled with. Kept: it is Xcode's editor that fills maps with it (DEV-1466).
    open var defaultTileGroup: SKTileGroup?
    /// The size of tiles of a new map; that of the first tile at first.
    open var defaultTileSize: CGSize

    /// A set of tiles of a shape.
    public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
        (self.tileGroups, type) = (tileGroups, tileSetType)
        defaultTileSize = tileGroups.first?.rules.first?.tileDefinitions.first?.size ?? .zero
    }
    /// A set of squares or rectangles.
    public convenience init(tileGroups: [SKTileGroup]) { self.init(tileGroups: tileGroups, tileSetType: .grid) }
    /// The set of one of the app's files: nil, as for a file that isn't there (DEV-1466).
    public convenience init?(named name: String) { nil }
    /// The set of a file: nil, as for a file that isn't there (DEV-1466).
    public convenience init?(from url: URL) { nil }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileSet(tileGroups: tileGroups, tileSetType: type)
        (copy.name, copy.defaultTileGroup, copy.defaultTileSize) = (name, defaultTileGroup, defaultTileSize)
        return copy
    }
}
