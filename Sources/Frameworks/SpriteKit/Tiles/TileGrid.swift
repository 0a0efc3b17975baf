import UIKit

/// The places of a map's tiles, in coordinates whose origin is the map's lower left corner. Rows count upwards.
struct TileGrid {
    var type = SKTileSetType.grid
    var columns = 0
    var rows = 0
    var tileSize = CGSize.zero

    /// The size of the whole map.
    var size: CGSize {
        let (width, height) = (tileSize.width, tileSize.height)
        guard columns > 0, rows > 0 else { return .zero }
        return switch type {
        case .grid: CGSize(width: CGFloat(columns) * width, height: CGFloat(rows) * height)
        case .isometric:
            CGSize(width: CGFloat(columns + rows) * width / 2, height: CGFloat(columns + rows) * height / 2)
        case .hexagonalFlat:
            CGSize(
                width: CGFloat(columns - 1) * width * 0.75 + width,
                height: CGFloat(rows) * height + (columns > 1 ? height / 2 : 0))
        case .hexagonalPointy:
            CGSize(
                width: CGFloat(columns) * width + (rows > 1 ? width / 2 : 0),
                height: CGFloat(rows - 1) * height * 0.75 + height)
        }
    }

    func center(_ column: Int, _ row: Int) -> CGPoint {
        let (width, height, x, y) = (tileSize.width, tileSize.height, CGFloat(column), CGFloat(row))
        return switch type {
        case .grid: CGPoint(x: (x + 0.5) * width, y: (y + 0.5) * height)
        // The first tile is at the bottom, columns go up to the right and rows up to the left.
        case .isometric: CGPoint(x: (x - y + CGFloat(rows)) * width / 2, y: (x + y + 1) * height / 2)
        case .hexagonalFlat:
            CGPoint(
                x: x * width * 0.75 + width / 2, y: (y + 0.5) * height + (column.isMultiple(of: 2) ? 0 : height / 2))
        case .hexagonalPointy:
            CGPoint(x: (x + 0.5) * width + (row.isMultiple(of: 2) ? 0 : width / 2), y: y * height * 0.75 + height / 2)
        }
    }

    /// The tile at a point. Its numbers lie outside of the map where the point does, and are -1 where they would be too large for tiles.
    func tilePlace(at point: CGPoint) -> (column: Int, row: Int) {
        let (width, height) = (tileSize.width, tileSize.height)
        guard width > 0, height > 0, point.x.isFinite, point.y.isFinite else { return (-1, -1) }
        switch type {
        case .grid: return Self.roundPlace(point.x / width, point.y / height) ?? (-1, -1)
        case .isometric:
            let (across, up) = (point.x * 2 / width - CGFloat(rows), point.y * 2 / height)
            return Self.roundPlace((up + across) / 2, (up - across) / 2) ?? (-1, -1)
        case .hexagonalFlat, .hexagonalPointy: return nearestHexagon(to: point)
        }
    }

    /// The tile that has these numbers, rounded down; nil where one of them is beyond all tiles' numbers, or isn't one.
    private static func roundPlace(_ column: CGFloat, _ row: CGFloat) -> (column: Int, row: Int)? {
        let (column, row) = (column.rounded(.down), row.rounded(.down))
        guard abs(column) <= most, abs(row) <= most else { return nil }
        return (Int(column), Int(row))
    }
    /// Steps from a tile to its neighbours stay exact up to here.
    private static let most: CGFloat = 0x1p52

    /// The hexagon whose middle is the nearest, with the axes stretched until its sides are alike.
    private func nearestHexagon(to point: CGPoint) -> (column: Int, row: Int) {
        let isFlat = type == .hexagonalFlat
        let place = Self.roundPlace(
            point.x / (tileSize.width * (isFlat ? 0.75 : 1)), point.y / (tileSize.height * (isFlat ? 1 : 0.75)))
        guard let (column, row) = place else { return (-1, -1) }
        let stretch = isFlat ? CGSize(width: 2, height: 3.0.squareRoot()) : CGSize(width: 3.0.squareRoot(), height: 2)
        func distance(_ place: (column: Int, row: Int)) -> CGFloat {
            let center = center(place.column, place.row)
            return hypot(
                (point.x - center.x) / tileSize.width * stretch.width,
                (point.y - center.y) / tileSize.height * stretch.height)
        }
        var best = (column: column, row: row)
        for near in -1...1 {
            for other in -1...1 where distance((column + near, row + other)) < distance(best) {
                best = (column + near, row + other)
            }
        }
        return best
    }

    func contains(_ column: Int, _ row: Int) -> Bool { (0..<columns).contains(column) && (0..<rows).contains(row) }

    /// The neighbours of a tile with the bits that rules know them by; they may lie outside of the map.
    func neighbours(_ column: Int, _ row: Int) -> [(column: Int, row: Int, bit: SKTileAdjacencyMask)] {
        let steps: [(Int, Int)]
        switch type {
        case .grid, .isometric:
            steps = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
        case .hexagonalFlat:
            let shift = column.isMultiple(of: 2) ? -1 : 0
            steps = [(0, 1), (1, 1 + shift), (1, shift), (0, -1), (-1, shift), (-1, 1 + shift)]
        case .hexagonalPointy:
            let shift = row.isMultiple(of: 2) ? -1 : 0
            steps = [(shift, 1), (1 + shift, 1), (1, 0), (1 + shift, -1), (shift, -1), (-1, 0)]
        }
        return steps.enumerated().map { index, step in
            (column + step.0, row + step.1, SKTileAdjacencyMask(rawValue: 1 << UInt(index)))
        }
    }
}
