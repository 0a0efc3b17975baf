import Foundation
import PorticoObjC

/// The screen of one document: opens it when it is shown, closes it when it goes, and gives the navigation item its name and what is done
/// with it. A subclass fills its view in `documentDidOpen()`.
///
/// Without a document it shows a title, buttons that create documents, and a browser: see `launchOptions`. What is picked there opens as the
/// class that the `Info.plist` names by `UIDocumentClass`, unless the browser has a delegate that does it (DEV-1476).
///
/// ```
/// document set ──┬─ open already ──────────────────────────────▸ documentDidOpen
///                └─ closed ── viewWillAppear, openDocument ──▸ open ──▸ documentDidOpen ──▸ gone, or another document ──▸ close
/// ```
///
/// - From: the app
/// - To: `UIDocument`, `DocumentLaunchController`
@preconcurrency @MainActor open class UIDocumentViewController: UIViewController {
    private var shown: UIDocument?
    private var launch: DocumentLaunchController?
    private var isOpening = false
    /// Handlers of those who wait for the document that is being opened.
    private var waiting: [(Bool) -> Void] = []
    private var isVisible = false
    /// Whether the screen went for good while its document was still being opened.
    private var isGone = false
    /// Whether the bar was hidden before the launch screen came.
    private var hidBar: Bool?
    private lazy var opener = DocumentOpener(self)
    private lazy var renamer = DocumentRenamer(self)
    private var observers: [any NSObjectProtocol] = []
    private lazy var undoItem = makeItem("arrow.uturn.backward", Word.undo.text) { $0.undo() }
    private lazy var redoItem = makeItem("arrow.uturn.forward", Word.redo.text) { $0.redo() }

    /// The buttons that undo and redo, for the app to put into a bar. Hidden without an undo manager, and each enabled where there is
    /// something to be done.
    open private(set) lazy var undoRedoItemGroup = UIBarButtonItemGroup(
        barButtonItems: [undoItem, redoItem], representativeItem: nil)

    /// The looks of the screen without a document.
    open private(set) lazy var launchOptions: LaunchOptions = {
        let made = LaunchOptions()
        made.changed = { [weak self] in self?.launchOptionsChanged() }
        made.browserViewController.fallback = opener
        return made
    }()

    /// Makes a screen of a document, or of none.
    public init(document: UIDocument?) {
        shown = document
        super.init(nibName: nil, bundle: nil)
        // A subclass hears of its item when its screen comes: its own parts aren't there yet.
        observeDocument()
        fillNavigationItem()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a screen without a document, from a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    isolated deinit { observers.forEach(NotificationCenter.default.removeObserver) }

    /// The document. One that isn't open is opened when the screen appears; the one before is closed. Nil shows the launch screen.
    open var document: UIDocument? {
        get { shown }
        set {
            guard newValue !== shown else { return }
            let (old, handlers) = (shown, waiting)
            shown = newValue
            (isOpening, waiting) = (false, [])
            for handler in handlers { handler(false) }
            // Whoever hears of it may set another document, which everybody has heard of by then, or the old one again.
            if shown === newValue { documentChanged() }
            if let old, old !== shown, !old.documentState.contains(.closed) { old.close(completionHandler: nil) }
            guard let newValue, shown === newValue else { return }
            if !newValue.documentState.contains(.closed) {
                documentDidOpen()
            } else if isVisible {
                openDocument { _ in }
            }
        }
    }

    // MARK: For subclasses

    /// The document is open, or an open one was set. The view may not be loaded yet. Does nothing by itself.
    open func documentDidOpen() {}

    /// The navigation item has got the document's name, its menu and who renames it: a subclass changes it further. Does nothing by itself.
    open func navigationItemDidUpdate() {}

    // MARK: Opening and closing

    /// Opens the document before the screen is shown. The handler hears whether it is open, in a later turn; false without a document.
    open func openDocument(completionHandler: @escaping (Bool) -> Void) {
        guard let document = shown, document.documentState.contains(.closed) else {
            let isOpen = shown != nil
            Task { completionHandler(isOpen) }
            return
        }
        waiting.append(completionHandler)
        guard !isOpening else { return }
        isOpening = true
        document.open { [self] isOpen in finishOpening(document, isOpen) }
    }

    /// Those who waited for a document that another one has replaced have heard of that.
    private func finishOpening(_ document: UIDocument, _ isOpen: Bool) {
        guard shown === document, isOpening else {
            if isOpen, shown !== document { document.close(completionHandler: nil) }
            return
        }
        let handlers = waiting
        (isOpening, waiting) = (false, [])
        if isOpen {
            updateNavigationItem()
            // A subclass may have set another one there.
            if shown === document { documentDidOpen() }
        } else if isVisible {
            showProblem("The document “\(document.localizedName)” could not be opened.")
        }
        for handler in handlers { handler(isOpen && shown === document) }
        if isOpen, isGone, shown === document { document.close(completionHandler: nil) }
    }

    /// As `openDocument(completionHandler:)`; gives its answer.
    open func openDocument() async -> Bool {
        await withCheckedContinuation { continuation in openDocument { continuation.resume(returning: $0) } }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        updateLaunch()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        (isVisible, isGone) = (true, false)
        updateLaunch()
        updateNavigationItem()
        if let shown, shown.documentState.contains(.closed), !isOpening { openDocument { _ in } }
    }

    // The screen that comes has the bar as it was.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        restoreBar(animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isVisible = false
        let isGone = isBeingDismissed || isMovingFromParent || navigationController?.isBeingDismissed == true
        self.isGone = isGone && isOpening
        if isGone, let shown, !shown.documentState.contains(.closed) { shown.close(completionHandler: nil) }
    }

