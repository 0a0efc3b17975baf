import CoreGraphics
import Foundation

/// The symbols that are drawn: our own shapes under the names that apps use most. Coordinates are ems, y pointing down.
enum SymbolCatalog {
    static var all: [SymbolShape] { marks + arrows + enclosed + things + ofBars }

    // MARK: Building paths

    static func lines(_ runs: [(CGFloat, CGFloat)]..., closed: Bool = false) -> CGPath {
        let path = CGMutablePath()
        for run in runs {
            path.addLines(between: run.map { CGPoint(x: $0.0, y: $0.1) })
            if closed { path.closeSubpath() }
        }
        return path
    }

    static func ellipse(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: x, y: y, width: w, height: h), transform: nil)
    }

    static func rounded(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ r: CGFloat) -> CGPath {
        CGPath(
            roundedRect: CGRect(x: x, y: y, width: w, height: h), cornerWidth: r, cornerHeight: r, transform: nil)
    }

    static func union(_ paths: CGPath...) -> CGPath {
        let path = CGMutablePath()
        for part in paths { path.addPath(part) }
        return path
    }

    static func shape(_ name: String, _ w: CGFloat, _ h: CGFloat, _ parts: SymbolShape.Part...) -> SymbolShape {
        SymbolShape(name: name, box: CGSize(width: w, height: h), parts: parts)
    }

    private static func moved(_ path: CGPath, by offset: CGFloat, scale: CGFloat) -> CGPath {
        let result = CGMutablePath()
        result.addPath(path, transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: offset, ty: offset))
        return result
    }

    // MARK: Marks, in a box of one em

    private static let plus = lines([(0.5, 0.08), (0.5, 0.92)], [(0.08, 0.5), (0.92, 0.5)])
    private static let minus = lines([(0.08, 0.5), (0.92, 0.5)])
    private static let cross = lines([(0.16, 0.16), (0.84, 0.84)], [(0.84, 0.16), (0.16, 0.84)])
    private static let check = lines([(0.12, 0.56), (0.38, 0.86), (0.88, 0.14)])
    private static let dots = union(
        ellipse(0.06, 0.42, 0.16, 0.16), ellipse(0.42, 0.42, 0.16, 0.16), ellipse(0.78, 0.42, 0.16, 0.16))

    private static var marks: [SymbolShape] {
        [
            shape("plus", 1, 1, .stroke(plus)),
            shape("minus", 1, 1, .stroke(minus)),
            shape(
                "sidebar.left", 1.3, 1,
                .stroke(union(rounded(0.06, 0.06, 1.18, 0.88, 0.16), lines([(0.45, 0.06), (0.45, 0.94)])))),
            shape("xmark", 1, 1, .stroke(cross)),
            shape("checkmark", 1, 1, .stroke(check)),
            shape("ellipsis", 1, 1, .fill(dots)),
            shape(
                "line.3.horizontal", 1.1, 0.9,
                .stroke(
                    lines([(0.08, 0.15), (1.02, 0.15)], [(0.08, 0.45), (1.02, 0.45)], [(0.08, 0.75), (1.02, 0.75)]))),
            shape(
                "list.bullet", 1.2, 0.9,
                .stroke(
                    lines([(0.38, 0.12), (1.12, 0.12)], [(0.38, 0.45), (1.12, 0.45)], [(0.38, 0.78), (1.12, 0.78)])),
                .fill(
                    union(
                        ellipse(0.05, 0.05, 0.14, 0.14), ellipse(0.05, 0.38, 0.14, 0.14),
                        ellipse(0.05, 0.71, 0.14, 0.14)))),
        ]
    }

    // MARK: Arrows

    private static var arrows: [SymbolShape] {
        let left = lines([(0.52, 0.08), (0.1, 0.5), (0.52, 0.92)])
        let right = lines([(0.1, 0.08), (0.52, 0.5), (0.1, 0.92)])
        let up = lines([(0.08, 0.52), (0.5, 0.1), (0.92, 0.52)])
        let down = lines([(0.08, 0.1), (0.5, 0.52), (0.92, 0.1)])
        let toLeft = lines([(0.5, 0.12), (0.1, 0.5), (0.5, 0.88)], [(0.1, 0.5), (1.06, 0.5)])
        let toRight = lines([(0.66, 0.12), (1.06, 0.5), (0.66, 0.88)], [(1.06, 0.5), (0.1, 0.5)])
        let toUp = lines([(0.12, 0.5), (0.5, 0.1), (0.88, 0.5)], [(0.5, 0.1), (0.5, 1.06)])
        let toDown = lines([(0.12, 0.66), (0.5, 1.06), (0.88, 0.66)], [(0.5, 1.06), (0.5, 0.1)])
        let around = CGMutablePath()
        around.addArc(
            center: CGPoint(x: 0.55, y: 0.6), radius: 0.44, startAngle: -0.35 * .pi, endAngle: 1.45 * .pi,
            clockwise: false)
        return [
            shape("chevron.left", 0.62, 1, .stroke(left)), shape("chevron.backward", 0.62, 1, .stroke(left)),
            shape("chevron.right", 0.62, 1, .stroke(right)), shape("chevron.forward", 0.62, 1, .stroke(right)),
            shape("chevron.up", 1, 0.62, .stroke(up)), shape("chevron.down", 1, 0.62, .stroke(down)),
            shape("arrow.left", 1.16, 1, .stroke(toLeft)), shape("arrow.backward", 1.16, 1, .stroke(toLeft)),
            shape("arrow.right", 1.16, 1, .stroke(toRight)), shape("arrow.forward", 1.16, 1, .stroke(toRight)),
            shape("arrow.up", 1, 1.16, .stroke(toUp)), shape("arrow.down", 1, 1.16, .stroke(toDown)),
            shape(
                "arrow.clockwise", 1.1, 1.16, .stroke(around),
                .fill(lines([(0.62, 0.02), (0.92, 0.24), (0.6, 0.4)], closed: true))),
            shape(
                "square.and.arrow.up", 1, 1.24,
                .stroke(lines([(0.32, 0.42), (0.1, 0.42), (0.1, 1.16), (0.9, 1.16), (0.9, 0.42), (0.68, 0.42)])),
                .stroke(lines([(0.28, 0.28), (0.5, 0.06), (0.72, 0.28)], [(0.5, 0.06), (0.5, 0.78)]))),
        ]
    }

    // MARK: Circles, plain, filled and with a mark inside

    private static var enclosed: [SymbolShape] {
        let ring = ellipse(0.06, 0.06, 1.08, 1.08)
        let disc = ellipse(0.02, 0.02, 1.16, 1.16)
        let info = lines([(0.52, 0.5), (0.62, 0.5), (0.62, 0.86)])
        let infoDot = ellipse(0.53, 0.26, 0.13, 0.13)
        let question = CGMutablePath()
        question.addArc(
            center: CGPoint(x: 0.6, y: 0.44), radius: 0.17, startAngle: -.pi, endAngle: 0.3 * .pi, clockwise: false)
        question.addLine(to: CGPoint(x: 0.6, y: 0.72))
        let questionDot = ellipse(0.535, 0.82, 0.13, 0.13)
        let bang = lines([(0.6, 0.3), (0.6, 0.66)])
        let bangDot = ellipse(0.535, 0.78, 0.13, 0.13)
        func marked(_ name: String, _ line: CGPath?, _ area: CGPath? = nil) -> [SymbolShape] {
            [
                SymbolShape(
                    name: "\(name).circle", box: CGSize(width: 1.2, height: 1.2),
                    parts: [.stroke(ring)] + (line.map { [.stroke($0)] } ?? []) + (area.map { [.fill($0)] } ?? [])),
                SymbolShape(
                    name: "\(name).circle.fill", box: CGSize(width: 1.2, height: 1.2),
                    parts: [.fill(disc)] + (line.map { [.eraseStroke($0)] } ?? [])
                        + (area.map { [.eraseFill($0)] } ?? [])),
            ]
        }
        func inside(_ path: CGPath) -> CGPath { moved(path, by: 0.325, scale: 0.55) }
        return [
            shape("circle", 1.2, 1.2, .stroke(ring)), shape("circle.fill", 1.2, 1.2, .fill(disc)),
            shape("square", 1.1, 1.1, .stroke(rounded(0.06, 0.06, 0.98, 0.98, 0.18))),
            shape("square.fill", 1.1, 1.1, .fill(rounded(0.02, 0.02, 1.06, 1.06, 0.2))),
        ] + marked("plus", inside(plus)) + marked("minus", inside(minus)) + marked("xmark", inside(cross))
            + marked("checkmark", inside(check)) + marked("ellipsis", nil, inside(dots))
            + marked("info", info, infoDot) + marked("questionmark", question, questionDot)
            + marked("exclamationmark", bang, bangDot)
    }

    // MARK: Things

    private static var things: [SymbolShape] {
        let star = polygon(points: 5, center: CGPoint(x: 0.6, y: 0.62), outer: 0.58, inner: 0.235)
        let heart = CGMutablePath()
        heart.move(to: CGPoint(x: 0.6, y: 1.02))
        heart.addCurve(
            to: CGPoint(x: 0.06, y: 0.4), control1: CGPoint(x: 0.3, y: 0.82), control2: CGPoint(x: 0.06, y: 0.64))
        heart.addCurve(
            to: CGPoint(x: 0.6, y: 0.28), control1: CGPoint(x: 0.06, y: 0.02), control2: CGPoint(x: 0.48, y: 0))
        heart.addCurve(
            to: CGPoint(x: 1.14, y: 0.4), control1: CGPoint(x: 0.72, y: 0), control2: CGPoint(x: 1.14, y: 0.02))
        heart.addCurve(
            to: CGPoint(x: 0.6, y: 1.02), control1: CGPoint(x: 1.14, y: 0.64), control2: CGPoint(x: 0.9, y: 0.82))
        heart.closeSubpath()
        let shoulders = CGMutablePath()
        shoulders.move(to: CGPoint(x: 0.08, y: 1.08))
        shoulders.addCurve(
            to: CGPoint(x: 0.55, y: 0.66), control1: CGPoint(x: 0.1, y: 0.8), control2: CGPoint(x: 0.3, y: 0.66))
        shoulders.addCurve(
            to: CGPoint(x: 1.02, y: 1.08), control1: CGPoint(x: 0.8, y: 0.66), control2: CGPoint(x: 1, y: 0.8))
        shoulders.closeSubpath()
        let head = ellipse(0.33, 0.06, 0.44, 0.48)
        let house = lines([(0.2, 0.52), (0.2, 1.04), (1, 1.04), (1, 0.52)], [(0.06, 0.58), (0.6, 0.1), (1.14, 0.58)])
        let can = lines(
            [(0.18, 0.28), (0.26, 1.16), (0.78, 1.16), (0.86, 0.28)], [(0.06, 0.24), (0.98, 0.24)],
            [(0.36, 0.22), (0.36, 0.08), (0.68, 0.08), (0.68, 0.22)])
        let pencil = lines([(0.46, 0.74), (0.5, 0.56), (1, 0.06), (1.12, 0.18), (0.62, 0.68), (0.46, 0.74)])
        let gear = polygon(points: 8, center: CGPoint(x: 0.6, y: 0.6), outer: 0.54, inner: 0.42)
        let bell = CGMutablePath()
        bell.move(to: CGPoint(x: 0.08, y: 0.88))
        bell.addCurve(
            to: CGPoint(x: 0.5, y: 0.1), control1: CGPoint(x: 0.32, y: 0.66), control2: CGPoint(x: 0.12, y: 0.14))
        bell.addCurve(
            to: CGPoint(x: 0.92, y: 0.88), control1: CGPoint(x: 0.88, y: 0.14), control2: CGPoint(x: 0.68, y: 0.66))
        bell.closeSubpath()
        let clapper = lines([(0.38, 1.04), (0.5, 1.1), (0.62, 1.04)])
        let play = lines([(0.16, 0.1), (0.98, 0.55), (0.16, 1)], closed: true)
        return [
            shape("star", 1.2, 1.16, .stroke(star)), shape("star.fill", 1.2, 1.16, .fill(star), .stroke(star)),
            shape("heart", 1.2, 1.1, .stroke(heart)), shape("heart.fill", 1.2, 1.1, .fill(heart), .stroke(heart)),
            shape("person", 1.1, 1.16, .stroke(head), .stroke(shoulders)),
            shape("person.fill", 1.1, 1.16, .fill(head), .fill(shoulders)),
            shape("house", 1.2, 1.12, .stroke(house)),
            shape(
                "house.fill", 1.2, 1.12, .stroke(house),
                .fill(lines([(0.2, 0.5), (0.6, 0.14), (1, 0.5), (1, 1.04), (0.2, 1.04)], closed: true))),
            shape("trash", 1.04, 1.24, .stroke(can)),
            shape(
                "trash.fill", 1.04, 1.24, .stroke(can),
                .fill(lines([(0.18, 0.28), (0.26, 1.16), (0.78, 1.16), (0.86, 0.28)], closed: true))),
            shape(
                "magnifyingglass", 1.12, 1.12, .stroke(ellipse(0.07, 0.07, 0.72, 0.72)),
                .stroke(lines([(0.7, 0.7), (1.04, 1.04)]))),
            shape(
                "pencil", 1.1, 1.1,
                .stroke(lines([(0.08, 1.02), (0.14, 0.74), (0.82, 0.06), (1.04, 0.28), (0.36, 0.96), (0.08, 1.02)]))),
            shape(
                "square.and.pencil", 1.2, 1.16, .stroke(pencil),
                .stroke(lines([(0.66, 0.22), (0.08, 0.22), (0.08, 1.08), (0.94, 1.08), (0.94, 0.54)]))),
            shape("gear", 1.2, 1.2, .stroke(gear), .stroke(ellipse(0.4, 0.4, 0.4, 0.4))),
            shape("gearshape", 1.2, 1.2, .stroke(gear), .stroke(ellipse(0.4, 0.4, 0.4, 0.4))),
            shape("gearshape.fill", 1.2, 1.2, .fill(gear), .stroke(gear), .eraseFill(ellipse(0.42, 0.42, 0.36, 0.36))),
            shape("bell", 1, 1.16, .stroke(bell), .stroke(clapper)),
            shape("bell.fill", 1, 1.16, .fill(bell), .stroke(bell), .stroke(clapper)),
            shape(
                "folder", 1.24, 1,
                .stroke(
                    lines(
                        [(0.08, 0.1), (0.46, 0.1), (0.58, 0.24), (1.16, 0.24), (1.16, 0.92), (0.08, 0.92)], closed: true
                    ))),
            shape("play.fill", 1.1, 1.1, .fill(play), .stroke(play)),
            shape(
                "pause.fill", 1, 1.1,
                .fill(union(rounded(0.12, 0.08, 0.28, 0.94, 0.06), rounded(0.6, 0.08, 0.28, 0.94, 0.06)))),
            shape("stop.fill", 1.1, 1.1, .fill(rounded(0.12, 0.12, 0.86, 0.86, 0.1))),
            shape(
                "photo", 1.3, 1.04, .stroke(rounded(0.06, 0.06, 1.18, 0.92, 0.14)),
                .stroke(lines([(0.1, 0.8), (0.4, 0.5), (0.62, 0.72), (0.86, 0.44), (1.2, 0.76)])),
                .fill(ellipse(0.26, 0.22, 0.18, 0.18))),
        ]
    }

    /// A star polygon with a point on top.
    private static func polygon(points: Int, center: CGPoint, outer: CGFloat, inner: CGFloat) -> CGPath {
        let path = CGMutablePath()
        for index in 0..<(points * 2) {
            let angle = CGFloat(index) * .pi / CGFloat(points) - .pi / 2
            let radius = index.isMultiple(of: 2) ? outer : inner
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}
