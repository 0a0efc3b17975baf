import Foundation

/// Pictures of pages, made by poppler and kept for as long as there is room.
package enum PDFPicture {
    /// No picture has more pixels: a page that is to be drawn larger is as sharp as this.
    private static let mostPixels = 16_000_000.0
    /// Kept pictures take no more bytes.
    private static let room = 96 << 20

    private struct Key: Hashable {
        var source: ObjectIdentifier
        var scale: Int
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var kept: [(key: Key, source: PDFPageSource, image: CGImage?)] = []

    /// The page's media box, with `scale` pixels a point, on nothing; nil where it can't be drawn.
    package static func image(of source: PDFPageSource, scale: Double) -> CGImage? {
        let box = source.mediaBox
        guard box.width > 0, box.height > 0, scale.isFinite, scale > 0 else { return nil }
        let most = (mostPixels / (box.width * box.height)).squareRoot()
        // Hundredths of a pixel are seen by nobody, and would make a picture for each.
        let bounded = max(1, (min(scale, most) * 100).rounded()) / 100
        let key = Key(source: ObjectIdentifier(source), scale: Int(bounded * 100))
        if let found = lock.withLock({ usePicture(key) }) { return found.image }
        let image = drawPage(source, scale: bounded)
        lock.withLock { keepPicture(key, source, image) }
        return image
    }

    private static func usePicture(_ key: Key) -> (image: CGImage?, Void)? {
        guard let index = kept.firstIndex(where: { $0.key == key }) else { return nil }
        let found = kept.remove(at: index)
        kept.append(found)
        return (found.image, ())
    }

    private static func keepPicture(_ key: Key, _ source: PDFPageSource, _ image: CGImage?) {
        kept.append((key, source, image))
        var bytes = kept.reduce(0) { $0 + ($1.image.map { $0.width * $0.height * 4 } ?? 0) }
        while bytes > room, kept.count > 1 {
            bytes -= kept.removeFirst().image.map { $0.width * $0.height * 4 } ?? 0
        }
        // Pages without a picture take no room, and are asked for again and again.
        if kept.count > 200 { kept.removeFirst() }
    }

    private static func drawPage(_ source: PDFPageSource, scale: Double) -> CGImage? {
        let box = source.mediaBox
        let width = max(1, Int((box.width * scale).rounded(.up))),
            height = max(1, Int((box.height * scale).rounded(.up)))
        let arguments = [
            "-png", "-transp", "-singlefile", "-f", "1", "-l", "1", "-r", "\(72 * scale)", "-W", "\(width)", "-H",
            "\(height)", "-", "-",
        ]
        guard let bytes = PDFProgram.run("pdftocairo", arguments, input: source.data) else { return nil }
        return try? CGImage.decode(Data(bytes), name: "a page of a PDF")
    }
}
