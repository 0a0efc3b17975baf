import Foundation

/// A search and its results, as the find panel shows them. Override it for what is no text; for text there is
/// `UITextSearchingFindSession`.
@preconcurrency @MainActor open class UIFindSession: NSObject {
    /// What the panel says about results.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// “2 of 5”.
        case currentAndTotal = 0
        case total = 1
        case none = 2
    }

    /// Tells the panel that there is something new to show.
    var changed: () -> Void = {}

    public override init() { super.init() }

    /// How many results there are; override it. 0 here.
    open var resultCount: Int { 0 }
    /// From 0; `NSNotFound` while nothing is highlighted.
    open var highlightedResultIndex: Int { NSNotFound }
    /// Whether the panel says which result is highlighted, how many there are, or neither; default `currentAndTotal`.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
        didSet { if searchResultDisplayStyle != oldValue { changed() } }
    }
    /// Whether the panel can offer to replace; override it. False here.
    open var supportsReplacement: Bool { false }
    /// Whether the highlighted result may be replaced; default: as `supportsReplacement`.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
    /// Looks for a text anew; override it. The panel calls it for each change in its field, with nil options.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted result and looks again; override it. Nothing here.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    /// Replaces every result and looks again; override it. Nothing here.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// On to the next result, or the one before; from the last one to the first.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// What was found is no longer so.
    open func invalidateFoundResults() {}
}

/// A search in a text.
///
/// - From: `UIFindInteraction`
/// - To: `UITextSearching`
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
    private let target: any SearchTarget
    private var index = NSNotFound
    /// The object that is searched; held weakly.
    open private(set) weak var searchableObject: (any UITextSearching)?

    /// Makes a session that searches an object; it is held weakly. Results come in the object's own order of documents and ranges.
    public init<SearchableObject>(searchableObject: SearchableObject) where SearchableObject: UITextSearching {
        target = Searched(searchableObject)
        self.searchableObject = searchableObject
        super.init()
        target.finished = { [weak self] in self?.found() }
    }

    open override var resultCount: Int { target.count }
    open override var highlightedResultIndex: Int { index }
    open override var supportsReplacement: Bool { target.replaces }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool { target.replaces && index != NSNotFound }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        clear()
        guard !query.isEmpty else { return changed() }
        target.search(query, options ?? UITextSearchOptions())
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        let count = target.count
        guard count > 0 else { return }
        highlight(index == NSNotFound ? 0 : (index + (direction == .forward ? 1 : count - 1)) % count)
    }

    open override func invalidateFoundResults() {
        clear()
        changed()
    }

    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard allowsReplacementForCurrentlyHighlightedResult else { return }
        let place = index
        guard target.replace(place, with: replacementString) else { return }
        performSearch(query: searchQuery, options: options)
        if target.count > 0 { highlight(place % target.count) }
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard target.replaces else { return }
        target.replaceAll(searchQuery, options ?? UITextSearchOptions(), with: replacementString)
        performSearch(query: searchQuery, options: options)
    }

    private func clear() {
        target.clear()
        index = NSNotFound
    }

    private func found() {
        guard target.count > 0 else {
            index = NSNotFound
            return changed()
        }
        highlight(target.firstAfterSelection)
    }

    private func highlight(_ new: Int) {
        if index != NSNotFound, index != new { target.decorate(index, .found) }
        index = new
        target.highlight(new)
        changed()
    }

    /// What was highlighted last, for the text to select.
    final var highlightedRange: UITextRange? { index == NSNotFound ? nil : target.range(index) }
}

/// A searchable object of any kind.
@MainActor private protocol SearchTarget: AnyObject {
    var finished: () -> Void { get set }
    var count: Int { get }
    var replaces: Bool { get }
    var firstAfterSelection: Int { get }
    func range(_ index: Int) -> UITextRange?
    func search(_ query: String, _ options: UITextSearchOptions)
    func clear()
    func decorate(_ index: Int, _ style: UITextSearchFoundTextStyle)
    func highlight(_ index: Int)
    func replace(_ index: Int, with text: String) -> Bool
    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String)
}

@MainActor private final class Searched<Object: UITextSearching>: SearchTarget {
    private weak var object: Object?
    private var results = SearchResults<Object.DocumentIdentifier>()
    var finished: () -> Void = {}

    init(_ object: Object) { self.object = object }

    var count: Int { results.found.count }
    var replaces: Bool { object?.supportsTextReplacement ?? false }
    func range(_ index: Int) -> UITextRange? {
        results.found.indices.contains(index) ? results.found[index].range : nil
    }

    var firstAfterSelection: Int {
        guard let object, let selected = object.selectedTextRange else { return 0 }
        return results.found.firstIndex {
            object.compare($0.range, toRange: selected, document: $0.document) != .orderedAscending
        } ?? 0
    }

    func search(_ query: String, _ options: UITextSearchOptions) {
        let results = SearchResults<Object.DocumentIdentifier>()
        self.results = results
        results.finish = { [weak self, weak results] in
            // A search that has been overtaken by another has nothing to say.
            guard let self, let results, self.results === results else { return }
            self.ended()
        }
        object?.performTextSearch(
            queryString: query, options: options, resultAggregator: UITextSearchAggregator(results: results))
    }

    private func ended() {
        guard let object else { return }
        results.found.sort { one, other in
            if one.document == other.document {
                return object.compare(one.range, toRange: other.range, document: one.document) == .orderedAscending
            }
            return object.compare(document: one.document, toDocument: other.document) == .orderedAscending
        }
        object.clearAllDecoratedFoundText()
        for (range, document) in results.found {
            object.decorate(foundTextRange: range, document: document, usingStyle: .found)
        }
        finished()
    }

    func clear() {
        results = SearchResults()
        object?.clearAllDecoratedFoundText()
    }

    func decorate(_ index: Int, _ style: UITextSearchFoundTextStyle) {
        guard results.found.indices.contains(index) else { return }
        let (range, document) = results.found[index]
        object?.decorate(foundTextRange: range, document: document, usingStyle: style)
    }

    func highlight(_ index: Int) {
        guard results.found.indices.contains(index) else { return }
        let (range, document) = results.found[index]
        object?.willHighlight(foundTextRange: range, document: document)
        object?.decorate(foundTextRange: range, document: document, usingStyle: .highlighted)
        object?.scrollRangeToVisible(range, inDocument: document)
    }

    func replace(_ index: Int, with text: String) -> Bool {
        guard let object, results.found.indices.contains(index) else { return false }
        let (range, document) = results.found[index]
        guard object.shouldReplace(foundTextRange: range, document: document, withText: text) else { return false }
        object.replace(foundTextRange: range, document: document, withText: text)
        return true
    }

    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String) {
        object?.replaceAll(queryString: query, options: options, withText: text)
    }
}
