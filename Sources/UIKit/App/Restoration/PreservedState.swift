import Foundation

/// What is kept of an app's interface: the delegate's own values, and one entry for each controller, view and object.
struct PreservedState {
    struct Entry {
        enum Kind: String {
            case controller, view, object
        }

        var kind: Kind
        /// Identifiers from the root down.
        var path: [String]
        /// The entry that this one is in: of a view its controller, of a controller its parent or presenter.
        var owner: Int?
        /// The class that makes the object, by name.
        var maker: String?
        /// Of a controller: its view had been loaded.
        var isLoaded = false
        var values: [String: Any] = [:]
    }

    var isSecure = false
    /// The application delegate's.
    var values: [String: Any] = [:]
    var entries: [Entry] = []

    var propertyList: [String: Any] {
        [
            "secure": isSecure, "values": values,
            "entries": entries.map { entry in
                var list: [String: Any] = [
                    "kind": entry.kind.rawValue, "path": entry.path, "loaded": entry.isLoaded, "values": entry.values,
                ]
                list["owner"] = entry.owner
                list["maker"] = entry.maker
                return list
            },
        ]
    }

    init() {}

    /// Nil where the list isn't one of ours.
    init?(_ list: [String: Any]) {
        guard let isSecure = list["secure"] as? Bool, let values = list["values"] as? [String: Any],
            let entries = list["entries"] as? [[String: Any]]
        else { return nil }
        (self.isSecure, self.values) = (isSecure, values)
        for (index, entry) in entries.enumerated() {
            guard let kind = (entry["kind"] as? String).flatMap(Entry.Kind.init(rawValue:)),
                let path = entry["path"] as? [String], !path.isEmpty, let values = entry["values"] as? [String: Any]
            else { return nil }
            let owner = entry["owner"] as? Int
            // Owners come first.
            guard owner.map({ (0..<index).contains($0) }) ?? (kind != .view) else { return nil }
            self.entries.append(
                Entry(
                    kind: kind, path: path, owner: owner, maker: entry["maker"] as? String,
                    isLoaded: entry["loaded"] as? Bool ?? false, values: values))
        }
    }
}
