import CoreGraphics
import Foundation

/// One folder of a document picker: its files, of which those of another type can't be chosen, and its folders, which lead on.
@MainActor final class DocumentFolderController: UITableViewController {
    private let folder: URL
    private unowned let picker: UIDocumentPickerViewController
    private var entries: [DocumentFolder.Entry] = []
    private var chosen: [URL] = []
    private lazy var openButton = UIBarButtonItem(
        title: Word.open.text, primaryAction: UIAction { [unowned self] _ in finish() })

    init(_ folder: URL, picker: UIDocumentPickerViewController) {
        (self.folder, self.picker) = (folder, picker)
        super.init(style: .plain)
        let isRoot = folder == DocumentFolder.root
        title = isRoot ? Word.onMyDevice.text(UIDevice.current.model) : folder.lastPathComponent
        navigationItem.largeTitleDisplayMode = .never
        placeButtons(isRoot: isRoot)
    }

    required init?(coder: NSCoder) { nil }

    private func placeButtons(isRoot: Bool) {
        let cancel = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in picker.cancel() })
        guard let word = finishing else {
            navigationItem.rightBarButtonItem = cancel
            return
        }
        openButton.title = word
        openButton.style = .done
        navigationItem.rightBarButtonItem = openButton
        if isRoot { navigationItem.leftBarButtonItem = cancel }
        updateButton()
    }

    /// What the button says that ends the choice; nil where a tap on a file does.
    private var finishing: String? {
        switch picker.purpose {
        case .exporting(_, let asCopy): return asCopy ? Word.save.text : Word.move.text
        case .opening: return picker.allowsMultipleSelection || choosesFolders ? Word.open.text : nil
        }
    }

    private var choosesFolders: Bool {
        guard case .opening(let types, _) = picker.purpose else { return true }
        return types.contains { $0 == .folder || $0 == .directory }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    }

    // A file may have come since the folder was shown last.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        entries = DocumentFolder.entries(of: folder)
        chosen = []
        tableView.reloadData()
        updateButton()
        if entries.isEmpty {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "folder")
            configuration.text = Word.folderIsEmpty.text
            contentUnavailableConfiguration = configuration
        } else {
            contentUnavailableConfiguration = nil
        }
    }

    private func updateButton() {
        guard case .opening = picker.purpose else { return }
        openButton.isEnabled = !chosen.isEmpty || choosesFolders
    }

    /// With what is chosen; without, with the folder itself.
    private func finish() {
        if case .opening = picker.purpose, !chosen.isEmpty { return picker.choose(chosen) }
        picker.choose([folder])
    }

    private func canChoose(_ entry: DocumentFolder.Entry) -> Bool {
        guard case .opening(let types, _) = picker.purpose else { return leadsOn(entry) }
        return leadsOn(entry) || DocumentFolder.matches(entry, types)
    }

    private func leadsOn(_ entry: DocumentFolder.Entry) -> Bool {
        guard case .opening(let types, _) = picker.purpose else { return DocumentFolder.leadsOn(entry, naming: []) }
        return DocumentFolder.leadsOn(entry, naming: types)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
        let entry = entries[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        let leadsOn = leadsOn(entry)
        let hidesExtension = !picker.shouldShowFileExtensions && !leadsOn
        content.text = (hidesExtension ? entry.url.deletingPathExtension() : entry.url).lastPathComponent
        content.image = UIImage(systemName: leadsOn ? "folder.fill" : "doc")
        content.secondaryTextProperties.color = .secondaryLabel
        if !leadsOn {
            content.secondaryText = Self.detail(of: entry)
            content.imageProperties.tintColor = .secondaryLabel
        }
        let isEnabled = canChoose(entry)
        if !isEnabled {
            content.textProperties.color = .tertiaryLabel
            content.secondaryTextProperties.color = .tertiaryLabel
            content.imageProperties.tintColor = .tertiaryLabel
        }
        cell.contentConfiguration = content
        cell.accessoryType = leadsOn ? .disclosureIndicator : chosen.contains(entry.url) ? .checkmark : .none
        cell.isUserInteractionEnabled = isEnabled
        cell.accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        return cell
    }

    private static func detail(of entry: DocumentFolder.Entry) -> String {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (.short, .none)
        if entry.isFolder { return formatter.string(from: entry.date) }
        let size = FileSizeText.text(entry.size)
        return "\(formatter.string(from: entry.date)) - \(size)"
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let entry = entries[indexPath.row]
        if leadsOn(entry) {
            let next = DocumentFolderController(entry.url, picker: picker)
            navigationController?.pushViewController(next, animated: true)
            return
        }
        guard picker.allowsMultipleSelection else { return picker.choose([entry.url]) }
        if let known = chosen.firstIndex(of: entry.url) { chosen.remove(at: known) } else { chosen.append(entry.url) }
        tableView.cellForRow(at: indexPath)?.accessoryType = chosen.contains(entry.url) ? .checkmark : .none
        updateButton()
    }
}
