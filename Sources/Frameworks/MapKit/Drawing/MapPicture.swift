import CoreGraphics
import Foundation
import UIKit

/// All of a map but its annotations: ground, overlays and labels, drawn into a context. Views and snapshots draw by it.
@MainActor struct MapPicture {
    let ground: MapGround
    /// Renderers in their order, with where they lie.
    let overlays: [(renderer: MKOverlayRenderer, level: MKOverlayLevel)]
    let pixelsPerPoint: CGFloat

    func draw(in context: CGContext) {
        let replaced = overlays.contains { $0.renderer.overlay.canReplaceMapContent() }
        ground.draw(in: context)
        for (renderer, level) in overlays where level == .aboveRoads { draw(renderer, in: context) }
        if !replaced { ground.drawLabels() }
        for (renderer, level) in overlays where level == .aboveLabels { draw(renderer, in: context) }
    }

    private func draw(_ renderer: MKOverlayRenderer, in context: CGContext) {
        let projection = ground.projection
        let seen = projection.mapRect(CGRect(origin: .zero, size: projection.size))
        let bounds = renderer.overlay.boundingMapRect
        guard renderer.alpha > 0, !bounds.isNull else { return }
        renderer.contentScaleFactor = pixelsPerPoint
        // A map that shows the 180th meridian shows what lies on the world's other edge.
        for round in [-1.0, 0, 1] {
            let visible = seen.offsetBy(dx: -round * Mercator.side, dy: 0)
            // Lines are wider than their points.
            let near = visible.insetBy(dx: -64 / projection.scale, dy: -64 / projection.scale)
            guard near.intersects(bounds.insetBy(dx: -1, dy: -1)), renderer.overlay.intersects(near) else { continue }
            let zoom = MKZoomScale(projection.scale)
            let part = near.intersection(bounds.insetBy(dx: -1, dy: -1))
            guard renderer.canDraw(part, zoomScale: zoom) else { continue }
            context.saveGState()
            context.setAlpha(renderer.alpha)
            context.setBlendMode(renderer.blendMode)
            let origin = projection.offset(
                bounds.minX + round * Mercator.side - projection.center.x, bounds.minY - projection.center.y)
            context.translateBy(x: origin.x, y: origin.y)
            context.rotate(by: -projection.heading * .pi / 180)
            context.scaleBy(x: zoom, y: zoom)
            renderer.draw(near, zoomScale: zoom, in: context)
            context.restoreGState()
        }
    }
}
