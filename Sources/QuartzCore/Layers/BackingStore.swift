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
    func update(
        bounds: CGRect, scale: CGFloat, dirty: CGRect, isOpaque: Bool, isGray: Bool = false,
        _ draw: (CGContext) -> Void
    ) {
        guard let (width, height) = PixelBuffer.size(bounds.width * scale, bounds.height * scale) else {
            record = nil
            return
        }
        let fits = self.width == width && self.height == height && self.scale == scale && origin == bounds.origin
        let keeps = fits && record != nil && !dirty.contains(bounds)
        let context = CGContext.backing(width: width, height: height, isOpaque: isOpaque)
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
            Self.copy(old.pixels, to: context.pixelBuffer)
            changed = pixels
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
        var drawn = ContentsRecord(pixels: context.pixelBuffer, isOpaque: isOpaque, changedRect: changed)
        drawn.followsGeometry = true
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

    private static func copy(_ from: PixelBuffer, to: PixelBuffer) {
        if from.bytesPerRow == to.bytesPerRow {
            to.data.copyMemory(from: from.data, byteCount: from.bytesPerRow * min(from.height, to.height))
            return
        }
        let bytes = min(from.bytesPerRow, to.bytesPerRow)
        for y in 0..<min(from.height, to.height) {
            (to.data + y * to.bytesPerRow).copyMemory(from: from.data + y * from.bytesPerRow, byteCount: bytes)
        }
    }
}
