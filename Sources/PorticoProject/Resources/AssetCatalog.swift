import Foundation

/// Checks an asset catalog and takes what the runtime reads of it.
///
/// The app gets `Assets.xcassets/` as Xcode keeps it - `.imageset`, `.colorset`, `.appiconset` and `.dataset` folders with
/// their `Contents.json` and the files named there, and nothing else - because `UIImage(named:)` and `UIColor(named:)` read exactly
/// that. A broken catalog is an error here, not a missing picture at run time.
struct AssetCatalog {
    private static let kinds: Set<String> = ["imageset", "colorset", "appiconset", "dataset"]

    private(set) var resources: [ProjectModel.Resource] = []
    private(set) var notes: [String] = []

    mutating func add(_ catalog: String) throws {
        try visit(catalog, as: FilePaths.name(catalog))
    }

    private mutating func visit(_ folder: String, as destination: String) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            guard FilePaths.isFolder(path) else { continue }
            switch FilePaths.extension(name) {
            case let kind where Self.kinds.contains(kind): try take(path, as: destination + "/" + name)
            case "": try visit(path, as: destination + "/" + name)
            default: notes.append("\(name): left out: this kind of asset is not supported yet")
            }
        }
    }

    private mutating func take(_ asset: String, as destination: String) throws {
        let description = asset + "/Contents.json"
        guard let data = FileManager.default.contents(atPath: description) else {
            throw ProjectError(asset, "Contents.json is missing", remedy: "restore it from version control")
        }
        guard let contents = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            throw ProjectError(description, "not a JSON object", remedy: "restore it from version control")
        }
        resources.append(.init(path: description, destination: destination + "/Contents.json"))
        var taken: Set<String> = []
        for entry in (contents["images"] ?? contents["data"]) as? [[String: Any]] ?? [] {
            guard let file = entry["filename"] as? String, taken.insert(file).inserted else { continue }
            let path = asset + "/" + file
            guard !file.contains("/"), FilePaths.isFile(path) else {
                throw ProjectError(
                    description, "the file “\(file)” does not exist", remedy: "add it, or remove its entry")
            }
            if ["pdf", "svg"].contains(FilePaths.extension(file)) {
                notes.append("\(FilePaths.name(asset)): \(file): vector images are not drawn yet")
            }
            resources.append(.init(path: path, destination: destination + "/" + file))
        }
    }
}
