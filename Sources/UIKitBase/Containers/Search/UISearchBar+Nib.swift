import Foundation
import PorticoNib

extension UISearchBar {
    static let nibBarProperties = NibTable<UISearchBar> { table in
        table.row("searchBarStyle") {
            $0.searchBarStyle = $1.plain == "minimal" ? .minimal : $1.plain == "prominent" ? .prominent : .default
        }
        table.row("barStyle") { $0.barStyle = $1.plain == "default" ? .default : .black }
        table.row("isTranslucent") { $0.isTranslucent = $1.bool }
        table.row("barTintColor") { $0.barTintColor = $1.color }
        table.row("placeholder") { $0.placeholder = $1.string }
        table.row("prompt") { $0.prompt = $1.string }
        table.row("text") { $0.text = $1.string }
        table.row("showsCancelButton") { $0.showsCancelButton = $1.bool }
        table.row("showsBookmarkButton") { $0.showsBookmarkButton = $1.bool }
        table.row("showsSearchResultsButton") { $0.showsSearchResultsButton = $1.bool }
        table.row("showsScopeBar") { $0.showsScopeBar = $1.bool }
        table.row("selectedScopeButtonIndex") { $0.selectedScopeButtonIndex = $1.int }
    }
}
