import Foundation

/// The menu of a document in a browser: the app's own actions, and what is done with files.
///
/// - From: `DocumentGridController`
/// - To: `UIDocumentBrowserViewController`
@MainActor enum DocumentMenu {
    static func makeMenu(
        for entry: DocumentFolder.Entry, isFolder: Bool, browser: UIDocumentBrowserViewController, source: UIView
    ) -> UIMenu {
        let url = entry.url
        let own = browser.customActions.filter {
            $0.availability.contains(.menu) && !isFolder && $0.takes([entry], of: browser.types)
        }
        let actions = own.map { action in
            UIAction(title: action.localizedTitle, image: action.image) { _ in action.runHandler(with: [url]) }
        }
        let files = [
            UIAction(title: Word.copy.text, image: UIImage(systemName: "doc.on.doc")) { _ in
                UIPasteboard.general.url = url
            },
            UIAction(title: Word.duplicate.text, image: UIImage(systemName: "plus.square.on.square")) {
                [weak browser] _ in
                browser?.changeFiles { _ = try DocumentFolder.duplicateFile(url) }
            },
            UIAction(title: Word.move.text, image: UIImage(systemName: "folder")) { [weak browser] _ in
                browser?.askFolder(for: [url])
            },
            UIAction(title: Word.rename.text, image: UIImage(systemName: "pencil")) { [weak browser] _ in
                browser?.askName(of: url)
            },
        ]
        let share = UIAction(title: Word.share.text, image: UIImage(systemName: "square.and.arrow.up")) {
            [weak browser, weak source] _ in
            if let browser { browser.shareDocuments([url], from: source ?? browser.view) }
        }
        let remove = UIAction(title: Word.delete.text, image: UIImage(systemName: "trash"), attributes: .destructive) {
            [weak browser] _ in
            browser?.changeFiles { try DocumentFolder.deleteFile(url) }
        }
        return UIMenu(
            children: [actions, files, [share], [remove]].filter { !$0.isEmpty }.map {
                UIMenu(options: .displayInline, children: $0)
            })
    }
}
