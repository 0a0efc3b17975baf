import Foundation

// What is on the pasteboard is looked at without being handed over: people aren't told that the app has pasted.
extension UIPasteboard {
    /// Says which of the patterns the first item has; none where the pasteboard is empty. The handler is called later, on the main thread.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
    ) {
        let found = firstValues(keyPaths).patterns
        answerLater(found, completionHandler)
    }

    /// Says of each item which of the patterns it has: of all items, or of those at the indices, without those that aren't there.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
    ) {
        let found = values(keyPaths, itemSet).map(\.patterns)
        answerLater(found, completionHandler)
    }

    /// Gives what was detected in the first item, of the patterns alone. The handler is called later, on the main thread.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
    ) { answerLater(firstValues(keyPaths), completionHandler) }

    /// Gives what was detected in each item: in all, or in those at the indices, without those that aren't there.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
    ) { answerLater(values(keyPaths, itemSet), completionHandler) }

    // MARK: Awaited

    /// As `detectPatterns(for:completionHandler:)`; gives its answer.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>
    ) async throws -> Set<PartialKeyPath<DetectedValues>> { firstValues(keyPaths).patterns }

    /// As `detectPatterns(for:inItemSet:completionHandler:)`; gives its answer.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [Set<PartialKeyPath<DetectedValues>>] { values(keyPaths, itemSet).map(\.patterns) }

    /// As `detectValues(for:completionHandler:)`; gives its answer.
    public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
        firstValues(keyPaths)
    }

    /// As `detectValues(for:inItemSet:completionHandler:)`; gives its answer.
    public func detectedValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [DetectedValues] { values(keyPaths, itemSet) }

    // MARK: Looking

    private func firstValues(_ keyPaths: Set<PartialKeyPath<DetectedValues>>) -> DetectedValues {
        DetectedValues(items.first.flatMap(Self.detectable), for: keyPaths)
    }

    private func values(
        _ keyPaths: Set<PartialKeyPath<DetectedValues>>, _ itemSet: IndexSet?
    ) -> [DetectedValues] {
        let items = items
        let chosen = itemSet.map { $0.filter(items.indices.contains).map { items[$0] } } ?? items
        return chosen.map { DetectedValues(Self.detectable($0), for: keyPaths) }
    }

    /// The text of an item, or its URL's.
    private static func detectable(_ item: [String: Any]) -> String? {
        text(item) ?? (item[urlType] as? URL)?.absoluteString
    }

    private func answerLater<Value>(_ value: Value, _ handler: @escaping (Result<Value, any Error>) -> Void) {
        nonisolated(unsafe) let (value, handler) = (value, handler)
        DispatchQueue.main.async { handler(.success(value)) }
    }
}
