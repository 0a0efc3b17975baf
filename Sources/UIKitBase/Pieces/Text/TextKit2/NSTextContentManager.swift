import Foundation

/// Gives the parts of a text.
@preconcurrency public protocol NSTextElementProvider: NSObjectProtocol {
    var documentRange: NSTextRange { get }
    /// Calls `block` with one element after the other until it answers false. Nil: from the beginning or, in reverse, from the end.
    /// Answers where it stopped.
    func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
    func synchronizeToBackingStore(_ completionHandler: (@Sendable ((any Error)?) -> Void)?)
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

/// Has a say in what elements there are. Every method is optional.
@preconcurrency public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation)
        -> NSTextElement?
    /// False leaves an element out of enumerations.
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    /// The element at a place. Default nil: the content manager's own.
    public func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement? { nil }
    /// Whether an enumeration shows an element. Default true.
    public func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}

/// Owns a text, and the layout managers that lay it out. `NSTextContentStorage` is the one whose text is an attributed string.
///
/// - From: the app, `UITextView`
/// - To: `NSTextLayoutManager`
open class NSTextContentManager: NSObject, NSTextElementProvider {
    /// How elements are gone through.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end of the text to its beginning.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    private var depth = 0

    public override init() { super.init() }

    /// Has a say in what elements there are; held weakly.
    open var delegate: (any NSTextContentManagerDelegate)? {
        get { elements }
        set { elements = newValue }
    }
    final weak var elements: (any NSTextContentManagerDelegate)?

    // MARK: Layout managers

    /// All that lay this text out, in the order in which they were added.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// The one that edits are told first; the first one by itself.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        get { chosen ?? textLayoutManagers.first }
        set { chosen = newValue }
    }
    private weak var chosen: NSTextLayoutManager?

    /// Has a layout manager lay this text out, and no other; nothing where it does already.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.contentChanged(self)
    }
    /// Takes a layout manager off the text: it has no lines then.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        textLayoutManager.contentChanged(nil)
    }
    /// Without taking the layout manager's lines off the text.
    final func forget(_ manager: NSTextLayoutManager) { textLayoutManagers.removeAll { $0 === manager } }
    /// Calls back at once: layout managers hear of every change as it is made.
    open func synchronizeTextLayoutManagers(_ completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }

    /// The same; returns when the layout managers have the text.
    open func synchronizeTextLayoutManagers() async throws {
        try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
            synchronizeTextLayoutManagers { error in waiting.resume(with: error.map { .failure($0) } ?? .success(())) }
        }
    }

    // MARK: Editing

    /// Changes in `transaction` are put together. May be nested.
    open func performEditingTransaction(_ transaction: () -> Void) {
        depth += 1
        transaction()
        depth -= 1
        if depth == 0, automaticallySynchronizesToBackingStore { synchronizeToBackingStore(nil) }
    }
    /// Whether a transaction is going on, here or around the caller.
    open var hasEditingTransaction: Bool { depth > 0 }
    /// To be called by subclasses with a store of their own, within a transaction.
    open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
        for manager in textLayoutManagers { manager.invalidateLayout(for: newTextRange) }
    }
    /// Kept: layout managers are told of every change as it is made.
    open var automaticallySynchronizesTextLayoutManagers = true
    /// Whether the end of the outermost transaction calls `synchronizeToBackingStore`.
    open var automaticallySynchronizesToBackingStore = false

    // MARK: NSTextElementProvider

    /// All of the text; empty unless overridden.
    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
    /// Goes through the elements; override it. Gives none here, and nil.
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }
    /// Replaces text by elements; override it. Nothing here.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
    /// Writes what was changed to where the text is kept; override it. Calls back at once here, without an error.
    open func synchronizeToBackingStore(_ completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    /// The same; returns when the store has the changes.
    open func synchronizeToBackingStore() async throws {
        try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
            synchronizeToBackingStore { error in waiting.resume(with: error.map { .failure($0) } ?? .success(())) }
        }
    }
    /// A location a number of units further on, or back; nil beyond the text. Override it: nil here.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    /// How many units lie between two locations; negative where the second is before the first. Override it: 0 here.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
    /// The range widened so that no character is cut; nil leaves it as it is. Override it: nil here.
    open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

    /// The elements that a range touches.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var found: [NSTextElement] = []
        _ = enumerateTextElements(from: range.location, options: []) { element in
            guard let own = element.elementRange else { return true }
            guard own.location.compare(range.endLocation) == .orderedAscending || found.isEmpty else { return false }
            found.append(element)
            return true
        }
        return found
    }
}
