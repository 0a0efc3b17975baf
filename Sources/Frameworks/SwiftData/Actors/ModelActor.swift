import Foundation

/// An actor with a context of its own: `@ModelActor` makes one of an actor.
public protocol ModelActor: Actor {
    /// The container whose objects it works with.
    nonisolated var modelContainer: ModelContainer { get }
    /// Runs the actor's work, one piece after the other.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        guard let executor = modelExecutor as? any SerialModelExecutor else {
            return MainActor.sharedUnownedExecutor
        }
        return executor.asUnownedSerialExecutor()
    }
    /// The actor's context.
    public var modelContext: ModelContext { modelExecutor.modelContext }
    /// The object of this name, in the actor's context.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.resolve(id.box) == nil ? nil : modelContext.model(for: id) as? T
    }
}

/// What an actor's work with a context runs on.
public protocol ModelExecutor: AnyObject, Executor {
    /// The context.
    var modelContext: ModelContext { get }
}

/// An executor that runs one piece of work after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs an actor's work on a queue of its own.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "SwiftData.ModelActor")

    /// An executor for a context, which nobody else may use.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
