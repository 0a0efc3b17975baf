import CCairo
import Foundation

extension CGContext {
    /// Creates a context that draws on pixels in memory.
    ///
    /// Pass nil for `data` to let the context allocate, and 0 for `bytesPerRow` to let it choose. Layouts: gray of 8, 16
    /// or (floating) 32 bits without alpha; alpha only; RGB of 5 bits a component with a skipped first bit; RGB of 8, 16
    /// or (floating) 32 bits a component with alpha multiplied in or skipped. Others, and sides that are not positive or
    /// larger than 32,767, give nil and a message.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
    }

    /// Creates a context as the other initializer does; `releaseCallback` is called with `releaseInfo` and the memory when
    /// the context goes.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard PixelBuffer.isAllowed(width: width, height: height),
            let bits = CGContext.bitsPerPixel(bitsPerComponent, space, info),
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bits, space: space, info: info),
            bytesPerRow == 0 || bytesPerRow >= (width * bits + 7) / 8
        else {
            Diagnostics.report(
                "CGBitmapContextCreate: unsupported parameter combination: \(width) × \(height) pixels, "
                    + "\(bitsPerComponent) bits/component, \(bytesPerRow) bytes/row, "
                    + "\(space.name ?? "unnamed color space"), bitmapInfo \(bitmapInfo)")
            return nil
        }
        let release = data.map { data in { releaseCallback?(releaseInfo, data) } } ?? {}
        let target: BitmapTarget
        if format.isNative, bytesPerRow % 4 == 0 {
            let made: PixelBuffer?
            if let data {
                let row = bytesPerRow == 0 ? width * 4 : bytesPerRow
                made = PixelBuffer(width: width, height: height, bytesPerRow: row, data: data, release: release)
            } else if bytesPerRow == 0 {
                made = PixelBuffer(width: width, height: height)
            } else {
                guard let memory = calloc(bytesPerRow, height) else { return nil }
                made = PixelBuffer(
                    width: width, height: height, bytesPerRow: bytesPerRow, data: memory, release: { free(memory) })
            }
            guard let pixels = made else { return nil }
            pixels.isOpaque = !format.hasAlpha
            target = BitmapTarget(
                pixels: pixels, format: format, foreign: nil, bytesPerRow: pixels.bytesPerRow, isExposed: false)
        } else {
            let row = bytesPerRow == 0 ? ((width * bits + 7) / 8 + 15) & ~15 : bytesPerRow
            guard let pixels = PixelBuffer(width: width, height: height),
                let memory = data ?? calloc(row, height)
            else { return nil }
            pixels.isOpaque = !format.hasAlpha
            target = BitmapTarget(
                pixels: pixels, format: format, foreign: memory, bytesPerRow: row, isExposed: data != nil,
                release: data != nil ? release : { free(memory) })
        }
        self.init(target: target)
    }

    /// Creates a context on a bitmap.
    convenience init(target: BitmapTarget) {
        let surface = Cairo.surface(for: target.pixels)
        let cairo = cairo_create(surface)!
        cairo_surface_destroy(surface)
        self.init(
            cairo: cairo,
            base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(target.pixels.height)),
            rasterScale: 1, bitmap: target, pdf: nil)
    }

    /// Creates a context on a pixel buffer, which nobody else may read while it draws.
    package convenience init(pixelBuffer: PixelBuffer) {
        let info: CGBitmapInfo = pixelBuffer.isOpaque ? .nativeOpaque : .native
        let format = PixelFormat(bitsPerComponent: 8, bitsPerPixel: 32, space: .deviceRGB, info: info)!
        self.init(
            target: BitmapTarget(
                pixels: pixelBuffer, format: format, foreign: nil, bytesPerRow: pixelBuffer.bytesPerRow,
                isExposed: false))
    }

    /// Creates a context on new pixels in the runtime's own layout: transparent, or black without alpha. Sides are brought
    /// into 1...32,767. On a single pixel where there is no memory for them, so that nothing is seen of what is drawn.
    package static func backing(width: Int, height: Int, isOpaque: Bool = false) -> CGContext {
        let width = min(PixelBuffer.largestSide, max(1, width))
        let height = min(min(PixelBuffer.largestSide, PixelBuffer.largestCount / width), max(1, height))
        let pixels: PixelBuffer
        if let made = PixelBuffer(width: width, height: height) {
            pixels = made
        } else {
            Diagnostics.report("CGContext: no memory for \(width) × \(height) pixels")
            pixels = .blank()
        }
        pixels.isOpaque = isOpaque
        if isOpaque { pixels.fillAlpha() }
        return CGContext(pixelBuffer: pixels)
    }

    /// The pixels that the context draws on, without a copy: wrap them in an image only once drawing is over.
    package var pixelBuffer: PixelBuffer {
        guard let bitmap else { preconditionFailure("CGContext: a PDF context has no pixels") }
        cairo_surface_flush(cairo_get_target(cairo))
        return bitmap.pixels
    }

    /// How many bits a pixel takes, for the layouts that a context can draw on.
    private static func bitsPerPixel(_ bits: Int, _ space: CGColorSpace, _ info: CGBitmapInfo) -> Int? {
        guard let alpha = info.alphaInfo else { return nil }
        if alpha == .alphaOnly { return bits == 8 && !info.isFloat ? 8 : nil }
        switch space.model {
        case .monochrome:
            guard alpha == .none, info.isFloat ? bits == 32 || bits == 16 : bits == 8 || bits == 16 else { return nil }
            return bits
        case .rgb:
            let hasPlace: Bool
            switch alpha {
            case .premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast: hasPlace = true
            default: hasPlace = false
            }
            guard hasPlace else { return nil }
            if bits == 5 { return alpha == .noneSkipFirst && !info.isFloat ? 16 : nil }
            guard info.isFloat ? bits == 32 || bits == 16 : bits == 8 || bits == 16 else { return nil }
            return bits * 4
        default: return nil
        }
    }

    /// The pixels' memory; nil for a PDF context.
    public var data: UnsafeMutableRawPointer? {
        guard let bitmap else { return nil }
        cairo_surface_flush(cairo_get_target(cairo))
        return bitmap.data
    }

    /// The bitmap's width in pixels, 0 for a PDF context.
    public var width: Int { bitmap?.pixels.width ?? 0 }
    /// The bitmap's height in pixels, 0 for a PDF context.
    public var height: Int { bitmap?.pixels.height ?? 0 }
    /// The bits of one component of a pixel; 0 for a context that is no bitmap.
    public var bitsPerComponent: Int { bitmap?.format.bitsPerComponent ?? 0 }
    /// The bits of one pixel; 0 for a context that is no bitmap.
    public var bitsPerPixel: Int { bitmap?.format.bitsPerPixel ?? 0 }
    /// The bytes from one row to the next; 0 for a context that is no bitmap.
    public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
    /// The pixels' colour space; nil for a context that is no bitmap.
    public var colorSpace: CGColorSpace? { bitmap?.format.space }
    /// The place of the alpha and the order of the bytes; empty for a context that is no bitmap.
    public var bitmapInfo: CGBitmapInfo { bitmap?.format.info ?? [] }
    /// The place of a pixel's alpha; `.none` for a context that is no bitmap.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }

    /// Returns a picture of what is drawn so far; nil for a PDF context. Later drawing does not change it.
    public func makeImage() -> CGImage? {
        guard let bitmap else { return nil }
        cairo_surface_flush(cairo_get_target(cairo))
        return bitmap.makeImage()
    }

    /// Makes sure that all drawing has reached the pixels. It always has.
    public func flush() {
        cairo_surface_flush(cairo_get_target(cairo))
    }

    /// Makes sure that all drawing has reached the pixels. It always has.
    public func synchronize() {
        flush()
    }
}
