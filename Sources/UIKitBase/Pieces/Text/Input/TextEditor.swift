import CoreGraphics
import Foundation

/// A text that is edited: its characters, its selection, and the part that an input method still composes. The one place
/// where they change, and where changes can be taken back.
///
/// - From: `UITextField`, `TextKeys`
/// - To: `TextEditing`
@MainActor final class TextEditor {
    unowned let owner: any TextEditing
    /// A field's own, or the storage of a text view, which the app may change, too.
    private let text: () -> NSMutableAttributedString
    private(set) var selection = NSRange(location: 0, length: 0)
    private(set) var marked: NSRange?
    /// What text looks like that says nothing of itself.
    var base: [NSAttributedString.Key: Any] = [:]
    /// What is typed next looks like this; nil: like the text before it. Forgotten when the selection moves.
    var typing: [NSAttributedString.Key: Any]?
    var markedStyle: [NSAttributedString.Key: Any]?
    weak var inputDelegate: (any UITextInputDelegate)?
    let undoManager = UndoManager()
    private var lastTyped: TypedText?
    /// Goes up with every change of the text.
    private(set) var generation = 0
    /// The editor itself changes the storage.
    private(set) var isChanging = false

    init(owner: any TextEditing, storage: @escaping () -> NSMutableAttributedString) {
        self.owner = owner
        text = storage
    }

    convenience init(owner: any TextEditing) {
        let own = NSMutableAttributedString(string: "")
        self.init(owner: owner) { own }
    }

    var storage: NSMutableAttributedString { text() }
    var string: String { storage.string }
    var length: Int { storage.length }
    var units: TextUnits { TextUnits(storage) }
    var whole: NSRange { NSRange(location: 0, length: length) }
    private var end: NSRange { NSRange(location: length, length: 0) }

    // MARK: The app's changes

    /// Replaces everything; the insertion point is behind it. Nothing that was done before can be undone.
    func set(_ text: NSAttributedString) {
        inputDelegate?.textWillChange(owner)
        inputDelegate?.selectionWillChange(owner)
        change { storage.setAttributedString(text) }
        marked = nil
        typing = nil
        selection = end
        forgetUndo()
        inputDelegate?.selectionDidChange(owner)
        inputDelegate?.textDidChange(owner)
        owner.textWasSet()
    }

    /// Gives the whole text new looks.
    func restyle(_ change: (NSMutableAttributedString, NSRange) -> Void) {
        guard length > 0 else { return }
        self.change {
            storage.beginEditing()
            change(storage, whole)
            storage.endEditing()
        }
    }

    private func change(_ body: () -> Void) {
        let outer = isChanging
        isChanging = true
        body()
        isChanging = outer
        generation += 1
    }

    /// Somebody else has changed the storage: the selection keeps its place in the text.
    func followChange(in range: NSRange, delta: Int) {
        guard !isChanging else { return }
        generation += 1
        let old = NSRange(location: range.location, length: range.length - delta)
        func moved(_ offset: Int) -> Int {
            if offset >= NSMaxRange(old) { return offset + delta }
            return min(offset, NSMaxRange(range))
        }
        let start = moved(selection.location)
        // What the app put there may be one character around it.
        selection = snapped(clipped(NSRange(location: start, length: max(0, moved(NSMaxRange(selection)) - start))))
        marked = nil
        lastTyped = nil
    }

    /// What `UITextInput.replace` does: a change that nobody is asked about.
    func replace(_ range: NSRange, with text: String) {
        let range = clipped(range)
        perform(range, styled(text, at: range), selection: nil)
    }

    func replace(_ range: NSRange, with text: NSAttributedString) { perform(clipped(range), text, selection: nil) }

    /// Moves text within the storage, with its attributes and as one change: nobody is asked.
    func moveText(_ range: NSRange, to offset: Int) {
        let start = min(range.location, offset)
        let end = max(NSMaxRange(range), offset)
        let moved = storage.attributedSubstring(from: range)
        let others = NSRange(
            location: offset > range.location ? NSMaxRange(range) : offset,
            length: offset > range.location ? offset - NSMaxRange(range) : range.location - offset)
        let new = NSMutableAttributedString(attributedString: storage.attributedSubstring(from: others))
        new.insert(moved, at: offset > range.location ? others.length : 0)
        perform(NSRange(location: start, length: end - start), new, selection: nil)
    }

    // MARK: A person's changes

    func insert(_ text: String) {
        let range = clipped(owner.insertionRange)
        perform(range, styled(text, at: range), selection: nil)
    }

    func deleteBackward() {
        let range = deletionRange
        if range.length > 0 { perform(range, styled("", at: range), selection: nil) }
    }

    /// What backspace deletes: the selection, or the character before the insertion point.
    var deletionRange: NSRange {
        let range = clipped(owner.insertionRange)
        guard range.length == 0 else { return range }
        let start = units.previous(before: range.location)
        return NSRange(location: start, length: range.location - start)
    }

    /// Asks the app, and changes the text if it agrees.
    func edit(_ range: NSRange, with text: String) {
        guard owner.shouldChangeText(in: IndexedTextRange(clipped(range)), replacementText: text) else { return }
        // The app may have changed the text when it was asked.
        replace(range, with: text)
    }

