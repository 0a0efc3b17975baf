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
        replaceButton(in: own, with: suggested) ?? suggested + own
    }

    /// Nil where there is no `RenameButton`. A button of the app's that has its name does something; that one has nothing to begin here, and
    /// is off.
    private static func replaceButton(in own: [UIMenuElement], with suggested: [UIMenuElement]) -> [UIMenuElement]? {
        for (place, element) in own.enumerated() {
            var replaced: [UIMenuElement]?
            if let action = element as? UIAction {
                if action.title == Word.rename.text, action.attributes.contains(.disabled) { replaced = suggested }
            } else if let menu = element as? UIMenu, let children = replaceButton(in: menu.children, with: suggested) {
                replaced = [menu.replacingChildren(children)]
            }
            if let replaced { return Array(own[..<place]) + replaced + Array(own[(place + 1)...]) }
        }
        return nil
    }
}
