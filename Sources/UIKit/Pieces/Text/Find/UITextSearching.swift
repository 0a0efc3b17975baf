import Foundation

/// How a search looks at words and letters.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
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
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    public var supportsTextReplacement: Bool { false }
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
    ) -> Bool { true }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

/// Takes what a search finds.
@preconcurrency @MainActor public struct UITextSearchAggregator<DocumentIdentifier> where DocumentIdentifier: Hashable {
    let results: SearchResults<DocumentIdentifier>

    /// In the order in which they were found.
    public var allFoundRanges: [UITextRange] { results.found.map(\.range) }
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
