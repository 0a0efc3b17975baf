import Foundation

/// A state of a store that a context reads, whatever others save meanwhile. Kept: a context reads what the store has now (DEV-1455).
open class NSQueryGenerationToken: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// Stands for the state that a context's next read finds.
    open class var current: NSQueryGenerationToken { shared }
    private static let shared = NSQueryGenerationToken()
    open class var supportsSecureCoding: Bool { true }

    override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    /// Itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSManagedObjectContext {
    /// The state that the context reads; nil, to begin with: each read finds the store's newest.
    public var queryGenerationToken: NSQueryGenerationToken? { generation }

    /// Says which state the context reads from its next one on; nil: the newest at each read. A child reads what its parent does.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws { self.generation = generation }
}
/// The key of a context's state in what its notifications say.
public let NSManagedObjectContextQueryGenerationKey = "NSManagedObjectContextQueryGenerationKey"
