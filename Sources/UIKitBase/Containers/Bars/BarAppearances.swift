/// The appearances that an app gives a bar. The bar has copies of its own, and shows a change of one of them at once.
///
/// - From: `UINavigationBar`, `UITabBar`, `UIToolbar`
/// - To: `BarLook`
@MainActor final class BarAppearances<Appearance: UIBarAppearance> {
    private var ownStandard = Appearance(idiom: .unspecified)
    private var ownEdge: Appearance?
    private var ownCompact: Appearance?
    private var ownCompactEdge: Appearance?
    /// The app has set the standard appearance, or changed one that it was given.
    private(set) var isOwn = false
    private let changed: () -> Void

    /// - Parameter changed: the bar looks different from here on.
    init(changed: @escaping () -> Void) {
        self.changed = changed
        watch(ownStandard)
    }

    var standard: Appearance {
        get { ownStandard }
        set {
            isOwn = true
            ownStandard = adopted(newValue)
            changed()
        }
    }
    var edge: Appearance? {
        get { ownEdge }
        set { take(newValue, \.ownEdge) }
    }
    var compact: Appearance? {
        get { ownCompact }
        set { take(newValue, \.ownCompact) }
    }
    var compactEdge: Appearance? {
        get { ownCompactEdge }
        set { take(newValue, \.ownCompactEdge) }
    }

    /// What the bar has behind its contents when it shows `appearance`, one of these or an item's.
    /// - Parameter isEdgeDefault: content ends at the bar, and no appearance is for that.
    func look(_ appearance: Appearance, _ properties: BarLook.Properties, isEdgeDefault: Bool) -> BarLook {
        BarLook(
            appearance, isOwn: isOwn || appearance !== ownStandard, properties: properties,
            isEdgeDefault: isEdgeDefault)
    }

    private func take(
        _ appearance: Appearance?, _ path: ReferenceWritableKeyPath<BarAppearances, Appearance?>
    ) {
        self[keyPath: path] = appearance.map(adopted)
        changed()
    }

    private func adopted(_ appearance: Appearance) -> Appearance {
        let own: Appearance = appearance.copy()
        watch(own)
        return own
    }

    private func watch(_ appearance: Appearance) {
        appearance.changed = { [weak self, weak appearance] in
            guard let self else { return }
            if appearance === self.ownStandard { self.isOwn = true }
            self.changed()
        }
    }
}
