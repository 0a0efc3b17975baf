import CoreData
import Observation
import SwiftData
import SwiftUI

/// The objects of a query, fetched anew when the context has changed one of their kind, and when the query asks for something else. On the
/// main thread, as views are.
///
/// - From: `Query`, each time that its view is made anew
/// - To: the context, whose changes it hears
@Observable final class QueryResults<Element: PersistentModel>: @unchecked Sendable {
    /// What a view asks for.
    struct Question {
        let descriptor: FetchDescriptor<Element>
        let animation: Animation?
        /// Tells one question from another: predicates and orders have no equality of their own.
        let text: String

        init(_ descriptor: FetchDescriptor<Element>, _ animation: Animation? = nil) {
            (self.descriptor, self.animation) = (descriptor, animation)
            let predicate = descriptor.predicate.map { QuestionText.of($0.expression) } ?? ""
            let order = descriptor.sortBy.map { QuestionText.of($0) }.joined(separator: ",")
            text = "\(predicate)|\(order)|\(descriptor.fetchLimit ?? -1)|\(descriptor.fetchOffset ?? 0)"
        }
    }

    /// Changes are told by this count alone: what a view finds while it is made anew is no news to it.
    private var changes = 0
    @ObservationIgnored private var found: [Element] = []
    @ObservationIgnored private(set) var failure: (any Error)?
    @ObservationIgnored private var question: Question?
    @ObservationIgnored private weak var context: ModelContext?
    @ObservationIgnored private var observers: [any NSObjectProtocol] = []

    var models: [Element] {
        _ = changes
        return found
    }

    /// Finds the objects of a question in a context, if either is another one than before.
    func use(_ context: ModelContext, _ question: Question) {
        let isNew = self.context !== context
        guard isNew || self.question?.text != question.text else { return }
        (self.context, self.question) = (context, question)
        fetch()
        if isNew { listen(to: context) }
    }

    private func listen(to context: ModelContext) {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        let changed = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context.managed, queue: nil
        ) { [weak self] note in
            let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey, NSRefreshedObjectsKey]
            let names = keys.flatMap { note.userInfo?[$0] as? Set<NSManagedObject> ?? [] }.compactMap(\.entity.name)
            let isAll = note.userInfo?[NSInvalidatedAllObjectsKey] != nil
            let kinds = Set(names)
            // A context of another thread can't be a view's.
            guard Thread.isMainThread else { return }
            self?.hear(kinds, isAll)
        }
        observers = [changed]
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    /// A predicate may look at related objects, so those count, too.
    private func hear(_ kinds: Set<String>, _ isAll: Bool) {
        guard isAll || !kinds.isEmpty else { return }
        let isMine =
            isAll || question?.descriptor.predicate != nil
            || kinds.contains(Schema.entityName(for: Element.self)) || !(question?.descriptor.sortBy.isEmpty ?? true)
        guard isMine else { return }
        let before = found
        fetch()
        guard before != found else { return }
        func tell() { changes += 1 }
        guard let animation = question?.animation else { return tell() }
        MainActor.assumeIsolated { withAnimation(animation) { tell() } }
    }

    private func fetch() {
        guard let context, let question else { return }
        do {
            (found, failure) = (try context.fetch(question.descriptor), nil)
        } catch {
            (found, failure) = ([], error)
        }
    }
}

/// A value as a text that differs where its parts do.
private enum QuestionText {
    static func of(_ value: Any, _ depth: Int = 0) -> String {
        if let path = value as? AnyKeyPath { return "\(path.hashValue)" }
        if let model = value as? any PersistentModel { return "\(model.persistentModelID)" }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class || mirror.children.isEmpty || depth > 40 {
            return "\(type(of: value)):\(value)"
        }
        let parts = mirror.children.map { "\($0.label ?? ""):\(of($0.value, depth + 1))" }
        return "\(type(of: value))(\(parts.joined(separator: ",")))"
    }
}
