import CoreGraphics
import Foundation

/// One row of a symbol sheet, from which a symbol and its filled form are made.
///
/// `name w h variants | part; part; …`, a part being a role, an optional level and a path. Variants: `f` has `.fill`, `/` has
/// `.slash`; a letter of `SymbolEnclosure` stands in that enclosure, a capital one filled. `-` for none.
/// `name = other turn` is another one's shape, mirrored (`m`) or turned clockwise by so many degrees.
struct SymbolDefinition {
    /// What a part is, plain and filled.
    enum Role: Character {
        /// A line around what the filled form fills.
        case outline = "o"
        /// A line that the filled form leaves out of its area.
        case detail = "d"
        /// A small area that the filled form leaves out.
        case hole = "h"
        /// A dot, left out by the filled form.
        case openDot = ":"
        /// A line, an area and a dot that are the same in both.
        case line = "k"
        case area = "b"
        case dot = "."
        /// A line with a gap around it, in the filled form only, and in both.
        case lineOverFill = "v"
        case lineOver = "V"
        /// A gap.
        case gap = "c"
        /// A line left out in both.
        case cut = "x"
        /// In the filled form only: a line left out, an area.
        case filledGap = "e"
        case filledArea = "m"
        /// In the plain form only: a line.
        case plainLine = "n"
    }

    let name: String
    let box: CGSize
    let variants: String
    let parts: [(role: Role, level: Int, path: CGPath)]
    /// From which step on each part is drawn in full, where the symbol shows a value; empty for one that shows none.
    let steps: [Int]

    static let dot = SymbolShape.Ink.wider(1.2)
    static let gap = SymbolShape.Ink.wider(3)

    func isIn(_ variant: Character) -> Bool { variants.contains(variant) }

    func parts(isFilled: Bool) -> [SymbolShape.Part] {
        parts.enumerated().flatMap { at, part in
            var made = Self.parts(part.role, part.path, isFilled: isFilled)
            for index in made.indices {
                made[index].level = part.level
                made[index].step = steps.indices.contains(at) ? steps[at] : 0
            }
            return made
        }
    }

    private static func parts(_ role: Role, _ path: CGPath, isFilled: Bool) -> [SymbolShape.Part] {
        let line = SymbolShape.Part(path: path, ink: .line(factor: 1))
        let mark = SymbolShape.Part(path: path, ink: .line(factor: 1), erases: true, isMark: true)
        let gap = SymbolShape.Part(path: path, ink: Self.gap, erases: true)
        let area = SymbolShape.Part(path: path, ink: .area)
        let dot = SymbolShape.Part(path: path, ink: Self.dot)
        return switch role {
        case .outline: [isFilled ? area : line]
        case .detail: [isFilled ? mark : line]
        case .hole: [isFilled ? SymbolShape.Part(path: path, ink: .area, erases: true, isMark: true) : area]
        case .openDot:
            [isFilled ? SymbolShape.Part(path: path, ink: Self.dot, erases: true, isMark: true) : dot]
        case .line: [line]
        case .area: [area]
        case .dot: [dot]
        case .lineOverFill: isFilled ? [gap, line] : [line]
        case .lineOver: [gap, line]
        case .gap: [gap]
        case .cut: [mark]
        case .filledGap: isFilled ? [mark] : []
        case .filledArea: isFilled ? [area] : []
        case .plainLine: isFilled ? [] : [line]
        }
    }
}

extension SymbolDefinition {
    /// Reads a row; nil for an alias.
    init?(row: Substring) {
        let halves = row.split(separator: "|", maxSplits: 1)
        let head = halves[0].split(separator: " ")
        guard halves.count == 2, head.count == 4, let width = Double(head[1]), let height = Double(head[2]) else {
            return nil
        }
        name = String(head[0])
        steps = SymbolSheets.steps[name] ?? []
        box = CGSize(width: width, height: height)
        variants = String(head[3])
        parts = halves[1].split(separator: ";").map { text in
            var text = text.drop { $0 == " " }
            guard let role = Role(rawValue: text.removeFirst()) else {
                preconditionFailure("a part of the symbol \(head[0]) has no role: \(text)")
            }
            var level = 0
            if let digit = text.first?.wholeNumberValue {
                level = digit
                text.removeFirst()
            }
            return (role, level, SymbolPathReader.path(text))
        }
    }

    /// This one's shape under another name, mirrored or turned.
    func turned(_ turn: Substring, name: String) -> SymbolDefinition {
        let (w, h) = (box.width, box.height)
        let (transform, size): (CGAffineTransform, CGSize) =
            switch turn {
            case "m": (CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0), box)
            case "90": (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0), CGSize(width: h, height: w))
            case "180": (CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h), box)
            case "270": (CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w), CGSize(width: h, height: w))
            default: (.identity, box)
            }
        let moved = parts.map { part in
            var transform = transform
            return (role: part.role, level: part.level, path: part.path.copy(using: &transform) ?? part.path)
        }
        return SymbolDefinition(name: name, box: size, variants: variants, parts: moved, steps: steps)
    }
}
