import CoreGraphics

/// Which keys there are and where, for what a responder wants and the screen has. A pure function, so that tests look at it alone.
///
/// - From: `KeyboardView`
/// - To: `KeyboardKey`
struct KeyboardPlan {
    enum Kind {
        case letters, numberPad, decimalPad, phonePad
    }

    var type: UIKeyboardType
    var page: KeyboardPage
    var language: KeyboardLanguage
    var enter: String
    /// The return key says what it does, in blue.
    var entersAccented: Bool
    var metrics: KeyboardMetrics
    var isUppercase: Bool
    var shift: KeyboardShift
    var hasLanguages: Bool

    static func kind(of type: UIKeyboardType) -> Kind {
        switch type {
        case .numberPad, .asciiCapableNumberPad: .numberPad
        case .decimalPad: .decimalPad
        case .phonePad: .phonePad
        default: .letters
        }
    }

    static func firstPage(of type: UIKeyboardType) -> KeyboardPage {
        type == .numbersAndPunctuation ? .numbers : .letters
    }

    /// All keys with their frames.
    var keys: [KeyboardKey] {
        if metrics.isPad { return tabletKeys }
        if Self.kind(of: type) != .letters || (type == .namePhonePad && page == .numbers) { return padKeys }
        var rows = phoneRows
        rows.append(bottomRow)
        var keys = place(rows)
        if metrics.cornerHeight > 0 {
            // Below the rows, beside the home indicator.
            let y = metrics.top + metrics.area + metrics.cornerHeight - 36
            var key = cornerKey
            key.frame = CGRect(x: metrics.left + 18, y: y, width: 36, height: 36)
            keys.append(key)
        }
        return keys
    }

    private var cornerKey: KeyboardKey {
        hasLanguages
            ? .command(.nextLanguage, symbol: "globe", tone: .bare)
            : .command(.page(.emoji), symbol: "face.smiling", tone: .bare)
    }

    // MARK: Phones

    private static let digits = "1234567890"
    private static let ascii = ["[]{}#%^*+=", "_\\|~<>€£¥•"]

    private func letters(_ row: String) -> [KeyboardKey] {
        row.map { .text(isUppercase ? language.shifted($0) : String($0)) }
    }

    private func texts(_ row: String) -> [KeyboardKey] { row.map { .text(String($0)) } }

    private var shiftKey: KeyboardKey {
        let symbol = shift == .off ? "shift" : shift == .once ? "shift.fill" : "capslock.fill"
        return .command(.shift, symbol: symbol, tone: shift == .off ? .command : .letter, width: 1.3)
    }

    private static let delete = KeyboardKey.command(.delete, symbol: "delete.left", width: 1.3)

    private var phoneRows: [[KeyboardKey]] {
        switch page {
        case .numbers, .emoji:
            return [
                texts(Self.digits), texts("-/:;()$&@\""),
                side(.command(.page(.symbols), "#+=", width: 1.3), texts(".,?!'"), Self.delete),
            ]
        case .symbols:
            return [
                texts(Self.ascii[0]), texts(Self.ascii[1]),
                side(.command(.page(.numbers), "123", width: 1.3), texts(".,?!'"), Self.delete),
            ]
        case .letters:
            let rows = language.rows
            return [letters(rows[0]), letters(rows[1]), side(shiftKey, letters(rows[2]), Self.delete)]
        }
    }

    private func side(_ first: KeyboardKey, _ middle: [KeyboardKey], _ last: KeyboardKey) -> [KeyboardKey] {
        [first] + middle + [last]
    }

    private var pageKey: KeyboardKey {
        page == .letters
            ? .command(.page(.numbers), "123", width: 2.6) : .command(.page(.letters), "ABC", width: 2.6)
    }

    private var enterKey: KeyboardKey {
        .command(.enter, enter, tone: entersAccented ? .accent : .command, width: 2.6)
    }

    private var spaceKey: KeyboardKey {
        KeyboardKey(action: .space, label: language.space, width: 0)
    }

    private var bottomRow: [KeyboardKey] {
        var first = pageKey
        var row: [KeyboardKey] = []
        let needsCorner = metrics.cornerHeight == 0
        if needsCorner || hasLanguages {
            first.width = 1.25
            var other =
                needsCorner && hasLanguages
                ? KeyboardKey.command(.nextLanguage, symbol: "globe")
                : .command(.page(.emoji), symbol: "face.smiling")
            other.width = 1.25
            row = [first, other]
        } else {
            row = [first]
        }
        switch type {
        case .URL where page == .letters:
            row += [.text("."), .text("/"), KeyboardKey(action: .text(".com"), label: ".com")]
            for index in row.indices.suffix(3) { row[index].width = 0 }
        case .emailAddress where page == .letters:
            row += [spaceKey, .text("@"), .text(".")]
        case .webSearch where page == .letters:
            row += [spaceKey, .text(".")]
        case .twitter where page == .letters:
            row += [spaceKey, .text("@"), .text("#")]
        default: row.append(spaceKey)
        }
        return row + [enterKey]
    }

