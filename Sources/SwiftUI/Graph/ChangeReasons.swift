/// Why bodies run, kept from the first time on that somebody asks.
///
/// - From: `DependencySource`, objects that are observed
/// - To: `View._printChanges()`
@MainActor enum ChangeReasons {
    struct Reasons {
        /// Sources and boxes that have told of a change.
        var sources: Set<ObjectIdentifier> = []
        /// Something else that was read: an object that is observable.
        var hasOthers = false
    }

    @InProcess private(set) static var isKept = false
    @InSession private static var table: [ObjectIdentifier: Reasons] = [:]

    /// Remembers that a source, or something else that was read, runs the node.
    static func note(_ source: AnyObject?, for node: ViewNode?) {
        guard isKept, let node else { return }
        if let source {
            table[ObjectIdentifier(node), default: Reasons()].sources.insert(ObjectIdentifier(source))
        } else {
            table[ObjectIdentifier(node), default: Reasons()].hasOthers = true
        }
    }

    static func reasons(of node: ViewNode) -> Reasons { table[ObjectIdentifier(node)] ?? Reasons() }

    static func forget(_ node: ViewNode) { table[ObjectIdentifier(node)] = nil }

    /// A box and the sources in it.
    static func sources(of box: AnyObject) -> [ObjectIdentifier] {
        [ObjectIdentifier(box)]
            + Mirror(reflecting: box).children.compactMap {
                ($0.value as? DependencySource).map { ObjectIdentifier($0) }
            }
    }

    /// What is printed of the body that runs now.
    static func line(for type: Any.Type) -> String {
        defer { isKept = true }
        guard let node = DependencySource.reader.value as? any ChangeTelling else { return "\(type): unchanged." }
        let names = node.changes
        return "\(type): " + (names.isEmpty ? "unchanged." : names.joined(separator: ", ") + " changed.")
    }
}

/// A node that knows why it runs.
@MainActor protocol ChangeTelling: ViewNode {
    var changes: [String] { get }
}

/// A property that reads the environment.
protocol EnvironmentReading {}
