import Foundation

/// Shows a search controller's bar and results as content of its own.
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {
    /// The search controller whose bar stands at the top of the view.
    public let searchController: UISearchController

    /// Makes a controller that shows a search controller's bar.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    /// Nil: the search controller can't be in a storyboard.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(searchController.searchBar)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bar = searchController.searchBar
        let area = view.bounds.inset(by: view.safeAreaInsets)
        bar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: bar.wantedHeight)
    }
}
