import UIKit

/// A rule that a node's place or turn keeps.
@preconcurrency @MainActor open class SKConstraint: NSObject, @preconcurrency NSCopying {
    private let rule: @MainActor (SKNode, SKNode?) -> Void
    /// Whether it is kept.
    open var enabled = true
    /// The node in whose coordinates it counts; the node's parent for nil.
    open weak var referenceNode: SKNode?

    init(_ rule: @escaping @MainActor (SKNode, SKNode?) -> Void) { self.rule = rule }

    /// Keeps the x coordinate in a range.
    open class func positionX(_ range: SKRange) -> SKConstraint {
        placed { CGPoint(x: range.nearest(to: $0.x), y: $0.y) }
    }
    /// Keeps the y coordinate in a range.
    open class func positionY(_ range: SKRange) -> SKConstraint {
        placed { CGPoint(x: $0.x, y: range.nearest(to: $0.y)) }
    }
    /// Keeps both coordinates in ranges.
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
        placed { CGPoint(x: xRange.nearest(to: $0.x), y: yRange.nearest(to: $0.y)) }
    }
    /// Keeps the turn in a range.
    open class func zRotation(_ zRange: SKRange) -> SKConstraint {
        SKConstraint { node, _ in node.zRotation = zRange.nearest(to: node.zRotation) }
    }
    /// Keeps the distance to a node in a range.
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
        distance(range, to: .zero, in: node)
    }
    /// Keeps the distance to a point of the parent's coordinates in a range.
    open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
        SKConstraint { node, _ in keep(node, range, from: point) }
    }
    /// Keeps the distance to a point of another node's coordinates in a range.
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
        SKConstraint { [weak node] own, _ in
            guard let node, let parent = own.parent else { return }
            keep(own, range, from: node.convert(point, to: parent))
        }
    }
    /// Turns a node so that its x axis points to another.
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
        orient(to: .zero, in: node, offset: radians)
    }
    /// Turns a node so that its x axis points to a point of its parent's coordinates.
    open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
        SKConstraint { node, _ in turn(node, to: point, radians) }
    }
    /// Turns a node so that its x axis points to a point of another node's coordinates.
    open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
        SKConstraint { [weak node] own, _ in
            guard let node, let parent = own.parent else { return }
            turn(own, to: node.convert(point, to: parent), radians)
        }
    }

    private static func placed(_ change: @escaping (CGPoint) -> CGPoint) -> SKConstraint {
        SKConstraint { node, reference in
            guard let reference, let parent = node.parent else { return node.position = change(node.position) }
            node.position = reference.convert(change(parent.convert(node.position, to: reference)), to: parent)
        }
    }

    private static func keep(_ node: SKNode, _ range: SKRange, from point: CGPoint) {
        let (x, y) = (node.position.x - point.x, node.position.y - point.y)
        let distance = hypot(x, y), wanted = range.nearest(to: distance)
        guard wanted != distance else { return }
        let (unitX, unitY) = distance > 0 ? (x / distance, y / distance) : (1, 0)
        node.position = CGPoint(x: point.x + unitX * wanted, y: point.y + unitY * wanted)
    }

    private static func turn(_ node: SKNode, to point: CGPoint, _ range: SKRange) {
        let angle = atan2(point.y - node.position.y, point.x - node.position.x)
        let off = (node.zRotation - angle).remainder(dividingBy: 2 * .pi)
        node.zRotation = angle + range.nearest(to: off)
    }

    final func apply(to node: SKNode) { if enabled { rule(node, referenceNode) } }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKConstraint(rule)
        copy.enabled = enabled
        copy.referenceNode = referenceNode
        return copy
    }
}

/// How far a node may turn while a chain of nodes reaches for something.
open class SKReachConstraints: NSObject, NSCopying {
    /// The smallest angle.
    open var lowerAngleLimit: CGFloat
    /// The largest angle.
    open var upperAngleLimit: CGFloat

    /// Limits of a turn.
    public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {
        self.lowerAngleLimit = lowerAngleLimit
        self.upperAngleLimit = upperAngleLimit
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        SKReachConstraints(lowerAngleLimit: lowerAngleLimit, upperAngleLimit: upperAngleLimit)
    }
}
