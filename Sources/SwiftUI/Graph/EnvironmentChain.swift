import UIKit

/// A value of the environment at one place of the tree, and who read it.
@MainActor package final class EnvironmentCell {
    let source = DependencySource()
    private(set) var value: Any

    init(_ value: Any) { self.value = value }

    /// Takes a newer value and marks the readers if it differs.
    func set<Value>(_ newValue: Value) {
        if let old = value as? Value, ValueComparison.areEqual(old, newValue) { return }
        value = newValue
        source.fire()
    }
}

/// The environment at one place: the cells that were set there, and the environment around it.
///
/// Below the place the values are found by looking upwards. What nobody set gets a cell with the default at the root on its first read,
/// so that readers are told if a value is set between later.
@MainActor package final class EnvironmentChain {
    private let outer: EnvironmentChain?
    private var cells: [ObjectIdentifier: EnvironmentCell] = [:]
    /// Cells found above. Valid as long as nobody has set a new key.
    private var found: [ObjectIdentifier: EnvironmentCell] = [:]
    private var foundVersion = 0
    private static let version = EnvironmentVersion()
    /// What texts read here, made with the first one. It holds the chain, and the texts hold it.
    private weak var keptTextSurroundings: TextSurroundings?

    package init(outer: EnvironmentChain?) { self.outer = outer }

    func cell<Key: EnvironmentKey>(for key: Key.Type) -> EnvironmentCell {
        if foundVersion != Self.version.number {
            found = [:]
            foundVersion = Self.version.number
        }
        let id = ObjectIdentifier(key)
        if let cell = found[id] { return cell }
        let cell = look(for: id) ?? root.makeDefault(key, bridged: { self.traits })
        found[id] = cell
        return cell
    }

    /// Sets a value for everyone below.
    func set<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
        let id = ObjectIdentifier(key)
        if let cell = cells[id] {
            cell.set(value)
            return
        }
        // Whoever found the cell above may stand below this one.
        let above = look(for: id)
        cells[id] = EnvironmentCell(value)
        Self.version.number += 1
        above?.source.fire()
    }

    /// Gives texts what they read here. The node that runs now depends on it.
    func textSurroundings() -> TextSurroundings {
        if let kept = keptTextSurroundings, let source = kept.source, source.isCurrent {
            source.recordRead()
            return kept
        }
        // Everybody who read the last one has been told.
        let source = DerivedSource()
        let made = source.recordingReads { TextSurroundings(EnvironmentValues(chain: self), source: source) }
        source.recordRead()
        keptTextSurroundings = made
        return made
    }

    private func look(for id: ObjectIdentifier) -> EnvironmentCell? {
        var chain: EnvironmentChain? = self
        while let current = chain {
            if let cell = current.cells[id] { return cell }
            chain = current.outer
        }
        return nil
    }

    private var root: EnvironmentChain {
        var chain = self
        while let outer = chain.outer { chain = outer }
        return chain
    }

    /// The traits here, for keys that are traits, too.
    private var traits: UITraitCollection { EnvironmentValues(chain: self).traits }

    private func makeDefault<Key: EnvironmentKey>(
        _ key: Key.Type, bridged traits: () -> UITraitCollection
    ) -> EnvironmentCell {
        let cell = EnvironmentCell(BridgedKeys.firstValue(of: key, traits: traits) ?? key.defaultValue)
        cells[ObjectIdentifier(key)] = cell
        return cell
    }
}

/// Counts how often a key was set where it wasn't before.
@MainActor private final class EnvironmentVersion {
    var number = 0
    nonisolated init() {}
}