    private func place(_ rows: [[KeyboardKey]]) -> [KeyboardKey] {
        let metrics = metrics
        let most = max(10, rows.prefix(2).map(\.count).max() ?? 10)
        let gap = metrics.gap
        let room = metrics.width - metrics.left - metrics.right - gap
        let unit = room / CGFloat(most) - gap
        let wide = room / 10 - gap
        var keys: [KeyboardKey] = []
        for (index, row) in rows.enumerated() {
            let y = metrics.top + CGFloat(index) * metrics.pitch + metrics.rowInset
            let letter = index < 2 ? unit : wide
            var row = row
            let fixed = row.reduce(0) { $0 + ($1.width > 0 ? $1.width * letter : 0) } + CGFloat(row.count - 1) * gap
            var left = room - gap - fixed
            let hungry = row.count { $0.width == 0 }
            let isThird = index == 2
            if isThird, row.count < 8 {
                // Few keys between two commands share the room.
                let share = (left - 2 * gap) / CGFloat(max(1, row.count - 2)) / letter
                for place in row.indices.dropFirst().dropLast() { row[place].width += share }
                left = 2 * gap
            }
            var x = metrics.left + gap
            // Letters stand in the middle, commands at the edges.
            if hungry == 0, !isThird { x += left / 2 }
            for place in row.indices {
                if isThird, place == 1 || place == row.count - 1 { x += left / 2 }
                let width = row[place].width > 0 ? row[place].width * letter : left / CGFloat(hungry)
                row[place].frame = CGRect(x: x, y: y, width: width, height: metrics.keyHeight)
                x += width + gap
            }
            keys += row
        }
        return keys
    }

    // MARK: Pads

    private static let padLetters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

    private var padKeys: [KeyboardKey] {
        let isSymbols = page == .symbols
        var cells: [KeyboardKey?] = (1...9).map { .text("\($0)", hint: Self.padLetters[$0 - 1]) }
        var corner: KeyboardKey?
        switch Self.kind(of: type) {
        case .decimalPad: corner = .text(metrics.decimalMark)
        case .phonePad where isSymbols:
            cells = ["(", "/", ")", "N", ",", ";", "*", "#", "+"].map { .text($0) }
            for (index, name) in [(4, "pause"), (5, "wait")] { cells[index]?.label = name }
            corner = .command(.page(.letters), "123", tone: .bare)
        case .phonePad: corner = .command(.page(.symbols), "+*#", tone: .bare)
        case .letters: corner = .command(.page(.letters), "ABC", tone: .bare)
        case .numberPad: corner = nil
        }
        if var key = corner, case .text = key.action {
            key.tone = .bare
            corner = key
        }
        cells += [corner, .text("0"), .command(.delete, symbol: "delete.left", tone: .bare)]
        let gap = metrics.padGap
        let width = (metrics.width - metrics.left - metrics.right - 4 * gap) / 3
        var keys: [KeyboardKey] = []
        for (index, cell) in cells.enumerated() {
            guard var key = cell else { continue }
            key.frame = CGRect(
                x: metrics.left + gap + CGFloat(index % 3) * (width + gap),
                y: metrics.top + 6 + CGFloat(index / 3) * metrics.pitch, width: width,
                height: metrics.pitch - gap - 1)
            keys.append(key)
        }
        return keys
    }

    // MARK: Tablets

    private var tabletKeys: [KeyboardKey] {
        let hasNumbers = page != .letters || Self.kind(of: type) != .letters || type == .numbersAndPunctuation
        let isSymbols = page == .symbols
        var rows: [[KeyboardKey]]
        if hasNumbers {
            rows =
                isSymbols
                ? [texts("1234567890"), texts("€£¥_^[]{}"), texts("§|~…\\<>!?")]
                : [texts("1234567890"), texts("@#$&*()'\""), texts("%-+=/;:,.")]
        } else {
            let hints = [Self.digits, "@#$&*()'\"", "%-+=/;:!?"]
            rows = language.rows.enumerated().map { index, row in
                zip(row + "", Array(hints[index]).map(String.init) + ["", "", ""]).map { letter, hint in
                    .text(isUppercase ? language.shifted(letter) : String(letter), hint: hint)
                }
            }
            rows[2] += [.text(",", hint: "!"), .text(".", hint: "?")]
        }
        rows[0].append(.command(.delete, symbol: "delete.left", width: 0))
        rows[1].append(.command(.enter, enter, tone: entersAccented ? .accent : .command, width: 0))
        let shiftLeft: KeyboardKey =
            hasNumbers ? .command(.page(isSymbols ? .numbers : .symbols), isSymbols ? "123" : "#+=") : shiftKey
        var (left, right) = (shiftLeft, shiftLeft)
        left.width = 1
        right.width = 0
        rows[2] = [left] + rows[2] + [right]
        var page = KeyboardKey.command(hasNumbers ? .page(.letters) : .page(.numbers), hasNumbers ? "ABC" : ".?123")
        page.width = 1.35
        var globe = cornerKey
        globe.tone = .command
        globe.width = 1.35
        var hide = KeyboardKey.command(.dismiss, symbol: "keyboard.chevron.compact.down")
        hide.width = 1.35
        rows.append([page, globe, spaceKey, page, hide])
        return placeTablet(rows)
    }

    private func placeTablet(_ rows: [[KeyboardKey]]) -> [KeyboardKey] {
        let gap = metrics.gap
        let room = metrics.width - gap
        let most = CGFloat(max(11, rows[0].count))
        let unit = room / most - gap
        var keys: [KeyboardKey] = []
        for (index, var row) in rows.enumerated() {
            // The second row stands between the keys of the first, where it is the shorter one.
            var x = gap + (index == 1 && row.count < Int(most) ? (unit + gap) / 2 : 0)
            let fixed = row.reduce(0) { $0 + $1.width * unit } + CGFloat(row.count) * gap
            let left = metrics.width - x - fixed
            for place in row.indices {
                let width = row[place].width > 0 ? row[place].width * unit : max(unit, left)
                let y = metrics.top + CGFloat(index) * metrics.pitch + metrics.rowInset
                row[place].frame = CGRect(x: x, y: y, width: width, height: metrics.keyHeight)
                x += width + gap
            }
            keys += row
        }
        return keys
    }
}
