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

    /// The animation that changes have now: none where animations are disabled and none was asked for inside.
    package static var animation: Animation? { current.animation }
}

/// Runs the body, and lets everything that its changes of state lead to happen with the animation.
@MainActor @preconcurrency public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = TransactionContext.current
    transaction.animation = animation
    return try TransactionContext.perform(transaction, body)
}

/// Runs the body, lets everything that its changes of state lead to happen with the animation, and calls the completion when the
/// animations count as over: after the update if nothing is animated.
@MainActor @preconcurrency public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = TransactionContext.current.withoutCompletions()
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Runs the body under the transaction.
@MainActor @preconcurrency public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    defer { UpdateQueue.noteCompletions(of: transaction) }
    return try TransactionContext.perform(transaction, body)
}

/// Runs the body under a transaction with one value set.
@MainActor @preconcurrency public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = TransactionContext.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
