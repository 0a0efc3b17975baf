import Foundation

/// Shows what the device's dictionaries say of a word. There are none (DEV-1460): it shows that no definition was found, as a device does whose
/// owner has loaded none.
///
/// Present it as it is. Its Done button ends it.
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    /// Makes a page for a word.
    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Makes a page for no word, from an archive.
    public required init(coder: NSCoder) {
        term = ""
        super.init(coder: coder)!
    }

    /// Whether a dictionary of the device has the word: false (DEV-1460).
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let page = UIViewController()
        page.title = term
        page.view.backgroundColor = .systemBackground
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [unowned self] _ in self.presentingViewController?.dismiss(animated: true) })
        let label = UILabel()
        label.text = "No definition found."
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(label)
        let (margins, safe) = (page.view.layoutMarginsGuide, page.view.safeAreaLayoutGuide)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        ])
        embedChild(UINavigationController(rootViewController: page), in: view)
    }
}
