import CoreGraphics
import Foundation

/// Draws parts of a scene with Core Graphics, in window points. The same parts give the same pixels, wherever.
struct ScenePainter {
    /// Y points down, a unit is a window point.
    let context: CGContext
    let density: CGFloat
    let images: SceneImages

    /// Draws a part, of which nothing comes outside of its frame.
    func drawPart(_ part: ScenePart) {
        if case .nothing = part.shape { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: part.visible)
        let frame = part.frame
        switch part.shape {
        case .nothing: break
        case .rounded(let color, let radius, let border):
            fillFrame(frame, color, radius)
            if let border {
                context.setStrokeColor(border.cgColor)
                context.setLineWidth(1)
                context.addPath(Self.path(frame.insetBy(dx: 0.5, dy: 0.5), max(0, radius - 0.5)))
                context.strokePath()
            }
        case .gradient(let colors, let radius):
            context.addPath(Self.path(frame, radius))
            context.clip()
            fillGradient(colors, from: CGPoint(x: frame.minX, y: frame.minY), to: CGPoint(x: frame.maxX, y: frame.maxY))
        case .body(let radius, let margin): drawPicture(of: frame.insetBy(dx: margin, dy: margin), radius, margin)
        case .corners(let radius, let body, let bodyRadius):
            // A hair more than the glass: its edge pixels are covered, not mixed.
            context.addRect(frame.insetBy(dx: -1, dy: -1))
            context.addPath(Self.path(frame, radius))
            context.clip(using: .evenOdd)
            fillFrame(frame, .ground, 0)
            drawPicture(of: body, bodyRadius, ScenePart.shadow)
        case .wallpaper(let isDark): drawWallpaper(frame, isDark)
        case .lockPaper: drawLockPaper(frame)
        case .icon(let app, let name, let radius, let isPressed):
            drawIcon(frame, app: app, name: name, radius: radius, isPressed: isPressed)
        case .picture(let process, _, let radius):
            context.addPath(Self.path(frame, radius))
            context.clip()
            fillFrame(frame, .black, 0)
            if let image = images.snapshots[process] { drawImage(image, filling: frame) }
        case .text(let text): drawText(text, in: frame)
        case .glyph(let glyph, let color, let width): drawGlyph(glyph, in: frame, color, width)
        case .battery(let color, let level, let fill): drawBattery(frame, color: color, level: level, inside: fill)
        case .signal(let color): drawSignal(frame, color)
        case .wifi(let color): drawWiFi(frame, color)
        case .finger:
            context.setFillColor(SceneColor(integerLiteral: 0x8888_8888).cgColor)
            context.fillEllipse(in: frame.insetBy(dx: 1, dy: 1))
            context.setStrokeColor(SceneColor(integerLiteral: 0xFFFF_FFAA).cgColor)
            context.setLineWidth(2)
            context.strokeEllipse(in: frame.insetBy(dx: 1, dy: 1))
        }
    }

    // MARK: Shapes

