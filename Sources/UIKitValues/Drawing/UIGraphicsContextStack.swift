import CoreGraphics
import Foundation
import PorticoTrace

/// The context that drawing goes to now: the one UIKit pushed around `draw(_:)`, of a renderer, or the last that this
/// thread pushed itself. Nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ThreadDrawingState.current.contexts.last?.context
}

/// Makes a context current on this thread, until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    ThreadDrawingState.current.contexts.append(GraphicsContextEntry(context: context))
}

/// Makes the context current again that was before the last push. Nothing happens when none was pushed.
public func UIGraphicsPopContext() {
    let state = ThreadDrawingState.current
    if !state.contexts.isEmpty { state.contexts.removeLast() }
}

/// Runs a closure with a context current: how the runtime calls `draw(_:)`.
package func withGraphicsContext<R>(_ context: CGContext, _ body: () throws -> R) rethrows -> R {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    return try body()
}

// MARK: Image contexts

/// Begins a bitmap context of one pixel a point and makes it current.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a bitmap context and makes it current.
///
/// - Parameters:
///   - size: In points. An empty size ends the app, as since iOS 17.
///   - opaque: Whether every pixel starts opaque black instead of clear.
///   - scale: Pixels a point; 0 means the main screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let used = scale > 0 ? scale : UITraitCollection.systemDefault.displayScale
    guard let context = CGContext.flippedBitmap(size: size, scale: used, isOpaque: opaque) else {
        FatalException.internalInconsistency.raise(
            "UIGraphicsBeginImageContext() failed to allocate CGBitmapContext: size={\(size.width), \(size.height)}, "
                + "scale=\(used). Use UIGraphicsImageRenderer to avoid this assert.")
    }
    ThreadDrawingState.current.contexts.append(GraphicsContextEntry(context: context, imageScale: used))
}

/// What was drawn so far into the current image context; nil when the current context is no image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = ThreadDrawingState.current.contexts.last, let scale = entry.imageScale,
        let image = entry.context.makeImage()
    else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the current image context; the one before it is current again.
public func UIGraphicsEndImageContext() {
    guard ThreadDrawingState.current.contexts.last?.imageScale != nil else { return }
    UIGraphicsPopContext()
}

// MARK: Rectangles

/// Fills a rectangle of the current context with its fill colour, replacing what was there.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle of the current context with its fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame of one point inside a rectangle of the current context, in its fill colour.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame of one point inside a rectangle of the current context, in its fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = rect.standardized
    let inner = rect.insetBy(dx: 1, dy: 1)
    context.saveGState()
    context.setBlendMode(blendMode)
    if inner.isNull || inner.isEmpty {
        context.fill(rect)
    } else {
        context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
        context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
        context.fill(CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height))
        context.fill(CGRect(x: rect.maxX - 1, y: inner.minY, width: 1, height: inner.height))
    }
    context.restoreGState()
}

/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// One line on standard error about a call that cannot do what was asked.
package func warnAboutDrawing(_ message: String) {
    Diagnostics.report("UIKit: \(message).")
}
