import Foundation
import UIKitValues

/// The transaction in force: set by `withTransaction`, and while nodes marked under one run and are laid out.
@MainActor package enum TransactionContext {
    @InSession package static var current = Transaction()

    package static func perform<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let outer = current
        current = transaction
        defer { current = outer }
        return try body()
    }

    /// Runs the body with the transaction in force changed. Apple's functions that do so belong to no actor: away from the main thread
    /// the body runs as it is, and only completions are called.
    ///
    /// - Parameter notesCompletions: whether those who wait for the transaction's animations are new.
    nonisolated fileprivate static func performChanged<Result>(
        notesCompletions: Bool = true, _ change: (inout Transaction) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        let isMain = Thread.isMainThread
        let outer = MainActorAccess.Carried(
            isMain ? MainActor.assumeIsolated { MainActorAccess.Carried(current) }.value : Transaction())
        var transaction = outer.value
        change(&transaction)
        let inner = MainActorAccess.Carried(transaction)
        if isMain { MainActor.assumeIsolated { current = inner.value } }
        defer {
            if isMain {
                MainActor.assumeIsolated {
                    current = outer.value
                    if notesCompletions { UpdateQueue.noteCompletions(of: inner.value) }
                }
            } else if notesCompletions, !inner.value.completions.isEmpty {
                DispatchQueue.main.async { UpdateQueue.noteCompletions(of: inner.value) }
            }
        }
        return try body()
    }

    /// The animation that changes have now: none where animations are disabled and none was asked for inside.
    package static var animation: Animation? { current.animation }
}

/// Runs the body, and lets everything that its changes of state lead to happen with the animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try TransactionContext.performChanged(notesCompletions: false, { $0.animation = animation }, body)
}

/// Runs the body, lets everything that its changes of state lead to happen with the animation, and calls the completion when the
/// animations count as over: after the update if nothing is animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    try TransactionContext.performChanged(
        {
            $0 = $0.withoutCompletions()
            $0.animation = animation
            $0.addAnimationCompletion(criteria: completionCriteria, completion)
        }, body)
}

/// Runs the body under the transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try TransactionContext.performChanged({ $0 = transaction }, body)
}

/// Runs the body under a transaction with one value set.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    try TransactionContext.performChanged({ $0[keyPath: keyPath] = value }, body)
}
