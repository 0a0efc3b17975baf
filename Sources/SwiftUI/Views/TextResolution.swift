import PorticoFoundation
import UIKit

/// What a text says and how it looks, for UIKit's text engine.
struct TextResolution {
    /// When the text says something else by itself.
    let ticks = TextTicks()
    private let surroundings: TextSurroundings
    private let now: Date

    private var environment: EnvironmentValues { surroundings.environment }
    private var context: StyleContext { surroundings.styles }

    init(environment: EnvironmentValues) { self.init(TextSurroundings(environment), now: nil) }

    /// - Parameter now: The time that dates are shown for; nil is the present.
    init(_ surroundings: TextSurroundings, now: Date?) {
        (self.surroundings, self.now) = (surroundings, now ?? Date())
    }

    /// How a run looks, before it is turned into attributes.
    private struct Look {
        var font: Font?
        var changes: [Text.Modifier] = []
        var foreground: AnyShapeStyle?
        var kerning: CGFloat?
        var tracking: CGFloat?
        var baseline: CGFloat = 0
        var underline: (Text.LineStyle.Pattern, Color?)?
        var strikethrough: (Text.LineStyle.Pattern, Color?)?
        var attributes: TextAttributeSet?

        /// Modifiers further out are applied first, so that inner ones win.
        mutating func applyModifier(_ modifier: Text.Modifier) {
            switch modifier {
            case .font(let font): if let font { self.font = font }
            case .foreground(let style): foreground = style
            case .kerning(let value): kerning = value
            case .tracking(let value): tracking = value
            case .baselineOffset(let value): baseline = value
            case .underline(let isActive, let pattern, let color): underline = isActive ? (pattern, color) : nil
            case .strikethrough(let isActive, let pattern, let color): strikethrough = isActive ? (pattern, color) : nil
            case .attributes(let inner): attributes = inner.merging(attributes)
            case .weight, .bold, .italic, .monospaced, .monospacedDigit, .design, .width, .scale:
                changes.append(modifier)
            // These are heard, not seen.
            case .spoken, .heading: break
            }
        }
    }

    func attributedString(_ text: Text) -> NSAttributedString {
        switch shownText(text) {
        case .plain(let string, let look): NSMutableAttributedString(string: string, attributes: look.attributes)
        case .styled(let result): result
        }
    }

    /// What a label is told of the text.
    func shownText(_ text: Text) -> ShownText {
        let result: NSMutableAttributedString
        switch text.storage {
        case .verbatim(let string) where !string.isEmpty: return oneRun(string, of: text)
        case .key(let key, let table, let bundle):
            let pieces = pieces(of: key, table, bundle)
            if pieces.count == 1, case .plain(let string) = pieces[0], !string.isEmpty {
                return oneRun(string, of: text)
            }
            result = NSMutableAttributedString()
            append(pieces, makeLook(of: text, in: surroundingLook), to: result)
        default:
            result = NSMutableAttributedString()
            append(text, surroundingLook, to: result)
        }
        if result.length > 0 {
            result.addAttribute(
                .paragraphStyle, value: surroundings.paragraphStyle,
                range: NSRange(location: 0, length: result.length))
        }
        return .styled(result)
    }

    /// A text that is one run, as most are: it looks as others here do.
    private func oneRun(_ string: String, of text: Text) -> ShownText {
        let look = surroundings.runLook(for: text.modifiers) { plainAttributes(text) }
        if look.isPlain { return .plain(cased(string), look) }
        let run = NSMutableAttributedString(string: cased(string), attributes: look.attributes)
        if look.attributes[.textPaint] != nil { keepEmojiColors(in: run) }
        return .styled(run)
    }

    /// The string alone, for accessibility and titles.
    func string(_ text: Text) -> String {
        switch shownText(text) {
        case .plain(let string, _): string
        case .styled(let result): result.string
        }
    }

    private func plainAttributes(_ text: Text) -> [NSAttributedString.Key: Any] {
        var attributes = attributes(makeLook(of: text, in: surroundingLook))
        attributes[.paragraphStyle] = surroundings.paragraphStyle
        return attributes
    }

    /// The look of a text without modifiers here.
    private var surroundingLook: Look {
        var look = Look()
        look.font = surroundings.font
        for modifier in surroundings.modifiers { look.applyModifier(modifier) }
        return look
    }

    private func makeLook(of text: Text, in outer: Look) -> Look {
        var look = outer
        for modifier in text.modifiers.reversed() { look.applyModifier(modifier) }
        return look
    }

