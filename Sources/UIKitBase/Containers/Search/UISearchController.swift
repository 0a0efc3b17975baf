import CoreGraphics
import Foundation
import PorticoTrace

/// A search bar with the results of its search.
///
/// The bar stands in a navigation item or wherever the app puts it. While the search is active the results lie over the content
/// of the controller that the bar belongs to, as its child (DEV-532).
///
/// - From: `UISearchBar`
/// - To: `UISearchResultsUpdating`, `UISearchControllerDelegate`
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// When the row of scopes shows.
    public enum ScopeBarActivation: Int, Sendable {
        /// As `onSearchActivation`.
        case automatic = 0
        case manual = 1
        case onTextEntry = 2
        case onSearchActivation = 3
    }

    private let results: UIViewController?
    private lazy var bar = makeBar()
    private let dim = UIView()
    private let suggestions = makeSuggestionList()
    private weak var host: UIViewController?
    private var isOn = false
    /// The navigation item that shows the bar.
    final weak var navigationItemShown: UINavigationItem?
    private var barMoves = false

    /// - Parameter searchResultsController: Lies over the content while there is text; nil where the content itself shows the
    ///   results.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(searchResultsController: nil)
    }

    /// Makes a controller without results of its own from a storyboard.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
    }

    /// Shows what was found, whenever the query changes; it is not kept alive.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Hears when a search begins and ends; it is not kept alive.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The bar to be put into a navigation item or a view.
    open var searchBar: UISearchBar { bar }
    /// What lies over the content while there is text; nil where the content itself shows the results.
    open var searchResultsController: UIViewController? { results }

    /// Whether a search is on. Setting it begins or ends one, without a keyboard.
    open var isActive: Bool {
        get { isOn }
        set { if newValue { begin() } else { end() } }
    }

    /// Whether the content is dimmed until there are results; false in apps of iOS 15 and later.
    open var obscuresBackgroundDuringPresentation = false { didSet { showContents() } }
    /// The old name of `obscuresBackgroundDuringPresentation`.
    @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the title and the buttons of the navigation bar make room while a search is on.
    open var hidesNavigationBarDuringPresentation = true { didSet { if isOn { itemChanged() } } }
    /// Whether the bar has a cancel button while a search is on. True by default.
    open var automaticallyShowsCancelButton = true
    /// Whether the scopes show by themselves while a search is on: whether `scopeBarActivation` isn't `manual`.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// When the row of scopes shows. `automatic` by default: while a search is on.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// Whether the results show where there is text or a token, and only there.
    open var automaticallyShowsSearchResultsController = true
    /// Setting it ends `automaticallyShowsSearchResultsController`.
    open var showsSearchResultsController = false {
        didSet {
            automaticallyShowsSearchResultsController = false
            showContents()
        }
    }
    /// Listed below the bar while a search is on; nil or none shows the results.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { bar.searchTextField.searchSuggestions }
        set { bar.searchTextField.searchSuggestions = newValue }
    }
    /// Whether suggestions stay away where the bar has a row of its own.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { showContents() } }
    /// Where the bar stands: as its navigation item says, otherwise in a row of its own.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        navigationItemShown?.searchBarPlacement ?? .stacked
    }

    // MARK: View

    open override func loadView() {
        let view = SearchResultsView(frame: UIScreen.main.bounds)
        dim.backgroundColor = UIColor.black.withAlphaComponent(0.2)
        dim.frame = view.bounds
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.end() }
        dim.addGestureRecognizer(tap)
        view.addSubview(dim)
        self.view = view
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let content = view.bounds
        results?.viewIfLoaded?.frame = content
        suggestions.frame = content
    }

    // MARK: The bar

    private func makeBar() -> UISearchBar {
        let bar = UISearchBar(
            frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UISearchBar.rowHeight))
        bar.listener = SearchBarListener(
            began: { [weak self] in self?.begin() }, textChanged: { [weak self] in self?.queryChanged() },
            scopeChanged: { [weak self] in self?.update() }, cancelled: { [weak self] in self?.end() },
            heightChanged: { [weak self] in self?.itemChanged() })
        bar.searchTextField.suggestionsChanged = { [weak self] in self?.showContents() }
        suggestions.chosen = { [weak self] in self?.choose($0) }
        return bar
    }

    private var hasQuery: Bool { bar.text?.isEmpty == false || !bar.searchTextField.tokens.isEmpty }

    private func queryChanged() {
        guard isOn else { return }
        showScopes()
        showContents()
        update()
        for controller in [searchResultsController, presentingViewController, self] {
            controller?.unavailableMayChange()
        }
    }

    private func update() {
        guard isOn || !hasQuery, let updater = searchResultsUpdater else { return }
        OptionalCall.call(.view, updater, "updateSearchResultsForSearchController:") {
            updater.updateSearchResults(for: self)
        }
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        let field = bar.searchTextField
        if let delegate = field.delegate as? any UISearchTextFieldDelegate {
            OptionalCall.call(.event, delegate, "searchTextField:didSelectSuggestion:") {
                delegate.searchTextField(field, didSelect: suggestion)
            }
        }
        guard let updater = searchResultsUpdater else { return }
        OptionalCall.call(.event, updater, "updateSearchResultsForSearchController:selectingSearchSuggestion:") {
            updater.updateSearchResults(for: self, selecting: suggestion)
        }
    }

    // MARK: Beginning and ending

    private func tell(_ selector: StaticString, _ body: (any UISearchControllerDelegate) -> Void) {
        guard let delegate else { return }
        OptionalCall.call(.view, delegate, selector) { body(delegate) }
    }

    /// The item wants its bar elsewhere; nobody hears of a bar that isn't shown.
    final func placementWillChange(to new: UINavigationItem.SearchBarPlacement) {
        guard bar.window != nil else { return }
        barMoves = true
        tell("searchController:willChangeToSearchBarPlacement:") { $0.searchController(self, willChangeTo: new) }
    }

    final func placementDidChange(from old: UINavigationItem.SearchBarPlacement) {
        guard barMoves else { return }
        barMoves = false
        tell("searchController:didChangeFromSearchBarPlacement:") { $0.searchController(self, didChangeFrom: old) }
        showContents()
    }

    private func begin() {
        guard !isOn else { return }
        tell("willPresentSearchController:") { $0.willPresentSearchController(self) }
        isOn = true
        attach()
        animate {
            if self.automaticallyShowsCancelButton { self.bar.setShowsCancelButton(true, animated: false) }
            self.showScopes()
            self.itemChanged()
        }
        tell("presentSearchController:") { $0.presentSearchController(self) }
        tell("didPresentSearchController:") { $0.didPresentSearchController(self) }
        update()
    }

    /// The text goes, then the results.
    private func end() {
        guard isOn else { return }
        tell("willDismissSearchController:") { $0.willDismissSearchController(self) }
        if bar.isFirstResponder { bar.resignFirstResponder() }
        isOn = false
        bar.searchTextField.tokens = []
        bar.searchTextField.text = ""
        animate {
            if self.automaticallyShowsCancelButton { self.bar.setShowsCancelButton(false, animated: false) }
            self.showScopes()
            self.itemChanged()
        }
        update()
        detach()
        tell("didDismissSearchController:") { $0.didDismissSearchController(self) }
    }

    private func animate(_ change: @escaping () -> Void) {
        guard let root = bar.window else { return change() }
        UIView.animate(withDuration: 0.3) {
            change()
            root.layoutIfNeeded()
        }
    }

    private func itemChanged() { navigationItemShown?.changed() }

    private func showScopes() {
        switch scopeBarActivation {
        case .manual: break
        case .automatic, .onSearchActivation: bar.showsScopeBar = isOn
        // Once there, it stays until the search is cancelled.
        case .onTextEntry: bar.showsScopeBar = isOn && (hasQuery || bar.showsScopeBar)
        }
    }

    // MARK: What lies over the content

    /// The controller whose content is searched: the one that the bar's navigation item is of, or in whose view it stands.
    private var searched: UIViewController? {
        var responder: UIResponder? = bar.superview
        while let here = responder {
            if let navigation = here as? UINavigationController { return navigation.topViewController }
            if let controller = here as? UIViewController { return controller }
            responder = here.next
        }
        return nil
    }

    private func attach() {
        guard results != nil || obscuresBackgroundDuringPresentation || searchSuggestions?.isEmpty == false,
            host == nil,
            let searched, let content = searched.viewIfLoaded
        else { return }
        host = searched
        searched.addChild(self)
        view.frame = belowBar(in: content)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
        didMove(toParent: searched)
        showContents()
    }

    /// Where the bar stands in the content itself, the results begin at its lower edge.
    private func belowBar(in content: UIView) -> CGRect {
        let top = bar.isDescendant(of: content) ? bar.convert(bar.bounds, to: content).maxY : content.bounds.minY
        return CGRect(
            x: content.bounds.minX, y: top, width: content.bounds.width, height: max(0, content.bounds.maxY - top))
    }

    private func detach() {
        guard host != nil else { return }
        host = nil
        if let results, results.parent === self {
            results.endEmbedding()
        }
        endEmbedding()
    }

    private func showContents() {
        guard isOn else { return }
        if host == nil { return attach() }
        let offered =
            ignoresSearchSuggestionsForSearchBarPlacementStacked && searchBarPlacement == .stacked
            ? [] : searchSuggestions ?? []
        let showsResults = automaticallyShowsSearchResultsController ? hasQuery : showsSearchResultsController
        show(results, showsResults && offered.isEmpty)
        if offered.isEmpty {
            suggestions.removeFromSuperview()
        } else {
            suggestions.show(offered)
            view.addSubview(suggestions)
            view.setNeedsLayout()
        }
        dim.isHidden = !obscuresBackgroundDuringPresentation
    }

    private func show(_ results: UIViewController?, _ isShown: Bool) {
        guard let results else { return }
        if isShown, results.parent == nil {
            addChild(results)
            results.view.frame = view.bounds
            view.addSubview(results.view)
            results.didMove(toParent: self)
        }
        results.viewIfLoaded?.isHidden = !isShown
    }
}

/// Lets touches through where nothing lies over the content.
@MainActor private final class SearchResultsView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
