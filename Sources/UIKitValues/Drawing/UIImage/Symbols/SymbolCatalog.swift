import CoreGraphics
import Foundation

/// The system's symbols by name: rows of the sheets, icons of the icon font, and their variants by rule.
final class SymbolCatalog: @unchecked Sendable {
    static let shared = SymbolCatalog()

    /// In bytes; the longest name of Apple's has 61.
    private static let longestName = 200

    private let lock = NSLock()
    private let rows: [Substring: Substring]
    private var made: [String: SymbolShape] = [:]
    private var missed: Set<String> = []
    /// Names that were only asked about.
    private var absent: Set<String> = []
    private static let mostAbsent = 1000
    private let font: SymbolFont

    init(font: SymbolFont = SymbolFont()) {
        self.font = font
        var rows: [Substring: Substring] = [:]
        for sheet in SymbolSheets.all {
            for row in sheet.split(separator: "\n") {
                guard let name = row.split(separator: " ", maxSplits: 1).first else { continue }
                rows[name] = row
            }
        }
        self.rows = rows
    }

    /// The symbol of a name, nil when there is none: the first time a line on standard error names those that are near.
    func shape(named name: String) -> SymbolShape? {
        lock.lock()
        defer { lock.unlock() }
        // A text that is no name at all isn't kept, looked through for parts, or compared with every name.
        guard name.utf8.count <= Self.longestName else {
            let start = String(name.prefix(40)) + "…"
            if missed.insert(start).inserted { Self.warn(start, near: names(near: start)) }
            return nil
        }
        if let known = made[name] { return known }
        if missed.contains(name) { return nil }
        if let shape = make(name) {
            made[name] = shape
            return shape
        }
        missed.insert(name)
        Self.warn(name, near: names(near: name))
        guard ProcessInfo.processInfo.environment["PORTICO_PLACEHOLDER_SYMBOLS"] == "1" else { return nil }
        made[name] = Self.placeholder(name)
        return made[name]
    }

