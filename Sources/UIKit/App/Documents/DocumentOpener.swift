import Foundation

/// Opens and makes the documents of a `UIDocumentViewController`'s browser where the app's own delegate doesn't: of the classes that
/// `UIDocumentClass` in the `Info.plist` names.
///
/// - From: `UIDocumentBrowserViewController`
/// - To: `UIDocumentViewController`
@MainActor final class DocumentOpener: NSObject, UIDocumentBrowserViewControllerDelegate {
    // The browser is the app's, too, and may outlive the screen.
    private weak var controller: UIDocumentViewController?

    init(_ controller: UIDocumentViewController) { self.controller = controller }

    func documentBrowser(_ browser: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        if let url = documentURLs.first { openDocument(at: url) }
    }

    func documentBrowser(
        _ browser: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) { openDocument(at: destinationURL) }

    func documentBrowser(
        _ browser: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
        guard let (type, name) = DeclaredDocumentTypes.main.newDocument else { return importHandler(nil, .none) }
        let ending = type.preferredFilenameExtension.map { "." + $0 } ?? ""
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(Word.untitled.text + ending)
        guard let document = Self.makeDocument(ofClass: name, at: url) else { return importHandler(nil, .none) }
        document.save(to: url, for: .forCreating) { isSaved in
            guard isSaved else { return importHandler(nil, .none) }
            document.close { _ in importHandler(url, .move) }
        }
    }

    private func openDocument(at url: URL) {
        guard let name = DeclaredDocumentTypes.main.className(for: url) else {
            return Diagnostics.report(
                "\(url.lastPathComponent) isn't opened: no entry of CFBundleDocumentTypes in the Info.plist has its type and a UIDocumentClass"
            )
        }
        guard let document = Self.makeDocument(ofClass: name, at: url) else { return }
        controller?.document = document
        controller?.openDocument { _ in }
    }

    private static func makeDocument(ofClass name: String, at url: URL) -> UIDocument? {
        guard let found = DelegateClass.named(name) as? UIDocument.Type else {
            Diagnostics.report("UIDocumentClass \(name) in the Info.plist is no subclass of UIDocument")
            return nil
        }
        return found.init(fileURL: url, _portico: ())
    }
}

/// Renames the file of a document as its navigation item is renamed.
///
/// - From: `TitleRenamer`
/// - To: `DocumentFolder.renameFile`
@MainActor final class DocumentRenamer: NSObject, UINavigationItemRenameDelegate {
    private unowned let controller: UIDocumentViewController

    init(_ controller: UIDocumentViewController) { self.controller = controller }

    // A file that couldn't be renamed keeps its name, and the title is that again.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
        guard let document = controller.document else { return }
        do {
            let place = try DocumentFolder.renameFile(document.fileURL, to: title, presenter: document)
            document.presentedItemDidMove(to: place)
            controller.updateNavigationItem()
        } catch {
            controller.updateNavigationItem()
            controller.showProblem(error.localizedDescription)
        }
    }
}
