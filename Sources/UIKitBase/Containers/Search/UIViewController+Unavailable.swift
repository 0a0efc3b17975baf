import Foundation

/// What stands in for a controller's content while there is none.
extension UIViewController {
    var unavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        // Results are shown by a controller of their own, or by one inside of the searched one.
        var searched: UIViewController? = self
        while let here = searched, state.searchText == nil {
            state.searchText = (here as? UISearchController ?? here.navigationItem.searchController)?.searchBar.text
            searched = here.parentController ?? here.presenter
        }
        return state
    }

    func unavailableMayChange(asks: Bool = true) {
        if asks { unavailable.needsUpdate = true }
        unavailable.needsShow = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// In each layout of the controller's view, above whatever else is there.
    func placeUnavailableContent() {
        if unavailable.needsUpdate {
            unavailable.needsUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
        if unavailable.needsShow { showUnavailableContent() }
        guard let shown = unavailable.view, let view = viewIfLoaded else { return }
        // While a person types, as in a search without results, the keyboard covers none of it.
        var covered = view.safeAreaInsets
        covered.bottom = max(covered.bottom, KeyboardFrame.overlap(with: view))
        let frame = view.bounds.inset(by: covered)
        if shown.frame != frame { shown.frame = frame }
        if view.subviews.last !== shown { view.bringSubviewToFront(shown) }
    }

    private func showUnavailableContent() {
        unavailable.needsShow = false
        guard let configuration = unavailable.configuration?.updated(for: contentUnavailableConfigurationState) else {
            unavailable.view?.removeFromSuperview()
            unavailable.view = nil
            return
        }
        if let shown = unavailable.view, shown.supports(configuration) {
            unavailable.view?.configuration = configuration
            return
        }
        unavailable.view?.removeFromSuperview()
        let made = configuration.makeContentView()
        unavailable.view = made
        guard let view = viewIfLoaded else { return }
        view.addSubview(made)
        KeyboardFrame.layOut(view)
    }
}
