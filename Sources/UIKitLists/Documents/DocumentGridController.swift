import CoreGraphics
import Foundation

/// One folder of a document browser: its documents and folders as tiles, which lead on, and a tile that creates a document.
///
/// - From: `UIDocumentBrowserViewController`
/// - To: `DocumentTile`, `DocumentMenu`
@MainActor final class DocumentGridController: UICollectionViewController, UISearchResultsUpdating {
    private enum Item: Equatable {
        case creation
        case entry(DocumentFolder.Entry)
    }

    let folder: URL
    private unowned let browser: UIDocumentBrowserViewController
    private var items: [Item] = []
    /// The words in the search bar.
    private var sought = ""
    /// In the order in which they were tapped.
    private var chosen: [DocumentFolder.Entry] = []
    private let thumbnails = DocumentThumbnails()

    init(_ folder: URL, browser: UIDocumentBrowserViewController) {
        (self.folder, self.browser) = (folder, browser)
        super.init(collectionViewLayout: Self.makeLayout())
        let isRoot = folder == DocumentFolder.root
        title = isRoot ? Word.onMyDevice.text(UIDevice.current.model) : folder.lastPathComponent
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.leftItemsSupplementBackButton = true
    }

    required init?(coder: NSCoder) { nil }

    /// As many columns as there is room for; with large letters fewer.
    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let width = environment.container.effectiveContentSize.width - 2 * margin
            let tile = UIFontMetrics(forTextStyle: .footnote).scaledValue(
                for: 104, compatibleWith: environment.traitCollection)
            let columns = max(1, Int((width + gap) / (tile + gap)))
            let side = max(1, ((width - CGFloat(columns - 1) * gap) / CGFloat(columns)).rounded(.down))
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(side), heightDimension: .estimated(150)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(150)),
                repeatingSubitem: item, count: columns)
            group.interItemSpacing = .fixed(gap)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 20
            section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: margin, bottom: 24, trailing: margin)
            return section
        }
    }
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 12

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.allowsSelectionDuringEditing = true
        collectionView.register(DocumentTile.self, forCellWithReuseIdentifier: "tile")
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        updateContents()
    }

    // A document may have come since the folder was shown last.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateContents()
    }

    // MARK: Contents

    /// Takes the files and the browser's properties as they are now.
    func updateContents() {
        guard isViewLoaded else { return }
        let entries = DocumentFolder.entries(of: folder).filter {
            sought.isEmpty || shownName($0).localizedCaseInsensitiveContains(sought)
        }
        chosen = chosen.compactMap { old in entries.first { $0.url == old.url } }
        items = entries.map(Item.entry)
        if browser.allowsDocumentCreation, !isEditing, sought.isEmpty { items.insert(.creation, at: 0) }
        collectionView.reloadData()
        updateBars()
        if items.isEmpty {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: sought.isEmpty ? "folder" : "magnifyingglass")
            configuration.text = sought.isEmpty ? Word.folderIsEmpty.text : Word.noResults.text
            contentUnavailableConfiguration = configuration
        } else {
            contentUnavailableConfiguration = nil
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        guard text != sought else { return }
        sought = text
        updateContents()
    }

    private func shownName(_ entry: DocumentFolder.Entry) -> String {
        let hides = !browser.shouldShowFileExtensions && !isFolder(entry)
        return (hides ? entry.url.deletingPathExtension() : entry.url).lastPathComponent
    }

    private func isFolder(_ entry: DocumentFolder.Entry) -> Bool {
        DocumentFolder.leadsOn(entry, naming: browser.types)
    }

    private func opens(_ entry: DocumentFolder.Entry) -> Bool {
        isFolder(entry) || DocumentFolder.matches(entry, browser.types)
    }

    private func index(of document: URL) -> IndexPath? {
        let wanted = document.standardizedFileURL.path
        let place = items.firstIndex {
            if case .entry(let entry) = $0 { entry.url.standardizedFileURL.path == wanted } else { false }
        }
        return place.map { IndexPath(item: $0, section: 0) }
    }

    func tile(of document: URL) -> DocumentTile? {
        guard isViewLoaded, let path = index(of: document) else { return nil }
        return collectionView.cellForItem(at: path) as? DocumentTile
    }

    /// Scrolls to a document, without an animation.
    func revealDocument(_ document: URL) {
        loadViewIfNeeded()
        updateContents()
        guard let path = index(of: document) else { return }
        collectionView.layoutIfNeeded()
        collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
    }

    // MARK: Bars

    private func updateBars() {
        if isEditing {
            let done = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [unowned self] _ in setEditing(false, animated: true) })
            navigationItem.rightBarButtonItems = [done]
            navigationItem.leftBarButtonItems = customButtons
            navigationItem.hidesBackButton = true
            toolbarItems = toolButtons
        } else {
            var trailing: [UIBarButtonItem] = []
            if browser.allowsDocumentCreation {
                let add = UIBarButtonItem(
                    systemItem: .add, primaryAction: UIAction { [unowned self] _ in createDocument() })
                add.accessibilityLabel = browser.localizedCreateDocumentActionTitle
                trailing.append(add)
            }
            let select = UIBarButtonItem(
                title: Word.select.text,
                primaryAction: UIAction(title: Word.select.text) { [unowned self] _ in
                    setEditing(true, animated: true)
                })
            trailing.append(select)
            navigationItem.rightBarButtonItems = trailing + browser.additionalTrailingNavigationBarButtonItems
            navigationItem.leftBarButtonItems = browser.additionalLeadingNavigationBarButtonItems
            navigationItem.hidesBackButton = false
            toolbarItems = nil
        }
        navigationController?.setToolbarHidden(!isEditing, animated: false)
    }

    /// The app's actions for what is selected.
    private var customButtons: [UIBarButtonItem] {
        browser.customActions.filter { $0.availability.contains(.navigationBar) }.map { action in
            let button = UIBarButtonItem(
                title: action.image == nil ? action.localizedTitle : nil, image: action.image,
                primaryAction: UIAction { [unowned self] _ in
                    let urls = chosen.map(\.url)
                    setEditing(false, animated: true)
                    action.runHandler(with: urls)
                })
            button.accessibilityLabel = action.localizedTitle
            button.isEnabled = action.takes(chosen, of: browser.types)
            return button
        }
    }

    private var toolButtons: [UIBarButtonItem] {
        let share = UIBarButtonItem(systemItem: .action)
        share.primaryAction = UIAction { [unowned self, unowned share] _ in
            browser.shareDocuments(chosen.map(\.url), from: share)
        }
        let remove = UIBarButtonItem(
            systemItem: .trash,
            primaryAction: UIAction { [unowned self] _ in
                let urls = chosen.map(\.url)
                setEditing(false, animated: true)
                browser.changeFiles { for url in urls { try DocumentFolder.deleteFile(url) } }
            })
        var buttons = [share, .flexibleSpace(), remove]
        for button in buttons { button.isEnabled = !chosen.isEmpty }
        if browser.allowsPickingMultipleItems {
            let open = UIBarButtonItem(
                title: Word.open.text,
                primaryAction: UIAction(title: Word.open.text) { [unowned self] _ in
                    let urls = chosen.map(\.url)
                    setEditing(false, animated: true)
                    browser.pickDocuments(urls)
                })
            open.isEnabled =
                !chosen.isEmpty && chosen.allSatisfy { !isFolder($0) && DocumentFolder.matches($0, browser.types) }
            buttons += [.flexibleSpace(), open]
        }
        return buttons
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        super.setEditing(editing, animated: animated)
        if browser.isEditing != editing { browser.setEditing(editing, animated: animated) }
        chosen = []
        updateContents()
    }

    private func createDocument() {
        browser.requestDocument(intent: UIDocumentBrowserViewController.defaultCreationIntent)
    }

    // MARK: Tiles

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        guard let tile = cell as? DocumentTile else { return cell }
        switch items[indexPath.item] {
        case .creation:
            tile.showCreation(
                title: browser.localizedCreateDocumentActionTitle, ratio: browser.defaultDocumentAspectRatio)
        case .entry(let entry):
            let isFolder = isFolder(entry)
            tile.showEntry(
                entry, isFolder: isFolder, name: shownName(entry), detail: isFolder ? nil : Self.detail(of: entry),
                isEnabled: opens(entry) || isEditing, thumbnails: thumbnails)
            tile.showMark(isEditing ? chosen.contains(entry) : nil)
            tile.showProgress(browser.loadingProgress(of: entry.url))
        }
        return tile
    }

    private static func detail(of entry: DocumentFolder.Entry) -> String {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (.short, .none)
        let date = formatter.string(from: entry.date)
        if entry.isFolder { return date }
        return date + "\n" + FileSizeText.text(entry.size)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        guard case .entry(let entry) = items[indexPath.item] else { return createDocument() }
        if isEditing {
            if let known = chosen.firstIndex(of: entry) { chosen.remove(at: known) } else { chosen.append(entry) }
            (collectionView.cellForItem(at: indexPath) as? DocumentTile)?.showMark(chosen.contains(entry))
            return updateBars()
        }
        guard opens(entry) else { return }
        guard isFolder(entry) else { return browser.pickDocuments([entry.url]) }
        navigationController?.pushViewController(
            DocumentGridController(entry.url, browser: browser), animated: true)
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !isEditing, let path = indexPaths.first, case .entry(let entry) = items[path.item] else { return nil }
        let source = collectionView.cellForItem(at: path) ?? collectionView
        return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
            DocumentMenu.makeMenu(for: entry, isFolder: isFolder(entry), browser: browser, source: source)
        })
    }
}
