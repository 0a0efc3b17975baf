import CoreGraphics
import Foundation

/// Shows a file: a picture, a text, or else its name and size.
///
/// - From: `UIDocumentInteractionController`
@MainActor final class DocumentPreviewController: UIViewController {
    private let url: URL
    private let ended: () -> Void
    /// Texts beyond this aren't read: nobody looks through them here.
    private static let mostBytes = 4 << 20

    init(_ url: URL, title: String?, ended: @escaping () -> Void) {
        (self.url, self.ended) = (url, ended)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let content = makeContent()
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    private func makeContent() -> UIView {
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        if size <= Self.mostBytes, let data = try? Data(contentsOf: url) {
            if let image = UIImage(data: data) {
                let view = UIImageView(image: image)
                view.contentMode = .scaleAspectFit
                view.accessibilityLabel = title
                view.isAccessibilityElement = true
                return view
            }
            if let text = String(data: data, encoding: .utf8) {
                let view = UITextView(frame: .zero)
                view.isEditable = false
                view.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
                view.text = text
                return view
            }
        }
        let label = UILabel()
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.text = [title, FileSizeText.text(size)]
            .compactMap { $0 }.joined(separator: "\n")
        return label
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Pushed on a stack there is a way back already.
        guard navigationController?.viewControllers.first === self else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.navigationController?.dismiss(animated: true) })
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent || navigationController?.isBeingDismissed == true || isBeingDismissed { ended() }
    }
}
