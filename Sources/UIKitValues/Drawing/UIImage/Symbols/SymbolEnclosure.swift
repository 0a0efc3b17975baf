import CoreGraphics
import Foundation

/// A shape that symbols stand in: `plus.circle`, `xmark.octagon.fill`.
struct SymbolEnclosure {
    let word: String
    /// How it is named among a definition's variants.
    let letter: Character
    let box: CGSize
    let outline: String
    let middle: CGPoint
    /// How large the symbol inside may be.
    let room: CGFloat

    private init(
        _ word: String, letter: Character, box: (CGFloat, CGFloat), outline: String, middle: (CGFloat, CGFloat),
        room: CGFloat
    ) {
        self.word = word
        self.letter = letter
        self.box = CGSize(width: box.0, height: box.1)
        self.outline = outline
        self.middle = CGPoint(x: middle.0, y: middle.1)
        self.room = room
    }

    static let all = [
        SymbolEnclosure("circle", letter: "c", box: (24, 24), outline: "O12 12 10.8", middle: (12, 12), room: 11.6),
        SymbolEnclosure(
            "square", letter: "s", box: (22, 22), outline: "R1.2 1.2 19.6 19.6 4", middle: (11, 11), room: 11.6),
        SymbolEnclosure(
            "app", letter: "a", box: (22, 22), outline: "R1.2 1.2 19.6 19.6 5.6", middle: (11, 11), room: 11.6),
        SymbolEnclosure(
            "octagon", letter: "o", box: (24, 24),
            outline: "Y1.8 7.5 1.2 16.5 1.2 22.8 7.5 22.8 16.5 16.5 22.8 7.5 22.8 1.2 16.5 1.2 7.5", middle: (12, 12),
            room: 10.6),
        SymbolEnclosure(
            "triangle", letter: "t", box: (26, 23), outline: "Y3 13 .8 25.4 21.6 .6 21.6", middle: (13, 14.2),
            room: 10.4),
        SymbolEnclosure(
            "shield", letter: "h", box: (20, 24),
            outline: "M10 1.6L18.4 4.8V11.4C18.4 16.6 15 20.4 10 22.6C5 20.4 1.6 16.6 1.6 11.4V4.8Z",
            middle: (10, 11.6), room: 9.6),
        SymbolEnclosure(
            "hexagon", letter: "g", box: (22, 24), outline: "Y2.4 11 1.2 20.6 6.6 20.6 17.4 11 22.8 1.4 17.4 1.4 6.6",
            middle: (11, 12), room: 10.6),
        SymbolEnclosure(
            "diamond", letter: "d", box: (25, 25), outline: "Y2.4 12.5 1 24 12.5 12.5 24 1 12.5", middle: (12.5, 12.5),
            room: 9.6),
        SymbolEnclosure(
            "seal", letter: "l", box: (25, 25), outline: "P12.5 12.5 8 11.4 9 2.8", middle: (12.5, 12.5), room: 10.6),
        SymbolEnclosure(
            "rectangle", letter: "r", box: (28, 21), outline: "R1.2 1.2 25.6 18.6 3.4", middle: (14, 10.5), room: 10.6),
        SymbolEnclosure(
            "bubble", letter: "u", box: (25, 23), outline: SymbolEnclosure.bubble, middle: (12.5, 10.6), room: 9.6),
    ]

    static let bubble =
        "M12.5 1.6C18.8 1.6 23.4 5.6 23.4 10.6C23.4 15.6 18.8 19.6 12.5 19.6C11.4 19.6 10.2 19.4 9.2 19.2C7.6 20.6 5.8 21.6 3.4 "
        + "21.8C4.4 20.6 4.8 19 4.6 17.4C2.8 15.6 1.6 13.2 1.6 10.6C1.6 5.6 6.2 1.6 12.5 1.6Z"

    static func of(word: Substring) -> SymbolEnclosure? { all.first { $0.word == word } }

    /// This shape with a symbol inside: drawn in a line, or cut out of the area.
    func parts(around parts: [SymbolShape.Part], box inner: CGSize, isFilled: Bool) -> [SymbolShape.Part] {
        var frame = SymbolShape.Part(path: SymbolPathReader.path(outline), ink: isFilled ? .area : .line(factor: 1))
        frame.level = 1
        let scale = room / max(inner.width, inner.height)
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: middle.x - inner.width * scale / 2,
            ty: middle.y - inner.height * scale / 2)
        return [frame]
            + parts.map { part in
                var mark = part.moved(by: transform)
                if isFilled {
                    mark.erases.toggle()
                    mark.isMark = mark.erases
                }
                mark.level = 0
                return mark
            }
    }
}
