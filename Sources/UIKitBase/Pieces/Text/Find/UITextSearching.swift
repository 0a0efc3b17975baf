import Foundation

/// How a search looks at words and letters.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
    /// Which part of a word a result may be.
    public enum WordMatchMethod: Int, Sendable {
        case contains = 0
        /// What is found begins a word.
        case startsWith = 1
        case fullWord = 2
    }

    private var words = WordMatchMethod.contains
    private var comparing: NSString.CompareOptions = [.caseInsensitive, .diacriticInsensitive]

    public override init() { super.init() }

    init(_ words: WordMatchMethod, _ comparing: NSString.CompareOptions) {
        super.init()
        (self.words, self.comparing) = (words, comparing)
    }

    /// Whether results are parts, beginnings or all of words; default `contains`.
    open var wordMatchMethod: WordMatchMethod { words }
    /// Ignores case and diacritics unless the person wants otherwise.
    open var stringCompareOptions: NSString.CompareOptions { comparing }
}

/// How a found text is to look.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    case normal = 0
    case found = 1
    /// The one that the person is at.
    case highlighted = 2
}

/// A text, or several documents of text, that can be searched and shows what was found.
///
/// - From: `UITextSearchingFindSession`
@preconcurrency @MainActor public protocol UITextSearching: NSObjectProtocol {
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    var selectedTextRange: UITextRange? { get }
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Gives each range that is found to the aggregator, and says when there are no more.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    func clearAllDecoratedFoundText()

    // Optional.
    var supportsTextReplacement: Bool { get }
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    /// The document that the selection is in. Default nil: there is only one.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// The order of two documents. Default: the same place.
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    /// Whether results can be replaced. Default false.
    public var supportsTextReplacement: Bool { false }
    /// A result is about to be highlighted. Nothing by default.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    /// Brings a result into sight. Nothing by default.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    /// Whether a result may be replaced by this text. Default true.
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
    ) -> Bool { true }
    /// Replaces a result. Nothing by default: needed where `supportsTextReplacement` is true.
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    /// Replaces all that a query finds. Nothing by default: needed where `supportsTextReplacement` is true.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

/// Takes what a search finds.
@preconcurrency @MainActor public struct UITextSearchAggregator<DocumentIdentifier> where DocumentIdentifier: Hashable {
    let results: SearchResults<DocumentIdentifier>

    /// In the order in which they were found.
    public var allFoundRanges: [UITextRange] { results.found.map(\.range) }
    /// Takes a range that was found. Results are sorted when the search is over.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        results.found.append((range, document))
    }
    /// The search is over.
    public func finishedSearching() { results.finish() }
    /// What was found there is no longer there.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        results.found.removeAll { $0.document == document && ($0.range === range || $0.range.isEqual(range)) }
        results.finish()
    }
    /// Takes all results away, for a text that is another one by now.
    public func invalidate() {
        results.found = []
        results.finish()
    }
}

@MainActor final class SearchResults<Document: Hashable> {
    var found: [(range: UITextRange, document: Document)] = []
    /// Everything is found, or something no longer is.
    var finish: () -> Void = {}
}
