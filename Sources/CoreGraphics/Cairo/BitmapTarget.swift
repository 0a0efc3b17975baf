import CCairo
import Foundation

/// The pixels of a bitmap context: the ones that Cairo draws on, and where the context's layout is another one, the bytes
/// that the app sees.
final class BitmapTarget {
    let pixels: PixelBuffer
    let format: PixelFormat
    /// The app's bytes, where they are not the pixels themselves.
    let foreign: UnsafeMutableRawPointer?
    let bytesPerRow: Int
    /// Whether the app may have changed its bytes behind the context's back.
    private var isExposed: Bool
    private let release: () -> Void

    init(
        pixels: PixelBuffer, format: PixelFormat, foreign: UnsafeMutableRawPointer?, bytesPerRow: Int,
        isExposed: Bool, release: @escaping () -> Void = {}
    ) {
        self.pixels = pixels
        self.format = format
        self.foreign = foreign
        self.bytesPerRow = bytesPerRow
        self.isExposed = isExposed
        self.release = release
        if isExposed { loadRows(0..<pixels.height) }
    }

    deinit {
        release()
    }

    /// The bytes as the app sees them.
    var data: UnsafeMutableRawPointer {
        if let foreign, !isExposed {
            storeRows(0..<pixels.height)
            isExposed = true
            return foreign
        }
        return foreign ?? pixels.data
    }

    /// Called before and after drawing on rows.
    func willDraw(_ rows: Range<Int>) {
        if isExposed { loadRows(rows) }
    }

    func didDraw(_ rows: Range<Int>) {
        if isExposed { storeRows(rows) }
    }

    private func loadRows(_ rows: Range<Int>) {
        guard let foreign else { return }
        for y in rows {
            let row = UnsafeRawBufferPointer(start: foreign + y * bytesPerRow, count: bytesPerRow)
            format.readRow(row, into: pixels.row(y), width: pixels.width)
        }
    }

    private func storeRows(_ rows: Range<Int>) {
        guard let foreign else { return }
        for y in rows { format.write(pixels.row(y), into: foreign + y * bytesPerRow, width: pixels.width) }
    }

    /// A copy of what is drawn so far.
    func makeImage() -> CGImage? {
        if foreign != nil {
            let bytes = Data(bytes: data, count: bytesPerRow * pixels.height)
            return CGImage(
                width: pixels.width, height: pixels.height, bitsPerComponent: format.bitsPerComponent,
                bitsPerPixel: format.bitsPerPixel, bytesPerRow: bytesPerRow, space: format.space ?? .deviceGray,
                bitmapInfo: format.info, provider: CGDataProvider { bytes }, decode: nil, shouldInterpolate: true,
                intent: .defaultIntent)
        }
        guard let copy = pixels.copy() else { return nil }
        if !format.hasAlpha { copy.fillAlpha() }
        return CGImage(pixelBuffer: copy)
    }
}
