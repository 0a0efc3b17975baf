/// Takes finished frames: a window, a browser, a recorder. Called on the render thread; the surface is only lent.
///
/// - From: `RenderServer`.
package protocol SurfaceSink: AnyObject, Sendable {
    /// `damage` is what differs from the frame presented before; never empty. `time` is the frame's time on the media clock.
    func present(surface: Surface, damage: [PixelRect], frame: Int, time: Double)
}
