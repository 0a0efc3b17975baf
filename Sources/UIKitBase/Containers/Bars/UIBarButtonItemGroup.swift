import Foundation

/// Bar buttons that belong together. Where a navigation bar has no room for all of them, one button stands for the group.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
    /// Told to the navigation item that shows the group.
    var changed: () -> Void = {}

    /// Makes a group, with a button that stands for it where there is no room, or nil.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
        adopt()
    }

    /// Groups aren't archived with their buttons; a nib makes them anew.
    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
    }

    /// Writes nothing (DEV-216).
    open func encode(with coder: NSCoder) {}

    /// The buttons of the group, in reading order.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            adopt()
            changed()
        }
    }
    /// Without an action of its own it shows a menu of the group's buttons.
    open var representativeItem: UIBarButtonItem? {
        didSet {
            adopt()
            changed()
        }
    }
    /// Whether the group is left out of its bar. False by default.
    open var isHidden = false { didSet { if oldValue != isHidden { changed() } } }
    /// A person can't take the group out of the bar.
    open var alwaysAvailable = false
    /// What stands for the group in a menu; nil, the default, is its buttons one by one.
    open var menuRepresentation: UIMenuElement?
    /// Whether `representativeItem` is shown now instead of the buttons.
    open internal(set) var isDisplayingRepresentativeItem = false

    private func adopt() {
        for item in barButtonItems { item.group = self }
        representativeItem?.group = self
    }

    /// Makes a group that stays in the bar.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let made = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        made.alwaysAvailable = true
        return made
    }

    /// Makes a group that stays in the bar and that a person may move, where bars can be customised (DEV-1257).
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

    /// Makes a group that a person may take out of the bar, where bars can be customised (DEV-1257). One that isn't in the default
    /// customisation is hidden until then.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let made = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        made.isHidden = !isInDefaultCustomization
        return made
    }

    /// The menu of the button that stands for the group.
    func menu(of item: UIBarButtonItem) -> UIMenu? {
        item === representativeItem ? UIMenu(children: menuElements) : nil
    }

    /// What the bar shows of it now.
    var shownItems: [UIBarButtonItem] {
        if isHidden { return [] }
        if isDisplayingRepresentativeItem, let representativeItem { return [representativeItem] }
        return barButtonItems
    }

    /// Its entries in a menu.
    var menuElements: [UIMenuElement] {
        if isHidden { return [] }
        if let menuRepresentation { return [menuRepresentation] }
        return barButtonItems.filter { !$0.isHidden }.compactMap(\.menuElement)
    }
}

extension UIBarButtonItem {
    /// A group of this button alone, which stays in the bar.
    public func creatingFixedGroup() -> UIBarButtonItemGroup {
        let made = UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
        made.alwaysAvailable = true
        return made
    }

    /// A group of this button alone, which a person may move.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        let made = UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
        made.alwaysAvailable = true
        return made
    }

    /// The button as an entry of a menu.
    var menuElement: UIMenuElement? {
        if let menuRepresentation { return menuRepresentation }
        if let menu, primaryAction == nil, action == nil {
            return UIMenu(title: title ?? accessibilityLabel ?? "", image: image, children: menu.children)
        }
        guard let name = title ?? accessibilityLabel ?? primaryAction?.title, customView == nil else { return nil }
        let entry = UIAction(title: name, image: image) { [weak self] _ in self?.trigger(event: nil) }
        if !isEnabled { entry.attributes = .disabled }
        return entry
    }
}
