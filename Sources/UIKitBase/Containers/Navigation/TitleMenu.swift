import Foundation
import PorticoObjC

/// The menu behind a navigation item's title: the document, what can be done with it, and what the app adds.
///
/// - From: `NavigationTitleButton`
/// - To: `MenuPresenter`, `TitleRenamer`
@MainActor enum TitleMenu {
    static func isOffered(by item: UINavigationItem) -> Bool {
        item.titleMenuProvider != nil || item.documentProperties != nil || item.renameDelegate != nil
    }

    /// Nil where the app's provider wants none, or nothing is to be chosen.
    static func make(
        for item: UINavigationItem, responder: UIResponder?, rename: @escaping () -> Void,
        share: @escaping (UIViewController) -> Void
    ) -> UIMenu? {
        let suggested = suggestions(item, responder, rename)
        let menu: UIMenu?
        if let provider = item.titleMenuProvider {
            menu = provider(suggested)
        } else {
            menu = UIMenu(children: suggested)
        }
        guard let menu else { return nil }
        guard let properties = item.documentProperties else { return menu.children.isEmpty ? nil : menu }
        let header = UIMenu(options: .displayInline, children: [entry(of: properties, share)])
        return menu.replacingChildren([header] + menu.children)
    }

    private static func entry(
        of properties: UIDocumentProperties, _ share: @escaping (UIViewController) -> Void
    ) -> UIMenuElement {
        let entry = UIAction(
            title: properties.name,
            image: properties.wantsIconRepresentation ? properties.icon ?? UIImage(systemName: "doc") : nil
        ) { _ in
            if let sheet = properties.activityViewControllerProvider?() { share(sheet) }
        }
        entry.subtitle = properties.details
        if properties.activityViewControllerProvider == nil { entry.attributes = .disabled }
        return entry
    }

    /// What somebody in the chain can do, and renaming where the item's delegate is there for it.
    private static func suggestions(
        _ item: UINavigationItem, _ responder: UIResponder?, _ rename: @escaping () -> Void
    ) -> [UIMenuElement] {
        let actions: [(title: String, symbol: String?, selector: String)] = [
            (Word.duplicate.text, "plus.square.on.square", "duplicate:"), (Word.move.text, "folder", "move:"),
            (Word.rename.text, "pencil", "rename:"), ("Export", "square.and.arrow.up", "export:"),
            (Word.print.text, "printer", "print:"),
        ]
        return actions.compactMap { action in
            let image = action.symbol.flatMap { UIImage(systemName: $0) }
            if action.selector == "rename:", item.renameDelegate != nil {
                return UIAction(title: action.title, image: image) { _ in rename() }
            }
            let selector = Selector(action.selector == "print:" ? "printContent:" : action.selector)
            guard responder?.target(forAction: selector, withSender: item) != nil else { return nil }
            return UIAction(title: action.title, image: image) { [weak responder, weak item] _ in
                guard let target = responder?.target(forAction: selector, withSender: item) else { return }
                Above.application.sendAction(selector, to: target, from: item, for: nil)
            }
        }
    }
}
