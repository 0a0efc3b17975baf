import CoreData
import PorticoCombine
import SwiftUI

/// The objects of a request, found anew when the context has changed one of their kind. On the main thread, as views are.
///
/// - From: `FetchRequest`, `SectionedFetchRequest`
/// - To: the context, whose changes it hears
final class FetchedObjects<Result: NSFetchRequestResult>: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    private(set) var objects: [Result] = []
    private let request: NSFetchRequest<Result>
    private let animation: Animation?
    /// Orders that Swift's own descriptors say, which the store can't.
    var order: [SortDescriptor<Result>] { didSet { reload() } }
    private weak var context: NSManagedObjectContext?
    private var observer: AnyCancellable?

    init(_ request: NSFetchRequest<Result>, _ order: [SortDescriptor<Result>], _ animation: Animation?) {
        (self.request, self.order, self.animation) = (request, order, animation)
    }

    var predicate: NSPredicate? {
        get { request.predicate }
        set {
            request.predicate = newValue
            reload()
        }
    }

    var descriptors: [NSSortDescriptor] {
        get { request.sortDescriptors ?? [] }
        set {
            request.sortDescriptors = newValue
            reload()
        }
    }

    /// Finds the objects in a context, if it is another one than before.
    func use(_ context: NSManagedObjectContext) {
        guard self.context !== context else { return }
        self.context = context
        fetch()
        observer = NotificationCenter.default.publisher(
            for: NSManagedObjectContext.didChangeObjectsNotification, object: context
        ).sink { [weak self] note in
            self?.hear(note)
        }
    }

    private func hear(_ note: Notification) {
        let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey, NSRefreshedObjectsKey]
        let changed = keys.compactMap { note.userInfo?[$0] as? Set<NSManagedObject> }
        let isMine = changed.contains { $0.contains { concerns($0) } }
        if isMine || note.userInfo?[NSInvalidatedAllObjectsKey] != nil { reload() }
    }

    private func concerns(_ object: NSManagedObject) -> Bool {
        guard let name = request.entityName ?? request.entity?.name else { return true }
        var entity: NSEntityDescription? = object.entity
        while let one = entity {
            if one.name == name { return true }
            entity = one.superentity
        }
        return false
    }

    private func reload() {
        guard context != nil else { return }
        func change() {
            objectWillChange.send()
            fetch()
        }
        guard let animation else { return change() }
        MainActor.assumeIsolated { withAnimation(animation) { change() } }
    }

    private func fetch() {
        guard let context, context.persistentStoreCoordinator != nil || context.parent != nil else {
            return objects = []
        }
        let found = (try? context.fetch(request)) ?? []
        objects = order.isEmpty ? found : found.sorted(using: order)
    }
}
