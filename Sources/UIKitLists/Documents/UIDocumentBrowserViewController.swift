import CoreGraphics
import Foundation
import PorticoTrace

/// The root of an app of documents: shows them as tiles, lets a person pick, create, rename, move, share and delete them.
///
/// What is there is the app's own Documents folder, as in the document picker (DEV-1201, DEV-1475). The delegate opens what is picked.
///
/// ```
/// picked ──▸ delegate didPickDocumentsAt
/// create ──▸ delegate didRequestDocumentCreation ──▸ importHandler(url, mode) ──▸ copied or moved here ──▸ delegate didImportDocumentAt
///                                                  └▸ importHandler(nil, .none): nothing            └▸ failedToImportDocumentAt
/// ```
///
/// - From: the app
/// - To: `DocumentGridController`, `UIDocumentBrowserViewControllerDelegate`
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
    /// The way of a document into the browser's folder.
    public enum ImportMode: UInt, Sendable {
        /// It doesn't: nothing is created.
        case none
        /// A copy of it does.
        case copy
        /// It is moved.
        case move
    }

    /// The look of the browser.
    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        /// The app's.
        case white
        /// Always light.
        case light
        /// Always dark.
        case dark
    }

    /// The name of the intent that a new document begins as by itself.
    package nonisolated static let defaultCreationIntent = "UIDocumentCreationIntentDefault"

    let types: [UTType]
    private lazy var stack = UINavigationController()

    /// Opens and makes documents. The browser doesn't keep it.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// Whether a person may create documents. True by default.
    open var allowsDocumentCreation = true { didSet { if oldValue != allowsDocumentCreation { updateFolders() } } }
    /// Whether a person may open several documents at once. False by default.
    open var allowsPickingMultipleItems = false {
        didSet { if oldValue != allowsPickingMultipleItems { updateFolders() } }
    }
    /// Whether the names are shown with their extensions. False by default.
    open var shouldShowFileExtensions = false {
        didSet { if oldValue != shouldShowFileExtensions { updateFolders() } }
    }
    /// The words of the tile and the button that create a document. “Create Document” by default.
    open var localizedCreateDocumentActionTitle = Word.createDocument.text { didSet { updateFolders() } }
    /// The width of the tile that creates a document, as a part of its height. Two thirds by default.
    open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3 { didSet { updateFolders() } }
    /// The app's own actions for documents. None by default.
    open var customActions: [UIDocumentBrowserAction] = [] { didSet { updateFolders() } }
    /// The app's own buttons at the leading side of the bar. None by default.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateFolders() } }
    /// The app's own buttons at the trailing side of the bar, before the browser's. None by default.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateFolders() } }
    /// The look of the browser. That of the app by default.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white { didSet { updateStyle() } }

    /// A browser of documents of some types; nil for those of `CFBundleDocumentTypes` in the `Info.plist`, or files of any type where it has
    /// none. Others are shown, and can't be picked.
    public init(forOpening contentTypes: [UTType]?) {
        types = Self.opened(contentTypes)
        super.init(nibName: nil, bundle: nil)
    }

    /// A browser of the types in the `Info.plist`.
    public convenience init() { self.init(forOpening: nil) }

    /// The older name of `init(forOpening:)`.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]?) { self.init(forOpening: contentTypes) }

    /// A browser of documents of some types, by their identifiers; the older way.
    @available(iOS, introduced: 11.0, deprecated: 14.0, message: "use init(forOpening:)")
    public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.init(forOpening: allowedContentTypes?.map { UTType(importedAs: $0) })
    }

    /// A browser in a storyboard is of the types in the `Info.plist`.
    public required init?(coder: NSCoder) {
        types = Self.opened(nil)
        super.init(coder: coder)
    }

    private static func opened(_ given: [UTType]?) -> [UTType] {
        let types = given ?? DeclaredDocumentTypes.main.all
        return types.isEmpty ? [.item] : types
    }

    /// The types of the documents that are shown as recent ones: those that the browser opens.
    open var contentTypesForRecentDocuments: [UTType] { types }
    /// The identifiers of `contentTypesForRecentDocuments`; the older way.
    @available(iOS, introduced: 13.0, deprecated: 14.0, message: "use contentTypesForRecentDocuments")
    open var recentDocumentsContentTypes: [String] { types.map(\.identifier) }
    /// The identifiers of the types that the browser opens.
    @available(iOS, introduced: 11.0, deprecated: 14.0, message: "given to the initializer")
    open var allowedContentTypes: [String] { types.map(\.identifier) }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.setViewControllers([DocumentGridController(DocumentFolder.root, browser: self)], animated: false)
        embedChild(stack, in: view)
        updateStyle()
    }

    open override var childForStatusBarStyle: UIViewController? { stack }

    /// Begins or ends selecting documents in the folder that is shown.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        shownFolder?.setEditing(editing, animated: animated)
    }

    private func updateStyle() {
        guard isViewLoaded else { return }
        switch browserUserInterfaceStyle {
        case .white: overrideUserInterfaceStyle = .unspecified
        case .light: overrideUserInterfaceStyle = .light
        case .dark: overrideUserInterfaceStyle = .dark
        }
    }

    private var folders: [DocumentGridController] {
        isViewLoaded ? stack.viewControllers.compactMap { $0 as? DocumentGridController } : []
    }
    private var shownFolder: DocumentGridController? { folders.last }

    /// The folder that is shown.
    final var folder: URL { shownFolder?.folder ?? DocumentFolder.root }

    final func updateFolders() { for folder in folders { folder.updateContents() } }

    /// Shows a folder, and a document in it.
    final func showFolder(_ path: [URL], document: URL?) {
        loadViewIfNeeded()
        let known = folders
        stack.setViewControllers(
            path.enumerated().map { index, url in
                index < known.count && known[index].folder == url
                    ? known[index] : DocumentGridController(url, browser: self)
            }, animated: false)
        updateFolders()
        if let document { shownFolder?.revealDocument(document) }
    }

    /// The tile of a document, where it is on the screen.
    final func tile(of document: URL) -> DocumentTile? { shownFolder?.tile(of: document) }

    // MARK: Delegate

    /// Does what the app's delegate doesn't: that of a browser in which a `UIDocumentViewController` finds its document.
    package final var fallback: (any UIDocumentBrowserViewControllerDelegate)?

    /// The answer of the app's delegate, or else of the fallback; nil where neither has the method.
    final func askDelegate<Answer>(
        _ selector: StaticString, _ question: (any UIDocumentBrowserViewControllerDelegate) -> Answer
    ) -> Answer? {
        for one in [delegate, fallback] {
            guard let one else { continue }
            if let answer = OptionalCall.call(.application, one, selector, { question(one) }) { return answer }
        }
        return nil
    }

    final func pickDocuments(_ urls: [URL]) {
        PorticoTrace.instant(
            .application, "document browser", detail: urls.map(\.lastPathComponent).joined(separator: ", "))
        for one in [delegate, fallback] {
            guard let one else { continue }
            let newer: Void? = OptionalCall.call(.application, one, "documentBrowser:didPickDocumentsAtURLs:") {
                one.documentBrowser(self, didPickDocumentsAt: urls)
            }
            if newer != nil { return }
            let older: Void? = OptionalCall.call(.application, one, "documentBrowser:didPickDocumentURLs:") {
                one.documentBrowser(self, didPickDocumentURLs: urls)
            }
            if older != nil { return }
        }
    }

    // MARK: Transitions

    private var transitions: [URL: Weak<UIDocumentBrowserTransitionController>] = [:]

    /// Makes a controller of the movement between a document's tile and the app's view of it.
    ///
    /// - Parameter documentURL: one that the browser has given the app.
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        let made = UIDocumentBrowserTransitionController(document: documentURL, browser: self)
        transitions[documentURL.standardizedFileURL] = Weak(object: made)
        return made
    }

    /// The older name of `transitionController(forDocumentAt:)`.
    @available(iOS, introduced: 11.0, deprecated: 12.0, message: "use transitionController(forDocumentAt:)")
    open func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
        transitionController(forDocumentAt: documentURL)
    }

    /// How far the loading of a document has come, where the app has said so.
    final func loadingProgress(of document: URL) -> Progress? {
        transitions[document.standardizedFileURL]?.object?.loadingProgress
    }

    // MARK: Creating

    /// Names what the document that is being created begins as; nil while none is.
    package final private(set) var creationIntent: String?

    /// Asks the delegate for a new document, for the folder that is shown. Ignored while it is still asked for another.
    package final func requestDocument(intent: String) {
        guard creationIntent == nil else { return }
        creationIntent = intent
        let target = folder
        let asked: Void? = askDelegate("documentBrowser:didRequestDocumentCreationWithHandler:") {
            $0.documentBrowser(self) { [weak self] url, mode in self?.finishCreation(url, mode, in: target) }
        }
        if asked == nil { creationIntent = nil }
    }

    /// A handler that is called again does nothing.
    private func finishCreation(_ url: URL?, _ mode: ImportMode, in folder: URL) {
        guard creationIntent != nil else { return }
        creationIntent = nil
        guard let url, mode != .none else { return }
        do {
            let target = try DocumentFolder.importFile(url, into: folder, moves: mode == .move)
            updateFolders()
            let _: Void? = askDelegate("documentBrowser:didImportDocumentAtURL:toDestinationURL:") {
                $0.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: target)
            }
        } catch {
            let told: Void? = askDelegate("documentBrowser:failedToImportDocumentAtURL:error:") {
                $0.documentBrowser(self, failedToImportDocumentAt: url, error: error)
            }
            if told == nil { showError(error) }
        }
    }

    final func showError(_ error: any Error) {
        let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Word.ok.text, style: .default))
        present(alert, animated: true)
    }
}
