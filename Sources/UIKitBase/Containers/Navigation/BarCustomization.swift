import Foundation

/// The optional groups of a navigation item that a person has in the bar: chosen in the overflow button's menu, and kept by the item's name.
///
/// - From: `UINavigationItem`, `NavigationBarContent`
/// - To: `UserDefaults`
@MainActor enum BarCustomization {
    private static func key(_ identifier: String) -> String { "UINavigationItem.customization." + identifier }

    private static func optionalGroups(of item: UINavigationItem) -> [UIBarButtonItemGroup] {
        item.centerItemGroups.filter { $0.optionalIdentifier != nil }
    }

    /// Gives the groups what was kept of them; else they are as the app has them.
    static func restoreGroups(of item: UINavigationItem) {
        let groups = optionalGroups(of: item)
        guard !groups.isEmpty else { return }
        let kept = item.customizationIdentifier.flatMap { UserDefaults.standard.dictionary(forKey: key($0)) } ?? [:]
        for group in groups {
            group.isInBar = group.optionalIdentifier.flatMap { kept[$0] as? Bool } ?? group.isInDefaultBar
        }
    }

    /// The part of the overflow menu in which groups are taken out and put back; nil where nobody may.
    static func makeMenu(for item: UINavigationItem) -> UIMenu? {
        let groups = optionalGroups(of: item)
        guard item.customizationIdentifier != nil, !groups.isEmpty else { return nil }
        let entries = groups.map { group in
            UIAction(title: group.shownName, state: group.isInBar ? .on : .off) { [weak item, weak group] _ in
                guard let item, let group else { return }
                setGroup(group, isInBar: !group.isInBar, of: item)
            }
        }
        return UIMenu(
            title: Word.customizeToolbar.text, image: UIImage(systemName: "wrench.and.screwdriver"), children: entries)
    }

    private static func setGroup(_ group: UIBarButtonItemGroup, isInBar: Bool, of item: UINavigationItem) {
        guard let name = item.customizationIdentifier, let identifier = group.optionalIdentifier else { return }
        var kept = UserDefaults.standard.dictionary(forKey: key(name)) ?? [:]
        kept[identifier] = isInBar
        UserDefaults.standard.set(kept, forKey: key(name))
        group.isInBar = isInBar
    }
}
