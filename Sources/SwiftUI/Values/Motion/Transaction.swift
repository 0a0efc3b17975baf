import Foundation

/// What goes along with one change of state: above all, how it is animated.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    /// What waits for the animations of this change.
    package private(set) var completions: [AnimationCompletion] = []

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// The animation of what changes; nil changes at once.
    public var animation: Animation?

    /// Whether views' own animations (`animation(_:value:)`) are left out.
    public var disablesAnimations = false

    /// Whether the change is one of many while something is dragged.
    public var isContinuous = false

    /// Whether springs shall learn velocities from the changes.
    public var tracksVelocity = false

    /// The value of a key, or the key's default.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Adds a closure that is called when the animations of this change are over; at once after the change where there are none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) { completions.append(AnimationCompletion(criteria, completion)) }

    package mutating func addCompletions(of other: Transaction) {
        for completion in other.completions where !completions.contains(where: { $0 === completion }) {
            completions.append(completion)
        }
    }

    /// The transaction for what goes on by itself after the change: nobody waits for that.
    package func withoutCompletions() -> Transaction {
        var copy = self
        copy.completions = []
        return copy
    }
}

/// A key of what a transaction carries.
public protocol TransactionKey {
    associatedtype Value

    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    package let waitsForRemoval: Bool

    /// When its perceived duration is over; the end of a spring may still move a little.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}
