import Foundation
import PorticoTrace

/// What a document picker does with the files. The older way to say it.
public enum UIDocumentPickerMode: UInt, Sendable {
    case `import`, open, exportToService, moveToService
}

/// Lets a person choose files of the device to open, or a folder to put files of the app into.
///
/// Present it as it is: it goes by itself, and its delegate hears of the choice then. The device has no app for files and no cloud: what is
/// there is the app's own Documents folder (DEV-1201).
///
/// - From: the app
/// - To: `DocumentFolderController`, `UIDocumentPickerDelegate`
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    /// What the choice is for.
    enum Purpose {
        /// The files themselves, or copies of them that the app may do with as it likes.
        case opening([UTType], asCopy: Bool)
        /// The app's files go into the folder that is chosen: moved there, or copied.
        case exporting([URL], asCopy: Bool)
    }

    let purpose: Purpose
    private let mode: UIDocumentPickerMode
    private var isOver = false
    /// Runs when the files are where they were to go, for what shows them already.
    final var pickedHandler: (() -> Void)?

    /// Hears what a person chose. The picker doesn't keep it.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several files may be chosen. False by default; to be set before the picker is presented.
    open var allowsMultipleSelection = false
    /// The folder that is shown first, where it is one of those that the picker has. Nil by default.
    open var directoryURL: URL?
    /// Whether the names are shown with their extensions. False by default.
    open var shouldShowFileExtensions = false
    /// What the picker does with the files.
    @available(iOS, introduced: 8.0, deprecated: 14.0, message: "it follows from the initializer")
    open var documentPickerMode: UIDocumentPickerMode { mode }

    /// A picker of files of some types. With `asCopy` the app gets copies in its temporary folder, and the files stay as they are.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        (purpose, mode) = (.opening(contentTypes, asCopy: asCopy), asCopy ? .import : .open)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// A picker of files of some types, which the app opens where they are.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// A picker of a folder that files of the app go to: copies of them, or the files themselves.
    public init(forExporting urls: [URL], asCopy: Bool) {
        (purpose, mode) = (.exporting(urls, asCopy: asCopy), asCopy ? .exportToService : .moveToService)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// A picker of a folder that files of the app are moved to.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// A picker of files of some types, by their identifiers; the older way.
    @available(iOS, introduced: 8.0, deprecated: 14.0, message: "use init(forOpeningContentTypes:asCopy:)")
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        FatalException.invalidArgument.raise(
            unless: mode == .open || mode == .import,
            "A document picker of types is for opening or importing, not for mode \(mode.rawValue)")
        (purpose, self.mode) = (.opening(allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import), mode)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// A picker of a folder for a file; the older way.
    @available(iOS, introduced: 8.0, deprecated: 14.0, message: "use init(forExporting:asCopy:)")
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

    /// A picker of a folder for files; the older way.
    @available(iOS, introduced: 11.0, deprecated: 14.0, message: "use init(forExporting:asCopy:)")
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        FatalException.invalidArgument.raise(
            unless: mode == .exportToService || mode == .moveToService,
            "A document picker of URLs is for exporting or moving, not for mode \(mode.rawValue)")
        (purpose, self.mode) = (.exporting(urls, asCopy: mode == .exportToService), mode)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// A picker in a storyboard offers any file.
    public required init?(coder: NSCoder) {
        (purpose, mode) = (.opening([.item], asCopy: false), .open)
        super.init(coder: coder)
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UINavigationController()
        stack.setViewControllers(path.map { DocumentFolderController($0, picker: self) }, animated: false)
        embedChild(stack, in: view)
    }

    /// The folders from the first to the one that is shown.
    private var path: [URL] {
        guard let directoryURL, DocumentFolder.isFolder(directoryURL) else { return [DocumentFolder.root] }
        return DocumentFolder.path(to: directoryURL) ?? [DocumentFolder.root]
    }

    // Swiped away: nothing was chosen.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed, !isOver { tellCancelled() }
    }

    // MARK: Choosing

    final func cancel() {
        isOver = true
        leave { self.tellCancelled() }
    }

    /// The person has chosen files, or the folder to put files into.
    final func choose(_ urls: [URL]) {
        do {
            let given = try DocumentFolder.hand(urls, for: purpose)
            PorticoTrace.instant(
                .application, "document picker", detail: given.map(\.lastPathComponent).joined(separator: ", "))
            isOver = true
            leave { self.tellPicked(given) }
        } catch {
            let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: Word.ok.text, style: .default))
            present(alert, animated: true)
        }
    }

    /// One that an app has put into a controller of its own stays there.
    private func leave(_ then: @escaping () -> Void) {
        if presentingViewController != nil, parent == nil { dismiss(animated: true, completion: then) } else { then() }
    }

    private func tellCancelled() {
        isOver = true
        delegate?.documentPickerWasCancelled(self)
    }

    private func tellPicked(_ urls: [URL]) {
        pickedHandler?()
        guard let delegate else { return }
        let asked: Void? = OptionalCall.call(.application, delegate, "documentPicker:didPickDocumentsAtURLs:") {
            delegate.documentPicker(self, didPickDocumentsAt: urls)
        }
        guard asked == nil else { return }
        for url in urls { delegate.documentPicker(self, didPickDocumentAt: url) }
    }
}

/// What a document picker tells of a person's choice. The picker has gone by then.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// The older method, called once for each file where the newer one isn't there.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Stands in where the delegate hasn't got the method: the older one is called.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        OptionalCall.missing(())
    }
    /// Stands in where the delegate needn't hear that nothing was chosen.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    /// Stands in where the delegate has the newer method, or takes no files.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
