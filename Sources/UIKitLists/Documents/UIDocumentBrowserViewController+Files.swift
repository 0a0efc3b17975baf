import Foundation

/// Documents that the app itself brings, renames and shows.
extension UIDocumentBrowserViewController {
    private func finishChange(_ result: Result<URL, any Error>, _ handler: ((URL?, (any Error)?) -> Void)?) {
        updateFolders()
        Task {
            switch result {
            case .success(let url): handler?(url, nil)
            case .failure(let error): handler?(nil, error)
            }
        }
    }

    /// Shows a document in its folder. One that lies elsewhere is copied into the first folder before, where that is wanted; else the handler
    /// gets `noLocationAvailable`. The handler is called in a later turn.
    public func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) {
        let result = Result<URL, any Error> {
            guard FileManager.default.fileExists(atPath: url.path) else {
                throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
            }
            if DocumentFolder.path(to: url.deletingLastPathComponent()) != nil { return url }
            guard importIfNeeded else { throw UIDocumentBrowserError(.noLocationAvailable) }
            return try DocumentFolder.importFile(url, into: DocumentFolder.root, moves: false)
        }
        if case .success(let shown) = result, let path = DocumentFolder.path(to: shown.deletingLastPathComponent()) {
            showFolder(path, document: shown)
        }
        finishChange(result, completion)
    }

    /// As `revealDocument(at:importIfNeeded:completion:)`; gives where the document is.
    public func revealDocument(at url: URL, importIfNeeded: Bool) async throws -> URL {
        try await answer { self.revealDocument(at: url, importIfNeeded: importIfNeeded, completion: $0) }
    }

    /// Takes a document into the folder of another one: a copy of it, or itself. The handler is called in a later turn.
    public func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) {
        let folder = neighbourURL.deletingLastPathComponent()
        finishChange(
            Result {
                guard importMode != .none else { throw UIDocumentBrowserError(.generic) }
                guard DocumentFolder.path(to: folder) != nil else {
                    throw UIDocumentBrowserError(.noLocationAvailable)
                }
                return try DocumentFolder.importFile(documentURL, into: folder, moves: importMode == .move)
            }, completion)
    }

    /// As `importDocument(at:nextToDocumentAt:mode:completionHandler:)`; gives where the document is.
    public func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode
    ) async throws -> URL {
        try await answer {
            self.importDocument(
                at: documentURL, nextToDocumentAt: neighbourURL, mode: importMode, completionHandler: $0)
        }
    }

    /// Gives a document another name; its extension stays. The handler is called in a later turn, with where the document is then.
    public func renameDocument(
        at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) { finishChange(Result { try DocumentFolder.renameFile(documentURL, to: proposedName) }, completionHandler) }

    /// As `renameDocument(at:proposedName:completionHandler:)`; gives where the document is.
    public func renameDocument(at documentURL: URL, proposedName: String) async throws -> URL {
        try await answer { self.renameDocument(at: documentURL, proposedName: proposedName, completionHandler: $0) }
    }

    private func answer(_ call: (@escaping (URL?, (any Error)?) -> Void) -> Void) async throws -> URL {
        try await withCheckedThrowingContinuation { continuation in
            call { url, error in
                if let url {
                    continuation.resume(returning: url)
                } else {
                    continuation.resume(throwing: error ?? UIDocumentBrowserError(.generic))
                }
            }
        }
    }

    // MARK: What a person does

    /// Runs what changes files, and tells the person where that fails.
    final func changeFiles(_ change: () throws -> Void) {
        do { try change() } catch { showError(error) }
        updateFolders()
    }

    /// Shows what shares documents, out of a view or a button.
    final func shareDocuments(_ urls: [URL], from source: any UIPopoverPresentationControllerSourceItem) {
        let own = askDelegate("documentBrowser:applicationActivitiesForDocumentURLs:") {
            $0.documentBrowser(self, applicationActivitiesForDocumentURLs: urls)
        }
        let sheet = UIActivityViewController(activityItems: urls, applicationActivities: own)
        sheet.popoverPresentationController?.sourceItem = source
        let _: Void? = askDelegate("documentBrowser:willPresentActivityViewController:") {
            $0.documentBrowser(self, willPresent: sheet)
        }
        present(sheet, animated: true)
    }

    /// Asks for another name of a document.
    final func askName(of document: URL) {
        let alert = UIAlertController(title: Word.rename.text, message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.text = document.deletingPathExtension().lastPathComponent
            field.accessibilityLabel = Word.name.text
            field.clearButtonMode = .whileEditing
        }
        alert.addAction(UIAlertAction(title: Word.cancel.text, style: .cancel))
        alert.addAction(
            UIAlertAction(title: Word.done.text, style: .default) { [weak self, weak alert] _ in
                guard let self, let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
                changeFiles { _ = try DocumentFolder.renameFile(document, to: name) }
            })
        present(alert, animated: true)
    }

    /// Asks for another folder for documents.
    final func askFolder(for documents: [URL]) {
        let picker = UIDocumentPickerViewController(forExporting: documents, asCopy: false)
        picker.directoryURL = folder
        picker.pickedHandler = { [weak self] in self?.updateFolders() }
        present(picker, animated: true)
    }
}
