import CoreGraphics
import Foundation

/// What the system's own items of bars show.
extension SymbolCatalog {
    static var ofBars: [SymbolShape] { times + books + tapes + documents + chevron }

    private static var times: [SymbolShape] {
        let ring = ellipse(0.06, 0.06, 1.08, 1.08)
        let hands = lines([(0.6, 0.26), (0.6, 0.64), (0.34, 0.64)])
        return [
            shape("clock", 1.2, 1.2, .stroke(ring), .stroke(hands)),
            shape("clock.fill", 1.2, 1.2, .fill(ellipse(0.02, 0.02, 1.16, 1.16)), .eraseStroke(hands)),
        ]
    }

    private static var books: [SymbolShape] {
        func page(_ outer: CGFloat, _ inner: CGFloat) -> CGPath {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: inner, y: 0.24))
            path.addCurve(
                to: CGPoint(x: outer, y: 0.12), control1: CGPoint(x: (inner * 2 + outer) / 3, y: 0.1),
                control2: CGPoint(x: (inner + outer * 2) / 3, y: 0.06))
            path.addLine(to: CGPoint(x: outer, y: 0.9))
            path.addCurve(
                to: CGPoint(x: inner, y: 1.02), control1: CGPoint(x: (inner + outer * 2) / 3, y: 0.84),
                control2: CGPoint(x: (inner * 2 + outer) / 3, y: 0.88))
            path.closeSubpath()
            return path
        }
        let pages = union(page(0.06, 0.7), page(1.34, 0.7))
        let mark = lines([(0.1, 0.08), (0.74, 0.08), (0.74, 1.14), (0.42, 0.84), (0.1, 1.14)], closed: true)
        return [
            shape("book", 1.4, 1.1, .stroke(pages)),
            shape(
                "book.fill", 1.4, 1.1, .fill(pages), .stroke(pages), .eraseStroke(lines([(0.7, 0.2), (0.7, 1.06)]))),
            shape("bookmark", 0.84, 1.2, .stroke(mark)),
            shape("bookmark.fill", 0.84, 1.2, .fill(mark), .stroke(mark)),
        ]
    }

    private static var tapes: [SymbolShape] {
        let back = union(
            lines([(0.68, 0.12), (0.08, 0.5), (0.68, 0.88)], closed: true),
            lines([(1.32, 0.12), (0.72, 0.5), (1.32, 0.88)], closed: true))
        let ahead = union(
            lines([(0.08, 0.12), (0.68, 0.5), (0.08, 0.88)], closed: true),
            lines([(0.72, 0.12), (1.32, 0.5), (0.72, 0.88)], closed: true))
        let body = union(
            rounded(0.06, 0.24, 1.28, 0.82, 0.16), lines([(0.42, 0.24), (0.54, 0.08), (0.86, 0.08), (0.98, 0.24)]))
        let lens = ellipse(0.46, 0.42, 0.48, 0.48)
        let reply = CGMutablePath()
        reply.move(to: CGPoint(x: 0.08, y: 0.48))
        reply.addLine(to: CGPoint(x: 0.52, y: 0.1))
        reply.addLine(to: CGPoint(x: 0.52, y: 0.32))
        reply.addCurve(
            to: CGPoint(x: 1.18, y: 1), control1: CGPoint(x: 0.94, y: 0.34), control2: CGPoint(x: 1.14, y: 0.62))
        reply.addCurve(
            to: CGPoint(x: 0.52, y: 0.64), control1: CGPoint(x: 1.04, y: 0.76), control2: CGPoint(x: 0.82, y: 0.64))
        reply.addLine(to: CGPoint(x: 0.52, y: 0.86))
        reply.closeSubpath()
        return [
            shape("backward.fill", 1.4, 1, .fill(back), .stroke(back)),
            shape("forward.fill", 1.4, 1, .fill(ahead), .stroke(ahead)),
            shape("camera", 1.4, 1.12, .stroke(body), .stroke(lens)),
            shape("camera.fill", 1.4, 1.12, .fill(body), .stroke(body), .eraseStroke(lens)),
            shape("arrowshape.turn.up.left", 1.26, 1.1, .stroke(reply)),
        ]
    }

    private static var documents: [SymbolShape] {
        let sheet = lines([(0.1, 0.06), (0.56, 0.06), (0.9, 0.4), (0.9, 1.14), (0.1, 1.14)], closed: true)
        let fold = lines([(0.56, 0.06), (0.56, 0.4), (0.9, 0.4)])
        let folder = lines(
            [(0.08, 0.1), (0.46, 0.1), (0.58, 0.24), (1.16, 0.24), (1.16, 0.92), (0.08, 0.92)], closed: true)
        return [
            shape("doc", 1, 1.2, .stroke(sheet), .stroke(fold)),
            shape("doc.fill", 1, 1.2, .fill(sheet), .stroke(sheet), .eraseStroke(fold)),
            shape("folder.fill", 1.24, 1, .fill(folder), .stroke(folder)),
        ]
    }

    private static var chevron: [SymbolShape] {
        let down = lines([(0.36, 0.5), (0.6, 0.74), (0.84, 0.5)])
        return [
            shape("chevron.down.circle", 1.2, 1.2, .stroke(ellipse(0.06, 0.06, 1.08, 1.08)), .stroke(down)),
            shape("chevron.down.circle.fill", 1.2, 1.2, .fill(ellipse(0.02, 0.02, 1.16, 1.16)), .eraseStroke(down)),
        ]
    }
}
