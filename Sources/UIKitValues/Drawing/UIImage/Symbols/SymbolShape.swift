import CoreGraphics
import Foundation

/// How large and how heavy a symbol is drawn.
struct SymbolMetrics {
    /// The length in points that is 1 in a shape's box.
    let em: CGFloat
    let weight: UIImage.SymbolWeight

    /// In units of the sheets, 20 an em.
    var lineWidth: CGFloat {
        switch weight {
        case .ultraLight: 0.7
        case .thin: 1
        case .light: 1.4
        case .unspecified, .regular: Self.regularLineWidth
        case .medium: 2.05
        case .semibold: 2.35
        case .bold: 2.65
        case .heavy: 2.95
        case .black: 3.25
        }
    }

    /// The line that the sheets are drawn for.
    static let regularLineWidth: CGFloat = 1.8
}

/// A symbol: lines and areas in a box of a given size, on a grid of 20 units an em, y pointing down.
final class SymbolShape: Sendable {
    /// What one part puts down or takes away.
    enum Ink: Sendable {
        /// A line, `factor` times as wide as the symbol's lines.
        case line(factor: CGFloat)
        /// A dot, and a gap beside a line: by so many units wider than the symbol's lines.
        case wider(CGFloat)
        /// An area with its edge.
        case area
        /// An area that has the width of regular lines in itself, a letter or another font's icon: other weights grow or shrink it.
        case glyph
    }

    struct Part: Sendable {
        var path: CGPath
        var ink: Ink
        /// Takes out what was drawn before.
        var erases = false
        /// A mark cut out of what it stands on: with several colours it is drawn, in its own.
        var isMark = false
        /// 0 is drawn in the first colour, 1 in the second, …
        var level = 0
        /// From which of the symbol's steps on the part is drawn in full, where the symbol shows a value; 0: always.
        var step = 0

        func moved(by transform: CGAffineTransform) -> Part {
            var part = self
            part.path = path.transformed(by: transform)
            return part
        }
    }

    let name: String
    /// In units.
    let box: CGSize
    let parts: [Part]
    /// How much of a heavier line a symbol takes, 0 to 1: one that is full of lines less, so that they don't run together.
    private let growth: CGFloat
    /// Points backward or forward: mirrored where people read from the right. Signs of playback, whose names begin so, are not (DEV-749).
    let followsReading: Bool

    init(name: String, box: CGSize, parts: [Part]) {
        self.name = name
        let words = name.split(separator: ".").dropFirst()
        followsReading = words.contains("backward") || words.contains("forward") || words.contains("leading")
        self.box = box
        self.parts = parts
        growth = Self.growth(of: parts, in: box)
    }

    /// By the share of the box that regular lines cover.
    private static func growth(of parts: [Part], in box: CGSize) -> CGFloat {
        var length: CGFloat = 0
        for part in parts {
            if case .glyph = part.ink { continue }
            length += part.path.outlineLength
        }
        let share = length * SymbolMetrics.regularLineWidth / (box.width * box.height)
        return min(1, max(0.25, 1 - (share - 0.3) / 0.4))
    }

    func lineWidth(in metrics: SymbolMetrics) -> CGFloat {
        let more = metrics.lineWidth - SymbolMetrics.regularLineWidth
        return more > 0 ? SymbolMetrics.regularLineWidth + more * growth : metrics.lineWidth
    }

    static let unitsPerEm: CGFloat = 20

    /// By how many steps the symbol shows a value; 0 for one that shows none.
    var steps: Int { parts.map(\.step).max() ?? 0 }

    /// The opacity of a part that the value doesn't reach (DEV-1255).
    static let paleAlpha: CGFloat = 0.3

    private func reaches(_ part: Part, _ value: Double?) -> Bool {
        guard let value, part.step > 0 else { return true }
        return value * Double(steps) > Double(part.step - 1)
    }

    var levels: Int { (parts.map(\.level).max() ?? 0) + 1 }

    /// In points, on whole thirds so that no scale blurs an edge by much.
    func size(in metrics: SymbolMetrics) -> CGSize {
        func round(_ length: CGFloat) -> CGFloat {
            (length / Self.unitsPerEm * metrics.em * 3 - 0.001).rounded(.up) / 3
        }
        return CGSize(width: round(box.width), height: round(box.height))
    }

