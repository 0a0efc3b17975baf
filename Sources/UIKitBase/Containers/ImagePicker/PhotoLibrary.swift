import CoreGraphics
import Foundation

/// The pictures of the device: six landscapes, drawn the same on every device, as a new simulator of iOS has six (DEV-560).
@MainActor package enum PhotoLibrary {
    /// Those that are drawn; what the app has added follows.
    static let count = 6
    package static var allCount: Int { count + SavedPhotos.files.count }
    static let size = CGSize(width: 1200, height: 900)

    /// A picture as it lies in the library, one point a pixel.
    package static func photo(_ index: Int) -> UIImage { saved(index) ?? picture(index, size: size) }

    /// The name of a picture's file; those that are drawn are called as a camera's would be.
    package static func name(_ index: Int) -> String {
        let files = index < count ? [] : SavedPhotos.files
        return files.indices.contains(index - count)
            ? files[index - count].lastPathComponent : String(format: "IMG_%04d.PNG", index + 1)
    }

    /// The place of the picture with a name; nil where the library has none.
    package static func photoPlace(named name: String) -> Int? { (0..<allCount).first { self.name($0) == name } }

    private static func saved(_ index: Int) -> UIImage? {
        let files = index < count ? [] : SavedPhotos.files
        return files.indices.contains(index - count) ? UIImage(contentsOfFile: files[index - count].path) : nil
    }

    package static func thumbnail(_ index: Int, side: CGFloat, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let saved = saved(index), size = saved?.size ?? size
        let k = side / max(1, min(size.width, size.height))
        let whole = CGRect(
            x: (side - k * size.width) / 2, y: (side - k * size.height) / 2, width: k * size.width,
            height: k * size.height)
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            if let saved { return saved.draw(in: whole) }
            context.cgContext.translateBy(x: whole.minX, y: whole.minY)
            draw(index, in: context.cgContext, size: whole.size)
        }
    }

    private static func picture(_ index: Int, size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { draw(index, in: $0.cgContext, size: size) }
    }

    private struct Mood {
        var sky: (UIColor, UIColor)
        var sun: UIColor
        var hills: [UIColor]
    }

    private static func mood(_ index: Int) -> Mood {
        let hue = CGFloat(index % count) / CGFloat(count)
        func color(_ shift: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
            UIColor(
                hue: (hue + shift).truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness,
                alpha: 1)
        }
        return Mood(
            sky: (color(0.55, 0.6, 0.95), color(0.6, 0.15, 1)), sun: color(0.1, 0.35, 1),
            hills: [color(0.3, 0.4, 0.7), color(0.32, 0.55, 0.5), color(0.34, 0.65, 0.32)])
    }

    private static func draw(_ index: Int, in context: CGContext, size: CGSize) {
        let mood = mood(index)
        let colors = [mood.sky.0.cgColor, mood.sky.1.cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
        }
        let sun = size.height * 0.16
        mood.sun.setFill()
        context.fillEllipse(
            in: CGRect(
                x: size.width * (0.2 + 0.1 * CGFloat(index)) - sun / 2, y: size.height * 0.22, width: sun, height: sun))
        for (row, color) in mood.hills.enumerated() {
            draw(hill: row, color, shift: CGFloat(index), in: context, size: size)
        }
    }

    private static func draw(hill row: Int, _ color: UIColor, shift: CGFloat, in context: CGContext, size: CGSize) {
        let base = size.height * (0.55 + 0.15 * CGFloat(row))
        context.beginPath()
        context.move(to: CGPoint(x: 0, y: size.height))
        for step in 0...48 {
            let part = CGFloat(step) / 48
            let wave = sin(part * (5 + CGFloat(row)) + shift * 1.7 + CGFloat(row) * 2) * 0.06
            context.addLine(to: CGPoint(x: part * size.width, y: base - wave * size.height))
        }
        context.addLine(to: CGPoint(x: size.width, y: size.height))
        context.closePath()
        color.setFill()
        context.fillPath()
    }
}
