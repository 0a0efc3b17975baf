import Foundation
import PorticoTrace

/// Shows a web page beside the app, with the bars of a browser. Present it as it is.
///
/// Here no page is drawn: the screen has the page's address and a button that opens it in the browser of whoever looks at the screen,
/// and the delegate hears that the page wasn't loaded (DEV-758).
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// What the button says that ends the page.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    /// What holds from the beginning on. Kept: there is no page that has a reader, or under which bars would give way.
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Whether a page is shown in the reader where it has one. Kept (DEV-758); false by default.
        open var entersReaderIfAvailable = false
        /// Whether the bars give way while the page scrolls. Kept (DEV-758); true by default.
        open var barCollapsingEnabled = true

        public nonisolated override init() { super.init() }

        /// A configuration of its own with the same values.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            (copy.entersReaderIfAvailable, copy.barCollapsingEnabled) = (entersReaderIfAvailable, barCollapsingEnabled)
            return copy
        }
    }

    private let url: URL
    private let given: Configuration
    private let bar = UINavigationBar()
    private let tools = UIToolbar()

    /// Hears that the page is ended or opened elsewhere.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// A copy of what it was made with.
    open var configuration: Configuration { given.copy(with: nil) as! Configuration }
    /// Behind the bars' contents; nil is the system's. Set it before the controller is shown.
    open var preferredBarTintColor: UIColor? { didSet { if isViewLoaded { applyColors() } } }
    /// Of the bars' buttons; nil is the system's.
    open var preferredControlTintColor: UIColor? { didSet { if isViewLoaded { applyColors() } } }
    /// What the button says that ends it. Default: done.
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { if isViewLoaded { applyButton() } } }

    /// - Parameter url: its scheme is `http` or `https`; any other raises.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// - Parameters:
    ///   - url: its scheme is `http` or `https`; any other raises.
    ///   - configuration: copied.
    public init(url URL: URL, configuration: Configuration) {
        guard ["http", "https"].contains(URL.scheme?.lowercased()) else {
            FatalException.invalidArgument.raise(
                "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        }
        url = URL
        given = configuration.copy(with: nil) as! Configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    /// Traps: the controller needs a URL, which an archive doesn't have.
    public required init?(coder: NSCoder) { fatalError("a SFSafariViewController is made with a URL") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for view in [bar, tools] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safe.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tools.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            tools.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tools.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        let out = UIBarButtonItem(
            image: UIImage(systemName: "safari"), primaryAction: UIAction { [weak self] _ in self?.openOutside() })
        tools.items = [.flexibleSpace(), out]
        bar.items = [UINavigationItem(title: url.host ?? url.absoluteString)]
        applyButton()
        applyColors()
        showAddress()
    }

    /// The bars' backgrounds reach the screen's edges.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.topReach = view.safeAreaInsets.top
        tools.bottomReach = view.safeAreaInsets.bottom
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let delegate else { return }
        OptionalCall.call(.event, delegate, "safariViewController:didCompleteInitialLoad:") {
            delegate.safariViewController(self, didCompleteInitialLoad: false)
        }
    }

    private func showAddress() {
        var shown = UIContentUnavailableConfiguration.empty()
        shown.image = UIImage(systemName: "safari")
        shown.text = url.host
        shown.secondaryText = url.absoluteString
        shown.button = .tinted()
        shown.button.title = "Open in Browser"
        shown.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.openOutside() }
        let page = UIContentUnavailableView(configuration: shown)
        page.frame = view.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(page, at: 0)
    }

    private func applyButton() {
        let end = UIAction { [weak self] _ in self?.finish() }
        let kinds: [UIBarButtonItem.SystemItem] = [.done, .close, .cancel]
        bar.topItem?.leftBarButtonItem = UIBarButtonItem(
            systemItem: kinds[dismissButtonStyle.rawValue], primaryAction: end)
    }

    private func applyColors() {
        for view in [bar, tools] as [UIView] { view.tintColor = preferredControlTintColor }
        bar.barTintColor = preferredBarTintColor
        tools.barTintColor = preferredBarTintColor
    }

    private func openOutside() {
        if let delegate {
            OptionalCall.call(.event, delegate, "safariViewControllerWillOpenInBrowser:") {
                delegate.safariViewControllerWillOpenInBrowser(self)
            }
        }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }

    private func finish() {
        if let delegate {
            OptionalCall.call(.event, delegate, "safariViewControllerDidFinish:") {
                delegate.safariViewControllerDidFinish(self)
            }
        }
        dismiss(animated: true)
    }
}
