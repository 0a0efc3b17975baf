import Foundation

/// A comparison of a property with what a person enters: it gives what it is for the app.
public class EntityQueryComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType, ComparatorMappingType
> {
    let transform: (InputType) -> ComparatorMappingType
    init(_ transform: @escaping (InputType) -> ComparatorMappingType) { self.transform = transform }
}

/// A comparison, whatever it compares with.
public struct AnyEntityQueryComparator<
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
    PropertyType: _IntentValue & Sendable, ComparatorMappingType
> {
    /// Gives what the comparison is for the app; nil for a value of another type.
    package let map: (Any) -> ComparatorMappingType?
}

/// Makes a list of comparisons out of the statements of a closure.
@resultBuilder
public enum EntityQueryComparatorsBuilder<
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
    PropertyType: _IntentValue & Sendable, ComparatorMappingType
> {
    public typealias Comparator = AnyEntityQueryComparator<
        Entity, Subject, Property, PropertyType, ComparatorMappingType
    >
    public static func buildExpression(
        _ expression: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
    ) -> Comparator { Comparator { ($0 as? PropertyType.UnwrappedType).map(expression.transform) } }
    public static func buildExpression<InputType>(
        _ expression: ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>
    ) -> Comparator { Comparator { ($0 as? InputType).map(expression.transform) } }
    public static func buildExpression(
        _ expression: IsBetweenComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
    ) -> Comparator where PropertyType.UnwrappedType: Comparable {
        Comparator { ($0 as? (PropertyType.UnwrappedType, PropertyType.UnwrappedType)).map(expression.transform) }
    }
    public static func buildBlock(_ components: Comparator...) -> [Comparator] { components }
}

/// The property equals the value.
public final class EqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType> {
    /// - Parameter mappingTransform: What the comparison with a value is for the app.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(mappingTransform)
    }
}

/// The property is another than the value.
public final class NotEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Equatable & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType> {
    /// - Parameter mappingTransform: What the comparison with a value is for the app.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(mappingTransform)
    }
}

/// The property contains the value.
public final class ContainsComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
    /// - Parameter mappingTransform: What the comparison with a text is for the app.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType == String, InputType == String { super.init(mappingTransform) }
    /// - Parameter mappingTransform: What the comparison with a text is for the app.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType == String?, InputType == String { super.init(mappingTransform) }
    /// - Parameter mappingTransform: What the comparison with an element is for the app.
    public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
    where PropertyType == [InputType], InputType: Equatable { super.init(mappingTransform) }
}

/// The text begins with the value.
public final class HasPrefixComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType == String {
    /// - Parameter mappingTransform: What the comparison with a text is for the app.
    public init(mappingTransform: @escaping (String) -> ComparatorMappingType) { super.init(mappingTransform) }
}

/// The text ends with the value.
public final class HasSuffixComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType == String {
    /// - Parameter mappingTransform: What the comparison with a text is for the app.
    public init(mappingTransform: @escaping (String) -> ComparatorMappingType) { super.init(mappingTransform) }
}

/// The property is less than the value.
public final class LessThanComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    /// - Parameter mappingTransform: What the comparison with a value is for the app.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(mappingTransform)
    }
}

/// The property isn't greater than the value.
public final class LessThanOrEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    /// - Parameter mappingTransform: What the comparison with a value is for the app.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(mappingTransform)
    }
}

/// The property is greater than the value.
public final class GreaterThanComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    /// - Parameter mappingTransform: What the comparison with a value is for the app.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(mappingTransform)
    }
}

/// The property isn't less than the value.
public final class GreaterThanOrEqualToComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
    /// - Parameter mappingTransform: What the comparison with a value is for the app.
    public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
        super.init(mappingTransform)
    }
}

/// The property lies between two values.
public final class IsBetweenComparator<
    Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable, InputType: Comparable,
    ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, (InputType, InputType), ComparatorMappingType> {
    /// - Parameter mappingTransform: What the comparison with the least and the greatest value is for the app.
    public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType)
    where InputType == PropertyType.UnwrappedType { super.init { mappingTransform($0.0, $0.1) } }
}
