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
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { "" }
    public static var affectsColorAppearance: Bool { false }
}

/// Where traits are set: inside `UITraitCollection(mutations:)`, `modifyingTraits(_:)` and a view's overrides.
public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }

    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var displayScale: CGFloat { get set }
    var displayGamut: UIDisplayGamut { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var forceTouchCapability: UIForceTouchCapability { get set }
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

extension TraitValues: UIMutableTraits {
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
protocol SystemTrait<Value>: UITraitDefinition where Value: Equatable {
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { get }
}

extension SystemTrait {
    public static var defaultValue: Value { TraitValues()[keyPath: field] }

    static func read(_ values: TraitValues) -> Any { values[keyPath: field] }

    static func write(_ value: Any, to values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: field] = value }
    }

    static func differs(_ left: TraitValues, _ right: TraitValues) -> Bool {
        left[keyPath: field] != right[keyPath: field]
    }
}

public enum UITraitUserInterfaceIdiom: SystemTrait {
    public typealias Value = UIUserInterfaceIdiom
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.userInterfaceIdiom }
}

public enum UITraitUserInterfaceStyle: SystemTrait {
    public typealias Value = UIUserInterfaceStyle
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.userInterfaceStyle }
}

public enum UITraitUserInterfaceLevel: SystemTrait {
    public typealias Value = UIUserInterfaceLevel
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.userInterfaceLevel }
}

public enum UITraitAccessibilityContrast: SystemTrait {
    public typealias Value = UIAccessibilityContrast
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.accessibilityContrast }
}

public enum UITraitHorizontalSizeClass: SystemTrait {
    public typealias Value = UIUserInterfaceSizeClass
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: SystemTrait {
    public typealias Value = UIUserInterfaceSizeClass
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.verticalSizeClass }
}

public enum UITraitDisplayScale: SystemTrait {
    public typealias Value = CGFloat
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.displayScale }
}

public enum UITraitDisplayGamut: SystemTrait {
    public typealias Value = UIDisplayGamut
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.displayGamut }
}

public enum UITraitLayoutDirection: SystemTrait {
    public typealias Value = UITraitEnvironmentLayoutDirection
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.layoutDirection }
}

public enum UITraitLegibilityWeight: SystemTrait {
    public typealias Value = UILegibilityWeight
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.legibilityWeight }
}

public enum UITraitForceTouchCapability: SystemTrait {
    public typealias Value = UIForceTouchCapability
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.forceTouchCapability }
}

public enum UITraitActiveAppearance: SystemTrait {
    public typealias Value = UIUserInterfaceActiveAppearance
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.activeAppearance }
}

public enum UITraitToolbarItemPresentationSize: SystemTrait {
    public typealias Value = UINSToolbarItemPresentationSize
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.toolbarItemPresentationSize }
}

public enum UITraitPreferredContentSizeCategory: SystemTrait {
    public typealias Value = UIContentSizeCategory
    static var field: WritableKeyPath<TraitValues, Value> & Sendable { \.preferredContentSizeCategory }
}
