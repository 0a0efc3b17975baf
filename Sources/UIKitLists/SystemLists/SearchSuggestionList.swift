import CoreGraphics
import Foundation

/// The suggestions below an active search bar.
@MainActor final class SearchSuggestionList: UITableView, SuggestionChoosing, UITableViewDataSource, UITableViewDelegate
{
    private var offered: [any UISearchSuggestion] = []
    var chosen: (any UISearchSuggestion) -> Void = { _ in }

    init() {
        super.init(frame: .zero, style: .plain)
        register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func show(_ suggestions: [any UISearchSuggestion]) {
        offered = suggestions
        reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { offered.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
        let suggestion = offered[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = suggestion.localizedSuggestion
        content.attributedText = suggestion.localizedAttributedSuggestion
        content.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
        content.imageProperties.tintColor = .secondaryLabel
        cell.contentConfiguration = content
        cell.accessibilityLabel = suggestion.localizedDescription
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        deselectRow(at: indexPath, animated: true)
        chosen(offered[indexPath.row])
    }
}
