import CoreGraphics
import Foundation
import PorticoObjC

/// The menu of a link or an attachment that a finger stays on, in text that is only read.
///
/// - From: `UIContextMenuInteraction`
/// - To: `UITextViewDelegate`
@MainActor final class TextItemMenu: NSObject, UIContextMenuInteractionDelegate {
    private weak var view: UITextView?
    /// The item that the menu is of.
    private var item: UITextItem?

    init(_ view: UITextView) {
        self.view = view
        super.init()
        view.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let view, !view.takesText, let item = view.item(at: location),
            let found = configuration(of: item, in: view)
        else { return nil }
        self.item = item
        var controller: (() -> UIViewController?)?
        if case .view(let own) = found.preview { controller = { TextItemPreview(own) } }
        return UIContextMenuConfiguration(previewProvider: controller) { _ in found.menu }
    }

    private func configuration(of item: UITextItem, in view: UITextView) -> UITextItem.MenuConfiguration? {
        let standard = defaultMenu(of: item)
        if let delegate = view.delegate {
            let asked = OptionalCall.call(.event, delegate, "textView:menuConfigurationForTextItem:defaultMenu:") {
                delegate.textView(view, menuConfigurationFor: item, defaultMenu: standard)
            }
            if let asked { return asked }
            guard view.mayInteract(with: item, .presentActions) else { return nil }
        }
        return standard.children.isEmpty ? nil : UITextItem.MenuConfiguration(menu: standard)
    }

    private func defaultMenu(of item: UITextItem) -> UIMenu {
        switch item.content {
        case .link(let url):
            let open = UIAction(title: "Open Link", image: UIImage(systemName: "safari")) { _ in
                Above.application.follow(url)
            }
            let copy = UIAction(title: "Copy Link", image: UIImage(systemName: "doc.on.doc")) { _ in
                UIPasteboard.general.url = url
            }
            return UIMenu(title: url.absoluteString, children: [open, copy])
        case .textAttachment(let attachment):
            guard let image = attachment.image else { return UIMenu(children: []) }
            let copy = UIAction(title: "Copy Image", image: UIImage(systemName: "doc.on.doc")) { _ in
                UIPasteboard.general.image = image
            }
            return UIMenu(children: [copy])
        case .tag: return UIMenu(children: [])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { item.flatMap { view?.dragging.preview(of: $0.range) } }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let view, let item, let animator, let delegate = view.delegate else { return }
        OptionalCall.call(.event, delegate, "textView:textItemMenuWillDisplayForTextItem:animator:") {
            delegate.textView(view, textItemMenuWillDisplayFor: item, animator: animator)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let view, let item, let animator, let delegate = view.delegate else { return }
        OptionalCall.call(.event, delegate, "textView:textItemMenuWillEndForTextItem:animator:") {
            delegate.textView(view, textItemMenuWillEndFor: item, animator: animator)
        }
    }
}

/// Shows a view of the app's above the menu of an item, in the view's own size.
@MainActor private final class TextItemPreview: UIViewController {
    private let shown: UIView

    init(_ shown: UIView) {
        self.shown = shown
        super.init(nibName: nil, bundle: nil)
        let size = shown.bounds.size
        preferredContentSize = size == .zero ? shown.sizeThatFits(.zero) : size
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = UIView(frame: CGRect(origin: .zero, size: preferredContentSize)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown)
    }
}
