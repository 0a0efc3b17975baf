import Foundation

/// The environment of an interface: style, size classes, scale, idiom, text size and more.
///
/// Immutable. A trait that a collection does not specify reads as `unspecified` (0 for the scale).
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    package let values: TraitValues

    package init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// A collection that specifies nothing.
    public convenience override init() {
        self.init(values: TraitValues())
    }

    /// Merges collections; where several specify the same trait, the last one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var merged = TraitValues()
        for collection in traitCollections { merged.merge(collection.values) }
        self.init(values: merged)
    }

    /// Merges collections, by the older name of `init(traitsFrom:)`.
    public convenience init(traitsFromCollections traitCollections: [UITraitCollection]) {
        self.init(traitsFrom: traitCollections)
    }

    /// A collection with the traits that the closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: Self.apply(mutations, to: TraitValues()))
    }

    /// The collection of an archive; what it doesn't hold is unspecified, and so are traits that the app defines.
    public required convenience init?(coder: NSCoder) { self.init(values: TraitValues(coder)) }

    /// Writes the system's traits; those that the app defines are left out.
    open func encode(with coder: NSCoder) { values.archive(coder) }

    /// True: collections are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }

    /// The collection itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: The traits

    /// The kind of device: phone or tablet.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Whether the interface is light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Whether the interface lies above the window's own, as a sheet does; some backgrounds are lighter there.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Whether colours are to have more contrast, as the switch under Accessibility says.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// How much room there is in width: compact on phones, regular on tablets and on wide phones in landscape.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// How much room there is in height: compact on phones in landscape, else regular.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Pixels a point: 1, 2 or 3; 0 when unspecified.
    open var displayScale: CGFloat { values.displayScale }
    /// The range of colours that the screen shows.
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The direction in which the interface is read: that of the app's language.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Whether text is to be bolder, as the switch under Accessibility says. UIKit's own fonts stay (DEV-132).
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Whether the screen feels pressure.
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// Whether the window is the one in use.
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    /// The size of the items in a Mac's toolbar.
    open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { values.toolbarItemPresentationSize }
    /// The text size that a person has chosen; `large` on a new device.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// The kind of list that the view is in: that of its cell, header or footer; `none` outside of lists.
    open var listEnvironment: UIListEnvironment { values.listEnvironment }
    /// Whether the scene is being recorded or mirrored: `inactive` on the device, which never is.
    open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }

    /// The value of a system trait or of one that the app defines.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    // MARK: Comparing

    /// Whether every trait that `trait` specifies has the same value here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    /// Whether dynamic colours and images may look different under the two collections.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return values.resolvesColorsDifferently(than: traitCollection.values)
    }

    /// The traits whose values differ between the two collections.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other = traitCollection?.values ?? TraitValues()
        var ids: Set<ObjectIdentifier> = []
        let added = [values, other].flatMap { $0.custom?.values.map(\.definition) ?? [] }
            .filter { ids.insert(ObjectIdentifier($0)).inserted && values.differs($0, from: other) }
        return Self.systemTraits.filter { $0.differs(values, other) }.map { $0 as UITrait } + added
    }

    /// The system's traits that dynamic colours depend on.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
            UITraitAccessibilityContrast.self, UITraitDisplayGamut.self, UITraitActiveAppearance.self,
        ]
    }

    /// The system's traits that images of the asset catalog, and symbols, depend on.
    public class var systemTraitsAffectingImageLookup: [UITrait] { systemTraits.map { $0 as UITrait } }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceIdiom)
        hasher.combine(userInterfaceStyle)
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(displayScale)
        return hasher.finalize()
    }

    // MARK: Deriving

    /// A copy with the changes that the closure makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: Self.apply(mutations, to: values))
    }

    /// A copy in which one trait has another value.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var copy = values
        copy[trait] = value
        return UITraitCollection(values: copy)
    }

    private static func apply(
        _ mutations: (inout any UIMutableTraits) -> Void, to values: TraitValues
    ) -> TraitValues {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        return traits as? TraitValues ?? values
    }

    nonisolated(unsafe) static let systemTraits: [any SystemTrait.Type] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
        UITraitAccessibilityContrast.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitLayoutDirection.self,
        UITraitLegibilityWeight.self, UITraitForceTouchCapability.self, UITraitActiveAppearance.self,
        UITraitToolbarItemPresentationSize.self, UITraitPreferredContentSizeCategory.self,
        UITraitListEnvironment.self, UITraitSceneCaptureState.self,
    ]

    open override var description: String {
        var parts: [String] = []
        func add(_ name: String, _ value: Any, _ isSpecified: Bool) {
            if isSpecified { parts.append("\(name) = \(value)") }
        }
        add("UserInterfaceIdiom", userInterfaceIdiom, userInterfaceIdiom != .unspecified)
        add("UserInterfaceStyle", userInterfaceStyle, userInterfaceStyle != .unspecified)
        add("UserInterfaceLevel", userInterfaceLevel, userInterfaceLevel != .unspecified)
        add("AccessibilityContrast", accessibilityContrast, accessibilityContrast != .unspecified)
        add("HorizontalSizeClass", horizontalSizeClass, horizontalSizeClass != .unspecified)
        add("VerticalSizeClass", verticalSizeClass, verticalSizeClass != .unspecified)
        add("DisplayScale", displayScale, displayScale != 0)
        add("DisplayGamut", displayGamut, displayGamut != .unspecified)
        add("LayoutDirection", layoutDirection, layoutDirection != .unspecified)
        add(
            "PreferredContentSizeCategory", preferredContentSizeCategory.rawValue,
            preferredContentSizeCategory != .unspecified)
        return "<\(type(of: self)); " + parts.joined(separator: ", ") + ">"
    }
}
