import CoreData
import SwiftUI

/// The objects of a request in the environment's context, in sections by what they have in common.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @StateObject private var results: FetchedObjects<Result>
    private let section: KeyPath<Result, SectionIdentifier>

    /// The objects that a request finds, in sections by a value.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        section = sectionIdentifier
        _results = StateObject(wrappedValue: FetchedObjects(fetchRequest, [], animation))
    }

    /// The same, whose changes are shown as a transaction says.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        transaction: Transaction
    ) {
        self.init(
            fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier, animation: transaction.animation)
    }

    /// The objects of an entity, in sections by a value. The first order has to be by it.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
        self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
    }

    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(results: results, section: section)
    }

    public mutating func update() { results.use(context) }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// The objects of a class's entity, in sections by a value. The first order has to be by it.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(Self.request(predicate, sortDescriptors), [], sectionIdentifier, animation)
    }

    /// The same in an order of Swift's.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(Self.request(predicate, []), sortDescriptors, sectionIdentifier, animation)
    }

    private init(
        _ request: @autoclosure @escaping () -> NSFetchRequest<Result>, _ order: [SortDescriptor<Result>],
        _ section: KeyPath<Result, SectionIdentifier>, _ animation: Animation?
    ) {
        self.section = section
        // The model is loaded by the time that the view is shown.
        _results = StateObject(wrappedValue: FetchedObjects(request(), order, animation))
    }

    private static func request(_ predicate: NSPredicate?, _ order: [NSSortDescriptor]) -> NSFetchRequest<Result> {
        let request = NSFetchRequest<Result>()
        request.entity = Result.entity()
        (request.sortDescriptors, request.predicate) = (order, predicate)
        return request
    }
}

/// The sections of the objects that a request has found.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// Objects that have a value in common.
    public struct Section: Identifiable, RandomAccessCollection {
        /// What they have in common.
        public let id: SectionIdentifier
        fileprivate var objects: [Result]

        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(position: Int) -> Result { objects[position] }
    }

    private let results: FetchedObjects<Result>
    private let sections: [Section]

    init(results: FetchedObjects<Result>, section: KeyPath<Result, SectionIdentifier>) {
        self.results = results
        var sections: [Section] = []
        for object in results.objects {
            let value = object[keyPath: section]
            if sections.last?.id == value {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(Section(id: value, objects: [object]))
            }
        }
        self.sections = sections
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }

    /// Which objects; nil: all.
    @MainActor public var nsPredicate: NSPredicate? {
        get { results.predicate }
        nonmutating set { results.predicate = newValue }
    }
    /// The order.
    @MainActor public var nsSortDescriptors: [NSSortDescriptor] {
        get { results.descriptors }
        nonmutating set { results.descriptors = newValue }
    }
}
