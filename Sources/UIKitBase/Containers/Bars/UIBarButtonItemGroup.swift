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

    /// The name by which a person's choice is kept, of a group that may be taken out.
    private(set) final var optionalIdentifier: String?
    /// Whether the group is in a bar that nobody has rearranged.
    private(set) final var isInDefaultBar = true
    /// Whether a person has it in the bar.
    final var isInBar = true { didSet { if oldValue != isInBar { changed() } } }
    /// The name under which it is taken out and put back.
    final var shownName: String {
        let items = [representativeItem].compactMap { $0 } + barButtonItems
        return items.lazy.compactMap { $0.title ?? $0.accessibilityLabel ?? $0.primaryAction?.title }.first ?? ""
    }

    private func adopt() {
        for item in barButtonItems { item.group = self }
        representativeItem?.group = self
    }

    // MARK: Groups by how people may rearrange them

    /// A group that stays where it is in its bar.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
        -> UIBarButtonItemGroup
    {
        let made = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        made.alwaysAvailable = true
        return made
    }

    /// A group that a person may move within its bar, and not take out. Nobody moves one here (DEV-1314).
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }

    /// A group that a person may take out of its bar and put back, where the item has a `customizationIdentifier`.
    ///
    /// - Parameter isInDefaultCustomization: whether the bar has the group before anybody has rearranged it.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let made = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        (made.optionalIdentifier, made.isInDefaultBar) = (customizationIdentifier, isInDefaultCustomization)
        made.isInBar = isInDefaultCustomization
        return made
    }

    /// The menu of the button that stands for the group.
    final func menu(of item: UIBarButtonItem) -> UIMenu? {
        item === representativeItem ? UIMenu(children: menuElements) : nil
    }

    /// What the bar shows of it now.
    final var shownItems: [UIBarButtonItem] {
        if isHidden || !isInBar { return [] }
        if isDisplayingRepresentativeItem, let representativeItem { return [representativeItem] }
        return barButtonItems
    }

    /// Its entries in a menu.
    final var menuElements: [UIMenuElement] {
        if isHidden || !isInBar { return [] }
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

    /// A group of this button alone, which a person may take out of its bar.
    public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool)
        -> UIBarButtonItemGroup
    {
        UIBarButtonItemGroup.optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
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
