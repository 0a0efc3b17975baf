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
    public func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement? { nil }
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
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    private var depth = 0

    public override init() { super.init() }

    open var delegate: (any NSTextContentManagerDelegate)? {
        get { elements }
        set { elements = newValue }
    }
    weak var elements: (any NSTextContentManagerDelegate)?

    // MARK: Layout managers

    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// The one that edits are told first; the first one by itself.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        get { chosen ?? textLayoutManagers.first }
        set { chosen = newValue }
    }
    private weak var chosen: NSTextLayoutManager?

    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.contentChanged(self)
    }
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        textLayoutManager.contentChanged(nil)
    }
    /// Without taking the layout manager's lines off the text.
    func forget(_ manager: NSTextLayoutManager) { textLayoutManagers.removeAll { $0 === manager } }
    open func synchronizeTextLayoutManagers(_ completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }

    // MARK: Editing

    /// Changes in `transaction` are put together. May be nested.
    open func performEditingTransaction(_ transaction: () -> Void) {
        depth += 1
        transaction()
        depth -= 1
        if depth == 0, automaticallySynchronizesToBackingStore { synchronizeToBackingStore(nil) }
    }
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

    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
    open func synchronizeToBackingStore(_ completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
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
