import CKernels
import CoreGraphics
import Foundation
import PorticoRenderModel

/// The coverage of a path, filled or stroked, on the pixel grid. Made when first drawn and kept while the path only moves by whole pixels.
///
/// - From: `FramePlanner+Shapes`, which names it in a quad
/// - To: `ShapeRasterizer` before a frame's strips, `StripPainter+Shapes` in them
final class ShapeMask: @unchecked Sendable {
    struct Outline: Equatable {
        var path: CGPath
        /// To the surface.
        var plane: Plane
        /// nil to fill.
        var stroke: StrokeStyle?
        var isEvenOdd = false
    }

    /// What a quad points at.
    struct Storage {
        var coverage = ck_coverage()
        /// The pixels that the coverage is of; empty before it is made.
        var region = PixelRect.empty
        var owner: Unmanaged<ShapeMask>
        /// Wanted by the frame being drawn.
        var isWanted = false
    }

    let outline: Outline
    /// All pixels that the path may touch.
    let box: PixelRect
    let stamp: UInt32
    let storage = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
    /// What the frame being drawn needs at least.
    var wanted = PixelRect.empty

    init(_ outline: Outline, box: PixelRect, stamp: UInt32) {
        self.outline = outline
        self.box = box
        self.stamp = stamp
        storage.initialize(to: Storage(owner: Unmanaged.passUnretained(self)))
    }

    deinit {
        ck_coverage_free(&storage.pointee.coverage)
        storage.deallocate()
    }

    /// How far this mask is to be moved to be that of `other`: whole pixels; nil where it is another mask.
    func offset(to other: Outline) -> (x: Int32, y: Int32)? {
        let (a, b) = (outline.plane, other.plane)
        let dx = (b.m41 - a.m41).rounded(), dy = (b.m42 - a.m42).rounded()
        guard abs(dx) < 1e6, abs(dy) < 1e6 else { return nil }
        var moved = a
        (moved.m41, moved.m42) = (b.m41, b.m42)
        guard moved == b, a.isAffine || (dx == 0 && dy == 0), abs(b.m41 - a.m41 - dx) < 1e-3,
            abs(b.m42 - a.m42 - dy) < 1e-3, outline.isEvenOdd == other.isEvenOdd, outline.stroke == other.stroke,
            outline.path == other.path
        else { return nil }
        return (Int32(dx), Int32(dy))
    }

    /// All of a path that is not much larger than the screen; of others what is needed and something around it.
    func region(for screen: PixelRect) -> PixelRect {
        if box.area <= 4 * max(screen.area, 1), max(box.width, box.height) <= CK_COVERAGE_LIMIT { return box }
        let around = PixelRect(x0: wanted.x0 - 512, y0: wanted.y0 - 512, x1: wanted.x1 + 512, y1: wanted.y1 + 512)
        return box.intersection(around)
    }
}

/// Makes coverage; one a thread, which keeps its memory.
final class ShapeRasterizer {
    /// How far, in pixels, lines may lie from the curves that they stand for.
    static let tolerance = 0.015

    private let lines = LineBuffer()
    private var polylines = Polylines()
    private let raster = ck_raster_create()

    deinit { ck_raster_destroy(raster) }

    /// Replaces the mask's coverage by that of a region.
    func rasterize(_ mask: ShapeMask, _ region: PixelRect) {
        let storage = mask.storage
        ck_coverage_free(&storage.pointee.coverage)
        storage.pointee.region = .empty
        collect(mask.outline, region)
        let made = lines.lines.withMemoryRebound(to: Double.self, capacity: lines.count * 4) {
            ck_rasterize(
                raster, $0, lines.count, Int32(region.width), Int32(region.height), mask.outline.isEvenOdd ? 1 : 0,
                &storage.pointee.coverage)
        }
        // Without memory it is not drawn.
        if made != 0 { storage.pointee.region = region }
    }

    private func collect(_ outline: ShapeMask.Outline, _ region: PixelRect) {
        let plane = outline.plane
        var box = outline.path.boundingBox
        if let style = outline.stroke {
            let reach = style.reach(of: outline.path)
            box = box.insetBy(dx: -reach, dy: -reach)
        }
        lines.begin(
            plane.then(Plane(dx: -Double(region.x0), dy: -Double(region.y0))), nearest: plane.nearest(of: box))
        let tolerance = Self.tolerance / max(plane.magnification(over: outline.path.boundingBox), 1e-9)
        polylines.removeAll()
        polylines.flatten(outline.path, tolerance: tolerance)
        guard let style = outline.stroke else { return fill() }
        var drawn = polylines
        if style.start > 0 || style.end < 1 {
            let total = drawn.totalLength
            drawn = drawn.trimmed(from: style.start * total, to: style.end * total)
        }
        if !style.dashes.isEmpty { drawn = drawn.dashed(style.dashes, phase: style.dashPhase) ?? drawn }
        PolylineStroker(style, into: lines, tolerance: tolerance).stroke(drawn)
    }

    private func fill() {
        polylines.points.withUnsafeBufferPointer { points in
            for subpath in polylines.subpaths where subpath.points.count > 1 {
                if lines.nearest != nil {
                    var last = points[subpath.points.upperBound - 1]
                    for i in subpath.points {
                        lines.add(last, points[i])
                        last = points[i]
                    }
                    continue
                }
                let first = lines.place(points[subpath.points.lowerBound])
                var last = first
                for i in subpath.points.dropFirst() {
                    let next = lines.place(points[i])
                    lines.addPlaced(last, next)
                    last = next
                }
                lines.addPlaced(last, first)
            }
        }
    }
}

extension Plane {
    /// How large a pixel is in the plane's own units, in the middle of a rectangle, along the axis where it is larger; no more than a
    /// quarter of the rectangle.
    func pixelSize(in rect: CGRect) -> Double {
        let (x, y, w) = apply(rect.midX, rect.midY), limit = min(rect.width, rect.height) / 4
        guard w > 1e-6 else { return 0 }
        let a = SIMD2(m11 - x * m14, m12 - y * m14), b = SIMD2(m21 - x * m24, m22 - y * m24)
        let least = min((a * a).sum(), (b * b).sum()).squareRoot() / w
        return least * limit > 1 ? 1 / least : limit
    }

    /// At most how many pixels a unit of the plane's own takes, within a rectangle.
    func magnification(over rect: CGRect) -> Double {
        let linear = max((m11 * m11 + m12 * m12).squareRoot(), (m21 * m21 + m22 * m22).squareRoot())
        if isAffine { return linear }
        // Nearer to the eye everything is larger.
        let w = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
            .map { $0.0 * m14 + $0.1 * m24 + m44 }.min()!
        return 2 * linear / max(w, nearest(of: rect) ?? 1e-6)
    }
}
