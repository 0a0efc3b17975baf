import Foundation
import PorticoTrace

/// The text of TextKit: an attributed string that says what has changed, in one step for a whole group of changes.
///
/// Its characters and attributes are in trees, so that a change costs what changes, wherever it is. A subclass with a store of its
/// own overrides the four primitives (`string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)`,
/// `setAttributes(_:range:)`) and calls `edited(_:range:changeInLength:)` from the last two.
///
/// - From: the app, `TextEditor`
/// - To: `NSTextStorageDelegate`, `NSLayoutManager`
open class NSTextStorage: NSMutableAttributedString {
    /// What a change was about.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes have changed, and the characters may be the same.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters have been replaced, added or taken away.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    final var rope = TextRope()
    final var runs = AttributeRuns()
    /// The characters in one piece, until they change.
    private var knownString: String?
    final var pending = PendingEdit()
    /// How much of Foundation's own copy is not as it should be; see `NSTextStorage+Mirror`.
    final var mirror = TextMirror()
    /// All that lay the text out, those behind TextKit 2, too.
    final private(set) var managers: [NSLayoutManager] = []

    /// Makes an empty text, without layout managers.
    public init() { super.init(string: "") }

    public override init(string: String) {
        super.init(string: "")
        fill(NSAttributedString(string: string))
    }

    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: "")
        fill(NSAttributedString(string: string, attributes: attrs))
    }

    public override init(attributedString: NSAttributedString) {
        super.init(string: "")
        fill(attributedString)
    }

    /// Reads the text with its attributes from an archive.
    public required init?(coder aDecoder: NSCoder) {
        guard let text = NSMutableAttributedString(coder: aDecoder) else { return nil }
        super.init(string: "")
        fill(text)
    }

    // MARK: Primitives

    open override var string: String {
        if let knownString { return knownString }
        let made = String(utf16: rope.units(in: 0..<rope.length))
        knownString = made
        return made
    }

    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        check(NSRange(location: location, length: 1), "attributesAtIndex:effectiveRange:")
        let run = runs.run(at: location)
        range?.pointee = run.range
        return run.values
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        check(range, "replaceCharactersInRange:withString:")
        let units = Array(str.utf16)
        guard range.length > 0 || !units.isEmpty else { return }
        let values = inherited(range)
        rope.replace(range.location..<NSMaxRange(range), with: units)
        runs.replace(range, with: [(values, units.count)])
        knownString = nil
        edited(.editedCharacters, range: range, changeInLength: units.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        check(range, "setAttributes:range:")
        guard range.length > 0 else { return }
        runs.replace(range, with: [(attrs ?? [:], range.length)])
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: Made of the primitives

    open override var length: Int { keepsItself ? rope.length : string.utf16.count }
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }
    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] { longest(at: location, range, in: rangeLimit) }
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? { longest(attrName, at: location, range, in: rangeLimit) }
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString { part(range) }
    open override func isEqual(to other: NSAttributedString) -> Bool { equals(other) }
    open override var mutableString: NSMutableString { TextStorageString(self) }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(range) { $0[name] = value }
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(range) { $0.merge(attrs) { $1 } }
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        replace(range, with: attrString)
    }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func copy(with zone: NSZone? = nil) -> Any { part(NSRange(location: 0, length: length)) }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: part(NSRange(location: 0, length: length)))
    }

    // MARK: Editing

    /// Until the matching `endEditing()`, changes are put together. May be nested.
    open override func beginEditing() { pending.depth += 1 }
    open override func endEditing() {
        pending.depth = max(0, pending.depth - 1)
        processIfDue()
    }

    /// Notes a change: what of, where (before the change), and how much longer the text got. Outside of `beginEditing()` and
    /// `endEditing()` it is processed at once.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        pending.add(editedMask, editedRange, delta)
        if editedMask.contains(.editedCharacters) { knownString = nil }
        processIfDue()
    }

    /// Tells of the changes noted so far: the delegate (which may change more), then, with attributes fixed, the delegate again,
    /// then the layout managers. Called once a group of changes; not to be called by the app, but to be overridden.
    open func processEditing() { process() }

    /// What the changes being processed are about; empty when none is pending.
    open internal(set) var editedMask: EditActions {
        get { pending.mask }
        set { pending.mask = newValue }
    }
    /// Where they are in the text as it is now; {`NSNotFound`, 0} when none is pending.
    open var editedRange: NSRange { pending.mask.isEmpty ? NSRange(location: NSNotFound, length: 0) : pending.range }
    /// By how many UTF-16 units the changes being processed made the text longer; negative where it is shorter, 0 when none is pending.
    open var changeInLength: Int { pending.delta }

    /// Hears of changes before and after attributes are fixed; held weakly.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// Hears of every change after the layout managers.
    open weak var textStorageObserver: (any NSTextStorageObserving)?

    /// Whether attributes are fixed when they are asked for. They are fixed at once here.
    open var fixesAttributesLazily: Bool { false }
    /// Fixes attributes of a range at once: paragraph styles become one a paragraph, attachments keep to their character.
    open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }
    /// Does nothing: attributes are fixed as soon as they change (DEV-449).
    open func ensureAttributesAreFixed(in range: NSRange) {}

    // MARK: Layout managers

    /// Those of TextKit 1.
    open var layoutManagers: [NSLayoutManager] { managers.filter { !$0.isBehindTextKit2 } }
    /// Has a layout manager lay this text out, and no other; nothing where it does already.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        if !aLayoutManager.isBehindTextKit2 { managers.forEach { $0.showToTextKit1() } }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    /// Takes a layout manager off the text: it has none then.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    deinit { for manager in managers where manager.textStorage === self { manager.textStorage = nil } }
}

extension NSTextStorage {
    /// Posted for a group of changes after the delegate's `willProcessEditing` and before attributes are fixed, with the storage as its
    /// object.
    nonisolated public class var willProcessEditingNotification: NSNotification.Name {
        .init("NSTextStorageWillProcessEditingNotification")
    }
    /// Posted for a group of changes when attributes are fixed, before layout hears of them, with the storage as its object.
    nonisolated public class var didProcessEditingNotification: NSNotification.Name {
        .init("NSTextStorageDidProcessEditingNotification")
    }
}
