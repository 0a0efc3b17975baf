import Foundation

/// Has a say in what is typed into a search bar, and hears of its buttons. Every method is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// False keeps the bar from being edited. True by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// A person changed the text, or cleared it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Before a change; the range is in UTF-16 units. True by default.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The search key of the keyboard.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Stands in where the delegate lets the bar be edited.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { OptionalCall.missing(true) }
    /// Stands in where the delegate needn't hear that editing has begun.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { OptionalCall.missing(()) }
    /// Stands in where the delegate lets editing end.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { OptionalCall.missing(true) }
    /// Stands in where the delegate needn't hear that editing has ended.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear of another text.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { OptionalCall.missing(()) }
    /// Stands in where the delegate takes every text.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { OptionalCall.missing(true) }
    /// Stands in where the delegate needn't hear of the search key.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear of the bookmark button.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear of the cancel button.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear of the results button.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { OptionalCall.missing(()) }
    /// Stands in where the delegate needn't hear of another scope.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        OptionalCall.missing(())
    }
}
