import QuartzCore

/// Why bodies run, kept from the first time on that a body prints it, and as long as an inspector looks.
///
/// - From: `DependencySource`, objects that are observed
/// - To: `View._printChanges()`, the inspector's tree of views
@MainActor enum ChangeReasons {
    struct Reasons {
        /// Sources and boxes that have told of a change.
        var sources: Set<ObjectIdentifier> = []
        /// Something else that was read: an object that is observable.
        var hasOthers = false
    }

    @InProcess private static var isPrinted = false
    @InSession private static var table: [ObjectIdentifier: Reasons] = [:]
    /// Until when an inspector is thought to look, by the media clock; nil where none does.
    @InSession private static var watchEnd: Double? = nil
    /// What made bodies run, the last time first. Kept for an inspector.
    @InSession private static var runs: [ObjectIdentifier: [String]] = [:]
    /// Seconds after an inspector's last question, and runs of one body.
    private static let patience = 60.0, mostRuns = 10

    static var isKept: Bool { isPrinted || isWatched }
    static var isWatched: Bool { watchEnd != nil }

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

    /// The node's body has run, and what made it is of the past.
    static func endRun(of node: any ChangeTelling) {
        if let watchEnd {
            if CACurrentMediaTime() < watchEnd {
                let told = [words(node.changes)] + (runs[ObjectIdentifier(node)] ?? [])
                runs[ObjectIdentifier(node)] = Array(told.prefix(mostRuns))
            } else {
                endWatching()
            }
        }
        table[ObjectIdentifier(node)] = nil
    }

    /// The node is no more.
    static func forgetNode(_ node: ViewNode) {
        table[ObjectIdentifier(node)] = nil
        runs[ObjectIdentifier(node)] = nil
    }

    /// A box and the sources in it.
    static func sources(of box: AnyObject) -> [ObjectIdentifier] {
        [ObjectIdentifier(box)]
            + Mirror(reflecting: box).children.compactMap {
                ($0.value as? DependencySource).map { ObjectIdentifier($0) }
            }
    }

    /// What is printed of the body that runs now.
    static func line(for type: Any.Type) -> String {
        defer { isPrinted = true }
        guard let node = DependencySource.reader.value as? any ChangeTelling else { return "\(type): unchanged." }
        return "\(type): " + words(node.changes)
    }

    private static func words(_ names: [String]) -> String {
        names.isEmpty ? "unchanged." : names.joined(separator: ", ") + " changed."
    }

    // MARK: Inspector

    /// An inspector has asked: runs are written down for a while.
    static func beginWatching() { watchEnd = CACurrentMediaTime() + patience }

    private static func endWatching() {
        watchEnd = nil
        runs = [:]
        if !isPrinted { table = [:] }
    }

    /// What made the node's body run while somebody has looked, the last time first.
    static func lastRuns(of node: ViewNode) -> [String] { runs[ObjectIdentifier(node)] ?? [] }

    /// Bodies of which something is written down, for tests.
    static var writtenCount: Int { runs.count }
}

/// A node that knows why it runs.
@MainActor protocol ChangeTelling: ViewNode {
    var changes: [String] { get }
}

/// A property that reads the environment.
protocol EnvironmentReading {}
