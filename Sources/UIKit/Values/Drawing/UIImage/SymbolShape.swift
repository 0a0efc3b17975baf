import CoreGraphics
import Foundation

/// How large and how heavy a symbol is drawn.
struct SymbolMetrics {
    /// The length in points that is 1 in a shape's coordinates.
    let em: CGFloat
    let weight: UIImage.SymbolWeight

    /// In ems.
    var lineWidth: CGFloat {
        switch weight {
        case .ultraLight: 0.035
        case .thin: 0.05
        case .light: 0.07
        case .unspecified, .regular: 0.09
        case .medium: 0.105
        case .semibold: 0.12
        case .bold: 0.14
        case .heavy: 0.16
        case .black: 0.185
        }
    }
}

/// A symbol: lines and areas in a box of a given size, in ems, y pointing down.
final class SymbolShape: Sendable {
    enum Part: Sendable {
        case stroke(CGPath)
        case fill(CGPath)
        /// Takes a line out of what was drawn before: a mark in a filled circle.
        case eraseStroke(CGPath)
        case eraseFill(CGPath)
    }

    let name: String
    let box: CGSize
    let parts: [Part]
    /// Points backward or forward: mirrored where people read from the right.
    let followsReading: Bool

    init(name: String, box: CGSize, parts: [Part]) {
        self.name = name
        followsReading = name.hasSuffix(".backward") || name.hasSuffix(".forward")
        self.box = box
        self.parts = parts
    }

    /// In points, on whole thirds so that no scale blurs an edge by much.
    func size(in metrics: SymbolMetrics) -> CGSize {
        func round(_ length: CGFloat) -> CGFloat { (length * metrics.em * 3).rounded(.up) / 3 }
        return CGSize(width: round(box.width), height: round(box.height))
    }

    /// Draws with the context's fill and stroke colours.
    func draw(in context: CGContext, metrics: SymbolMetrics) {
        context.saveGState()
        context.scaleBy(x: metrics.em, y: metrics.em)
        context.setLineWidth(metrics.lineWidth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for part in parts {
            switch part {
            case .stroke(let path):
                context.addPath(path)
                context.strokePath()
            case .fill(let path):
                context.addPath(path)
                context.fillPath(using: .evenOdd)
            case .eraseStroke(let path):
                context.setBlendMode(.destinationOut)
                context.addPath(path)
                context.strokePath()
                context.setBlendMode(.normal)
            case .eraseFill(let path):
                context.setBlendMode(.destinationOut)
                context.addPath(path)
                context.fillPath(using: .evenOdd)
                context.setBlendMode(.normal)
            }
        }
        context.restoreGState()
    }

    // MARK: Names

    static func named(_ name: String) -> SymbolShape? { catalog[name] }

    /// Whether a name could be a symbol's: `chevron.left` could, "My image" could not.
    static func isWellFormed(_ name: String) -> Bool {
        !name.isEmpty && name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "." }
    }

    private static let catalog: [String: SymbolShape] = {
        var shapes: [String: SymbolShape] = [:]
        for shape in SymbolCatalog.all { shapes[shape.name] = shape }
        return shapes
    }()
}
