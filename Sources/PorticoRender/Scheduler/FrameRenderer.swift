import Foundation
import PorticoRenderModel
import PorticoTrace

/// One frame, from transactions to pixels. Lives on the render thread.
///
/// - From: `FrameScheduler`.
/// - To: `RenderTree`, `FramePlanner`, `Compositor`, `SurfaceSink`.
final class FrameRenderer {
    let tree: RenderTree
    private let planner: FramePlanner
    private var compositor: any Compositor
    private(set) var surface: Surface
    private let sink: (any SurfaceSink)?
    /// Where frames go that another process shows; then `surface` is one of its.
    private(set) var stream: FrameStream?
    private(set) var number = 0
    /// Damage that no change of the plan explains: a new surface, other tints.
    private var pending = FrameDamage()
    /// What shows that it was drawn again, until `flashEnd`.
    private var flashed = FrameDamage()
    private var flashEnd = 0.0
    /// Seconds for which damage shows.
    private static let flash = 0.25
    private var showsDamage: Bool { compositor.tints.contains(.damage) }

    init(width: Int, height: Int, scale: Double, compositor: any Compositor, sink: (any SurfaceSink)?) {
        tree = RenderTree(scale: scale)
        planner = FramePlanner(tree: tree)
        surface = Surface(width: width, height: height)
        self.compositor = compositor
        self.sink = sink
        tree.top.notes.childContext.clip = surface.bounds
        pending.add(surface.bounds)
    }

    var plan: FramePlan { planner.plan }

    func resize(width: Int, height: Int) {
        guard width != surface.width || height != surface.height else { return }
        surface = Surface(width: width, height: height)
        tree.top.notes.childContext.clip = surface.bounds
        tree.mark(tree.top, .children)
        tree.top.dirty.formUnion(.subtree)
        pending.removeAll()
        pending.add(surface.bounds)
    }

    /// Begins or ends to draw into shared memory.
    func show(on new: FrameStream?) {
        guard new !== stream else { return }
        stream = new
        // The old stream's memory may be on show still: what is drawn from here on goes elsewhere.
        let own = Surface(width: surface.width, height: surface.height)
        own.copy(surface.bounds, from: surface)
        surface = own
        pending.add(surface.bounds)
    }

    /// Draws everything anew, tinted so.
    func show(_ tints: CompositorTints) {
        guard tints != compositor.tints else { return }
        compositor.tints = tints
        pending.add(surface.bounds)
    }

    /// A frame up to the plan; nothing is drawn.
    func plan(at time: Double) {
        _ = tree.sample(at: time)
        pending.add(planner.update())
    }

    func render(_ transactions: [LayerTransaction], at time: Double) -> FrameResult {
        PorticoTrace.phase("frame", category: .frame, lane: .render) { frame(transactions, at: time) }
    }

    private func frame(_ transactions: [LayerTransaction], at time: Double) -> FrameResult {
        var result = FrameResult()
        result.time = time
        var damage = FrameDamage()
        PorticoTrace.phase("plan", category: .frame, lane: .render) {
            for transaction in transactions {
                let old = planner.oldPictures(before: transaction)
                planner.follow(tree.apply(transaction, oldPictures: old))
            }
            let sampled = tree.sample(at: time)
            result.events = sampled.events
            result.isAnimating = sampled.isAnimating
            result.nextBegin = sampled.nextBegin
            damage = planner.update()
        }
        // What is drawn only to take a tint away doesn't show that it was.
        var fresh = FrameDamage()
        PorticoTrace.phase("damage", category: .frame, lane: .render) {
            damage.add(pending)
            if showsDamage { fresh = damage }
            if !flashed.isEmpty, !damage.isEmpty || time >= flashEnd {
                damage.add(flashed)
                flashed.removeAll()
            }
            damage.clip(to: surface.bounds)
            fresh.clip(to: surface.bounds)
            pending.removeAll()
        }
        guard !damage.isEmpty else {
            result.number = number
            lookAtFlash(&result)
            return result
        }
        if let stream {
            guard let free = stream.surface(after: surface, damage: damage) else {
                // All surfaces are on show. The stream calls when one comes back.
                pending = damage
                result.number = number
                return result
            }
            surface = free
        }
        PorticoTrace.phase("draw", category: .frame, lane: .render) {
            compositor.draw(planner.plan, damage: damage, surface: surface)
        }
        if !fresh.isEmpty {
            for rect in fresh.rects { Self.tint(rect, surface) }
            (flashed, flashEnd) = (fresh, time + Self.flash)
        }
        lookAtFlash(&result)
        number += 1
        result.number = number
        result.damage = Array(damage.rects)
        result.isPresented = true
        sink?.present(surface: surface, damage: result.damage, frame: number, time: time)
        stream?.present(surface, damage: result.damage, time: time)
        PorticoTrace.instant(
            .frame, "frame presented", detail: "#\(number) at \(Self.milliseconds(time)) ms, damage \(damage)",
            lane: .render)
        return result
    }

    /// A frame more, when damage has shown for long enough.
    private func lookAtFlash(_ result: inout FrameResult) {
        if !flashed.isEmpty { result.nextBegin = min(result.nextBegin ?? flashEnd, flashEnd) }
    }

    private static func tint(_ rect: PixelRect, _ surface: Surface) {
        for y in Int(rect.y0)..<Int(rect.y1) {
            for x in Int(rect.x0)..<Int(rect.x1) {
                let word = surface.words + (y * surface.stride + x)
                // A third is green: it shows on white, too.
                let (red, green, blue) = (word.pointee >> 16 & 255, word.pointee >> 8 & 255, word.pointee & 255)
                word.pointee =
                    word.pointee & 0xff00_0000 | (red * 2 / 3) << 16 | (green + (255 - green) / 3) << 8 | blue * 2 / 3
            }
        }
    }

    /// To a thousandth, without a formatter.
    private static func milliseconds(_ time: Double) -> String {
        let micro = Int((time * 1e6).rounded())
        let (whole, rest) = micro.quotientAndRemainder(dividingBy: 1000)
        let digits = String(abs(rest))
        return "\(whole)." + String(repeating: "0", count: 3 - digits.count) + digits
    }
}