    /// Draws into a box of `size(in:)`.
    ///
    /// - Parameters:
    ///   - colors: One a level, the last one for all further levels.
    ///   - value: What the symbol shows by its steps, 0 to 1; nil draws all of it.
    func draw(in context: CGContext, metrics: SymbolMetrics, colors: [CGColor], value: Double? = nil) {
        let unit = metrics.em / Self.unitsPerEm
        let size = size(in: metrics)
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: (size.width - box.width * unit) / 2, y: (size.height - box.height * unit) / 2)
        context.scaleBy(x: unit, y: unit)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        let lineWidth = lineWidth(in: metrics)
        let fit = inset(for: lineWidth)
        let isColored = colors.count > 1 && levels > 1
        guard isColored || (value != nil && steps > 0) else {
            painting(colors[0], in: context) { color in
                for part in parts {
                    draw(part, fit: fit, color: color, isErasing: part.erases, width: lineWidth, in: context)
                }
            }
            return
        }
        for part in parts {
            let isErasing = part.erases && !(isColored && part.isMark && part.level < levels - 1)
            let full = isErasing ? CGColor(gray: 0, alpha: 1) : colors[min(part.level, colors.count - 1)]
            let color = reaches(part, value) ? full : full.copy(alpha: full.alpha * Self.paleAlpha) ?? full
            painting(color, in: context) { color in
                draw(part, fit: fit, color: color, isErasing: isErasing, width: lineWidth, in: context)
            }
        }
    }

    /// What a translucent colour paints is nowhere darker for lines and areas that overlap, nor half cut out.
    private func painting(_ color: CGColor, in context: CGContext, _ body: (CGColor) -> Void) {
        guard color.alpha < 1, let opaque = color.copy(alpha: 1) else { return body(color) }
        context.saveGState()
        context.setAlpha(color.alpha)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        body(opaque)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// Heavier lines keep to the box: the paths give way by half of what the line is wider.
    private func inset(for lineWidth: CGFloat) -> CGAffineTransform {
        let more = max(0, lineWidth - SymbolMetrics.regularLineWidth)
        let x = max(0.5, (box.width - more) / box.width)
        let y = max(0.5, (box.height - more) / box.height)
        return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: box.width * (1 - x) / 2, ty: box.height * (1 - y) / 2)
    }

    private func draw(
        _ part: Part, fit: CGAffineTransform, color: CGColor, isErasing: Bool, width: CGFloat, in context: CGContext
    ) {
        context.setBlendMode(isErasing ? .destinationOut : .normal)
        context.setFillColor(color)
        context.setStrokeColor(color)
        func add() { context.addPath(part.path.transformed(by: fit)) }
        func stroke(_ width: CGFloat) {
            context.setLineWidth(width)
            add()
            context.strokePath()
        }
        switch part.ink {
        case .line(let factor): stroke(width * factor)
        case .wider(let more): stroke(width + more)
        case .area:
            add()
            context.fillPath(using: .winding)
            // What is cut out of an area is as wide as it is drawn, without the edge.
            if !part.erases { stroke(width) }
        case .glyph:
            add()
            context.fillPath(using: .winding)
            let difference = width - SymbolMetrics.regularLineWidth
            guard abs(difference) > 0.05 else { return }
            if difference < 0 { context.setBlendMode(isErasing ? .normal : .destinationOut) }
            stroke(abs(difference))
        }
    }
}

extension CGPath {
    /// The length of all its lines.
    fileprivate var outlineLength: CGFloat {
        var (length, start, last) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        flattened(threshold: 0.2).applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint:
                last = element.pointee.points[0]
                start = last
            case .closeSubpath:
                length += hypot(start.x - last.x, start.y - last.y)
                last = start
            default:
                let point = element.pointee.points[0]
                length += hypot(point.x - last.x, point.y - last.y)
                last = point
            }
        }
        return length
    }

    fileprivate func transformed(by transform: CGAffineTransform) -> CGPath {
        var transform = transform
        return copy(using: &transform) ?? self
    }
}
