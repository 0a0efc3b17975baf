import CoreGraphics
import CoreLocation
import Foundation

/// How a flat map lies on the screen: which place is at which point, how large and how turned. A value: an animation goes from one to another.
struct MapProjection: Equatable {
    /// The place at `anchor`, in map points.
    var center = CGPoint(x: Mercator.side / 2, y: Mercator.side / 2)
    /// Points of the screen for each map point.
    var scale = 1e-5
    /// Which direction is up, in degrees from north.
    var heading = 0.0
    /// The view's size.
    var size = CGSize.zero
    /// What bars and margins cover.
    var insets = EdgeDistances()

    struct EdgeDistances: Equatable {
        var (top, left, bottom, right) = (0.0, 0.0, 0.0, 0.0)
    }

    /// The nearest zoom: half a map point is a point of the screen, about 7 centimetres at the equator.
    static let nearest = 2.0

    /// What isn't covered.
    var open: CGRect {
        let width = Double(size.width) - insets.left - insets.right
        let height = Double(size.height) - insets.top - insets.bottom
        guard width > 1, height > 1 else { return CGRect(origin: .zero, size: size) }
        return CGRect(x: insets.left, y: insets.top, width: width, height: height)
    }
    /// The middle of what isn't covered.
    var anchor: CGPoint { CGPoint(x: open.midX, y: open.midY) }

    private var turn: (sine: Double, cosine: Double) {
        let angle = heading * .pi / 180
        return (sin(angle), cos(angle))
    }

    /// Where a place is on the screen, by the way that isn't longer than half around the world.
    func point(_ place: MKMapPoint) -> CGPoint {
        var dx = place.x - center.x
        if dx > Mercator.side / 2 { dx -= Mercator.side }
        if dx < -Mercator.side / 2 { dx += Mercator.side }
        return offset(dx, place.y - center.y)
    }

    /// Where a place is that lies so far from the middle, in map points.
    func offset(_ dx: Double, _ dy: Double) -> CGPoint {
        let (sine, cosine) = turn
        return CGPoint(
            x: anchor.x + (dx * cosine + dy * sine) * scale, y: anchor.y + (dy * cosine - dx * sine) * scale)
    }

    /// Which place is at a point of the screen; beyond the 180th meridian it isn't wrapped.
    func place(_ point: CGPoint) -> MKMapPoint {
        let (sine, cosine) = turn
        let (x, y) = ((point.x - anchor.x) / scale, (point.y - anchor.y) / scale)
        return MKMapPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
    }

    /// The same with the place on the world.
    func worldPlace(_ point: CGPoint) -> MKMapPoint {
        var place = place(point)
        place.x = place.x.truncatingRemainder(dividingBy: Mercator.side)
        if place.x < 0 { place.x += Mercator.side }
        place.y = min(max(place.y, 0), Mercator.side)
        return place
    }

    /// The smallest rectangle of the map around one of the screen.
    func mapRect(_ rect: CGRect) -> MKMapRect {
        MKMapRect(
            around: [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
            ].map(place))
    }

    /// Shows a rectangle of the map, with its middle in the middle of what isn't covered.
    mutating func show(_ rect: MKMapRect) {
        guard !rect.isNull, rect.midX.isFinite, rect.midY.isFinite else { return }
        center = CGPoint(x: rect.midX, y: rect.midY)
        let angle = heading * .pi / 180
        let (sine, cosine) = (abs(sin(angle)), abs(cos(angle)))
        let (width, height) = (
            rect.width * cosine + rect.height * sine, rect.width * sine + rect.height * cosine
        )
        scale = min(
            width > 0 ? open.width / width : .infinity, height > 0 ? open.height / height : .infinity, Self.nearest)
        limit()
    }

    /// Keeps the world's northern and southern edge off the screen, and the middle on the world.
    mutating func limit() {
        let angle = heading * .pi / 180
        let (width, height) = (Double(size.width), Double(size.height))
        let across = width * abs(sin(angle)) + height * abs(cos(angle))
        guard across > 0, scale.isFinite, scale > 0 else { return }
        scale = min(max(scale, max(across, width) / Mercator.side), Self.nearest)
        var x = center.x.truncatingRemainder(dividingBy: Mercator.side)
        if x < 0 { x += Mercator.side }
        let seen = mapRect(CGRect(origin: .zero, size: size))
        let (above, below) = (center.y - seen.minY, seen.maxY - center.y)
        let lowest = Mercator.side - below
        center = CGPoint(x: x, y: above > lowest ? Mercator.side / 2 : min(max(center.y, above), lowest))
    }

    /// Zooms by a factor and turns by degrees about a point of the screen, and moves that point.
    mutating func change(zoom factor: Double, turn degrees: Double, about point: CGPoint, to moved: CGPoint) {
        let held = place(point)
        scale = min(max(scale * factor, 1e-9), Self.nearest)
        heading = (heading + degrees).truncatingRemainder(dividingBy: 360)
        if heading < 0 { heading += 360 }
        limit()
        let now = place(moved)
        center = CGPoint(x: center.x + held.x - now.x, y: center.y + held.y - now.y)
        limit()
    }

    /// Between this one and another, from 0 to 1: by the shorter way around the world and about the compass.
    func between(_ other: MapProjection, _ t: Double) -> MapProjection {
        var result = other
        var dx = other.center.x - center.x
        if dx > Mercator.side / 2 { dx -= Mercator.side }
        if dx < -Mercator.side / 2 { dx += Mercator.side }
        result.scale = exp(log(scale) + t * (log(other.scale) - log(scale)))
        // The place moves evenly on the screen, whose scale changes on the way.
        let even = other.scale == scale ? t : (1 / result.scale - 1 / scale) / (1 / other.scale - 1 / scale)
        result.center = CGPoint(x: center.x + even * dx, y: center.y + even * (other.center.y - center.y))
        var turn = other.heading - heading
        if turn > 180 { turn -= 360 }
        if turn < -180 { turn += 360 }
        result.heading = (heading + t * turn + 360).truncatingRemainder(dividingBy: 360)
        return result
    }
}
