import CoreGraphics
import Foundation

/// What stands at a corner of a symbol: a disc with a mark cut out, a dot, a key.
struct SymbolBadge {
    private let marks: [SymbolShape.Part]
    private let isDot: Bool
    private let icon: SymbolDefinition?

    /// In units, and around them the gap to the symbol.
    private static let radius: CGFloat = 5
    private static let dotRadius: CGFloat = 3.6
    private static let gap: CGFloat = 2.4

    /// nil for a kind that no badge has.
    init?(kind: Substring, icon: SymbolDefinition?) {
        isDot = kind.isEmpty
        self.icon = kind == "key" ? icon : nil
        let path: String? =
            switch kind {
            case "": ""
            case "plus": "M-2.6 0H2.6M0 -2.6V2.6"
            case "minus": "M-2.6 0H2.6"
            case "xmark": "M-1.9 -1.9L1.9 1.9M1.9 -1.9L-1.9 1.9"
            case "checkmark": "M-2.2 .4L-.7 2L2.2 -1.8"
            case "clock": "M0 -2.8V.4H-2.2"
            case "exclamationmark": "M0 -2.8V.4M0 2.6h0"
            case "questionmark": "M-1.4 -1.4C-1.4 -3.2 1.6 -3.2 1.6 -1.2C1.6 0 0 0 0 1M0 2.9h0"
            case "ellipsis": "M-2.4 0h0M0 0h0M2.4 0h0"
            case "arrow.up": "M0 2.6V-2.4M-2 -.6L0 -2.6L2 -.6"
            case "arrow.down": "M0 -2.6V2.4M-2 .6L0 2.6L2 .6"
            case "key": ""
            default: nil
            }
        guard let path else { return nil }
        marks =
            path.isEmpty
            ? [] : [SymbolShape.Part(path: SymbolPathReader.path(path), ink: .line(factor: 0.8), erases: true)]
    }

    func attached(to body: [SymbolShape.Part], box: CGSize) -> (box: CGSize, parts: [SymbolShape.Part]) {
        let radius = isDot ? Self.dotRadius : Self.radius
        let middle = isDot ? CGPoint(x: box.width - 4.4, y: 4.6) : CGPoint(x: box.width - 2.4, y: box.height - 4.2)
        let place = CGAffineTransform(translationX: middle.x, y: middle.y)
        func disc(_ radius: CGFloat) -> CGPath {
            CGPath(ellipseIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2), transform: nil)
        }
        var parts = body.map { part in
            var part = part
            part.level += 1
            return part
        }
        parts.append(
            SymbolShape.Part(path: disc(radius + Self.gap), ink: .area, erases: true, level: 1).moved(by: place))
        if let icon {
            let scale = 2 * (radius + 0.6) / max(icon.box.width, icon.box.height)
            let fit = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: middle.x - icon.box.width * scale / 2,
                ty: middle.y - icon.box.height * scale / 2)
            parts += icon.parts(isFilled: false).map { $0.moved(by: fit) }
        } else {
            parts.append(SymbolShape.Part(path: disc(radius - 0.9), ink: .area).moved(by: place))
            parts += marks.map { $0.moved(by: place) }
        }
        let size = isDot ? box : CGSize(width: box.width + 3.4, height: box.height + 1.4)
        return (size, parts)
    }
}
