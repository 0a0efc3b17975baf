import SwiftData
import SwiftUI

/// The objects that a descriptor finds in the environment's context; the view is made anew when they change.
@propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    @Environment(\.modelContext) private var context
    @State private var results: QueryResults<Element>
    /// What this value of the view asks for, which may be another thing than before.
    private let question: QueryResults<Element>.Question

    init(_ question: QueryResults<Element>.Question) {
        self.question = question
        _results = State(initialValue: QueryResults<Element>())
    }

    /// The objects that were found.
    public var wrappedValue: Result { results.models as! Result }
    /// The context that they were found in.
    public var modelContext: ModelContext { context }
    /// Why the last fetch found nothing; nil where it went well.
    public var fetchError: (any Error)? { results.failure }

    public mutating func update() { results.use(context, question) }
}

extension Query where Result == [Element] {
    /// All objects of a class.
    public init() { self.init(.init(FetchDescriptor())) }

    /// The objects that a descriptor finds.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(.init(descriptor, animation))
    }
    /// The same, whose changes are shown as a transaction says.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(.init(descriptor, transaction?.animation))
    }

    /// The objects that a predicate finds, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) { self.init(.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation)) }
    /// The same, whose changes are shown as a transaction says.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) { self.init(.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction?.animation)) }

    /// The objects that a predicate finds, by one of their values.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) { self.init(filter, [SortDescriptor(keyPath, order: order)], animation) }
    /// The same, whose changes are shown as a transaction says.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) { self.init(filter, [SortDescriptor(keyPath, order: order)], transaction?.animation) }

    /// The objects that a predicate finds, by one of their values, those without one first.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) { self.init(filter, [SortDescriptor(keyPath, order: order)], animation) }
    /// The same, whose changes are shown as a transaction says.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) { self.init(filter, [SortDescriptor(keyPath, order: order)], transaction?.animation) }

    private init(
        _ filter: Predicate<Element>?, _ order: [SortDescriptor<Element>], _ animation: Animation?
    ) { self.init(.init(FetchDescriptor(predicate: filter, sortBy: order), animation)) }
}