    private func append(_ text: Text, _ outer: Look, to result: NSMutableAttributedString) {
        let look = makeLook(of: text, in: outer)
        switch text.storage {
        case .concatenated(let first, let second):
            append(first, look, to: result)
            append(second, look, to: result)
        case .verbatim(let string): appendRun(string, look, to: result)
        case .date(let date, let style):
            ticks.note(DateText.nextChange(of: date, style, after: now))
            appendRun(DateText.string(date, style, environment, now: now), look, to: result)
        case .dates(let range): appendRun(DateText.string(range, environment), look, to: result)
        case .timer(let interval, let pauseTime, let countsDown, let showsHours):
            let timer = TimerText(
                interval: interval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
            ticks.note(timer.nextChange(after: now))
            appendRun(timer.string(at: now), look, to: result)
        case .attributed(let string): append(string, look, to: result)
        case .image(let image): append(image, look, to: result)
        case .key(let key, let table, let bundle):
            append(pieces(of: key, table, bundle), look, to: result)
        }
    }

    /// The parts of the text that a key has here.
    func pieces(of key: LocalizedStringKey, _ table: String?, _ bundle: URL?) -> [Markdown.Piece] {
        Markdown.parse(resolve(key, table, bundle), surroundings.locale)
    }

    private func resolve(_ key: LocalizedStringKey, _ table: String?, _ bundle: URL?) -> [LocalizedStringKey.Piece] {
        key.resolve(table: table, bundle: bundle.flatMap { Bundle(url: $0) }, locale: surroundings.locale)
    }

    private func append(_ pieces: [Markdown.Piece], _ look: Look, to result: NSMutableAttributedString) {
        for piece in pieces {
            switch piece {
            case .plain(let string): appendRun(string, look, to: result)
            case .text(let string): append(string, look, to: result)
            case .content(let text as Text): append(text, look, to: result)
            case .content(let image as Image): append(image, look, to: result)
            case .content: break
            }
        }
    }

    /// A picture among letters. A symbol has the font and the colour of the text.
    private func append(_ image: Image, _ look: Look, to result: NSMutableAttributedString) {
        var own = environment
        if let font = look.font { own.font = font }
        own.textModifiers = look.changes
        guard var platform = ImageResolution(environment: own).platformImage(image) else { return }
        var attributes = attributes(look)
        if case .symbol = image.source, image.renderingMode == nil, let color = attributes[.foregroundColor] as? UIColor
        {
            let isPainted = attributes[.textPaint] != nil
            platform = platform.withTintColor(isPainted ? .black : color, renderingMode: .alwaysOriginal)
        } else {
            attributes[.textPaint] = nil
        }
        let attachment = NSTextAttachment()
        attachment.image = platform
        let run = NSMutableAttributedString(attachment: attachment)
        run.addAttributes(attributes, range: NSRange(location: 0, length: run.length))
        result.append(run)
    }

    private func append(_ string: AttributedString, _ look: Look, to result: NSMutableAttributedString) {
        for run in string.runs {
            var look = look
            if let intent = run.inlinePresentationIntent {
                if intent.contains(.stronglyEmphasized) { look.applyModifier(.bold(true)) }
                if intent.contains(.emphasized) { look.applyModifier(.italic(true)) }
                if intent.contains(.code) { look.applyModifier(.monospaced(true)) }
                if intent.contains(.strikethrough) { look.applyModifier(.strikethrough(true, .solid, nil)) }
            }
            if run.link != nil { look.foreground = AnyShapeStyle(TintShapeStyle()) }
            let own = RunAttributes(run)
            if let font = own.font { look.applyModifier(.font(font)) }
            if let color = own.foreground { look.foreground = AnyShapeStyle(color) }
            if let line = own.underline { look.underline = (line.pattern, line.color) }
            if let line = own.strikethrough { look.strikethrough = (line.pattern, line.color) }
            look.kerning = own.kern ?? look.kerning
            look.tracking = own.tracking ?? look.tracking
            look.baseline = own.baselineOffset ?? look.baseline
            let start = result.length
            appendRun(String(string[run.range].characters), look, to: result)
            let range = NSRange(location: start, length: result.length - start)
            if let color = own.background {
                let resolved = AnyShapeStyle(color).paint(in: context).mainColor.uiColor
                result.addAttribute(.backgroundColor, value: resolved, range: range)
            }
            if let link = run.link { result.addAttribute(.textLink, value: link, range: range) }
        }
    }

    private func appendRun(_ string: String, _ look: Look, to result: NSMutableAttributedString) {
        let run = NSMutableAttributedString(string: cased(string), attributes: attributes(look))
        if run.length > 0, run.attribute(.textPaint, at: 0, effectiveRange: nil) != nil { keepEmojiColors(in: run) }
        result.append(run)
    }

    func cased(_ string: String) -> String {
        switch surroundings.textCase {
        case .uppercase: string.uppercased(with: surroundings.locale)
        case .lowercase: string.lowercased(with: surroundings.locale)
        case nil: string
        }
    }

    /// Characters with colours of their own keep them: no paint fills them.
    private func keepEmojiColors(in run: NSMutableAttributedString) {
        var start = 0
        for character in run.string {
            let length = character.utf16.count
            if character.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) {
                run.removeAttribute(.textPaint, range: NSRange(location: start, length: length))
            }
            start += length
        }
    }

