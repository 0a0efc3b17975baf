import Foundation
import PorticoTrace
import UIKit

/// Hears of looking.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    /// The page goes.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// The page is gone.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Whether an address in an item is opened.
    func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
}

extension QLPreviewControllerDelegate {
    /// Stands for a delegate without the method.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method: it is opened.
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
}

/// Shows files: pictures and texts. Of other kinds it shows the name (DEV-1100). Present it, or push it.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    /// Gives the items. It isn't owned.
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    /// Hears of it. It isn't owned.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// Which item is shown. Set it before the page appears, or to go to another.
    open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded, count != nil { showItem() } } }
    /// The item that is shown.
    open private(set) var currentPreviewItem: (any QLPreviewItem)?
    private var count: Int?
    private let bar = UINavigationBar(), content = UIView()

    /// The longest text that is shown, in bytes.
    private static let limit = 1 << 20
    private static let pictures = ["png", "jpg", "jpeg", "webp"]
    private static let texts = [
        "txt", "text", "md", "csv", "json", "xml", "html", "swift", "log", "rtf", "plist", "strings", "css", "js",
    ]

    /// Whether an item is of a kind that is shown.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        guard let ending = item.previewItemURL?.pathExtension.lowercased() else { return false }
        return pictures.contains(ending) || texts.contains(ending)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for part in [content, bar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safe.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: bar.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        ])
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // A navigation controller's bar stands for its own.
        bar.isHidden = navigationController != nil
        if count == nil { reloadData() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isBeingDismissed, let delegate else { return }
        OptionalCall.call(.application, delegate, "previewControllerWillDismiss:") {
            delegate.previewControllerWillDismiss(self)
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, let delegate else { return }
        OptionalCall.call(.application, delegate, "previewControllerDidDismiss:") {
            delegate.previewControllerDidDismiss(self)
        }
    }

    /// Asks for the items anew.
    open func reloadData() {
        count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        showItem()
    }

    /// Asks for the item that is shown anew.
    open func refreshCurrentPreviewItem() { showItem() }

    private func showItem() {
        guard isViewLoaded, let count else { return }
        for old in content.subviews { old.removeFromSuperview() }
        currentPreviewItem = nil
        guard let dataSource, (0..<count).contains(currentPreviewItemIndex) else { return showTitle(nil) }
        let item = dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
        currentPreviewItem = item
        let name = item.previewItemTitle ?? item.previewItemURL?.lastPathComponent
        showTitle(name)
        let page = page(item.previewItemURL, name)
        page.frame = content.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(page)
    }

    private func page(_ url: URL?, _ name: String?) -> UIView {
        if let url,
            let image = Self.pictures.contains(url.pathExtension.lowercased()) ? UIImage(contentsOfFile: url.path) : nil
        {
            let page = UIImageView(image: image)
            page.contentMode = .scaleAspectFit
            return page
        }
        if let url, Self.texts.contains(url.pathExtension.lowercased()),
            let file = try? FileHandle(forReadingFrom: url),
            let data = try? file.read(upToCount: Self.limit)
        {
            let page = UITextView()
            page.isEditable = false
            page.text = String(decoding: data, as: UTF8.self)
            page.font = .preferredFont(forTextStyle: .body)
            return page
        }
        let label = UILabel()
        (label.text, label.textAlignment, label.textColor, label.numberOfLines) = (name, .center, .secondaryLabel, 0)
        return label
    }

    private func showTitle(_ text: String?) {
        title = text
        let item = UINavigationItem(title: text ?? "")
        item.leftBarButtonItem = UIBarButtonItem(
            title: "Done", image: nil,
            primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
        item.rightBarButtonItems = [step("›", 1), step("‹", -1)].compactMap { $0 }
        bar.setItems([item], animated: false)
        navigationItem.rightBarButtonItems = [step("›", 1), step("‹", -1)].compactMap { $0 }
    }

    /// A button to the next item, or the one before.
    private func step(_ text: String, _ by: Int) -> UIBarButtonItem? {
        guard let count, (0..<count).contains(currentPreviewItemIndex + by) else { return nil }
        return UIBarButtonItem(
            title: text, image: nil,
            primaryAction: UIAction(title: text) { [weak self] _ in self?.currentPreviewItemIndex += by })
    }
}
