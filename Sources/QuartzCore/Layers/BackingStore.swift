import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace

/// The pixels that a layer draws itself. Published pixels never change: a redraw makes new ones, from a copy where only a part is
/// drawn again.
final class BackingStore: NSObject {
    private(set) var record: ContentsRecord?
    private var width = 0
    private var height = 0
    private var scale: CGFloat = 0
    private var origin = CGPoint.zero

    /// Lets `draw` fill what is out of date, with y growing downwards and one unit a point. `dirty` is in bounds coordinates.
    /// - Parameter mayCut: What stays transparent around the drawing need not have pixels.
    func updateStore(
        bounds: CGRect, scale: CGFloat, dirty: CGRect, isOpaque: Bool, isGray: Bool = false, mayCut: Bool = false,
        _ draw: (CGContext) -> Void
    ) {
        guard let (width, height) = PixelBuffer.size(bounds.width * scale, bounds.height * scale) else {
            record = nil
            return
        }
        let fits = self.width == width && self.height == height && self.scale == scale && origin == bounds.origin
        let keeps = fits && record != nil && !dirty.contains(bounds)
        // Bounds that are no whole pixels are shown to within a pixel of where they are: a part of them would be rounded apart.
        let isWhole = abs(bounds.width * scale - CGFloat(width)) + abs(bounds.height * scale - CGFloat(height)) < 1e-3
        var ground =
            mayCut && isWhole && !isOpaque && !keeps ? SparseDrawing.takePixels(width: width, height: height) : nil
        var context: CGContext! =
            ground.map { CGContext(pixelBuffer: $0) }
            ?? CGContext.backing(width: width, height: height, isOpaque: isOpaque)
        // Without memory for so many there is one pixel, and the layer shows nothing.
        guard context.pixelBuffer.width == width, context.pixelBuffer.height == height else {
            record = nil
            return
        }
        (self.width, self.height, self.scale, origin) = (width, height, scale, bounds.origin)
        var changed: CGRect?
        var area = bounds
        if keeps, let old = record {
            // Whole pixels, so that the edge of the redrawn part is not drawn twice at half strength.
            let pixels = CGRect(
                x: (dirty.minX - bounds.minX) * scale, y: (dirty.minY - bounds.minY) * scale,
                width: dirty.width * scale, height: dirty.height * scale
            ).integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
            Self.copyContents(old, to: context.pixelBuffer)
            // Contents that were cut out are shown elsewhere.
            changed = old.part == nil ? pixels : nil
            area = CGRect(
                x: bounds.minX + pixels.minX / scale, y: bounds.minY + pixels.minY / scale,
                width: pixels.width / scale, height: pixels.height / scale)
        }
        // Bitmaps have y upwards; layers have it downwards.
        context.concatenate(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height)))
        context.baseCTM = context.ctm
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if keeps {
            context.clip(to: area)
            if isOpaque {
                context.saveGState()
                context.setFillColor(ColdStorage.black)
                context.fill(area)
                context.restoreGState()
            } else {
                context.clear(area)
            }
        }
        draw(context)
        if isGray { Self.removeColor(context.pixelBuffer, changed) }
        context.flush()
        let whole = ground == nil ? context.pixelBuffer : nil
        context = nil
        let (pixels, part) = whole.map { ($0, nil) } ?? SparseDrawing.cutPixels(&ground)
        var drawn = ContentsRecord(pixels: pixels, isOpaque: isOpaque, changedRect: changed)
        (drawn.part, drawn.followsGeometry) = (part, true)
        record = drawn
    }

    /// Leaves each pixel its brightness. `rect` is in pixels; nil for all.
    private static func removeColor(_ pixels: PixelBuffer, _ rect: CGRect?) {
        let rect = rect ?? CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        for y in Int(rect.minY)..<Int(rect.maxY) {
            let row = (pixels.data + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in Int(rect.minX)..<Int(rect.maxX) {
                let (r, g, b) = (row[x] >> 16 & 255, row[x] >> 8 & 255, row[x] & 255)
                // The weights of linear sRGB, of 256.
                let gray = (54 * r + 183 * g + 19 * b + 128) >> 8
                row[x] = row[x] & 0xFF00_0000 | gray << 16 | gray << 8 | gray
            }
        }
    }

    private static func copyContents(_ old: ContentsRecord, to: PixelBuffer) {
        let (from, x, y) = (old.pixels, old.part?.x ?? 0, old.part?.y ?? 0)
        let bytes = min(from.width, to.width - x) * 4
        for row in 0..<min(from.height, to.height - y) {
            (to.data + (y + row) * to.bytesPerRow + x * 4)
                .copyMemory(from: from.data + row * from.bytesPerRow, byteCount: bytes)
        }
    }
}
