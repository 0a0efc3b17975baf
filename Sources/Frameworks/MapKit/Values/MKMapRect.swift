import CoreGraphics
import CoreLocation
import Foundation

/// A rectangle on the flat map, in map points. One that crosses the 180th meridian goes beyond the world's edge.
public struct MKMapRect: Sendable {
    /// The north-western corner.
    public var origin: MKMapPoint
    /// Width and height.
    public var size: MKMapSize

    /// Nothing, at the north-western corner.
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    /// A corner and a size.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// The same by numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// No rectangle: the union with it is the other one.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The whole world.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The middle from west to east.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle from north to south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// From west to east.
    public var width: Double { size.width }
    /// From north to south.
    public var height: Double { size.height }
    /// Whether it is no rectangle.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether there is nothing in it.
    public var isEmpty: Bool { isNull || (size.width == 0 && size.height == 0) }

    /// Whether a place is in it; its far edges aren't.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    /// Whether all of another one is in it.
    public func contains(_ rect2: MKMapRect) -> Bool {
        !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY && rect2.maxY <= maxY
    }
    /// Whether both have something in common.
    public func intersects(_ rect2: MKMapRect) -> Bool {
        !isNull && !rect2.isNull && rect2.minX < maxX && minX < rect2.maxX && rect2.minY < maxY && minY < rect2.maxY
    }
    /// What both have in common; `null` for nothing.
    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        guard !isNull, !rect2.isNull else { return .null }
        let (left, top) = (max(minX, rect2.minX), max(minY, rect2.minY))
        let (right, bottom) = (min(maxX, rect2.maxX), min(maxY, rect2.maxY))
        guard right >= left, bottom >= top else { return .null }
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    /// The smallest rectangle with both in it.
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (left, top) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(
            x: left, y: top, width: max(maxX, rect2.maxX) - left, height: max(maxY, rect2.maxY) - top)
    }
    /// Smaller by so much on each side, or larger where that is below 0; `null` where nothing would be left.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull, size.width >= 2 * dx, size.height >= 2 * dy else { return .null }
        return MKMapRect(
            x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
    }
    /// The same elsewhere.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
    }
    /// A slice from one edge, and the rest.
    public func divided(atDistance: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect) {
        let along = edge == .minXEdge || edge == .maxXEdge ? size.width : size.height
        let amount = min(max(atDistance, 0), along)
        let rest = along - amount
        switch edge {
        case .minXEdge:
            return (
                MKMapRect(x: minX, y: minY, width: amount, height: height),
                MKMapRect(x: minX + amount, y: minY, width: rest, height: height)
            )
        case .maxXEdge:
            return (
                MKMapRect(x: maxX - amount, y: minY, width: amount, height: height),
                MKMapRect(x: minX, y: minY, width: rest, height: height)
            )
        case .minYEdge:
            return (
                MKMapRect(x: minX, y: minY, width: width, height: amount),
                MKMapRect(x: minX, y: minY + amount, width: width, height: rest)
            )
        case .maxYEdge:
            return (
                MKMapRect(x: minX, y: maxY - amount, width: width, height: amount),
                MKMapRect(x: minX, y: minY, width: width, height: rest)
            )
        }
    }

    /// Whether it goes beyond the world's western or eastern edge.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > Mercator.side) }
    /// What lies beyond that edge, where it is on the world; `null` where nothing does.
    public var remainder: MKMapRect {
        guard spans180thMeridian else { return .null }
        if minX < 0 {
            let beyond = min(-minX, width)
            return MKMapRect(x: minX + Mercator.side, y: minY, width: beyond, height: height)
        }
        let beyond = min(maxX - Mercator.side, width)
        return MKMapRect(x: maxX - beyond - Mercator.side, y: minY, width: beyond, height: height)
    }

    /// The smallest rectangle around places; `null` without any.
    init(around points: some Sequence<MKMapPoint>) {
        self = points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }
}

/// A rectangle by numbers.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}

/// Whether two rectangles are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
    MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}

/// A slice from one edge, and the rest.
public func MKMapRectDivide(
    _ rect: MKMapRect, _ slice: UnsafeMutablePointer<MKMapRect>, _ remainder: UnsafeMutablePointer<MKMapRect>,
    _ amount: Double, _ edge: CGRectEdge
) { (slice.pointee, remainder.pointee) = rect.divided(atDistance: amount, from: edge) }

/// The region that a rectangle covers.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }

/// A rectangle in words, for people who look for faults.
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
    "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}

/// Whether a rectangle is no rectangle.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }

/// The smallest rectangle with both in it.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }

/// Whether a place is in a rectangle.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }

/// Whether two rectangles have something in common.
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.intersects(rect2) }

/// A rectangle that is smaller on each side.
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.insetBy(dx: dx, dy: dy) }

/// Nothing, at no place.
public let MKMapRectNull = MKMapRect.null
/// The whole world.
public let MKMapRectWorld = MKMapRect.world
/// The whole world's size.
public let MKMapSizeWorld = MKMapSize.world