    private func attributes(_ look: Look) -> [NSAttributedString.Key: Any] {
        var font = look.font ?? .body
        var scale = Text.Scale.default
        for change in look.changes {
            switch change {
            case .weight(let weight): if let weight { font = font.weight(weight) }
            case .bold(let isActive): if isActive { font = font.bold() }
            case .italic(let isActive): if isActive { font = font.italic() }
            case .monospaced(let isActive): if isActive { font = font.monospaced() }
            case .monospacedDigit: font = font.monospacedDigit()
            case .design(let design): if let design { font = font.design(design) }
            case .width(let width): if let width { font = font.width(width) }
            case .scale(let value): scale = value
            default: break
            }
        }
        let paint = (look.foreground ?? AnyShapeStyle(ForegroundStyle())).paint(in: context)
        var attributes: [NSAttributedString.Key: Any] = [
            .font: scale.scaled(font.resolve(in: context.traits)), .foregroundColor: paint.mainColor.uiColor,
        ]
        if paint.color == nil { attributes[.textPaint] = TextPaint(paint) }
        if let spacing = look.tracking ?? look.kerning { attributes[.kern] = spacing }
        if look.baseline != 0 { attributes[.baselineOffset] = look.baseline }
        if let (pattern, color) = look.underline {
            attributes[.underlineStyle] = pattern.underline.rawValue
            if let color { attributes[.underlineColor] = color.resolve(in: context).uiColor }
        }
        if let (pattern, color) = look.strikethrough {
            attributes[.strikethroughStyle] = pattern.underline.rawValue
            if let color { attributes[.strikethroughColor] = color.resolve(in: context).uiColor }
        }
        if let marks = look.attributes { attributes[.textAttributes] = marks }
        return attributes
    }
}

/// The inline Markdown of keys. What interpolations put in isn't read as Markdown.
enum Markdown {
    enum Piece {
        case plain(String)
        case text(AttributedString)
        case content(any Equatable)
    }

    private static let marks = ASCIIMarks("*_`~[\\<")

    static func parse(_ pieces: [LocalizedStringKey.Piece], _ locale: Locale) -> [Piece] {
        // Most texts have no mark at all.
        let hasMarks = pieces.contains { piece in
            guard case .literal(let text) = piece else { return false }
            return text.utf8.contains { marks.contains($0) }
        }
        guard hasMarks else { return unparsed(pieces) }
        // Marks may go around an interpolation: each is parsed as one character that stands for it.
        var source = "", inserted: [LocalizedStringKey.Piece] = []
        for piece in pieces {
            if case .literal(let text) = piece {
                source += text
            } else {
                source += "\u{FFFC}"
                inserted.append(piece)
            }
        }
        let values: [String?] = inserted.map { piece in
            switch piece {
            case .literal(let text), .value(let text): text
            case .attributed, .content: nil
            }
        }
        source = GrammarAgreement.resolve(source, placeholder: "\u{FFFC}", values: values, locale: locale)
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        guard let parsed = try? AttributedString(markdown: source, options: options) else { return unparsed(pieces) }
        var result: [Piece] = [], next = 0
        for run in parsed.runs {
            let attributes = run.attributes
            var text = ""
            func flush() {
                if !text.isEmpty { result.append(.text(AttributedString(text, attributes: attributes))) }
                text = ""
            }
            for character in parsed[run.range].characters {
                guard character == "\u{FFFC}", next < inserted.count else {
                    text.append(character)
                    continue
                }
                flush()
                switch inserted[next] {
                case .literal(let string), .value(let string):
                    result.append(.text(AttributedString(string, attributes: attributes)))
                case .attributed(let string): result.append(.text(string.mergingAttributes(attributes)))
                case .content(let content): result.append(.content(content))
                }
                next += 1
            }
            flush()
        }
        return result
    }

    /// Neighbours that look alike become one: each piece costs a run of attributes.
    private static func unparsed(_ pieces: [LocalizedStringKey.Piece]) -> [Piece] {
        var result: [Piece] = [], plain = ""
        func flush() {
            if !plain.isEmpty { result.append(.plain(plain)) }
            plain = ""
        }
        for piece in pieces {
            switch piece {
            case .literal(let text), .value(let text): plain += text
            case .attributed(let text):
                flush()
                result.append(.text(text))
            case .content(let content):
                flush()
                result.append(.content(content))
            }
        }
        flush()
        return result
    }
}
