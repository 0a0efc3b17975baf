import CoreGraphics
import Foundation

/// The screen of a `UIDocumentViewController` that has no document: the app's title with its buttons, and a browser below, or beside it
/// where the screen is low.
///
/// - From: `UIDocumentViewController`
/// - To: `UIDocumentBrowserViewController`
@MainActor final class DocumentLaunchController: UIViewController {
    private let options: UIDocumentViewController.LaunchOptions
    private let backdrop = UIContentUnavailableView(configuration: .empty())
    private let titleView = UIContentUnavailableView(configuration: .empty())
    private let sheet = UIView()
    private weak var browser: UIDocumentBrowserViewController?
    private var accessories: [UIView] = []
    private static let radius: CGFloat = 16

    init(_ options: UIDocumentViewController.LaunchOptions) {
        self.options = options
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        sheet.clipsToBounds = true
        sheet.layer.cornerRadius = Self.radius
        sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        for part in [backdrop, titleView, sheet] { view.addSubview(part) }
        showOptions()
    }

    /// Takes the options as they are now.
    func showOptions() {
        guard isViewLoaded else { return }
        var behind = UIContentUnavailableConfiguration.empty()
        behind.background = options.background
        backdrop.configuration = behind
        var front = UIContentUnavailableConfiguration.empty()
        front.text = options.title
        front.textProperties.font = .preferredFont(forTextStyle: .largeTitle)
        front.textProperties.color = .label
        if let action = options.primaryAction {
            front.button = .borderedProminent()
            front.button.title = action.title
            front.button.image = action.image
            front.buttonProperties.primaryAction = action
        }
        if let action = options.secondaryAction {
            front.secondaryButton.title = action.title
            front.secondaryButton.image = action.image
            front.secondaryButtonProperties.primaryAction = action
        }
        titleView.configuration = front
        for accessory in accessories { accessory.removeFromSuperview() }
        accessories = []
        if let behind = options.backgroundAccessoryView {
            view.insertSubview(behind, belowSubview: titleView)
            accessories.append(behind)
        }
        if let before = options.foregroundAccessoryView {
            before.isUserInteractionEnabled = false
            view.insertSubview(before, aboveSubview: titleView)
            accessories.append(before)
        }
        if browser !== options.browserViewController { placeBrowser(options.browserViewController) }
        view.setNeedsLayout()
    }

    private func placeBrowser(_ next: UIDocumentBrowserViewController) {
        browser?.endEmbedding()
        browser = next
        embedChild(next, in: sheet)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let safe = bounds.inset(by: view.safeAreaInsets)
        backdrop.frame = bounds
        var (front, below): (CGRect, CGRect)
        if traitCollection.verticalSizeClass == .compact {
            // Beside each other, the title at the leading side.
            let width = (bounds.width * 0.4).rounded()
            front = CGRect(x: 0, y: safe.minY, width: width, height: safe.height)
            below = CGRect(x: width, y: safe.minY, width: bounds.width - width, height: bounds.height - safe.minY)
            if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
                front.origin.x = bounds.width - width
                below.origin.x = 0
            }
        } else {
            let top = (safe.minY + safe.height * 0.42).rounded()
            front = CGRect(x: 0, y: safe.minY, width: bounds.width, height: top - safe.minY)
            let width = min(bounds.width, 700)
            below = CGRect(
                x: ((bounds.width - width) / 2).rounded(), y: top, width: width, height: bounds.height - top)
        }
        titleView.frame = front
        for accessory in accessories { accessory.frame = front }
        sheet.frame = below
    }

    func createDocument(_ intent: UIDocument.CreationIntent) { browser?.requestDocument(intent: intent.rawValue) }
}