    /// Whether there is a symbol of a name, for who has another one at hand: nothing is said of one that there isn't.
    func hasShape(named name: String) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard name.utf8.count <= Self.longestName else { return false }
        if made[name] != nil { return true }
        if missed.contains(name) || absent.contains(name) { return false }
        if let shape = make(name) {
            made[name] = shape
            return true
        }
        if absent.count < Self.mostAbsent { absent.insert(name) }
        return false
    }

    /// What stands for a symbol that there is none of, if one is wanted to be seen.
    static func placeholder(_ name: String) -> SymbolShape {
        let parts = SymbolDefinition(row: SymbolSheets.placeholder[...])?.parts(isFilled: false) ?? []
        return SymbolShape(name: name, box: CGSize(width: 22, height: 22), parts: parts)
    }

    private static func warn(_ name: String, near: [String]) {
        // An empty name is how apps ask for nothing.
        guard !name.isEmpty else { return }
        let text = "Portico: no symbol named “\(name)”; near it are \(near.joined(separator: ", ")).\n"
        FileHandle.standardError.write(Data(text.utf8))
    }

    // MARK: Making

    private func make(_ name: String) -> SymbolShape? {
        guard let drawing = drawing(name[...]) else { return nil }
        return SymbolShape(name: name, box: drawing.box, parts: drawing.parts)
    }

    private typealias Drawing = (box: CGSize, parts: [SymbolShape.Part])

    private func drawing(_ name: Substring) -> Drawing? {
        if let definition = definition(name) { return (definition.box, definition.parts(isFilled: false)) }
        if let icon = font.parts(name) { return (SymbolFont.box, icon) }
        let isFilled = name.hasSuffix(".fill")
        let base = isFilled ? name.dropLast(5) : name
        return filled(base, isFilled) ?? badged(name) ?? slashed(base, isFilled) ?? enclosed(base, isFilled)
    }

    private func definition(_ name: Substring) -> SymbolDefinition? {
        guard let row = rows[name] else { return nil }
        if let definition = SymbolDefinition(row: row) { return definition }
        let words = row.split(separator: " ")
        guard words.count > 2, words[1] == "=" else { preconditionFailure("a symbol sheet has “\(row)”") }
        return definition(words[2])?.turned(words.count > 3 ? words[3] : "", name: String(name))
    }

    private func filled(_ base: Substring, _ isFilled: Bool) -> Drawing? {
        guard isFilled, let definition = definition(base), definition.isIn("f") else { return nil }
        return (definition.box, definition.parts(isFilled: true))
    }

    /// A line across with a gap beside it.
    private func slashed(_ base: Substring, _ isFilled: Bool) -> Drawing? {
        guard base.hasSuffix(".slash"), let definition = definition(base.dropLast(6)), definition.isIn("/"),
            !isFilled || definition.isIn("f")
        else { return nil }
        let half = min(definition.box.width, definition.box.height) / 2 - 0.9
        let (x, y) = (definition.box.width / 2, definition.box.height / 2)
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: x - half, y: y - half), CGPoint(x: x + half, y: y + half)])
        let body = definition.parts(isFilled: isFilled).map { part in
            var part = part
            part.level += 1
            return part
        }
        let gap = SymbolShape.Part(path: line, ink: SymbolDefinition.gap, erases: true, level: 1)
        return (definition.box, body + [gap, SymbolShape.Part(path: line, ink: .line(factor: 1))])
    }

    private func enclosed(_ base: Substring, _ isFilled: Bool) -> Drawing? {
        guard let dot = base.lastIndex(of: "."),
            let enclosure = SymbolEnclosure.of(word: base[base.index(after: dot)...])
        else { return nil }
        let inner = base[..<dot]
        if let definition = definition(inner) {
            let isSolid = definition.variants.contains(enclosure.letter.uppercased())
            guard isSolid || definition.isIn(enclosure.letter) else { return nil }
            let parts = definition.parts(isFilled: isSolid && definition.isIn("f"))
            return (enclosure.box, enclosure.parts(around: parts, box: definition.box, isFilled: isFilled))
        }
        guard let icon = font.parts(inner) ?? SymbolFont.letter(inner) else { return nil }
        return (enclosure.box, enclosure.parts(around: icon, box: SymbolFont.box, isFilled: isFilled))
    }

    /// `name.badge.kind`: the symbol with a small disc at its lower trailing corner; without a kind a dot at the upper one.
    private func badged(_ name: Substring) -> Drawing? {
        guard let range = name.range(of: ".badge"), let body = drawing(name[..<range.lowerBound]) else { return nil }
        var kind = name[range.upperBound...]
        guard kind.isEmpty || kind.first == "." else { return nil }
        kind = kind.dropFirst()
        // `app.badge.fill`, `person.badge.key.fill`: the end says how the body is.
        if kind == "fill" || kind.hasSuffix(".fill") {
            kind = kind.dropLast(kind == "fill" ? 4 : 5)
            guard let whole = filled(name[..<range.lowerBound], true) else { return nil }
            return SymbolBadge(kind: kind, icon: definition(kind)).map { $0.attached(to: whole.parts, box: whole.box) }
        }
        return SymbolBadge(kind: kind, icon: definition(kind)).map { $0.attached(to: body.parts, box: body.box) }
    }

    // MARK: Names

    /// Every name that has a row or an icon of its own, and those of its variants.
    var names: [String] {
        var names: [String] = []
        for name in rows.keys.map(String.init) {
            names.append(name)
            guard let variants = definition(name[...])?.variants else { continue }
            if variants.contains("f") { names.append(name + ".fill") }
            for enclosure in SymbolEnclosure.all
            where variants.contains(enclosure.letter) || variants.contains(enclosure.letter.uppercased()) {
                names += ["\(name).\(enclosure.word)", "\(name).\(enclosure.word).fill"]
            }
            if variants.contains("/") {
                names += variants.contains("f") ? [name + ".slash", name + ".slash.fill"] : [name + ".slash"]
            }
        }
        return Set(names + font.names).sorted()
    }

    /// The known names nearest to one, the nearest first.
    func names(near name: String, count: Int = 3) -> [String] {
        let words = Set(name.split(separator: "."))
        let scored = names.map { known in
            let shared = words.intersection(known.split(separator: ".")).count
            return (known, SpellingDistance.between(name, known) - 3 * shared)
        }
        return scored.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(count).map(\.0)
    }
}

/// How many letters to put in, take out or change.
enum SpellingDistance {
    static func between(_ a: String, _ b: String) -> Int {
        let b = Array(b.utf8)
        var row = Array(0...b.count)
        for (i, letter) in a.utf8.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for j in b.indices {
                let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (letter == b[j] ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = cost
            }
        }
        return row[b.count]
    }
}
