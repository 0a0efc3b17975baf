import Foundation
import PorticoHost

/// A file of an editor's settings, JSON, in which others have written, too.
enum EditorSettings {
    /// Changes some of it; false if it was so. What has comments is left alone: `remedy` says what to add.
    static func changeFile(_ path: String, remedy: String, _ body: (inout [String: Any]) -> Void) throws -> Bool {
        let old = FilePaths.contents(path)
        var settings: [String: Any] = [:]
        if let old {
            guard let known = try? JSONSerialization.jsonObject(with: old) as? [String: Any] else {
                throw ProjectError(path, "these settings have comments, or are no JSON", remedy: remedy)
            }
            settings = known
        }
        let before = settings as NSDictionary
        body(&settings)
        if old != nil, before.isEqual(to: settings) { return false }
        let data = try JSONSerialization.data(
            withJSONObject: settings, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return try write(data + Data("\n".utf8), to: path)
    }

    /// Replaces the one of a list that has the same value of `key`, or adds it.
    static func putItem(_ item: [String: Any], by key: String, into list: String, of settings: inout [String: Any]) {
        var items = settings[list] as? [[String: Any]] ?? []
        if let place = items.firstIndex(where: { $0[key] as? String == item[key] as? String }) {
            items[place] = item
        } else {
            items.append(item)
        }
        settings[list] = items
    }

    /// The project's own, and readable as the rest of it.
    static func write(_ data: Data, to path: String) throws -> Bool {
        try FileManager.default.createDirectory(
            atPath: FilePaths.folder(path), withIntermediateDirectories: true, attributes: nil)
        try WholeFile.write(data, to: path, links: .followed)
        return true
    }
}
