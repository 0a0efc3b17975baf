import CoreGraphics
import Foundation
import PorticoRenderModel

/// Draws layers apart from the screen: a render tree of their own, one plan, one pass, on the calling thread.
///
/// - From: `LayerPainting.painter`
/// - To: `FramePlan`, `CPUCompositor`
package struct PicturePainter: LayerPainter {
    package init() {}

    package func paint(_ layers: LayerTransaction, area: CGRect, scale: Double) -> PixelBuffer? {
        let (width, height) = ((area.width * scale).rounded(.up), (area.height * scale).rounded(.up))
        let limit = Double(PixelBuffer.largestSide)
        guard scale > 0, width > 0, height > 0, width <= limit, height <= limit,
            let pixels = PixelBuffer(width: Int(width), height: Int(height))
        else { return nil }
        let surface = Surface(pixels)
        let tree = RenderTree(scale: scale)
        tree.apply(layers)
        _ = tree.sample(at: layers.commitTime)
        guard let root = tree[layers.root] else { return pixels }
        // In its own coordinates a layer stands where it stands, whatever its superlayer makes of it.
        let bounds = root.values.bounds, anchor = root.values.anchorPoint
        root.values.position = CGPoint(
            x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
        root.values.transform = .identity
        root.values.zPosition = 0
        root.values.isHidden = false
        tree.top.notes.childContext.plane = Plane(dx: -area.minX, dy: -area.minY).then(Plane(scale: scale))
        tree.top.notes.childContext.clip = surface.bounds
        let planner = FramePlanner(tree: tree)
        planner.planFromNothing()
        CPUCompositor(workers: 1, ground: 0).draw(
            planner.plan, damage: FrameDamage(surface.bounds), surface: surface)
        return pixels
    }
}
