import Foundation
import PorticoTrace

/// What diffable data sources raise and log, in iOS's words.
enum DiffableTexts {
    static func raise(_ reason: String) -> Never { FatalException.internalInconsistency.raise(reason) }

    private static let confinement =
        "Please always submit updates either always on the main queue or always off the main queue"

    static func deadlock(_ view: UIView?) -> String {
        "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and will deadlock. "
            + "\(confinement) - view=\(view.map { "\($0)" } ?? "(null)")"
    }

    static func raiseDeadlock(_ view: UIView?) -> Never {
        ListLog.write(
            "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. "
                + "\(confinement) - view=\(view.map { "\($0)" } ?? "(null)")")
        raise(deadlock(view))
    }

    static func notUnique<ID>(_ items: [ID]) -> String {
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n"
            + items.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
    }

    static func notUniqueInSection<ID>(_ items: [ID]) -> String {
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n"
            + items.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
    }

    static func alreadyThere<ID>(_ items: [ID]) -> String {
        "Diffable data source detected an attempt to insert or append \(items.count) item identifiers that already exist in the "
            + "snapshot. The existing item identifiers will be moved into place instead, but this operation will be more expensive. For "
            + "best performance, inserted item identifiers should always be unique. Set a symbolic breakpoint on "
            + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item identifiers that "
            + "already exist: (\n" + items.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
    }
}