    static func path(_ frame: CGRect, _ radius: CGFloat) -> CGPath {
        let radius = max(0, min(radius, frame.width / 2, frame.height / 2))
        guard radius > 0 else { return CGPath(rect: frame, transform: nil) }
        return CGPath(roundedRect: frame, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    private func fillFrame(_ frame: CGRect, _ color: SceneColor, _ radius: CGFloat) {
        context.setFillColor(color.cgColor)
        if radius > 0 {
            context.addPath(Self.path(frame, radius))
            context.fillPath()
        } else {
            context.fill(frame)
        }
    }

    private func fillGradient(_ colors: [SceneColor], _ locations: [CGFloat]? = nil, from: CGPoint, to: CGPoint) {
        let places = locations ?? colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor), locations: places) else {
            return
        }
        context.drawLinearGradient(
            gradient, start: from, end: to, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    private func drawGlow(_ color: SceneColor, at center: CGPoint, radius: CGFloat) {
        let clear = SceneColor(integerLiteral: color.value & 0xFFFF_FF00)
        guard let gradient = CGGradient(colorsSpace: nil, colors: [color.cgColor, clear.cgColor], locations: [0, 1])
        else { return }
        context.drawRadialGradient(
            gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius, options: [])
    }

    /// The body comes from a picture of the whole of it: a shadow that is blurred within a clip looks different at the clip's edges.
    private func drawPicture(of body: CGRect, _ radius: CGFloat, _ margin: CGFloat) {
        let around = body.insetBy(dx: -margin, dy: -margin)
        let pixels = CGRect(
            x: around.minX * density, y: around.minY * density, width: around.width * density,
            height: around.height * density
        ).integral
        let key = BodyPicture.Key(body: body, radius: radius, density: density)
        if images.body.key != key {
            let canvas = CGContext.backing(width: Int(pixels.width), height: Int(pixels.height))
            canvas.translateBy(x: -pixels.minX, y: pixels.height + pixels.minY)
            canvas.scaleBy(x: density, y: -density)
            canvas.baseCTM = canvas.ctm
            ScenePainter(context: canvas, density: density, images: images).drawBody(body, radius, margin)
            images.body.key = key
            images.body.image = CGImage(pixelBuffer: canvas.pixelBuffer)
        }
        guard let image = images.body.image else { return }
        context.saveGState()
        context.translateBy(x: pixels.minX / density, y: pixels.maxY / density)
        context.scaleBy(x: 1 / density, y: -1 / density)
        context.draw(image, in: CGRect(origin: .zero, size: pixels.size))
        context.restoreGState()
    }

    private func drawBody(_ body: CGRect, _ radius: CGFloat, _ margin: CGFloat) {
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 5), blur: margin - 6,
            color: SceneColor(integerLiteral: 0x0000_0066).cgColor)
        fillFrame(body, 0x2426_2BFF, radius)
        context.restoreGState()
        context.saveGState()
        context.addPath(Self.path(body, radius))
        context.clip()
        fillGradient(
            [0x8A8E_98FF, 0x3C3F_47FF, 0x2226_2CFF, 0x6063_6CFF], [0, 0.3, 0.7, 1], from: body.origin,
            to: CGPoint(x: body.maxX, y: body.maxY))
        context.restoreGState()
        // Black from the rim to the glass.
        let rim = min(4, radius * 0.06 + 1)
        fillFrame(body.insetBy(dx: rim, dy: rim), 0x0607_08FF, radius - rim)
    }

    private func drawWallpaper(_ frame: CGRect, _ isDark: Bool) {
        let colors: [SceneColor] =
            isDark ? [0x1014_2EFF, 0x2B1A_40FF, 0x4018_2CFF] : [0x3540_8FFF, 0x7B4F_A3FF, 0xC056_7FFF]
        fillGradient(
            colors, [0, 0.6, 1], from: CGPoint(x: frame.minX + frame.width * 0.25, y: frame.minY),
            to: CGPoint(x: frame.minX + frame.width * 0.75, y: frame.maxY))
        let reach = max(frame.width, frame.height)
        drawGlow(
            isDark ? 0x274D_86FF : 0x7FB2_FFFF, at: CGPoint(x: frame.minX + frame.width * 0.8, y: frame.minY),
            radius: reach * 0.55)
        drawGlow(
            isDark ? 0x7A34_40FF : 0xFF9A_8BFF, at: CGPoint(x: frame.minX, y: frame.maxY), radius: reach * 0.5)
    }

    private func drawLockPaper(_ frame: CGRect) {
        fillGradient(
            [0x131A_33FF, 0x3C21_47FF], from: CGPoint(x: frame.midX, y: frame.minY),
            to: CGPoint(x: frame.midX, y: frame.maxY))
        drawGlow(
            0x4266_A8FF, at: CGPoint(x: frame.midX, y: frame.minY), radius: max(frame.width, frame.height) * 0.6)
    }

    private func drawBattery(_ frame: CGRect, color: SceneColor, level: CGFloat, inside: SceneColor) {
        let unit = frame.height / 12
        let shell = CGRect(x: frame.minX, y: frame.minY, width: frame.width - 2.5 * unit, height: frame.height)
        context.setStrokeColor(color.faded(0.5).cgColor)
        context.setLineWidth(unit)
        context.addPath(Self.path(shell.insetBy(dx: unit / 2, dy: unit / 2), 3.5 * unit))
        context.strokePath()
        fillFrame(
            CGRect(x: shell.maxX + unit, y: frame.midY - 2 * unit, width: 1.5 * unit, height: 4 * unit),
            color.faded(0.5), 0.7 * unit)
        let room = shell.insetBy(dx: 2 * unit, dy: 2 * unit)
        fillFrame(CGRect(x: room.minX, y: room.minY, width: room.width * level, height: room.height), inside, 2 * unit)
    }

