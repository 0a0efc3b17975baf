import Foundation

/// A trait type, as it is passed to registration and listed by `changedTraits(from:)`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system, or one that an app adds: conform a type to it and store values in a trait collection.
public protocol UITraitDefinition<Value> {
    /// What a collection stores for this trait.
    associatedtype Value

    /// What reads as the value when a collection does not specify the trait.
    static var defaultValue: Value { get }
    /// A name for printing. The type's name unless given.
    static var name: String { get }
    /// A stable name in reverse-domain form. Empty unless given.
    static var identifier: String { get }
    /// Whether dynamic colours may depend on the trait. `false` unless given.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's own name, where a trait gives none.
    public static var name: String { String(describing: Self.self) }
    /// Empty, where a trait gives none.
    public static var identifier: String { "" }
    /// False, where a trait says nothing: dynamic colours don't look at it.
    public static var affectsColorAppearance: Bool { false }
}

/// Where traits are set: inside `UITraitCollection(mutations:)`, `modifyingTraits(_:)` and a view's overrides.
public protocol UIMutableTraits {
    /// The value of a system trait or of one that the app defines; the trait's default where it isn't specified.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }

    /// The kind of device; `unspecified` where it isn't set.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Light or dark; `unspecified` where it isn't set.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Whether the interface lies above the window's own; `unspecified` where it isn't set.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// Whether colours are to have more contrast; `unspecified` where it isn't set.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// How much room there is in width; `unspecified` where it isn't set.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How much room there is in height; `unspecified` where it isn't set.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Pixels a point; 0 where it isn't set.
    var displayScale: CGFloat { get set }
    /// The range of colours that the screen shows; `unspecified` where it isn't set.
    var displayGamut: UIDisplayGamut { get set }
    /// The direction in which the interface is read; `unspecified` where it isn't set.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Whether text is to be bolder; `unspecified` where it isn't set.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Whether the screen feels pressure; `unknown` where it isn't set.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// Whether the window is the one in use; `unspecified` where it isn't set.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    /// The size of a Mac's toolbar items; `unspecified` where it isn't set.
    var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { get set }
    /// The text size that a person has chosen; `unspecified` where it isn't set.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The kind of list around the view; `unspecified` where it isn't set.
    var listEnvironment: UIListEnvironment { get set }
    /// Whether the scene is being recorded; `unspecified` where it isn't set.
    var sceneCaptureState: UISceneCaptureState { get set }
}

extension TraitValues: UIMutableTraits {
    /// The value of a trait; its default where nothing specifies it. An app's own traits are kept beside the system's.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let system = trait as? any SystemTrait.Type, let value = system.read(self) as? T.Value { return value }
            return custom?[ObjectIdentifier(trait)]?.value as? T.Value ?? trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type { return system.write(newValue, to: &self) }
            let id = ObjectIdentifier(trait)
            custom = custom ?? [:]
            custom?[id] = CustomTrait(
                trait: id, definition: trait, value: newValue, affectsColorAppearance: trait.affectsColorAppearance)
        }
    }
}

/// A trait with a field of its own in `TraitValues`.
package protocol SystemTrait<Value>: UITraitDefinition where Value: Equatable {
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { get }
}

extension SystemTrait {
    /// What the trait is where no collection specifies it: `unspecified`, `unknown` or 0.
    public static var defaultValue: Value { TraitValues()[keyPath: field] }

    static func read(_ values: TraitValues) -> Any { values[keyPath: field] }

    static func write(_ value: Any, to values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: field] = value }
    }

    package static func differs(_ left: TraitValues, _ right: TraitValues) -> Bool {
        left[keyPath: field] != right[keyPath: field]
    }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    /// A phone or a tablet, or nothing said.
    public typealias Value = UIUserInterfaceIdiom
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.userInterfaceIdiom }
}

/// Whether the interface is light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
    /// Light, dark, or nothing said.
    public typealias Value = UIUserInterfaceStyle
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.userInterfaceStyle }
}

/// Whether the interface lies above the window's own, as a sheet does.
public enum UITraitUserInterfaceLevel: SystemTrait {
    /// Base, elevated, or nothing said.
    public typealias Value = UIUserInterfaceLevel
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.userInterfaceLevel }
}

/// Whether colours are to have more contrast.
public enum UITraitAccessibilityContrast: SystemTrait {
    /// Normal, high, or nothing said.
    public typealias Value = UIAccessibilityContrast
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.accessibilityContrast }
}

/// How much room the interface has in width.
public enum UITraitHorizontalSizeClass: SystemTrait {
    /// Compact, regular, or nothing said.
    public typealias Value = UIUserInterfaceSizeClass
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.horizontalSizeClass }
}

/// How much room the interface has in height.
public enum UITraitVerticalSizeClass: SystemTrait {
    /// Compact, regular, or nothing said.
    public typealias Value = UIUserInterfaceSizeClass
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.verticalSizeClass }
}

/// How many pixels a point has.
public enum UITraitDisplayScale: SystemTrait {
    /// Pixels a point; 0 says nothing.
    public typealias Value = CGFloat
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.displayScale }
}

/// The range of colours that the screen shows.
public enum UITraitDisplayGamut: SystemTrait {
    /// sRGB, P3, or nothing said.
    public typealias Value = UIDisplayGamut
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.displayGamut }
}

/// The direction in which the interface is read.
public enum UITraitLayoutDirection: SystemTrait {
    /// Left to right, right to left, or nothing said.
    public typealias Value = UITraitEnvironmentLayoutDirection
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.layoutDirection }
}

/// Whether text is to be bolder than usual.
public enum UITraitLegibilityWeight: SystemTrait {
    /// Regular, bold, or nothing said.
    public typealias Value = UILegibilityWeight
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.legibilityWeight }
}

/// Whether the screen feels pressure.
public enum UITraitForceTouchCapability: SystemTrait {
    /// Available, not available, or unknown.
    public typealias Value = UIForceTouchCapability
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.forceTouchCapability }
}

/// Whether the window is the one in use.
public enum UITraitActiveAppearance: SystemTrait {
    /// Active, inactive, or nothing said.
    public typealias Value = UIUserInterfaceActiveAppearance
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.activeAppearance }
}

/// The size of the items in a Mac's toolbar.
public enum UITraitToolbarItemPresentationSize: SystemTrait {
    /// Small, regular, or nothing said.
    public typealias Value = UINSToolbarItemPresentationSize
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.toolbarItemPresentationSize }
}

/// The text size that a person has chosen.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    /// One of the twelve sizes, or nothing said.
    public typealias Value = UIContentSizeCategory
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.preferredContentSizeCategory }
}

/// The kind of list around a view.
public enum UITraitListEnvironment: SystemTrait {
    /// One of the five kinds of lists, none, or nothing said.
    public typealias Value = UIListEnvironment
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.listEnvironment }
}

/// Whether the scene is being recorded.
public enum UITraitSceneCaptureState: SystemTrait {
    /// Active, inactive, or nothing said.
    public typealias Value = UISceneCaptureState
    package static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.sceneCaptureState }
}
