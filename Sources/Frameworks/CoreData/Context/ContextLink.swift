import Synchronization

/// What a context's objects share: the way to the context, and the number of its event.
///
/// Numbers are never used twice in a process, so that an object that changes contexts has none of the new one's.
final class ContextLink {
    weak var context: NSManagedObjectContext?
    @exclusivity(unchecked) private(set) var eventNumber: Int
    private static let count = Atomic<Int>(0)

    init() { eventNumber = Self.nextNumber() }

    /// The next change of each object is its first again.
    func beginEvent() { eventNumber = Self.nextNumber() }

    private static func nextNumber() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
}
