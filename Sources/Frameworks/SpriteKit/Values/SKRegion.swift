import UIKit

/// An area of a node's coordinates, in which a field acts.
open class SKRegion: NSObject, NSCopying {
    private indirect enum Shape {
        case infinite
        case path(CGPath)
        case inverse(Shape)
        case union(Shape, Shape)
        case intersection(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .infinite: true
            case .path(let path): path.contains(point)
            case .inverse(let shape): !shape.contains(point)
            case .union(let one, let other): one.contains(point) || other.contains(point)
            case .intersection(let one, let other): one.contains(point) && other.contains(point)
            }
        }
    }

    private let shape: Shape

    private dynamic init(_ shape: Shape) { self.shape = shape }

    /// A circle around the origin.
    public convenience init(radius: Float) {
        let radius = CGFloat(radius)
        self.init(
            .path(
                CGPath(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius), transform: nil)
            ))
    }

    /// A rectangle whose middle is the origin.
    public convenience init(size: CGSize) {
        let area = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        self.init(.path(CGPath(rect: area, transform: nil)))
    }

    /// What lies in a path.
    public convenience init(path: CGPath) { self.init(.path(path)) }

    /// Everything.
    open class func infinite() -> SKRegion { SKRegion(.infinite) }

    /// The path that it was made with; nil for a combination.
    open var path: CGPath? { if case .path(let path) = shape { path } else { nil } }

    /// What lies outside.
    open func inverse() -> SKRegion { SKRegion(.inverse(shape)) }
    /// What lies in either.
    open func byUnion(with region: SKRegion) -> SKRegion { SKRegion(.union(shape, region.shape)) }
    /// What lies in this one and not in the other.
    open func byDifference(from region: SKRegion) -> SKRegion { SKRegion(.intersection(shape, .inverse(region.shape))) }
    /// What lies in both.
    open func byIntersection(with region: SKRegion) -> SKRegion { SKRegion(.intersection(shape, region.shape)) }
    /// Whether a point lies in it.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

    open func copy(with zone: NSZone? = nil) -> Any { SKRegion(shape) }
}
