import CoreLocation
import Foundation

/// What shapes of several points have in common.
open class MKMultiPoint: MKShape {
    let memory: UnsafeMutableBufferPointer<MKMapPoint>
    private let bounds: MKMapRect

    init(copying points: [MKMapPoint]) {
        memory = .allocate(capacity: points.count)
        _ = memory.initialize(from: points)
        bounds = MKMapRect(around: points)
        super.init()
    }

    deinit {
        memory.deinitialize()
        memory.deallocate()
    }

    /// The points, which belong to the shape.
    public func points() -> UnsafeMutablePointer<MKMapPoint> {
        // Memory of no points has an address too.
        memory.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<MKMapPoint>.alignment)!
    }
    /// How many there are.
    public var pointCount: Int { memory.count }

    /// Copies the coordinates of some of the points. What lies outside of the shape isn't copied.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in 0..<max(range.length, 0) where memory.indices.contains(range.location + index) {
            coords[index] = memory[range.location + index].coordinate
        }
    }

    /// How far along the shape a point is, from 0 to 1.
    open func location(atPointIndex index: Int) -> CGFloat {
        guard memory.indices.contains(index) else { return 0 }
        let ways = lengths
        guard let whole = ways.last, whole > 0 else { return 0 }
        return ways[index] / whole
    }

    /// How far along the shape several points are.
    open func locations(at indexes: IndexSet) -> [CGFloat] { indexes.map { location(atPointIndex: $0) } }

    /// The way to each point along the shape, in map points.
    final var lengths: [Double] {
        var way = 0.0
        return memory.indices.map { index in
            if index > 0 {
                way += hypot(memory[index].x - memory[index - 1].x, memory[index].y - memory[index - 1].y)
            }
            return way
        }
    }

    /// The smallest rectangle around it.
    open var boundingMapRect: MKMapRect { bounds }

    /// The middle of that rectangle.
    open override var coordinate: CLLocationCoordinate2D {
        bounds.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate
    }

    static func points(_ coordinates: UnsafePointer<CLLocationCoordinate2D>, _ count: Int) -> [MKMapPoint] {
        UnsafeBufferPointer(start: coordinates, count: max(count, 0)).map { MKMapPoint($0) }
    }
    static func points(_ points: UnsafePointer<MKMapPoint>, _ count: Int) -> [MKMapPoint] {
        Array(UnsafeBufferPointer(start: points, count: max(count, 0)))
    }
}

/// A line through points, straight on the map.
open class MKPolyline: MKMultiPoint, MKOverlay {
    dynamic override init(copying points: [MKMapPoint]) { super.init(copying: points) }

    /// A line through places on the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(copying: Self.points(points, count))
    }
    /// A line through coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(copying: Self.points(coords, count))
    }
}

/// A line that goes the shortest way over the earth's surface.
open class MKGeodesicPolyline: MKPolyline {
    override init(copying points: [MKMapPoint]) { super.init(copying: Self.bend(points)) }

    /// Places between the points, so near to each other that the line looks round.
    private static func bend(_ points: [MKMapPoint]) -> [MKMapPoint] {
        guard var last = points.first else { return [] }
        var bent = [last]
        for next in points.dropFirst() {
            let (from, to) = (vector(last.coordinate), vector(next.coordinate))
            let angle = acos(min(max(from.x * to.x + from.y * to.y + from.z * to.z, -1), 1))
            let steps = max(Int(angle / (2 * .pi / 180)), 1)
            for step in 1..<max(steps, 1) where sin(angle) > 1e-9 {
                let t = Double(step) / Double(steps)
                let (a, b) = (sin((1 - t) * angle) / sin(angle), sin(t * angle) / sin(angle))
                let (x, y, z) = (a * from.x + b * to.x, a * from.y + b * to.y, a * from.z + b * to.z)
                bent.append(
                    MKMapPoint(
                        CLLocationCoordinate2D(
                            latitude: atan2(z, (x * x + y * y).squareRoot()) * 180 / .pi,
                            longitude: atan2(y, x) * 180 / .pi)))
            }
            bent.append(next)
            last = next
        }
        return bent
    }

    private static func vector(_ place: CLLocationCoordinate2D) -> (x: Double, y: Double, z: Double) {
        let (phi, lambda) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        return (cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi))
    }
}

/// An area between points, with holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The holes; nil without any.
    public let interiorPolygons: [MKPolygon]?

    dynamic init(copying points: [MKMapPoint], holes: [MKPolygon]?) {
        interiorPolygons = holes
        super.init(copying: points)
    }

    /// An area between places on the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(copying: Self.points(points, count), holes: nil)
    }
    /// An area between places on the map, with holes.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(copying: Self.points(points, count), holes: interiorPolygons)
    }
    /// An area between coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(copying: Self.points(coords, count), holes: nil)
    }
    /// An area between coordinates, with holes.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) { self.init(copying: Self.points(coords, count), holes: interiorPolygons) }
}