    private func drawSignal(_ frame: CGRect, _ color: SceneColor) {
        let step = frame.width / 4
        for index in 0..<4 {
            let height = frame.height * (0.34 + 0.22 * CGFloat(index))
            fillFrame(
                CGRect(
                    x: frame.minX + step * CGFloat(index), y: frame.maxY - height, width: step * 0.66, height: height),
                color, step * 0.22)
        }
    }

    /// Three rings of one fan, the innermost full.
    private func drawWiFi(_ frame: CGRect, _ color: SceneColor) {
        let tip = CGPoint(x: frame.midX, y: frame.maxY)
        let reach = frame.height
        context.setFillColor(color.cgColor)
        for (inner, outer) in [(0, 0.28), (0.42, 0.62), (0.78, 1)] as [(CGFloat, CGFloat)] {
            context.addArc(
                center: tip, radius: reach * outer, startAngle: .pi * 1.25, endAngle: .pi * 1.75, clockwise: false)
            context.addArc(
                center: tip, radius: reach * inner, startAngle: .pi * 1.75, endAngle: .pi * 1.25, clockwise: true)
            context.closePath()
            context.fillPath()
        }
    }

    // MARK: Images

    /// An app's icon; without one its first letter on colours that follow from its identifier.
    private func drawIcon(_ frame: CGRect, app: String, name: String, radius: CGFloat, isPressed: Bool) {
        context.addPath(Self.path(frame, radius))
        context.clip()
        if let image = images.icons[app] {
            drawImage(image, filling: frame)
        } else {
            var hash = 0
            for scalar in app.unicodeScalars { hash = (hash * 31 + Int(scalar.value)) % 360 }
            fillGradient(
                [
                    SceneColor(hue: Double(hash), saturation: 0.75, lightness: 0.62),
                    SceneColor(hue: Double((hash + 40) % 360), saturation: 0.70, lightness: 0.44),
                ], from: CGPoint(x: frame.midX - frame.width * 0.17, y: frame.minY),
                to: CGPoint(x: frame.midX + frame.width * 0.17, y: frame.maxY))
            let letter = name.first.map { String($0).uppercased() } ?? "?"
            drawText(
                SceneText(
                    string: letter, size: frame.height / 2, weight: 600, color: .white, alignment: .center), in: frame)
        }
        if isPressed { fillFrame(frame, 0x0000_0055, 0) }
    }

    /// Upright, as large as the frame's shorter need: nothing of the frame stays empty if the image has its shape.
    private func drawImage(_ image: CGImage, filling frame: CGRect) {
        guard image.width > 0, image.height > 0 else { return }
        let fit = min(frame.width / CGFloat(image.width), frame.height / CGFloat(image.height))
        let size = CGSize(width: CGFloat(image.width) * fit, height: CGFloat(image.height) * fit)
        context.saveGState()
        context.translateBy(x: frame.midX - size.width / 2, y: frame.midY + size.height / 2)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: size))
        context.restoreGState()
    }
}

/// The pictures that a scene speaks of.
struct SceneImages {
    /// By app.
    var icons: [String: CGImage] = [:]
    /// By process.
    var snapshots: [Int: CGImage] = [:]
    /// The device's body, as it was drawn last.
    let body = BodyPicture()
}

final class BodyPicture {
    struct Key: Equatable {
        var body: CGRect
        var radius: CGFloat
        var density: CGFloat
    }

    var key: Key?
    var image: CGImage?
}

extension SceneColor {
    var cgColor: CGColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
        return CGColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    func faded(_ share: Double) -> SceneColor {
        SceneColor(integerLiteral: value & 0xFFFF_FF00 | UInt32((Double(value & 0xFF) * share).rounded()))
    }

    /// As CSS's `hsl()`.
    init(hue: Double, saturation: Double, lightness: Double) {
        let chroma = saturation * min(lightness, 1 - lightness)
        func channel(_ n: Double) -> UInt32 {
            let k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
            return UInt32(((lightness - chroma * max(-1, min(k - 3, 9 - k, 1))) * 255).rounded())
        }
        self.init(integerLiteral: channel(0) << 24 | channel(8) << 16 | channel(4) << 8 | 0xFF)
    }
}
