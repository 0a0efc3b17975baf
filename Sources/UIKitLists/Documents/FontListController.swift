import CoreGraphics
import Foundation

/// The families of a font picker, or the faces of one of them, with a search over them.
@MainActor final class FontListController: UITableViewController, UISearchResultsUpdating {
    /// One line: what it is called, and the font that it stands for.
    private struct Row {
        let title: String
        let fontName: String
        /// Faces that it leads to; one is chosen at once.
        let faces: [String]
    }

    private unowned let picker: UIFontPickerViewController
    private let family: String?
    private var all: [Row] = []
    private var rows: [Row] = []

    /// - Parameter family: whose faces are shown; nil for all families.
    init(picker: UIFontPickerViewController, family: String? = nil) {
        (self.picker, self.family) = (picker, family)
        super.init(style: .plain)
        title = family ?? Word.fonts.text
        navigationItem.largeTitleDisplayMode = .never
        let cancel = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in self.picker.cancel() })
        navigationItem.rightBarButtonItem = cancel
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
        all = family.map(faceRows) ?? UIFont.familyNames.compactMap(familyRow)
        rows = all
        guard family == nil else { return }
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    // MARK: What there is

    /// The faces of a family that have the traits that are asked for.
    private func faces(of family: String) -> [String] {
        let wanted = picker.configuration.filteredTraits
        let names = UIFont.fontNames(forFamilyName: family)
        return wanted.isEmpty
            ? names
            : names.filter { UIFontDescriptor(name: $0, size: 17).symbolicTraits.isSuperset(of: wanted) }
    }

    /// The family's plainest face stands for it. Nil for a family without a face.
    private func familyRow(_ family: String) -> Row? {
        let faces = faces(of: family)
        let plain = faces.first { !$0.contains("-") || ["-Regular", "-Roman", "-Book"].contains(where: $0.hasSuffix) }
        guard let first = plain ?? faces.first(where: isRegular) ?? faces.first else { return nil }
        return Row(title: family, fontName: first, faces: picker.configuration.includeFaces ? faces : [first])
    }

    private func isRegular(_ name: String) -> Bool {
        UIFontDescriptor(name: name, size: 17).symbolicTraits.isDisjoint(with: [.traitBold, .traitItalic])
    }

    private func faceRows(_ family: String) -> [Row] {
        faces(of: family).map { name in
            let parts = name.split(separator: "-", maxSplits: 1)
            return Row(title: parts.count > 1 ? String(parts[1]) : name, fontName: name, faces: [name])
        }
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        rows = text.isEmpty ? all : all.filter { $0.title.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        let row = rows[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = row.title
        if !picker.configuration.displayUsingSystemFont, let font = UIFont(name: row.fontName, size: 17) {
            content.textProperties.font = UIFontMetrics.default.scaledFont(for: font)
        }
        cell.contentConfiguration = content
        let chosen = picker.selectedFontDescriptor?.postscriptName
        let isChosen = chosen.map { row.faces.contains($0) || $0 == row.fontName } ?? false
        cell.accessoryType = row.faces.count > 1 ? .disclosureIndicator : isChosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let row = rows[indexPath.row]
        guard row.faces.count > 1 else { return picker.choose(row.fontName) }
        navigationController?.pushViewController(
            FontListController(picker: picker, family: row.title), animated: true)
    }
}
