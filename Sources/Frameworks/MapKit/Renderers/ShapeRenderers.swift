import CoreGraphics
import Foundation
import UIKit

extension MKOverlayRenderer {
    /// Adds a line or, closed, an area to a path in the renderer's coordinates.
    func add(_ points: [MKMapPoint], to path: CGMutablePath, closed: Bool) {
        guard let first = points.first else { return }
        path.move(to: point(for: first))
        for next in points.dropFirst() { path.addLine(to: point(for: next)) }
        if closed { path.closeSubpath() }
    }

    /// The rectangle to cut at: nil while all of the overlay is near enough to be drawn whole.
    func cut(_ visible: MKMapRect, _ zoomScale: MKZoomScale) -> MKMapRect? {
        let bounds = overlay.boundingMapRect
        guard max(bounds.width, bounds.height) * Double(zoomScale) > 100_000 else { return nil }
        return visible.insetBy(dx: -visible.width, dy: -visible.height)
    }

    /// The part of a line between two parts of its length.
    static func part(of points: [MKMapPoint], from start: CGFloat, to end: CGFloat) -> [MKMapPoint] {
        guard start > 0 || end < 1, points.count > 1 else { return points }
        guard start < end else { return [] }
        var ways = [0.0]
        for (a, b) in zip(points, points.dropFirst()) {
            ways.append(ways[ways.count - 1] + hypot(b.x - a.x, b.y - a.y))
        }
        let (low, high) = (ways[ways.count - 1] * max(start, 0), ways[ways.count - 1] * min(end, 1))
        var kept: [MKMapPoint] = []
        for index in 1..<points.count where ways[index] > low && ways[index - 1] < high {
            let way = ways[index] - ways[index - 1]
            func at(_ length: Double) -> MKMapPoint {
                let t = way > 0 ? (length - ways[index - 1]) / way : 0
                let (a, b) = (points[index - 1], points[index])
                return MKMapPoint(x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y))
            }
            if kept.isEmpty { kept.append(at(max(low, ways[index - 1]))) }
            kept.append(at(min(high, ways[index])))
        }
        return kept
    }
}

/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Where along the line the stroke begins, from 0 to 1.
    open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
    /// Where along the line the stroke ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

    /// - Parameter overlay: the line.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    /// - Parameter polyline: the line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

    /// The line.
    public var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(copying: []) }

    final var linePoints: [MKMapPoint] { Self.part(of: Array(polyline.memory), from: strokeStart, to: strokeEnd) }

    open override func createPath() {
        let line = CGMutablePath()
        add(linePoints, to: line, closed: false)
        path = line
    }

    override func drawnPath(_ mapRect: MKMapRect, _ zoomScale: MKZoomScale) -> CGPath? {
        guard let rect = cut(mapRect, zoomScale), overlay is MKPolyline else { return path }
        let line = CGMutablePath()
        for piece in MapClip.line(linePoints, rect) { add(piece, to: line, closed: false) }
        return line
    }
}

/// Draws a line whose colour changes along its way.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// The colours.
    public private(set) var colors: [UIColor] = []
    /// Where along the line each is, from 0 to 1.
    public private(set) var locations: [CGFloat] = []

    /// Sets as many colours as places.
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        let count = min(colors.count, locations.count)
        (self.colors, self.locations) = (Array(colors.prefix(count)), Array(locations.prefix(count)))
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let first = colors.first, colors.count > 1 else {
            strokeColor = colors.first ?? strokeColor
            return super.draw(mapRect, zoomScale: zoomScale, in: context)
        }
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        let whole = linePoints
        // So short that one colour each is seen as a gradient.
        let pieces = 128
        for index in 0..<pieces {
            let (start, end) = (CGFloat(index) / CGFloat(pieces), CGFloat(index + 1) / CGFloat(pieces))
            let line = CGMutablePath()
            add(Self.part(of: whole, from: start, to: end), to: line, closed: false)
            context.setStrokeColor((colour(at: (start + end) / 2) ?? first).cgColor)
            strokePath(line, in: context)
        }
    }

    private func colour(at place: CGFloat) -> UIColor? {
        guard let next = locations.firstIndex(where: { $0 >= place }), next > 0 else {
            return place <= locations[0] ? colors.first : colors.last
        }
        let width = locations[next] - locations[next - 1]
        let t = width > 0 ? (place - locations[next - 1]) / width : 0
        let (a, b) = (Self.parts(colors[next - 1]), Self.parts(colors[next]))
        let mixed = zip(a, b).map { $0 + t * ($1 - $0) }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }

    private static func parts(_ colour: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        colour.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}

