import Foundation

/// The ways through environments.
@MainActor package enum FocusPath {
    /// An environment and those around it, from the inside out.
    package static func outwards(from environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
        var path: [any UIFocusEnvironment] = []
        var known: Set<ObjectIdentifier> = []
        var next = environment
        while let here = next, known.insert(ObjectIdentifier(here)).inserted {
            path.append(here)
            next = here.parentFocusEnvironment
        }
        return path
    }

    /// A responder and those after it in the chain.
    static func responders(from first: UIResponder?) -> [UIResponder] {
        first.map { Array(sequence(first: $0, next: \.next)) } ?? []
    }

    /// All environments around one or both of two items, each once and none before one that lies in it.
    static func outwards(
        from previous: (any UIFocusEnvironment)?, and next: (any UIFocusEnvironment)?
    ) -> [any UIFocusEnvironment] {
        let old = outwards(from: previous)
        let new = outwards(from: next)
        let common = Set(old.map { ObjectIdentifier($0) }).intersection(new.map { ObjectIdentifier($0) })
        return old.filter { !common.contains(ObjectIdentifier($0)) }
            + new.filter { !common.contains(ObjectIdentifier($0)) }
            + new.filter { common.contains(ObjectIdentifier($0)) }
    }
}
