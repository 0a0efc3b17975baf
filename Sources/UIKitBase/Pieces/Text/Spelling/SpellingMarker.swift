import CoreGraphics
import Foundation
import QuartzCore

/// Marks the misspelt words of a text while it is edited, and offers what was meant.
///
/// A key costs no more than a note of what it changed. A moment later the words of the parts that are seen, and that nobody has looked
/// at since they changed, are looked up; what is scrolled into sight follows in the same way. The word that is being typed is
/// left alone until the caret leaves it.
///
/// - From: `UITextView`, `UITextField`
/// - To: `SpellingMarks`, `SpellingLanguage`, `SpellingLines`
@MainActor final class SpellingMarker {
    typealias Text = UIView & TextEditing & EditMenuOwner

    /// Seconds from a change to the look-up.
    static let delay = 0.3
    /// The most units that a word is looked for beyond the part that changed.
    private static let reach = 200
    private static let mostReplacements = 4
    /// The most units that are looked at in one go, so that a long text that doesn't scroll keeps no frame waiting.
    private static let unitsAtOnce = 5000
    /// The most words that have dots: of a text that doesn't scroll all counts as seen.
    private static let mostLines = 500

    private weak var text: (any Text)?
    private var marks = SpellingMarks()
    private var lines = SpellingLines()
    /// Nil while nothing is marked.
    private var language: SpellingLanguage?
    /// Of the text, when it changed last.
    private var length = 0
    private var isWaiting = false
    /// The end of what was typed last: the word there isn't finished, as long as the caret is in it.
    private var typedEnd: Int?
    /// The part that could be seen when the text was laid out last.
    private var seen = NSRange(location: 0, length: 0)
    /// The word whose menu has replacements now.
    private var offered: NSRange?

    init(_ text: any Text) { self.text = text }

    // MARK: Beginning and ending

    /// Editing has begun, or what the text wants of its keyboard has changed.
    func updateWishes() {
        guard let text else { return }
        guard text.isEditing, text.takesText, KeyboardTraits.marksSpelling(of: text) else { return stopMarking() }
        let wanted = SpellingLanguage.current
        guard language == nil || language?.code != wanted.code else { return }
        language = wanted
        length = text.editor.length
        marks.forgetWords(length: length)
        // Layout says what is seen.
        text.setNeedsLayout()
    }

    func stopMarking() {
        guard language != nil else { return }
        language = nil
        typedEnd = nil
        marks.forgetWords(length: 0)
        lines.hideAll()
    }

    // MARK: Changes

    /// - Parameter range: In the text as it is now.
    func followChange(in range: NSRange, delta: Int) {
        guard language != nil, let text else { return }
        length = text.editor.length
        if let end = typedEnd, end >= NSMaxRange(range) - delta { typedEnd = end + delta }
        marks.followChange(in: range, delta: delta, of: text.editor.storage)
        scheduleCheck()
    }

    /// Some of the text has changed, or all of it.
    func followContent() {
        guard language != nil, let text else { return }
        followChange(in: text.editor.whole, delta: text.editor.length - length)
    }

    /// A person has typed.
    func noteTyping() {
        guard language != nil, let text else { return }
        typedEnd = text.editor.selection.length == 0 ? text.editor.selection.location : nil
    }

    func followSelection() {
        guard language != nil, let text, let end = typedEnd else { return }
        let place = text.editor.selection
        let stays = place.length == 0 && isOneWord(min(end, place.location), max(end, place.location))
        typedEnd = stays ? place.location : nil
        scheduleCheck()
    }

    private var unfinishedEnd: Int? {
        guard let text, text.editor.selection == NSRange(location: typedEnd ?? -1, length: 0) else { return nil }
        return typedEnd
    }

    private func isOneWord(_ start: Int, _ end: Int) -> Bool {
        guard let text, end - start < Self.reach, end <= text.editor.length else { return false }
        let units = text.editor.storage.utf16(in: NSRange(location: start, length: end - start))
        return units.allSatisfy(SpellingMarks.isInWords)
    }

    // MARK: Looking

    private func scheduleCheck() {
        guard !isWaiting else { return }
        isWaiting = true
        FrameTimer.shared.call(after: Self.delay) { [weak self] in
            guard let self else { return }
            self.isWaiting = false
            self.checkWords()
        }
    }

