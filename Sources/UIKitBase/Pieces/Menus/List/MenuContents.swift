import CoreGraphics
import Foundation

/// What a list of a menu shows: its entries with sections spread out, what is hidden left out, and commands as they are now.
///
/// - From: `MenuList`
@MainActor struct MenuContents {
    enum Layout: Equatable {
        case rows
        /// This many side by side.
        case tiles(Int, showsTitles: Bool)
        case palette
    }

    struct Item {
        var element: UIMenuElement
        /// Who performs a command.
        var target: UIResponder?
        /// Those of which only one is on.
        var rivals: [any UIMenuLeaf]?
        /// The lines of its title and of its subtitle; 0 leaves it to the system.
        var titleLines = 0
    }

    struct Section {
        var title = ""
        var layout = Layout.rows
        var items: [Item] = []
    }

    /// Above all of it.
    let title: String
    private(set) var sections: [Section] = []
    private let responder: UIResponder?
    private let loaded: (UIDeferredMenuElement) -> [UIMenuElement]?

    /// - Parameters:
    ///   - isReversed: The first entry is the lowest: a menu above what it belongs to.
    ///   - loaded: The entries of a deferred element, nil while they are on the way.
    init(
        _ menu: UIMenu, responder: UIResponder?, isReversed: Bool,
        loaded: @escaping (UIDeferredMenuElement) -> [UIMenuElement]?
    ) {
        title = menu.title
        self.responder = responder
        self.loaded = loaded
        add(menu, rivals: nil, isRoot: true)
        sections.removeAll { $0.items.isEmpty }
        if isReversed {
            sections.reverse()
            for index in sections.indices where sections[index].layout == .rows { sections[index].items.reverse() }
        }
    }

    /// - Parameter outerTitle: The title of the menu around, whose first entry this menu is: it stands above what is shown first.
    private mutating func add(
        _ menu: UIMenu, rivals: [any UIMenuLeaf]?, isRoot: Bool = false, outerTitle: String = "", outerLines: Int = 0
    ) {
        let titleLines = menu.displayPreferences?.maximumNumberOfTitleLines ?? outerLines
        let rivals = rivals ?? (menu.options.contains(.singleSelection) ? menu.leaves : nil)
        let layout = Self.layout(of: menu)
        var title = isRoot || menu.title.isEmpty ? outerTitle : menu.title
        sections.append(Section(title: title, layout: layout))
        var isOpen = true
        for element in expanded(menu.children) {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                add(inner, rivals: rivals, outerTitle: title, outerLines: titleLines)
                title = ""
                isOpen = false
                continue
            }
            guard var item = item(element, rivals) else { continue }
            item.titleLines = titleLines
            title = ""
            if !isOpen {
                sections.append(Section(layout: layout))
                isOpen = true
            }
            sections[sections.count - 1].items.append(item)
        }
    }

    private func expanded(_ children: [UIMenuElement]) -> [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            guard let deferred = child as? UIDeferredMenuElement, let elements = loaded(deferred) else {
                return [child]
            }
            return expanded(elements)
        }
    }

    private func item(_ element: UIMenuElement, _ rivals: [any UIMenuLeaf]?) -> Item? {
        if let command = element as? UICommand {
            guard let (present, target) = MenuValidation.validated(command, from: responder) else { return nil }
            return Item(element: present, target: target, rivals: rivals)
        }
        if let leaf = element as? any UIMenuLeaf, leaf.attributes.contains(.hidden) { return nil }
        return Item(element: element, target: nil, rivals: rivals)
    }

    private static func layout(of menu: UIMenu) -> Layout {
        if menu.options.contains(.displayAsPalette) { return .palette }
        return switch menu.preferredElementSize {
        case .small: .tiles(4, showsTitles: false)
        case .medium: .tiles(3, showsTitles: true)
        case .large, .automatic: .rows
        }
    }
}

extension UIMenu {
    /// The actions and commands of this menu and its sections.
    var leaves: [any UIMenuLeaf] {
        children.flatMap { child -> [any UIMenuLeaf] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.leaves : [] }
            return (child as? any UIMenuLeaf).map { [$0] } ?? []
        }
    }
}
