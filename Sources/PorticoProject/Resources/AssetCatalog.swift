import Foundation

/// Checks an asset catalog and takes what the runtime reads of it.
///
/// The app gets `Assets.xcassets/` as Xcode keeps it - folders with their `Contents.json` and the files named there, and nothing else -
/// because `UIImage(named:)` and `UIColor(named:)` read exactly that. What is a vector becomes pictures of each scale, since nothing
/// draws SVG or PDF at run time. What is broken is left out with a line that says where.
struct AssetCatalog {
    /// Taken as they are.
    private static let kinds: Set<String> = ["imageset", "colorset", "appiconset", "dataset", "symbolset"]
    /// Folders that only hold other assets.
    private static let groups: Set<String> = ["", "spriteatlas"]

    private(set) var resources: [ProjectModel.Resource] = []
    private(set) var notes: [String] = []
    private let vectors: VectorImages?
    private var catalog = ""
    private var walk = FolderWalk("")

    /// - Parameter cache: where pictures of vectors are kept between builds; nil leaves vectors out.
    init(cache: String? = nil) { vectors = cache.map { VectorImages(cache: $0) } }

    mutating func addCatalog(_ catalog: String) throws {
        self.catalog = catalog
        walk = FolderWalk(catalog)
        try visit(catalog, as: FilePaths.name(catalog), depth: 0)
    }

    private mutating func visit(_ folder: String, as destination: String, depth: Int) throws {
        guard let names = try walk.names(in: folder, depth: depth) else {
            notes.append("\(shown(folder)): left out: this link leads to a folder that is read already, or around it")
            return
        }
        for name in names where !name.hasPrefix(".") {
            let path = folder + "/" + name
            guard FilePaths.isFolder(path) else { continue }
            let kind = FilePaths.extension(name)
            if Self.kinds.contains(kind) {
                try takeAsset(path, as: destination + "/" + name, kind: kind)
            } else if Self.groups.contains(kind) || !kind.hasSuffix("set") && !Self.isKnown(kind) {
                try takeGroup(path, as: destination + "/" + name, depth: depth)
            } else if kind != "launchimage" {
                // Launch images are of a time before launch screens: iOS doesn't show them either.
                notes.append("\(shown(path)): left out: nothing here reads this kind of asset")
            }
        }
    }

    private static func isKnown(_ kind: String) -> Bool {
        [
            "launchimage", "imagestack", "brandassets", "stickerpack", "sticker", "solidimagestack", "imagestacklayer",
            "arresourcegroup",
        ]
        .contains(kind)
    }

    /// A folder whose name may be part of the names of what is in it.
    private mutating func takeGroup(_ folder: String, as destination: String, depth: Int) throws {
        let description = folder + "/Contents.json"
        if let contents = json(description, isNeeded: false),
            (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
        {
            resources.append(.init(path: description, destination: destination + "/Contents.json"))
        }
        try visit(folder, as: destination, depth: depth + 1)
    }

    // MARK: Assets

    private mutating func takeAsset(_ asset: String, as destination: String, kind: String) throws {
        let description = asset + "/Contents.json"
        guard var contents = json(description, isNeeded: true) else { return }
        let key = ["dataset": "data", "symbolset": "symbols", "colorset": "colors"][kind] ?? "images"
        var entries: [[String: Any]] = []
        var hasChanged = false
        for entry in contents[key] as? [[String: Any]] ?? [] {
            guard let file = entry["filename"] as? String else {
                entries.append(entry)
                continue
            }
            let path = DiskNames.path(asset + "/" + file)
            guard !file.contains("/"), file != "..", FilePaths.isFile(path) else {
                notes.append("\(shown(description)): the file “\(file)” does not exist, left out")
                hasChanged = true
                continue
            }
            if kind != "dataset", ["pdf", "svg"].contains(FilePaths.extension(file)) {
                hasChanged = true
                entries += try pictures(of: path, entry: entry, isSymbol: kind == "symbolset", to: destination)
            } else {
                entries.append(entry)
                addResource(path, destination + "/" + file)
            }
        }
        // A symbol of the app's own is a picture that takes the tint.
        let isSymbol = kind == "symbolset"
        let place = isSymbol ? destination.dropLast("symbolset".count) + "imageset" : destination
        if isSymbol {
            contents["properties"] = ["template-rendering-intent": "template"]
            contents["symbols"] = nil
        }
        guard hasChanged || isSymbol, let vectors else {
            addResource(description, place + "/Contents.json")
            return
        }
        contents[isSymbol ? "images" : key] = entries
        let data = try JSONSerialization.data(withJSONObject: contents, options: [.sortedKeys])
        addResource(try vectors.keepImage(data, named: description), place + "/Contents.json")
    }

    /// The entries that stand for a vector: one for each scale of a screen.
    private mutating func pictures(
        of path: String, entry: [String: Any], isSymbol: Bool, to destination: String
    ) throws -> [[String: Any]] {
        guard let vectors else { return [] }
        var result: [[String: Any]] = []
        let place = isSymbol ? destination.dropLast("symbolset".count) + "imageset" : destination
        do {
            for (scale, picture) in zip(VectorImages.scales, try vectors.pictures(of: path, isSymbol: isSymbol)) {
                let name = "\((FilePaths.name(path) as NSString).deletingPathExtension)@\(scale)x.png"
                addResource(picture, place + "/" + name)
                var made = entry
                made["filename"] = name
                made["scale"] = "\(scale)x"
                if made["idiom"] == nil { made["idiom"] = "universal" }
                result.append(made)
            }
        } catch {
            notes.append("\(shown(path)): left out: \(error.reason): \(error.remedy)")
            return []
        }
        return result
    }

    private mutating func addResource(_ path: String, _ destination: String) {
        // An asset may name one file twice.
        if resources.last(where: { $0.destination == destination }) == nil {
            resources.append(.init(path: path, destination: destination))
        }
    }

    private mutating func json(_ path: String, isNeeded: Bool) -> [String: Any]? {
        guard let data = FilePaths.contents(path) else {
            if isNeeded { notes.append("\(shown(FilePaths.folder(path))): left out: it has no Contents.json") }
            return nil
        }
        do {
            if let contents = try JSONSerialization.jsonObject(with: data) as? [String: Any] { return contents }
            notes.append("\(shown(path)): left out: not a JSON object")
        } catch {
            let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
            notes.append("\(shown(path)): left out: not a JSON object" + (detail.map { " (\($0))" } ?? ""))
        }
        return nil
    }

    private func shown(_ path: String) -> String {
        FilePaths.name(catalog) + "/" + FilePaths.relative(path, to: catalog)
    }
}
