import UIKit

/// Gives a binding the title that a person writes in the bar.
///
/// - From: `PageController`
/// - To: the binding of `navigationTitle(_:)`
@MainActor final class TitleBinder: NSObject, UINavigationItemRenameDelegate {
    var title: Binding<String>?

    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
        self.title?.wrappedValue = title
    }

    /// The app's own entries of a title's menu, with renaming: in the place of a `RenameButton`, or before them.
    static func mergeMenu(_ own: [UIMenuElement], _ suggested: [UIMenuElement]) -> [UIMenuElement] {
        let place = own.firstIndex { $0.title == Word.rename.text }
        guard let place else { return suggested + own }
        return Array(own[..<place]) + suggested + Array(own[(place + 1)...])
    }
}