/// Draws an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Where along the edge the stroke begins, from 0 to 1.
    open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Where along the edge the stroke ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }

    /// - Parameter overlay: the area.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    /// - Parameter polygon: the area.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

    /// The area.
    public var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(copying: [], holes: nil) }

    open override func createPath() { path = areaPath(of: [polygon], within: nil) }

    override func drawnPath(_ mapRect: MKMapRect, _ zoomScale: MKZoomScale) -> CGPath? {
        guard let rect = cut(mapRect, zoomScale), overlay is MKPolygon else { return path }
        return areaPath(of: [polygon], within: rect)
    }

    open override func strokePath(_ path: CGPath, in context: CGContext) {
        guard strokeStart > 0 || strokeEnd < 1, let first = polygon.memory.first else {
            return super.strokePath(path, in: context)
        }
        let edge = CGMutablePath()
        add(Self.part(of: Array(polygon.memory) + [first], from: strokeStart, to: strokeEnd), to: edge, closed: false)
        super.strokePath(edge, in: context)
    }
}

extension MKOverlayRenderer {
    /// Areas with their holes, cut at a rectangle.
    func areaPath(of polygons: [MKPolygon], within rect: MKMapRect?) -> CGPath {
        let area = CGMutablePath()
        for polygon in polygons {
            for ring in [polygon] + (polygon.interiorPolygons ?? []) {
                let points = Array(ring.memory)
                add(rect.map { MapClip.area(points, $0) } ?? points, to: area, closed: true)
            }
        }
        return area
    }
}

/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Where along the edge the stroke begins, from 0 to 1.
    open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Where along the edge the stroke ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }

    /// - Parameter overlay: the circle.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    /// - Parameter circle: the circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }

    /// The circle.
    public var circle: MKCircle { overlay as? MKCircle ?? MKCircle(mapRect: overlay.boundingMapRect) }

    open override func createPath() { path = CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil) }

    private var edge: [MKMapPoint] {
        let bounds = overlay.boundingMapRect
        return (0...360).map { degree in
            let angle = (Double(degree) - 90) * .pi / 180
            return MKMapPoint(
                x: bounds.midX + cos(angle) * bounds.width / 2, y: bounds.midY + sin(angle) * bounds.height / 2)
        }
    }

    override func drawnPath(_ mapRect: MKMapRect, _ zoomScale: MKZoomScale) -> CGPath? {
        guard let rect = cut(mapRect, zoomScale) else { return path }
        let area = CGMutablePath()
        add(MapClip.area(edge, rect), to: area, closed: true)
        return area
    }

    open override func strokePath(_ path: CGPath, in context: CGContext) {
        guard strokeStart > 0 || strokeEnd < 1 else { return super.strokePath(path, in: context) }
        let arc = CGMutablePath()
        add(Self.part(of: edge, from: strokeStart, to: strokeEnd), to: arc, closed: false)
        super.strokePath(arc, in: context)
    }
}

/// Draws several lines.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// - Parameter overlay: the lines.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    /// - Parameter multiPolyline: the lines.
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }

    /// The lines.
    public var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }

    open override func createPath() {
        let lines = CGMutablePath()
        for line in multiPolyline.polylines { add(Array(line.memory), to: lines, closed: false) }
        path = lines
    }

    override func drawnPath(_ mapRect: MKMapRect, _ zoomScale: MKZoomScale) -> CGPath? {
        guard let rect = cut(mapRect, zoomScale) else { return path }
        let lines = CGMutablePath()
        for line in multiPolyline.polylines {
            for piece in MapClip.line(Array(line.memory), rect) { add(piece, to: lines, closed: false) }
        }
        return lines
    }
}

/// Draws several areas.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// - Parameter overlay: the areas.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    /// - Parameter multiPolygon: the areas.
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }

    /// The areas.
    public var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }

    open override func createPath() { path = areaPath(of: multiPolygon.polygons, within: nil) }

    override func drawnPath(_ mapRect: MKMapRect, _ zoomScale: MKZoomScale) -> CGPath? {
        guard let rect = cut(mapRect, zoomScale) else { return path }
        return areaPath(of: multiPolygon.polygons, within: rect)
    }
}
