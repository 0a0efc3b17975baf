import CKernels
import Foundation

/// Draws on the CPU: damage only, in strips that stay in the cache, nothing that an opaque quad in front hides.
///
/// A strip depends on nothing but the plan, so the pixels do not depend on how many threads there are.
package final class CPUCompositor: Compositor {
    /// Rows of a strip: with a phone's width a third of a megabyte.
    static let stripHeight: Int32 = 64
    /// Damage below this many pixels is drawn without waking anybody.
    static let parallelArea = 96 * 1024

    let pool: WorkerPool
    private var painters: [StripPainter]
    let rasterizers: [ShapeRasterizer]
    /// Paths whose coverage has been made, in all.
    package internal(set) var rasterizedShapes = 0
    private let corners = CornerTiles()
    private var items = ContiguousArray<DrawItem>()
    package var tints: CompositorTints = []
    /// What lies behind everything: a screen is black, a picture transparent.
    let ground: UInt32

    package init(
        workers: Int = min(ProcessInfo.processInfo.activeProcessorCount, 4), ground: UInt32 = 0xff00_0000
    ) {
        self.ground = ground
        pool = WorkerPool(workers: workers)
        painters = (0..<max(1, workers)).map { _ in StripPainter() }
        rasterizers = (0..<max(1, workers)).map { _ in ShapeRasterizer() }
    }

    deinit { pool.stop() }

    package func draw(_ plan: FramePlan, damage: FrameDamage, surface: Surface) {
        corners.trim()
        for rect in damage.rects {
            let area = rect.intersection(surface.bounds)
            if area.isEmpty { continue }
            plan.slots.withUnsafeBufferPointer { slots in
                collect(slots, plan, in: area)
                rasterizeShapes(items, surface.bounds)
                draw(area, surface)
            }
        }
    }

    /// The quads that touch the area, with their corner tiles; whole groups are passed over by their bounds.
    private func collect(_ slots: UnsafeBufferPointer<Quad>, _ plan: FramePlan, in area: PixelRect) {
        items.removeAll(keepingCapacity: true)
        plan.entries.withUnsafeBufferPointer { entries in
            var i = 0
            while i < entries.count {
                if entries[i].bounds.intersects(area) {
                    let quad = UnsafePointer(slots.baseAddress! + Int(entries[i].slot))
                    var item = DrawItem(quad: quad)
                    if quad.pointee.isUpright && quad.pointee.isRounded && quad.pointee.kind != .groupEnd {
                        item.prepare(corners)
                    }
                    items.append(item)
                } else {
                    i += Int(entries[i].skip)
                }
                i += 1
            }
        }
    }

    private func draw(_ area: PixelRect, _ surface: Surface) {
        let job = StripJob(
            items: items, area: area,
            target: Target(words: surface.words, stride: surface.stride, x: surface.x, y: surface.y),
            painters: painters, tints: tints, ground: ground)
        let strips = (area.height + Int(Self.stripHeight) - 1) / Int(Self.stripHeight)
        if area.area < Self.parallelArea {
            for strip in 0..<strips { job.run(strip, worker: 0) }
        } else {
            pool.run(strips) { strip, worker in job.run(strip, worker: worker) }
        }
    }
}

/// A quad in the damage, with what drawing it needs besides.
struct DrawItem {
    let quad: UnsafePointer<Quad>
    /// Outer and, of a border, inner corners.
    var outer: CornerTile?
    var inner: CornerTile?

    init(quad: UnsafePointer<Quad>) { self.quad = quad }

    mutating func prepare(_ corners: CornerTiles) {
        let q = quad.pointee
        let half = Float(min(q.rect.width, q.rect.height)) / 2
        outer = corners.tile(q.radius, isContinuous: q.hasRoomForContinuous(q.radius, half))
        if q.kind == .border, q.radius > q.borderWidth {
            let radius = q.radius - q.borderWidth
            inner = corners.tile(radius, isContinuous: q.hasRoomForContinuous(radius, half - q.borderWidth))
        }
    }
}

extension Quad {
    /// A continuous corner reaches past its radius; where two would meet the corner is circular.
    func hasRoomForContinuous(_ radius: Float, _ half: Float) -> Bool {
        flags.contains(.continuous) && ck_corner_extent(Double(radius), 1) <= Double(half)
    }
}

/// One rectangle of damage, cut into strips. Crosses to the workers; everything in it is only read, each painter by one worker.
struct StripJob: @unchecked Sendable {
    let items: ContiguousArray<DrawItem>
    let area: PixelRect
    let target: Target
    let painters: [StripPainter]
    let tints: CompositorTints
    let ground: UInt32

    func run(_ strip: Int, worker: Int) {
        var rect = area
        rect.y0 += Int32(strip) * CPUCompositor.stripHeight
        rect.y1 = min(rect.y1, rect.y0 + CPUCompositor.stripHeight)
        items.withUnsafeBufferPointer {
            painters[worker].paint($0, strip: rect, target: target, tints: tints, ground: ground)
        }
    }
}

/// Memory to draw into: `words` is the pixel (x, y).
struct Target {
    var words: UnsafeMutablePointer<UInt32>
    var stride: Int
    var x: Int32, y: Int32

    @inline(__always)
    func at(_ px: Int32, _ py: Int32) -> UnsafeMutablePointer<UInt32> {
        words + (Int(py - y) * stride + Int(px - x))
    }
}