    final func showProblem(_ message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Word.ok.text, style: .default))
        present(alert, animated: true)
    }

    // MARK: The navigation item

    private func documentChanged() {
        observeDocument()
        updateLaunch()
        updateNavigationItem()
    }

    private func observeDocument() {
        observers.forEach(NotificationCenter.default.removeObserver)
        observers = []
        if let shown {
            // Not of checkpoints: to ask for `canRedo` is one.
            let names: [NSNotification.Name] = [
                .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
            ]
            observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    // The manager of another object may belong to another thread.
                    guard Thread.isMainThread else { return }
                    MainActor.assumeIsolated { self?.updateUndoItems() }
                }
            }
            observers.append(
                NotificationCenter.default.addObserver(
                    forName: UIDocument.stateChangedNotification, object: shown, queue: nil
                ) { [weak self] _ in MainActor.assumeIsolated { self?.updateUndoItems() } })
        }
    }

    final func updateNavigationItem() {
        fillNavigationItem()
        navigationItemDidUpdate()
    }

    private func fillNavigationItem() {
        updateUndoItems()
        let item = navigationItem
        if let shown {
            let url = shown.fileURL
            item.title = shown.localizedName
            let properties = UIDocumentProperties(url: url)
            properties.activityViewControllerProvider = {
                UIActivityViewController(activityItems: [url], applicationActivities: nil)
            }
            item.documentProperties = properties
            item.renameDelegate = renamer
            item.titleMenuProvider = { UIMenu(children: $0) }
        } else {
            item.documentProperties = nil
            item.renameDelegate = nil
            item.titleMenuProvider = nil
        }
        updateWayBack()
    }

    /// The button that leads back to the launch screen; not where the screen was pushed or presented.
    private var wayBack: UIBarButtonItem?

    private func updateWayBack() {
        let isRoot =
            navigationController?.viewControllers.first === self
            && navigationController?.presentingViewController == nil
        if isRoot, shown != nil {
            guard wayBack == nil, navigationItem.leadingItemGroups.isEmpty else { return }
            let made = UIBarButtonItem(
                title: Word.documents.text,
                primaryAction: UIAction(title: Word.documents.text) { [weak self] _ in self?.document = nil })
            wayBack = made
            navigationItem.leftBarButtonItem = made
        } else if let wayBack {
            if navigationItem.leftBarButtonItem === wayBack { navigationItem.leftBarButtonItem = nil }
            self.wayBack = nil
        }
    }

    private func makeItem(
        _ symbol: String, _ name: String, _ change: @escaping (UndoManager) -> Void
    ) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            image: UIImage(systemName: symbol),
            primaryAction: UIAction(title: name) { [weak self] _ in
                // The app may keep the buttons longer than the screen.
                guard let self else { return }
                if let manager = shown?.undoManager { change(manager) }
                updateUndoItems()
            })
        item.title = nil
        item.accessibilityLabel = name
        return item
    }

    private func updateUndoItems() {
        let manager: UndoManager? = shown?.undoManager
        undoRedoItemGroup.isHidden = manager == nil
        undoItem.isEnabled = manager?.canUndo ?? false
        redoItem.isEnabled = manager?.canRedo ?? false
    }

    // MARK: Without a document

    private func launchOptionsChanged() {
        launchOptions.browserViewController.fallback = opener
        launch?.showOptions()
    }

    private func updateLaunch() {
        guard isViewLoaded else { return }
        if shown == nil, launch == nil {
            let made = DocumentLaunchController(launchOptions)
            launch = made
            embedChild(made, in: view)
        } else if shown != nil, let launch {
            self.launch = nil
            launch.endEmbedding()
        }
        // The launch screen has a title of its own.
        if launch != nil, hidBar == nil, let navigationController {
            hidBar = navigationController.isNavigationBarHidden
            navigationController.setNavigationBarHidden(true, animated: false)
        } else if launch == nil {
            restoreBar(animated: false)
        }
    }

    private func restoreBar(animated: Bool) {
        guard let hidBar else { return }
        self.hidBar = nil
        navigationController?.setNavigationBarHidden(hidBar, animated: animated)
    }
}