    private func checkWords() {
        guard let text, let language else { return }
        guard text.editor.marked == nil, !isBeingEdited(text.editor.storage) else { return scheduleCheck() }
        let old = marks.words
        var rest = Self.unitsAtOnce
        for part in marks.uncheckedParts(in: text.editor.clipped(seen)) {
            guard language.isKnown else { return stopMarking() }
            let now = part.prefix(rest)
            checkWords(of: wordsAround(now.startIndex..<now.endIndex, text), text, language)
            rest -= now.count
            guard rest > 0 else {
                scheduleCheck()
                break
            }
        }
        if marks.words != old { text.setNeedsLayout() }
    }

    private func isBeingEdited(_ storage: NSMutableAttributedString) -> Bool {
        (storage as? NSTextStorage)?.isBeingEdited ?? false
    }

    /// The part with the words whose end or beginning is in it.
    private func wordsAround(_ part: Range<Int>, _ text: any Text) -> Range<Int> {
        let low = max(0, part.lowerBound - Self.reach)
        let high = min(text.editor.length, part.upperBound + Self.reach)
        let units = text.editor.storage.utf16(in: NSRange(location: low, length: high - low))
        let before = units[..<(part.lowerBound - low)].lastIndex(where: Self.isSpace).map { $0 + 1 } ?? 0
        let after = units[(part.upperBound - low)...].firstIndex(where: Self.isSpace) ?? units.count
        return (low + before)..<(low + after)
    }

    private static func isSpace(_ unit: UInt16) -> Bool {
        UnicodeScalar(unit).map { CharacterSet.whitespacesAndNewlines.contains($0) } ?? false
    }

    private func checkWords(of part: Range<Int>, _ text: any Text, _ language: SpellingLanguage) {
        let storage = text.editor.storage
        let units = storage.utf16(in: NSRange(part))
        let words = SpellingWords(units)
        var found: [SpellingMarks.Word] = []
        var unfinished: Range<Int>?
        for offset in units.indices {
            guard let word = words.word(beginningAt: offset) else { continue }
            let place = NSRange(location: part.lowerBound + offset, length: word.count)
            if let typedEnd = unfinishedEnd, place.location <= typedEnd, typedEnd <= NSMaxRange(place) {
                unfinished = Range(place)
            } else if !language.accepts(words.text(of: word)), !isAddress(units, around: word),
                storage.attribute(.link, at: place.location, effectiveRange: nil) == nil
            {
                found.append(.init(range: place, units: Array(units[word])))
            }
        }
        marks.setWords(found, in: part)
        if let unfinished { marks.addUnchecked(unfinished) }
    }

    /// Whether what stands around a word without a space is an address of a page or of a person.
    private func isAddress(_ units: [UInt16], around word: Range<Int>) -> Bool {
        let start = units[..<word.lowerBound].lastIndex(where: Self.isSpace).map { $0 + 1 } ?? 0
        let end = units[word.upperBound...].firstIndex(where: Self.isSpace) ?? units.count
        let whole = String(utf16: units[start..<end]).lowercased()
        return whole.contains("@") || whole.contains("://") || whole.hasPrefix("www.")
    }

    // MARK: Showing

    /// The text has been laid out, and so much of it can be seen.
    func showLines(in seen: NSRange) {
        guard language != nil, let text else { return }
        self.seen = seen
        let shown = marks.words(in: seen).prefix(Self.mostLines)
        let stretches = shown.flatMap { text.spellingLines(under: $0.range) }
        lines.showStretches(stretches, in: text.inkView, below: text.caretView)
        if !marks.uncheckedParts(in: seen).isEmpty { scheduleCheck() }
    }

    // MARK: Replacing

    /// The misspelt word that a character is in.
    func word(at character: Int) -> NSRange? { marks.word(at: character) }

    /// The menu of a word that is selected, with what it may have been meant to be.
    func offerReplacements(for word: NSRange) {
        offered = word
        text?.showEditMenu()
    }

    func endOffer() { offered = nil }

    /// The entries in place of the usual ones; nil where nobody asked for them.
    var replacements: [UIMenuElement]? {
        guard let offered, let text, let language, text.editor.selection == offered else { return nil }
        let word = String(utf16: text.editor.storage.utf16(in: text.editor.clipped(offered)))
        let guesses = language.guesses(for: word).prefix(Self.mostReplacements)
        guard !guesses.isEmpty else {
            return [UIAction(title: "No Replacements Found", attributes: .disabled) { _ in }]
        }
        return guesses.map { guess in
            UIAction(title: guess) { [weak text] _ in text?.editor.edit(offered, with: guess) }
        }
    }
}
