import UIKit

/// Gives a scroll view a refresh control while the views around say how to load the content anew.
///
/// - From: `refreshable`
/// - To: `UIScrollView.refreshControl`, which turns until the action has ended
@MainActor final class RefreshFollower {
    private var refresh: RefreshAction?
    private weak var control: UIRefreshControl?

    func setAction(_ refresh: RefreshAction?, on view: UIScrollView) {
        self.refresh = refresh
        guard refresh != nil else {
            if control != nil, view.refreshControl === control { view.refreshControl = nil }
            control = nil
            return
        }
        guard view.refreshControl == nil else { return }
        let made = UIRefreshControl()
        made.addAction(UIAction { [weak self] _ in self?.runAction() }, for: .valueChanged)
        control = made
        view.refreshControl = made
    }

    private func runAction() {
        guard let refresh else { return }
        let control = control
        Task { @MainActor in
            await refresh()
            control?.endRefreshing()
        }
    }
}
