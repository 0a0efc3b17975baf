/// The neighbours of a tile that belong to its own group. A rule of a group names those that a tile has to have.
public struct SKTileAdjacencyMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // MARK: Squares

    public static var adjacencyUp: SKTileAdjacencyMask { Self(rawValue: 1 << 0) }
    public static var adjacencyUpperRight: SKTileAdjacencyMask { Self(rawValue: 1 << 1) }
    public static var adjacencyRight: SKTileAdjacencyMask { Self(rawValue: 1 << 2) }
    public static var adjacencyLowerRight: SKTileAdjacencyMask { Self(rawValue: 1 << 3) }
    public static var adjacencyDown: SKTileAdjacencyMask { Self(rawValue: 1 << 4) }
    public static var adjacencyLowerLeft: SKTileAdjacencyMask { Self(rawValue: 1 << 5) }
    public static var adjacencyLeft: SKTileAdjacencyMask { Self(rawValue: 1 << 6) }
    public static var adjacencyUpperLeft: SKTileAdjacencyMask { Self(rawValue: 1 << 7) }
    /// All eight: a tile in the middle.
    public static var adjacencyAll: SKTileAdjacencyMask { Self(rawValue: 0xff) }

    /// A tile at the upper edge of its group: nothing above it.
    public static var adjacencyUpEdge: SKTileAdjacencyMask {
        [.adjacencyRight, .adjacencyLowerRight, .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft]
    }
    public static var adjacencyUpperRightEdge: SKTileAdjacencyMask {
        [.adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft]
    }
    public static var adjacencyRightEdge: SKTileAdjacencyMask {
        [.adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft, .adjacencyUpperLeft, .adjacencyUp]
    }
    public static var adjacencyLowerRightEdge: SKTileAdjacencyMask {
        [.adjacencyLeft, .adjacencyUpperLeft, .adjacencyUp]
    }
    public static var adjacencyDownEdge: SKTileAdjacencyMask {
        [.adjacencyUp, .adjacencyUpperRight, .adjacencyRight, .adjacencyLeft, .adjacencyUpperLeft]
    }
    public static var adjacencyLowerLeftEdge: SKTileAdjacencyMask {
        [.adjacencyUp, .adjacencyUpperRight, .adjacencyRight]
    }
    public static var adjacencyLeftEdge: SKTileAdjacencyMask {
        [.adjacencyUp, .adjacencyUpperRight, .adjacencyRight, .adjacencyLowerRight, .adjacencyDown]
    }
    public static var adjacencyUpperLeftEdge: SKTileAdjacencyMask {
        [.adjacencyRight, .adjacencyLowerRight, .adjacencyDown]
    }

    /// A tile at a corner that points inwards: only its upper right neighbour is missing.
    public static var adjacencyUpperRightCorner: SKTileAdjacencyMask {
        adjacencyAll.subtracting(.adjacencyUpperRight)
    }
    public static var adjacencyLowerRightCorner: SKTileAdjacencyMask {
        adjacencyAll.subtracting(.adjacencyLowerRight)
    }
    public static var adjacencyLowerLeftCorner: SKTileAdjacencyMask { adjacencyAll.subtracting(.adjacencyLowerLeft) }
    public static var adjacencyUpperLeftCorner: SKTileAdjacencyMask { adjacencyAll.subtracting(.adjacencyUpperLeft) }

    // MARK: Hexagons with a side on top

    public static var hexFlatAdjacencyUp: SKTileAdjacencyMask { Self(rawValue: 1 << 0) }
    public static var hexFlatAdjacencyUpperRight: SKTileAdjacencyMask { Self(rawValue: 1 << 1) }
    public static var hexFlatAdjacencyLowerRight: SKTileAdjacencyMask { Self(rawValue: 1 << 2) }
    public static var hexFlatAdjacencyDown: SKTileAdjacencyMask { Self(rawValue: 1 << 3) }
    public static var hexFlatAdjacencyLowerLeft: SKTileAdjacencyMask { Self(rawValue: 1 << 4) }
    public static var hexFlatAdjacencyUpperLeft: SKTileAdjacencyMask { Self(rawValue: 1 << 5) }
    /// All six.
    public static var hexFlatAdjacencyAll: SKTileAdjacencyMask { Self(rawValue: 0x3f) }

    // MARK: Hexagons with a corner on top

    public static var hexPointyAdjacencyUpperLeft: SKTileAdjacencyMask { Self(rawValue: 1 << 0) }
    public static var hexPointyAdjacencyUpperRight: SKTileAdjacencyMask { Self(rawValue: 1 << 1) }
    public static var hexPointyAdjacencyRight: SKTileAdjacencyMask { Self(rawValue: 1 << 2) }
    public static var hexPointyAdjacencyLowerRight: SKTileAdjacencyMask { Self(rawValue: 1 << 3) }
    public static var hexPointyAdjacencyLowerLeft: SKTileAdjacencyMask { Self(rawValue: 1 << 4) }
    public static var hexPointyAdjacencyLeft: SKTileAdjacencyMask { Self(rawValue: 1 << 5) }
    /// All six.
    public static var hexPointyAdjacencyAdd: SKTileAdjacencyMask { Self(rawValue: 0x3f) }
}
