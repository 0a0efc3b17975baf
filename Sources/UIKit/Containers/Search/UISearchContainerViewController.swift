import Foundation

/// Shows a search controller's bar and results as content of its own.
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {
    public let searchController: UISearchController

    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

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
