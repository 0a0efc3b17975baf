import CCairo
import Foundation

/// A place to draw: pixels in memory or the pages of a PDF file, with the state that says how.
///
/// Points are in user space; the current transform takes them to base space, whose origin is the lower left corner with y
/// up. One thread at a time may use a context.
public final class CGContext {
    /// The Cairo context. Its matrix is always the current transform followed by the flip to Cairo's own y-down space.
    package let cairo: OpaquePointer
    /// From base space to Cairo's device space.
    var base: CGAffineTransform
    /// The number of pixels that stand for a device unit where something must become pixels: 1 in bitmaps.
    let rasterScale: CGFloat
    let bitmap: BitmapTarget?
    let pdf: PDFTarget?

    var state = GraphicsState()
    var stack: [GraphicsState] = []
    var layers: [TransparencyLayer] = []
    /// The current path, in base space: points do not move when the transform changes.
    var currentPath = PathStorage()

    /// The transform of text space; not part of the state that is saved.
    public var textMatrix = CGAffineTransform.identity

    /// From the space of shadows' offsets and of patterns to base space. UIKit's contexts set their flip and scale here
    /// after they concatenate it, so that both follow UIKit's points. Starts as the identity.
    package var baseCTM = CGAffineTransform.identity

    struct TransparencyLayer {
        var outer: GraphicsState
        var depth: Int
    }

    init(cairo: OpaquePointer, base: CGAffineTransform, rasterScale: CGFloat, bitmap: BitmapTarget?, pdf: PDFTarget?) {
        self.cairo = cairo
        self.base = base
        self.rasterScale = rasterScale
        self.bitmap = bitmap
        self.pdf = pdf
        Cairo.setMatrix(cairo, base)
        cairo_set_tolerance(cairo, 0.1)
    }

    deinit {
        pdf?.closeTarget(cairo)
        cairo_destroy(cairo)
    }

    // MARK: State

    /// Saves the state: transform, clip, colours, line attributes and the rest. The path is not part of it.
    public func saveGState() {
        stack.append(state)
        cairo_save(cairo)
    }

    /// Brings back the state saved last.
    public func restoreGState() {
        guard stack.count > (layers.last?.depth ?? 0) else {
            Diagnostics.report("CGContextRestoreGState: no state to restore; each restore needs a save before it")
            return
        }
        state = stack.removeLast()
        cairo_restore(cairo)
    }

    /// The current transform: from user space to base space.
    public var ctm: CGAffineTransform { state.ctm }

    /// From user space to device space.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// Applies a transform before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
        updateMatrix()
    }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.ctm = state.ctm.translatedBy(x: tx, y: ty)
        updateMatrix()
    }

    /// Scales the axes.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.ctm = state.ctm.scaledBy(x: sx, y: sy)
        updateMatrix()
    }

    /// Turns the axes by an angle in radians.
    public func rotate(by angle: CGFloat) {
        state.ctm = state.ctm.rotated(by: angle)
        updateMatrix()
    }

    func updateMatrix() {
        // A transform that nothing can undo would put Cairo out of use; nothing drawn through it shows anyway.
        let device = state.ctm.concatenating(base)
        state.isDegenerate = !device.isInvertible
        if !state.isDegenerate { Cairo.setMatrix(cairo, device) }
    }

    var deviceTransform: CGAffineTransform { state.ctm.concatenating(base) }

    /// The place in pixels of a point of user space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    /// The size in pixels of a size of user space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    /// The box of a rectangle of user space in pixels.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
    /// The place in user space of a pixel.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    /// The size in user space of a size in pixels.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    /// The box of a rectangle of pixels in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

    /// The number that identifies contexts among Core Foundation types.
    public class var typeID: CFTypeID { 0x4347_0008 }
}

extension CGContext: Hashable {
    public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
