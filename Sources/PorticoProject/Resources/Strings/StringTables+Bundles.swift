import Foundation

extension StringTables {
    /// Makes the tables of a bundle that SwiftPM has put together, in its folder, in place of what Foundation can't read.
    ///
    /// - Returns: what was wrong with files.
    static func replaceAll(below folder: String, cache: String, root: String) throws -> [String] {
        let names = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
        let tables = names.filter { ["strings", "stringsdict", "xcstrings"].contains(FilePaths.extension($0)) }
        let unreadable = tables.filter { FilePaths.extension($0) != "strings" }
        guard !unreadable.isEmpty else { return [] }
        var made = StringTables(cache: cache + "-" + FilePaths.name(folder), root: root)
        let resources = try made.replace(tables.map { .init(path: folder + "/" + $0, destination: $0) })
        for resource in resources where resource.path != folder + "/" + resource.destination {
            guard let data = FilePaths.contents(resource.path) else { continue }
            try FilePaths.makeFolder(FilePaths.folder(folder + "/" + resource.destination))
            try FilePaths.write(data, to: folder + "/" + resource.destination)
        }
        for name in unreadable { try FileManager.default.removeItem(atPath: folder + "/" + name) }
        return made.notes
    }
}
