import CoreGraphics
import Foundation

/// A piece of the outline with which an item collides, in points about its middle.
enum ItemShape {
    case circle(CGPoint, radius: CGFloat)
    /// Convex, of at most eight corners.
    case polygon([CGPoint])

    @MainActor static func shapes(of item: any UIDynamicItem) -> [ItemShape] {
        if let group = item as? UIDynamicItemGroup { return group.shapes }
        let size = item.bounds.size
        switch item.collisionBoundsType {
        case .rectangle: return [rectangle(size)]
        case .ellipse:
            if abs(size.width - size.height) < 0.01 { return [.circle(.zero, radius: size.width / 2)] }
            return ConvexPolygons.parts(ConvexPolygons.ellipse(size)).map(ItemShape.polygon)
        case .path:
            let corners = item.collisionBoundingPath.cgPath.dynamicsOutlines().flatMap(\.corners)
            let parts = ConvexPolygons.parts(ConvexPolygons.hull(corners))
            return parts.isEmpty ? [rectangle(size)] : parts.map(ItemShape.polygon)
        }
    }

    private static func rectangle(_ size: CGSize) -> ItemShape {
        let (x, y) = (size.width / 2, size.height / 2)
        return .polygon([CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y)])
    }

    /// The same elsewhere.
    func placed(_ transform: CGAffineTransform) -> ItemShape {
        switch self {
        case .circle(let center, let radius): .circle(center.applying(transform), radius: radius)
        case .polygon(let corners): .polygon(corners.map { $0.applying(transform) })
        }
    }
}
