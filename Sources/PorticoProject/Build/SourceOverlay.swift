import Foundation

/// The file that shows the compiler lowered text where the original files lie, so that the tree on disk stays untouched and
/// diagnostics and breakpoints name the original paths.
struct SourceOverlay {
    var sources: [LoweredSource]

    /// Clang's virtual file system description; JSON is a subset of the YAML that it reads.
    func data() throws -> Data {
        var folders: [String: [[String: String]]] = [:]
        for source in sources {
            guard let lowered = source.lowered else { continue }
            folders[FilePaths.folder(source.original), default: []].append([
                "name": FilePaths.name(source.original), "type": "file", "external-contents": lowered,
            ])
        }
        let roots: [[String: Any]] = folders.keys.sorted().map {
            ["name": $0, "type": "directory", "contents": folders[$0]!]
        }
        let overlay: [String: Any] = [
            "version": 0, "case-sensitive": "true", "use-external-names": false, "roots": roots,
        ]
        return try JSONSerialization.data(withJSONObject: overlay, options: [.sortedKeys, .prettyPrinted])
    }
}
