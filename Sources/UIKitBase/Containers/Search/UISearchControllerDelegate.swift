import Foundation

/// Shows what was found.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search has begun or ended, or its text, its tokens or its scope changed.
    func updateSearchResults(for searchController: UISearchController)
    /// A person chose a suggestion. Optional.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Stands in where a suggestion that is chosen does nothing.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { OptionalCall.missing(()) }
}

/// Hears when a search begins and ends. Every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called after the search has begun, for an app to present the controller in its own way.
    func presentSearchController(_ searchController: UISearchController)
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    /// Stands in where the delegate needn't hear that a search is about to begin.
    public func willPresentSearchController(_ searchController: UISearchController) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear that a search has begun.
    public func didPresentSearchController(_ searchController: UISearchController) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear that a search is about to end.
    public func willDismissSearchController(_ searchController: UISearchController) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear that a search has ended.
    public func didDismissSearchController(_ searchController: UISearchController) { OptionalCall.missing(()) }
    /// Stands in where the delegate presents nothing by itself.
    public func presentSearchController(_ searchController: UISearchController) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear that the bar is about to stand elsewhere.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear that the bar stands elsewhere.
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) { OptionalCall.missing(()) }
}
