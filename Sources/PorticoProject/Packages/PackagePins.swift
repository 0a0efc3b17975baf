import Foundation

/// The versions that a person has chosen for packages: `Package.resolved`.
enum PackagePins {
    /// Copies a file of versions into a folder of ours when it is another one than last time: between, SwiftPM may add what it has resolved.
    static func copyPins(_ file: String?, to folder: String) throws {
        guard let file, let data = FilePaths.contents(file), data.count < 16 << 20 else { return }
        let (pins, last) = (folder + "/Package.resolved", folder + "/Package.resolved.last")
        guard FilePaths.contents(last) != data || !FilePaths.isFile(pins) else { return }
        try FilePaths.write(data, to: pins)
        try FilePaths.write(data, to: last)
    }

    /// The addresses of all packages that a file of versions names.
    static func locations(_ file: String) -> [String] {
        guard let data = FilePaths.contents(file), data.count < 16 << 20,
            let table = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return [] }
        let pins = table["pins"] ?? (table["object"] as? [String: Any])?["pins"]
        return (pins as? [[String: Any]] ?? []).compactMap { ($0["location"] ?? $0["repositoryURL"]) as? String }
    }
}
