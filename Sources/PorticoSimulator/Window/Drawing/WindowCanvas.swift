import CKernels
import CoreGraphics
import Foundation
import PorticoHost

/// The window's pixels: what is below the app, the app's frame at the window's size, what is above it. Each change costs its damage:
/// the parts of the scene that differ, or the rectangles that the app drew. Nothing changed: nothing is done.
///
/// - From: `WindowSimulator`
/// - To: `SDLWindow`
final class WindowCanvas {
    let width: Int
    let height: Int
    private let density: CGFloat
    private let under: CGContext
    private let over: CGContext
    private let result: CGContext
    private var parts: [ScenePart] = []
    private(set) var layout: WindowLayout?
    var images = SceneImages()

    /// - Parameter density: pixels a window point.
    init(width: Int, height: Int, density: CGFloat) {
        (self.width, self.height, self.density) = (width, height, density)
        under = Self.context(width, height, density, isOpaque: true)
        over = Self.context(width, height, density, isOpaque: false)
        result = CGContext.backing(width: width, height: height, isOpaque: true)
    }

    private static func context(_ width: Int, _ height: Int, _ density: CGFloat, isOpaque: Bool) -> CGContext {
        let context = CGContext.backing(width: width, height: height, isOpaque: isOpaque)
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: density, y: -density)
        context.baseCTM = context.ctm
        return context
    }

    /// Opaque BGRA.
    var pixels: PixelBuffer { result.pixelBuffer }

    var image: CGImage { CGImage(pixelBuffer: result.pixelBuffer) }

    // MARK: The scene

    /// Draws what differs from the scene before. Returns where the window's pixels are to be put together anew.
    func drawScene(_ scene: WindowScene) -> [HostRect] {
        let new = scene.parts
        var damage = PixelDamage()
        for rect in Self.difference(parts, new) { damage.addRect(pixelRect(rect)) }
        parts = new
        layout = scene.layout
        for rect in damage.rects { redrawRect(rect) }
        return damage.rects
    }

    /// Where two lists of parts look different, in window points. Parts keep their place in the list or move in it as a block.
    static func difference(_ old: [ScenePart], _ new: [ScenePart]) -> [CGRect] {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let (before, after) = (old[start..<old.count - end], new[start..<new.count - end])
        var rects: [CGRect] = []
        if before.count == after.count {
            // One for one: a colour, a text.
            for (a, b) in zip(before, after) where a != b { rects += [a.visible, b.visible] }
        } else {
            rects = before.map(\.visible) + after.map(\.visible)
        }
        return rects.filter { !$0.isEmpty }
    }

    private func redrawRect(_ rect: HostRect) {
        let points = CGRect(
            x: CGFloat(rect.x) / density, y: CGFloat(rect.y) / density, width: CGFloat(rect.width) / density,
            height: CGFloat(rect.height) / density)
        for (context, isOver) in [(under, false), (over, true)] {
            context.saveGState()
            context.clip(to: points)
            if isOver { context.clear(points) }
            let painter = ScenePainter(context: context, density: density, images: images)
            for part in parts where part.isOver == isOver && part.visible.intersects(points) { painter.drawPart(part) }
            context.restoreGState()
        }
    }

    /// Whole pixels around a rectangle, within the window.
    private func pixelRect(_ rect: CGRect) -> HostRect {
        let left = max(0, Int((rect.minX * density).rounded(.down)))
        let top = max(0, Int((rect.minY * density).rounded(.down)))
        let right = min(width, Int((rect.maxX * density).rounded(.up)))
        let bottom = min(height, Int((rect.maxY * density).rounded(.up)))
        return HostRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    // MARK: The app

    /// Pixels of an app's frame: premultiplied BGRA, top row first.
    struct Frame {
        var pixels: UnsafeRawBufferPointer
        var width: Int
        var height: Int
        var bytesPerRow: Int
    }

    /// Where the app is shown, in pixels.
    private var glass: HostRect { layout.map { pixelRect($0.glass) } ?? HostRect(x: 0, y: 0, width: 0, height: 0) }

    /// How the app's frame lies on the glass: turned by quarters, at this place.
    private func placement(_ frame: Frame) -> (quarters: Int, rect: HostRect) {
        let stays = layout?.stays(CGSize(width: frame.width, height: frame.height)) ?? false
        return (stays ? layout?.quarters ?? 0 : 0, glass)
    }

    /// The window's pixels that show these pixels of an app's frame.
    func damage(of rects: [HostRect], in frame: Frame) -> [HostRect] {
        let (quarters, place) = placement(frame)
        guard place.width > 0, place.height > 0, frame.width > 0, frame.height > 0 else { return [] }
        let size =
            quarters % 2 == 0 ? (width: place.width, height: place.height) : (width: place.height, height: place.width)
        return rects.map { rect in
            let left = rect.x * size.width / frame.width
            let top = rect.y * size.height / frame.height
            let right = min(size.width, ((rect.x + rect.width) * size.width + frame.width - 1) / frame.width)
            let bottom = min(size.height, ((rect.y + rect.height) * size.height + frame.height - 1) / frame.height)
            let scaled = HostRect(x: left, y: top, width: right - left, height: bottom - top)
            let turned = Self.turnRect(scaled, in: size, by: quarters)
            return HostRect(
                x: place.x + turned.x, y: place.y + turned.y, width: turned.width, height: turned.height)
        }
    }

    /// A rectangle of a picture of this size, where it is when the picture is turned clockwise.
    static func turnRect(_ rect: HostRect, in size: (width: Int, height: Int), by quarters: Int) -> HostRect {
        switch quarters & 3 {
        case 1:
            HostRect(x: size.height - rect.y - rect.height, y: rect.x, width: rect.height, height: rect.width)
        case 2:
            HostRect(
                x: size.width - rect.x - rect.width, y: size.height - rect.y - rect.height, width: rect.width,
                height: rect.height)
        case 3:
            HostRect(x: rect.y, y: size.width - rect.x - rect.width, width: rect.height, height: rect.width)
        default: rect
        }
    }

    // MARK: Together

    /// Puts the window's pixels together in these rectangles.
    func composeRects(_ rects: [HostRect], _ frame: Frame?) {
        let (below, above, target) = (under.pixelBuffer, over.pixelBuffer, result.pixelBuffer)
        let stride = target.bytesPerRow / 4
        for rect in rects where rect.width > 0 && rect.height > 0 {
            ck_copy(
                target.word(rect), stride, below.word(rect), below.bytesPerRow / 4, Int32(rect.width),
                Int32(rect.height))
            if let frame { showFrame(frame, in: rect, target) }
            ck_over_image(
                target.word(rect), stride, above.word(rect), above.bytesPerRow / 4, Int32(rect.width),
                Int32(rect.height), 255)
        }
    }

    private func showFrame(_ frame: Frame, in rect: HostRect, _ target: PixelBuffer) {
        let (quarters, place) = placement(frame)
        let part = rect.intersection(place)
        guard part.width > 0, part.height > 0,
            let source = frame.pixels.baseAddress?.assumingMemoryBound(to: UInt32.self)
        else { return }
        let local = HostRect(x: part.x - place.x, y: part.y - place.y, width: part.width, height: part.height)
        let stride = target.bytesPerRow / 4
        guard quarters != 0 else {
            _ = ck_scale_area(
                target.word(part), stride, Int32(local.x), Int32(local.y), Int32(local.width), Int32(local.height),
                Int32(place.width), Int32(place.height), source, frame.bytesPerRow / 4, Int32(frame.width),
                Int32(frame.height))
            return
        }
        // The part as it lies in the frame that isn't turned, and then turned.
        let back = Self.turnRect(local, in: (place.width, place.height), by: 4 - quarters)
        let upright =
            quarters % 2 == 0 ? (width: place.width, height: place.height) : (width: place.height, height: place.width)
        guard let scaled = PixelBuffer(width: back.width, height: back.height) else { return }
        let whole = HostRect(x: 0, y: 0, width: back.width, height: back.height)
        _ = ck_scale_area(
            scaled.word(whole), scaled.bytesPerRow / 4, Int32(back.x), Int32(back.y), Int32(back.width),
            Int32(back.height), Int32(upright.width), Int32(upright.height), source, frame.bytesPerRow / 4,
            Int32(frame.width), Int32(frame.height))
        ck_turn(
            target.word(part), stride, Int32(part.width), Int32(part.height), scaled.word(whole),
            scaled.bytesPerRow / 4, Int32(quarters))
    }

    /// A frame at a smaller size, for the app switcher.
    static func snapshot(_ frame: Frame, width: Int) -> CGImage? {
        let width = min(max(1, width), frame.width)
        let height = max(1, frame.height * width / max(1, frame.width))
        guard let source = frame.pixels.baseAddress?.assumingMemoryBound(to: UInt32.self),
            let picture = PixelBuffer(width: width, height: height)
        else { return nil }
        let whole = HostRect(x: 0, y: 0, width: width, height: height)
        _ = ck_scale_area(
            picture.word(whole), picture.bytesPerRow / 4, 0, 0, Int32(width), Int32(height), Int32(width),
            Int32(height), source, frame.bytesPerRow / 4, Int32(frame.width), Int32(frame.height))
        return CGImage(pixelBuffer: picture)
    }
}

extension PixelBuffer {
    /// The first pixel of a rectangle.
    fileprivate func word(_ rect: HostRect) -> UnsafeMutablePointer<UInt32> {
        (data + rect.y * bytesPerRow + rect.x * 4).assumingMemoryBound(to: UInt32.self)
    }
}
