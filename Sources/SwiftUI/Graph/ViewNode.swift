import PorticoTrace
import UIKit

/// One place in the tree of views: it keeps what lives with a view's identity and knows what it read.
///
/// A node is made by `NodeFactory` for a value of a view, is given newer values of the same type, and is torn down when its place is
/// taken by another identity. Flags:
///
///     isAlive   true until tearDown(), which is final
///     isDirty   set by UpdateQueue when something that the node read has changed, cleared by run()
///     runNumber counts runs; a subscription of an older run is ignored by DependencySource
///
/// - From: `NodeFactory`, `UpdateQueue`
/// - To: `LayoutElement` (what is laid out and drawn)
@MainActor package class ViewNode {
    /// Owned by the view that shows the tree, which ends the tree when it goes.
    package unowned let host: GraphHost
    package final private(set) unowned var parent: ViewNode?
    package let environment: EnvironmentChain
    package let depth: Int
    package final private(set) var isAlive = true
    package final var isDirty = false
    /// Used on the main thread, also by sources, which have no actor.
    nonisolated(unsafe) package final var runNumber: UInt32 = 0
    /// The transaction under which the node was marked.
    package final var pendingTransaction: Transaction?
    private var cachedElements: [LayoutElement]?
    /// True if the node or one below it writes preferences. Never cleared.
    package final var hasPreferenceWriters = false

    package init(_ context: NodeContext) {
        host = context.host
        parent = context.parent
        environment = context.environment
        depth = (context.parent?.depth ?? -1) + 1
    }

    /// The nodes below, in the order of their views.
    package var children: [ViewNode] { [] }
    /// Those of the children that stand where the node does. The others are shown apart: a dialog's buttons aren't among the commands
    /// around it.
    package var placedChildren: [ViewNode] { children }

    /// Does again what depends on what the node reads. Overridden; called by the update queue for dirty nodes.
    package func run() {}

    /// True if a run calls what an app has written: a body, or what updates a representable.
    package var runsCode: Bool { false }

    /// Where children are made.
    package final func context(environment: EnvironmentChain? = nil) -> NodeContext {
        NodeContext(host: host, parent: self, environment: environment ?? self.environment)
    }

    /// Runs `body` so that what it reads marks this node when it changes. Drops what earlier runs read.
    package final func recordingReads<Result>(_ body: () -> Result) -> Result {
        isDirty = false
        runNumber &+= 1
        let outer = DependencySource.reader.value
        DependencySource.reader.value = self
        defer { DependencySource.reader.value = outer }
        return ObservationReads.record(for: self, body)
    }

    // MARK: Elements

    /// What the container above lays out, in order: structural nodes pass on their children's, others give their own.
    package final var elements: [LayoutElement] {
        if let cachedElements { return cachedElements }
        let made = makeElements()
        cachedElements = made
        return made
    }

    /// True if the node only passes on its children's elements: lazy containers look through it.
    package var isStructural: Bool { false }

    /// Overridden by nodes that have elements of their own.
    package func makeElements() -> [LayoutElement] {
        let children = children
        if children.count == 1 { return children[0].elements }
        return children.flatMap(\.elements)
    }

    /// The list of elements below has changed. Nodes with a container of their own stop the message.
    package func elementsDidChange() {
        cachedElements = nil
        parent?.elementsDidChange()
    }

    /// The elements if they have been asked for: reading this makes none.
    package final var madeElements: [LayoutElement]? { cachedElements }

    package final func forgetElements() { cachedElements = nil }

    // MARK: Preferences

    package final func markPreferenceWriter() {
        var node: ViewNode? = self
        while let current = node, !current.hasPreferenceWriters {
            current.hasPreferenceWriters = true
            node = current.parent
        }
    }

    /// Adds what this subtree says for the key to `value`, in the order of views.
    package func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard hasPreferenceWriters else { return }
        for child in children { child.collectPreference(key, into: &value) }
    }

    /// A preference below has changed, or who writes some.
    package func preferencesDidChange() { parent?.preferencesDidChange() }

    // MARK: End

    package func tearDown() {
        guard isAlive else { return }
        isAlive = false
        for child in children { child.tearDown() }
        if hasPreferenceWriters { parent?.preferencesDidChange() }
        ObservationReads.forget(self)
        removeState()
    }

    /// Gives back what the node holds outside of the tree. Overridden.
    package func removeState() {}

    /// The view's type, as the inspector and `_printChanges` name it.
    package var viewType: Any.Type { Never.self }

    /// The view's value, for the inspector.
    package var viewValue: Any? { nil }

    /// The view's dynamic properties and what they are now, for the inspector.
    func readProperties() -> [PropertyReading] { [] }

    /// Learns which properties' values are whose, so that a change can be named.
    func locateProperties() {}
}

/// Where a node stands: whose host, under whom, with which environment.
@MainActor package struct NodeContext {
    package let host: GraphHost
    package let parent: ViewNode?
    package let environment: EnvironmentChain
}
