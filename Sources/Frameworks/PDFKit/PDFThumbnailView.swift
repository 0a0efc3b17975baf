import UIKit

/// How thumbnails follow each other.
public enum PDFThumbnailLayoutMode: Int, Sendable {
    case vertical = 0
    case horizontal = 1
}

/// A row of small pictures of the pages that a view shows. A tap goes to the page.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
    private let scroll = UIScrollView()
    private var buttons: [UIButton] = []
    private let observers = PDFObservers()

    /// The view. It isn't owned.
    open weak var pdfView: PDFView? {
        didSet {
            observers.end()
            guard let pdfView else { return rebuild() }
            observers.add(.PDFViewDocumentChanged, of: pdfView) { [weak self] _ in
                MainActor.assumeIsolated { self?.rebuild() }
            }
            observers.add(.PDFViewPageChanged, of: pdfView) { [weak self] _ in
                MainActor.assumeIsolated { self?.markPage() }
            }
            rebuild()
        }
    }
    /// Whether pictures lie below or beside each other.
    open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { setNeedsLayout() } }
    /// How large a picture is at most.
    open var thumbnailSize = CGSize(width: 40, height: 54) { didSet { rebuild() } }
    /// The room around the pictures.
    open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The page that the view shows.
    open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scroll)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(scroll)
    }

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        let document = pdfView?.document
        buttons = (0..<(document?.pageCount ?? 0)).map { index in
            let button = UIButton(type: .custom)
            button.accessibilityLabel = "Page \(index + 1)"
            button.addAction(
                UIAction { [weak self] _ in
                    guard let view = self?.pdfView, let page = view.document?.page(at: index) else { return }
                    view.go(to: page)
                }, for: .touchUpInside)
            scroll.addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let gap: CGFloat = 4
        var place = CGPoint(x: contentInset.left, y: contentInset.top)
        for button in buttons {
            button.frame = CGRect(origin: place, size: thumbnailSize)
            if layoutMode == .vertical {
                button.center.x = bounds.midX
                place.y += thumbnailSize.height + gap
            } else {
                button.center.y = bounds.midY
                place.x += thumbnailSize.width + gap
            }
        }
        scroll.contentSize =
            layoutMode == .vertical
            ? CGSize(width: bounds.width, height: place.y + contentInset.bottom)
            : CGSize(width: place.x + contentInset.right, height: bounds.height)
        for (index, button) in buttons.enumerated() where button.image(for: .normal) == nil {
            button.setImage(
                pdfView?.document?.page(at: index)?.thumbnail(of: thumbnailSize, for: .cropBox), for: .normal)
        }
        markPage()
    }

    private func markPage() {
        let current = pdfView?.currentPage.flatMap { pdfView?.document?.index(for: $0) }
        for (index, button) in buttons.enumerated() {
            button.layer.borderWidth = index == current ? 2 : 0
            button.layer.borderColor = tintColor.cgColor
        }
    }
}
