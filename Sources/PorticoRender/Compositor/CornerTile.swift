import CKernels
import Foundation

/// The coverage of the four corners of a rounded rectangle on the pixel grid.
final class CornerTile {
    struct Key: Hashable {
        var radius: Float
        var isContinuous: Bool
    }

    /// Pixels along each side.
    let size: Int
    /// Top left, top right, bottom left, bottom right, one after the other.
    let coverage: UnsafeMutablePointer<UInt8>

    init(_ key: Key) {
        let size = Int(ck_corner_extent(Double(key.radius), key.isContinuous ? 1 : 0).rounded(.up))
        self.size = size
        let area = size * size
        coverage = .allocate(capacity: max(area * 4, 1))
        ck_corner(coverage, Int32(size), Int32(size), Double(key.radius), key.isContinuous ? 1 : 0)
        for y in 0..<size {
            for x in 0..<size {
                let c = coverage[y * size + x]
                coverage[area + y * size + size - 1 - x] = c
                coverage[2 * area + (size - 1 - y) * size + x] = c
                coverage[3 * area + (size - 1 - y) * size + size - 1 - x] = c
            }
        }
    }

    deinit { coverage.deallocate() }

    func corner(_ index: Int) -> UnsafePointer<UInt8> { UnsafePointer(coverage + index * size * size) }
}

/// Tiles by radius. Filled before a frame is drawn, only read while it is.
final class CornerTiles {
    private var tiles: [CornerTile.Key: CornerTile] = [:]
    /// Animated radii leave tiles behind; at this many all go.
    private let limit = 256
    /// Of all tiles together, in bytes.
    private static let mostBytes = 8 << 20
    private var bytes = 0
    /// In pixels: larger corners have no tile.
    static let largestRadius = 512.0

    func tile(_ radius: Float, isContinuous: Bool) -> CornerTile {
        let key = CornerTile.Key(radius: radius, isContinuous: isContinuous)
        if let tile = tiles[key] { return tile }
        let tile = CornerTile(key)
        tiles[key] = tile
        bytes += 4 * tile.size * tile.size
        return tile
    }

    func trim() {
        if tiles.count <= limit, bytes <= Self.mostBytes { return }
        tiles.removeAll()
        bytes = 0
    }
}
