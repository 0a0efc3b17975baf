import CCairo
import Foundation

/// Coverage over a part of the device, as an 8-bit Cairo surface. Immutable.
final class SoftMask {
    let surface: OpaquePointer
    /// Where the surface lies in device space, and how many of its pixels make a device unit.
    let frame: CGRect
    let scale: CGFloat

    init(owning surface: OpaquePointer, frame: CGRect, scale: CGFloat) {
        self.surface = surface
        self.frame = frame
        self.scale = scale
    }

    deinit {
        cairo_surface_destroy(surface)
    }
}
