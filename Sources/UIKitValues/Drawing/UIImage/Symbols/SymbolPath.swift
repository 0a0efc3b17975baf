import CoreGraphics
import Foundation

/// Reads the shapes of the symbol sheets.
///
/// A path is written as letters with numbers, on a grid of 20 units an em, y pointing down:
/// `M x y`, `L x y`, `H x`, `V y`, `C x1 y1 x2 y2 x y`, `Z` as in SVG, `h dx` relative; and what icons are made of:
/// `O cx cy rx [ry]` ellipse, `R x y w h r` rounded rectangle, `K cx cy r from to` arc in degrees (clockwise when `to` is
/// larger), `Y r x y x y …` closed polygon with rounded corners, `P cx cy n outer inner r` star, `W cx cy n outer inner r` gear.
struct SymbolPathReader {
    private var tokens: [Token] = []
    private var next = 0
    private let path = CGMutablePath()
    private var at = CGPoint.zero

    private enum Token {
        case command(Character)
        case number(CGFloat)
    }

    static func path(_ text: some StringProtocol) -> CGPath {
        var reader = SymbolPathReader()
        reader.split(String(text))
        reader.read()
        return reader.path
    }

    private mutating func split(_ text: String) {
        var number = ""
        func flush(_ tokens: inout [Token]) {
            guard !number.isEmpty else { return }
            guard let value = Double(number) else {
                preconditionFailure("a symbol's path has “\(number)” in “\(text)”")
            }
            tokens.append(.number(value))
            number = ""
        }
        for character in text {
            if character.isLetter {
                flush(&tokens)
                tokens.append(.command(character))
            } else if character == " " {
                flush(&tokens)
            } else if character == "-" || (character == "." && number.contains(".")) {
                flush(&tokens)
                number = String(character)
            } else {
                number.append(character)
            }
        }
        flush(&tokens)
    }

    /// The numbers up to the next letter.
    private mutating func numbers() -> [CGFloat] {
        var found: [CGFloat] = []
        while next < tokens.count, case .number(let value) = tokens[next] {
            found.append(value)
            next += 1
        }
        return found
    }

    private mutating func read() {
        while next < tokens.count {
            guard case .command(let command) = tokens[next] else {
                preconditionFailure("a symbol's path has a number too many")
            }
            next += 1
            add(command, numbers())
        }
    }

    private mutating func add(_ command: Character, _ n: [CGFloat]) {
        switch command {
        case "M":
            move(to: CGPoint(x: n[0], y: n[1]))
            for i in stride(from: 2, to: n.count, by: 2) { line(to: CGPoint(x: n[i], y: n[i + 1])) }
        case "L": for i in stride(from: 0, to: n.count, by: 2) { line(to: CGPoint(x: n[i], y: n[i + 1])) }
        case "H": line(to: CGPoint(x: n[0], y: at.y))
        case "V": line(to: CGPoint(x: at.x, y: n[0]))
        case "h": line(to: CGPoint(x: at.x + n[0], y: at.y))
        case "C":
            for i in stride(from: 0, to: n.count, by: 6) {
                at = CGPoint(x: n[i + 4], y: n[i + 5])
                path.addCurve(
                    to: at, control1: CGPoint(x: n[i], y: n[i + 1]), control2: CGPoint(x: n[i + 2], y: n[i + 3]))
            }
        case "Z": path.closeSubpath()
        case "O":
            let ry = n.count > 3 ? n[3] : n[2]
            path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - ry, width: n[2] * 2, height: ry * 2))
        case "R":
            let radius = min(n[4], n[2] / 2, n[3] / 2)
            path.addRoundedRect(
                in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: radius, cornerHeight: radius)
        case "K": arc(n)
        case "Y":
            rounded(stride(from: 1, to: n.count, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }, radius: n[0])
        case "P": rounded(Self.star(n), radius: n[5])
        case "W": rounded(Self.gear(n), radius: n[5])
        default: preconditionFailure("a symbol's path has the letter “\(command)”")
        }
    }

    private mutating func move(to point: CGPoint) {
        at = point
        path.move(to: point)
    }

    private mutating func line(to point: CGPoint) {
        at = point
        path.addLine(to: point)
    }

    private mutating func arc(_ n: [CGFloat]) {
        let (from, to) = (n[3] * .pi / 180, n[4] * .pi / 180)
        let center = CGPoint(x: n[0], y: n[1])
        path.move(to: CGPoint(x: center.x + n[2] * cos(from), y: center.y + n[2] * sin(from)))
        path.addArc(center: center, radius: n[2], startAngle: from, endAngle: to, clockwise: to < from)
    }

    /// A closed polygon whose corners are arcs: each begins where a circle of the radius would touch the edge.
    private func rounded(_ points: [CGPoint], radius: CGFloat) {
        for index in points.indices {
            let corner = points[index]
            let before = points[(index + points.count - 1) % points.count]
            let after = points[(index + 1) % points.count]
            func toward(_ end: CGPoint) -> CGPoint {
                let length = hypot(end.x - corner.x, end.y - corner.y)
                let part = length > 0 ? min(radius, length / 2) / length : 0
                return CGPoint(x: corner.x + (end.x - corner.x) * part, y: corner.y + (end.y - corner.y) * part)
            }
            if index == 0 { path.move(to: toward(before)) } else { path.addLine(to: toward(before)) }
            path.addQuadCurve(to: toward(after), control: corner)
        }
        path.closeSubpath()
    }

    private static func star(_ n: [CGFloat]) -> [CGPoint] {
        let points = Int(n[2])
        return (0..<(points * 2)).map { index in
            point(
                n, angle: CGFloat(index) * .pi / CGFloat(points) - .pi / 2,
                radius: index.isMultiple(of: 2) ? n[3] : n[4])
        }
    }

    /// Teeth a little narrower at the tip than at the foot.
    private static func gear(_ n: [CGFloat]) -> [CGPoint] {
        let step = 2 * CGFloat.pi / n[2]
        return (0..<Int(n[2])).flatMap { index in
            let middle = CGFloat(index) * step - .pi / 2
            return [(-0.3, n[4]), (-0.19, n[3]), (0.19, n[3]), (0.3, n[4])].map { offset, radius in
                point(n, angle: middle + offset * step, radius: radius)
            }
        }
    }

    private static func point(_ n: [CGFloat], angle: CGFloat, radius: CGFloat) -> CGPoint {
        CGPoint(x: n[0] + radius * cos(angle), y: n[1] + radius * sin(angle))
    }
}
