import CoreGraphics
import Foundation
import PorticoRenderModel

/// A picture of a layer with everything below it, in its own coordinates: what a rasterized layer shows, what a transition keeps of
/// before, and whose alpha casts a shadow.
final class LayerPicture: LayerImage {
    enum Use { case raster, shadow, transition, group, page }

    let use: Use
    /// From the layer's own coordinates to its pixels.
    let plane: Plane
    /// What it shows, in its pixels.
    let area: PixelRect
    /// Of what is above the layer: see `PlanContext`.
    let mirrorsPictures: Bool
    /// Of the layer when it was drawn.
    var version: UInt32
    var quads: ContiguousArray<Quad>

    init(
        _ pixels: PixelBuffer, stamp: UInt32, use: Use, plane: Plane, area: PixelRect,
        mirrorsPictures: Bool, version: UInt32, quads: ContiguousArray<Quad>
    ) {
        (self.use, self.plane, self.area, self.version, self.quads) = (use, plane, area, version, quads)
        self.mirrorsPictures = mirrorsPictures
        super.init(pixels, stamp: stamp)
    }

    /// In the layer's points, where the plane only scales.
    var rect: CGRect {
        let scale = plane.m11
        return CGRect(
            x: Double(area.x0) / scale, y: Double(area.y0) / scale, width: Double(area.width) / scale,
            height: Double(area.height) / scale)
    }
}
