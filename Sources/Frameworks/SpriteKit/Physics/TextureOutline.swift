import CoreGraphics
import UIKit

/// The outline of a texture's pixels.
enum TextureOutline {
    /// The convex polygon around all pixels that cover more than a part, at a size, around the middle; nil without any.
    static func hull(of texture: SKTexture, threshold: Float, size: CGSize) -> [CGPoint]? {
        let pixels = texture.image.pixels
        guard pixels.width > 0, pixels.height > 0, size.width > 0, size.height > 0 else { return nil }
        let least = UInt8(max(0, min(254, threshold * 255)))
        var points: [CGPoint] = []
        for y in 0..<pixels.height {
            let row = (pixels.data + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            guard let left = (0..<pixels.width).first(where: { row[4 * $0 + 3] > least }),
                let right = (0..<pixels.width).last(where: { row[4 * $0 + 3] > least })
            else { continue }
            for (x, edge) in [(left, y), (right + 1, y), (left, y + 1), (right + 1, y + 1)] {
                points.append(
                    CGPoint(
                        x: (CGFloat(x) / CGFloat(pixels.width) - 0.5) * size.width,
                        y: (0.5 - CGFloat(edge) / CGFloat(pixels.height)) * size.height))
            }
        }
        let hull = Polygons.hull(points)
        return hull.count > 2 ? simplified(hull, to: 22) : nil
    }

    /// A convex polygon with fewer corners: those go first that change it least.
    private static func simplified(_ hull: [CGPoint], to count: Int) -> [CGPoint] {
        var corners = hull
        while corners.count > count {
            let least = corners.indices.min { cost($0, corners) < cost($1, corners) }
            corners.remove(at: least ?? 0)
        }
        return corners
    }

    private static func cost(_ number: Int, _ corners: [CGPoint]) -> CGFloat {
        let a = corners[(number + corners.count - 1) % corners.count], c = corners[(number + 1) % corners.count]
        return abs(Polygons.area([a, corners[number], c]))
    }
}
