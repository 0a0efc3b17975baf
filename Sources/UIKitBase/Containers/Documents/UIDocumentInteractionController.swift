import CoreGraphics
import Foundation
import PorticoFoundation
import PorticoObjC

/// Shows a file, and what can be done with it. It is no view controller: keep it as long as something is shown.
///
/// - To: `DocumentPreviewController`, `UIActivityViewController`
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    /// Says where previews go, and hears of them; held weakly.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The file. Setting it sets `name` and `uti` anew.
    open var url: URL? {
        didSet {
            guard url != oldValue else { return }
            (ownName, ownType) = (nil, nil)
        }
    }
    /// Anything that the app gives another app along with the file. Kept: none takes one (DEV-1443).
    open var annotation: Any?
    private var ownName: String?
    private var ownType: String?
    private weak var preview: UIViewController?
    private weak var menu: UIActivityViewController?

    public override init() { super.init() }

    /// Makes a controller of a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// The uniform type of the file, by its extension unless it is set.
    open var uti: String? {
        get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
        set { ownType = newValue }
    }

    /// The name that the file is shown by; its own name unless it is set.
    open var name: String? {
        get { ownName ?? url?.lastPathComponent }
        set { ownName = newValue }
    }

    /// Pictures of the file's kind, of rising size: one of a document.
    open var icons: [UIImage] { UIImage(systemName: "doc").map { [$0] } ?? [] }

    /// What an app adds to a view that shows the file: a tap for the preview, and a finger that stays for the menu.
    open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = makeGestures()

    private func makeGestures() -> [UIGestureRecognizer] {
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] in self?.handleTap($0) }
        let press = UILongPressGestureRecognizer()
        press.addHandler { [weak self] in if $0.state == .began { self?.handlePress($0) } }
        return [tap, press]
    }

    private func handleTap(_ gesture: UIGestureRecognizer) {
        if !presentPreview(animated: true) { handlePress(gesture) }
    }

    private func handlePress(_ gesture: UIGestureRecognizer) {
        if let view = gesture.view { presentOptionsMenu(from: view.bounds, in: view, animated: true) }
    }

    private func tellDelegate(_ selector: StaticString, _ body: (any UIDocumentInteractionControllerDelegate) -> Void) {
        if let delegate { OptionalCall.call(.event, delegate, selector) { body(delegate) } }
    }

    // MARK: Preview

    /// Shows the file. False where the delegate names nobody who presents it, where a preview is shown already, and where no file is there.
    @discardableResult open func presentPreview(animated: Bool) -> Bool {
        guard let url, preview == nil, FileManager.default.isReadableFile(atPath: url.path), let delegate else {
            return false
        }
        let presenter = OptionalCall.call(.event, delegate, "documentInteractionControllerViewControllerForPreview:") {
            delegate.documentInteractionControllerViewControllerForPreview(self)
        }
        guard let presenter else { return false }
        tellDelegate("documentInteractionControllerWillBeginPreview:") {
            $0.documentInteractionControllerWillBeginPreview(self)
        }
        let shown = DocumentPreviewController(url, title: name) { [weak self] in self?.previewEnded() }
        preview = shown
        if let navigation = presenter as? UINavigationController {
            navigation.pushViewController(shown, animated: animated)
        } else {
            let navigation = UINavigationController(rootViewController: shown)
            navigation.modalPresentationStyle = .fullScreen
            presenter.present(navigation, animated: animated)
        }
        return true
    }

    /// Takes the preview away; nothing where none is shown.
    open func dismissPreview(animated: Bool) {
        guard let preview, let navigation = preview.navigationController else { return }
        if navigation.viewControllers.first === preview {
            navigation.dismiss(animated: animated)
        } else {
            navigation.popViewController(animated: animated)
        }
    }

    private func previewEnded() {
        preview = nil
        tellDelegate("documentInteractionControllerDidEndPreview:") {
            $0.documentInteractionControllerDidEndPreview(self)
        }
    }

    // MARK: Menus

    /// Shows what can be done with the file, out of a place of a view. False without a file, and for a view that is in no window.
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentMenu(isOpenIn: false, animated, in: view.window) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Shows what can be done with the file, out of a bar button. False without a file.
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentMenu(isOpenIn: false, animated, in: Self.keyWindow) { $0.barButtonItem = item }
    }

    /// Shows what else can take the file, out of a place of a view: what `presentOptionsMenu` shows (DEV-1443).
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentMenu(isOpenIn: true, animated, in: view.window) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Shows what else can take the file, out of a bar button: what `presentOptionsMenu` shows (DEV-1443).
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentMenu(isOpenIn: true, animated, in: Self.keyWindow) { $0.barButtonItem = item }
    }

    /// Takes a menu away; nothing where none is shown.
    open func dismissMenu(animated: Bool) { menu?.presentingViewController?.dismiss(animated: animated) }

    private static var keyWindow: UIWindow? { UIScreen.main.windows.last { $0.isKeyWindow } }

    private func presentMenu(
        isOpenIn: Bool, _ animated: Bool, in window: UIWindow?, place: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard let url, menu == nil, FileManager.default.isReadableFile(atPath: url.path),
            var presenter = window?.rootViewController
        else { return false }
        while let next = presenter.presentedViewController, !next.isBeingDismissed { presenter = next }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in self?.menuEnded(isOpenIn: isOpenIn) }
        if let popover = sheet.popoverPresentationController { place(popover) }
        if isOpenIn {
            tellDelegate("documentInteractionControllerWillPresentOpenInMenu:") {
                $0.documentInteractionControllerWillPresentOpenInMenu(self)
            }
        } else {
            tellDelegate("documentInteractionControllerWillPresentOptionsMenu:") {
                $0.documentInteractionControllerWillPresentOptionsMenu(self)
            }
        }
        menu = sheet
        presenter.present(sheet, animated: animated)
        return true
    }

    private func menuEnded(isOpenIn: Bool) {
        menu = nil
        if isOpenIn {
            tellDelegate("documentInteractionControllerDidDismissOpenInMenu:") {
                $0.documentInteractionControllerDidDismissOpenInMenu(self)
            }
        } else {
            tellDelegate("documentInteractionControllerDidDismissOptionsMenu:") {
                $0.documentInteractionControllerDidDismissOptionsMenu(self)
            }
        }
    }
}