    func setMarked(_ text: String, selected: NSRange) {
        let place = clipped(owner.insertionRange)
        if text.isEmpty, place.length == 0 { return }
        let count = text.utf16.count
        let start = min(max(0, selected.location), count)
        let chosen = NSRange(
            location: place.location + start, length: min(max(0, selected.length), count - start))
        perform(
            place, styled(text, at: place), selection: chosen,
            marking: count > 0 ? NSRange(location: place.location, length: count) : nil)
    }

    func unmark() {
        guard marked != nil else { return }
        marked = nil
        owner.markingChanged()
    }

    private func perform(
        _ range: NSRange, _ text: NSAttributedString, selection chosen: NSRange?, marking: NSRange? = nil
    ) {
        noteUndo(range, text)
        change { storage.replaceCharacters(in: range, with: text) }
        marked = marking
        let end = NSRange(location: range.location + text.length, length: 0)
        selection = chosen.map { snapped(clipped($0)) } ?? clipped(end)
        owner.textWasEdited()
    }

    // MARK: Selection

    /// Selects whole characters. What is being composed stays so only while the selection is within it.
    func select(_ range: NSRange) {
        let range = snapped(clipped(range))
        guard range != selection else { return }
        selection = range
        typing = nil
        lastTyped = nil
        if let marked, range.location < marked.location || NSMaxRange(range) > NSMaxRange(marked) {
            self.marked = nil
            owner.markingChanged()
        }
        owner.selectionMoved()
    }

    private func snapped(_ range: NSRange) -> NSRange {
        let start = units.snapped(range.location)
        let end = range.length == 0 ? start : units.snapped(NSMaxRange(range))
        return NSRange(location: start, length: max(0, end - start))
    }

    func clipped(_ range: NSRange) -> NSRange {
        let start = min(max(0, range.location), length)
        return NSRange(location: start, length: min(max(0, range.length), length - start))
    }

    // MARK: Looks

    /// What is typed at the insertion point looks like: like the text before it, or, in the place of a selection, like its beginning. It has a
    /// font, also where the text says none.
    var typingAttributes: [NSAttributedString.Key: Any] {
        if let typing { return typing }
        guard length > 0 else { return base }
        let offset = selection.length > 0 ? selection.location : selection.location - 1
        var values = storage.attributes(at: max(0, min(offset, length - 1)), effectiveRange: nil)
        for key in NSAttributedString.Key.ofStandIns { values[key] = nil }
        if values[.font] == nil { values[.font] = base[.font] }
        return values
    }

    private func styled(_ text: String, at range: NSRange) -> NSAttributedString {
        if typing == nil, range.length > 0 {
            return NSAttributedString(
                string: text, attributes: storage.attributes(at: range.location, effectiveRange: nil))
        }
        return NSAttributedString(string: text, attributes: typingAttributes)
    }

    /// The text as it is shown: what is being composed is underlined, or looks as `markedStyle` says.
    var shown: NSAttributedString {
        guard let marked, marked.length > 0 else { return storage }
        let copy = NSMutableAttributedString(attributedString: storage)
        let style = markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
        copy.addAttributes(style, range: clipped(marked))
        return copy
    }

    // MARK: Positions

    func offset(_ position: UITextPosition) -> Int {
        min(max(0, (position as? IndexedTextPosition)?.offset ?? 0), length)
    }

    func range(_ range: UITextRange) -> NSRange {
        let (first, last) = (offset(range.start), offset(range.end))
        return NSRange(location: min(first, last), length: abs(last - first))
    }

    func between(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange {
        let (first, last) = (offset(one), offset(other))
        return IndexedTextRange(NSRange(location: min(first, last), length: abs(last - first)))
    }

    func compare(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(one), offset(other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    func position(_ offset: Int) -> UITextPosition? {
        (0...length).contains(offset) ? IndexedTextPosition(offset) : nil
    }

    // MARK: Undo

    /// One change as it can be taken back; typing on makes it longer.
    private final class TypedText {
        var range: NSRange
        /// The undo manager's count of changes when it was registered.
        var registration = 0
        init(_ range: NSRange) { self.range = range }
    }

    private func noteUndo(_ range: NSRange, _ text: NSAttributedString) {
        if range.length == 0, let last = lastTyped, NSMaxRange(last.range) == range.location,
            last.registration == undoManager.changes
        {
            last.range.length += text.length
            return
        }
        let old = storage.attributedSubstring(from: range)
        let typed = TypedText(NSRange(location: range.location, length: text.length))
        let before = selection
        undoManager.registerUndo(withTarget: self) { editor in
            editor.lastTyped = nil
            editor.takeBack(typed.range, old, before)
        }
        typed.registration = undoManager.changes
        lastTyped = text.length > 0 && undoManager.isUndoRegistrationEnabled ? typed : nil
    }

    private func takeBack(_ range: NSRange, _ text: NSAttributedString, _ selection: NSRange) {
        perform(clipped(range), text, selection: selection)
        lastTyped = nil
    }

    private func forgetUndo() {
        lastTyped = nil
        undoManager.removeAllActions()
    }
}
