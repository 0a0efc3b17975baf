import Foundation
import PorticoFoundation

/// A query that finds values of the app's by their properties. Only the Shortcuts app asks so, which isn't here (DEV-1211); the app may.
public protocol EntityPropertyQuery: EntityQuery {
    typealias Property = EntityQueryProperty
    typealias ComparatorMode = EntityQueryComparatorMode
    typealias Sort = EntityQuerySort
    typealias SortableBy = EntityQuerySortableByProperty<Entity>
    typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    typealias SortingOptions = EntityQuerySortingOptions<Entity>

    /// What a comparison is for the app, such as a predicate.
    associatedtype ComparatorMappingType
    /// The properties that values are found by.
    static var properties: QueryProperties { get }
    /// The properties that values are sorted by.
    static var sortingOptions: SortingOptions { get }
    /// The values that match one or all of the comparisons.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
        limit: Int?
    ) async throws -> Result
}

/// Whether all comparisons have to hold, or one.
public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

/// A property that values are sorted by, and how.
public struct EntityQuerySort<Entity: AppEntity> {
    /// From the least on, or from the greatest.
    public enum Ordering: Hashable, Sendable { case ascending, descending }
    /// The property.
    public let by: PartialKeyPath<Entity>
    /// The direction of the order.
    public let order: Ordering

    package init(by: PartialKeyPath<Entity>, order: Ordering) { (self.by, self.order) = (by, order) }
}

/// A property that values can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
    let keyPath: PartialKeyPath<Entity>
    /// A property of the values.
    public init<Property>(_ keyPath: KeyPath<Entity, Property>) { self.keyPath = keyPath }
}

/// The properties that values can be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity> {
    private let all: [EntityQuerySortableByProperty<Entity>]
    /// None.
    public init() { all = [] }
    /// Those of a closure.
    public init(@EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]) {
        all = content()
    }
    /// One of them.
    public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { all[index] }
}

/// Makes a list of properties out of the statements of a closure.
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    public static func buildExpression(
        _ expression: EntityQuerySortableByProperty<Entity>
    ) -> EntityQuerySortableByProperty<Entity> { expression }
    public static func buildBlock(
        _ components: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] { components }
}

/// A property that values are found by, whatever its type.
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    init() {}
}

/// The properties that values are found by.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType> {
    private let all: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
    /// Those of a closure.
    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () ->
            [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
    ) { all = properties() }
    /// One of them.
    public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { all[index] }
}

/// Makes a list of properties out of the statements of a closure.
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    public typealias Declaration = EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
    public static func buildExpression(_ expression: Declaration) -> Declaration { expression }
    public static func buildExpression<Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable>(
        _ expression: EntityQueryProperty<Entity, Entity, Property, PropertyType, ComparatorMappingType>
    ) -> Declaration { expression }
    public static func buildBlock(_ components: Declaration...) -> [Declaration] { components }
}

/// A property that values are found by, with the comparisons that it allows.
public final class EntityQueryProperty<
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
    PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    public typealias QueryComparators = [AnyEntityQueryComparator<
        Entity, Subject, Property, PropertyType, ComparatorMappingType
    >]
    let keyPath: KeyPath<Subject, Property>
    package let comparators: QueryComparators

    /// A property of the values.
    public init(
        _ keyPath: KeyPath<Subject, Property>,
        @EntityQueryComparatorsBuilder<Entity, Entity, Property, PropertyType, ComparatorMappingType> comparators: () ->
            QueryComparators
    ) where Entity == Subject {
        (self.keyPath, self.comparators) = (keyPath, comparators())
        super.init()
    }
    /// A property of a value that belongs to the values.
    public init(
        _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
        @EntityQueryComparatorsBuilder<Entity, Subject, Property, PropertyType, ComparatorMappingType>
        comparators: () -> QueryComparators
    ) {
        (self.keyPath, self.comparators) = (keyPath, comparators())
        super.init()
    }
}
