import Foundation

/// Turns `Assets.xcassets` into plain files that an app can open without Apple's compiler.
///
/// | in the catalog | in the app |
/// | --- | --- |
/// | `logo.imageset` | `logo.png`, `logo@2x.png`, `logo@3x.png`; dark: `logo~dark@2x.png`; for one idiom: `logo@2x~ipad.png` |
/// | `AppIcon.appiconset` | `AppIcon60x60@2x.png`, … |
/// | `brand.colorset`, template rendering | one entry in `Assets.json` |
/// | `notes.dataset` | `notes.<its extension>` |
///
/// A folder with “Provides Namespace” becomes a prefix: `Folder/logo@2x.png`. `Assets.json` has the shape
/// `{"colors": {"brand": {"light": [r, g, b, a], "dark": […]}}, "images": {"logo": {"template": true}}}` with components in
/// 0…1, sRGB, not premultiplied.
struct AssetCatalog {
    private(set) var resources: [ProjectModel.Resource] = []
    private var colors: [String: [String: [Double]]] = [:]
    private var images: [String: [String: Bool]] = [:]
    private(set) var notes: [String] = []

    /// `Assets.json`; nil if it would be empty.
    func index() throws -> Data? {
        guard !colors.isEmpty || !images.isEmpty else { return nil }
        let object: [String: Any] = ["colors": colors, "images": images]
        return try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .prettyPrinted])
    }

    mutating func add(_ catalog: String) throws {
        try visit(catalog, prefix: "")
    }

    private mutating func visit(_ folder: String, prefix: String) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            guard FilePaths.isFolder(path) else { continue }
            let asset = prefix + (name as NSString).deletingPathExtension
            switch FilePaths.extension(name) {
            case "imageset": try addImages(path, asset)
            case "appiconset": try addIcon(path, asset)
            case "colorset": try addColor(path, asset)
            case "dataset": try addData(path, asset)
            case "":
                let properties = try contents(path, required: false)["properties"] as? [String: Any]
                let namespaced = properties?["provides-namespace"] as? Bool ?? false
                try visit(path, prefix: namespaced ? prefix + name + "/" : prefix)
            default: notes.append("\(name): left out: this kind of asset is not supported yet")
            }
        }
    }

    private mutating func addImages(_ folder: String, _ asset: String) throws {
        let contents = try contents(folder)
        for entry in contents["images"] as? [[String: Any]] ?? [] {
            guard let file = entry["filename"] as? String else { continue }
            let path = try existing(folder, file)
            let kind = FilePaths.extension(file)
            if kind == "pdf" || kind == "svg" {
                notes.append("\(asset): \(file) left out: vector images are not supported yet")
                continue
            }
            let dark = Self.isDark(entry)
            if dark == nil { continue }
            let scale = entry["scale"] as? String ?? "1x"
            let idiom = entry["idiom"] as? String ?? "universal"
            guard ["universal", "iphone", "ipad"].contains(idiom) else { continue }
            let name = asset + (dark == true ? "~dark" : "") + (scale == "1x" ? "" : "@" + scale)
                + (idiom == "universal" ? "" : "~" + idiom)
            resources.append(.init(path: path, destination: name + "." + kind))
        }
        let properties = contents["properties"] as? [String: Any]
        if properties?["template-rendering-intent"] as? String == "template" { images[asset] = ["template": true] }
    }

    private mutating func addIcon(_ folder: String, _ asset: String) throws {
        for entry in try contents(folder)["images"] as? [[String: Any]] ?? [] {
            guard let file = entry["filename"] as? String, Self.isDark(entry) == false else { continue }
            let scale = entry["scale"] as? String ?? "1x"
            let name = asset + (entry["size"] as? String ?? "") + (scale == "1x" ? "" : "@" + scale)
            let resource = ProjectModel.Resource(
                path: try existing(folder, file), destination: name + "." + FilePaths.extension(file))
            if !resources.contains(where: { $0.destination == resource.destination }) { resources.append(resource) }
        }
    }

    private mutating func addData(_ folder: String, _ asset: String) throws {
        for entry in try contents(folder)["data"] as? [[String: Any]] ?? [] {
            guard let file = entry["filename"] as? String else { continue }
            resources.append(
                .init(path: try existing(folder, file), destination: asset + "." + FilePaths.extension(file)))
            return
        }
    }

    private mutating func addColor(_ folder: String, _ asset: String) throws {
        for entry in try contents(folder)["colors"] as? [[String: Any]] ?? [] {
            guard let dark = Self.isDark(entry), let color = entry["color"] as? [String: Any],
                ["universal", "iphone"].contains(entry["idiom"] as? String ?? "universal")
            else { continue }
            guard let components = color["components"] as? [String: Any] else {
                notes.append("\(asset): left out: it refers to a system colour")
                continue
            }
            let white = components["white"].flatMap(Self.component)
            let rgb = ["red", "green", "blue"].map { white ?? components[$0].flatMap(Self.component) }
            guard let red = rgb[0], let green = rgb[1], let blue = rgb[2] else {
                throw ProjectError(
                    folder + "/Contents.json", "a colour without red, green and blue", remedy: "set it again in Xcode")
            }
            let alpha = components["alpha"].flatMap(Self.component) ?? 1
            colors[asset, default: [:]][dark ? "dark" : "light"] = [red, green, blue, alpha]
        }
    }

    /// `"0.5"`, `"128"` and `"0x80"` are the three ways in which Xcode writes a component; the last two count to 255.
    private static func component(_ value: Any) -> Double? {
        if let number = value as? Double { return number }
        guard let text = value as? String else { return nil }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if text.contains(".") { return Double(text) }
        return Double(text).map { $0 / 255 }
    }

    /// Nil for appearances other than light and dark (high contrast), which are not used.
    private static func isDark(_ entry: [String: Any]) -> Bool? {
        guard let appearances = entry["appearances"] as? [[String: Any]] else { return false }
        var dark = false
        for appearance in appearances {
            guard appearance["appearance"] as? String == "luminosity" else { return nil }
            switch appearance["value"] as? String {
            case "dark": dark = true
            case "light": break
            default: return nil
            }
        }
        return dark
    }

    private func contents(_ folder: String, required: Bool = true) throws -> [String: Any] {
        let path = folder + "/Contents.json"
        guard let data = FileManager.default.contents(atPath: path) else {
            if !required { return [:] }
            throw ProjectError(folder, "Contents.json is missing", remedy: "restore it from version control")
        }
        guard let object = try? JSONSerialization.jsonObject(with: data), let values = object as? [String: Any] else {
            throw ProjectError(path, "not a JSON object", remedy: "restore it from version control")
        }
        return values
    }

    private func existing(_ folder: String, _ file: String) throws -> String {
        let path = folder + "/" + file
        guard !file.contains("/"), FilePaths.isFile(path) else {
            throw ProjectError(
                folder + "/Contents.json", "the file “\(file)” does not exist", remedy: "add it, or remove its entry")
        }
        return path
    }
}
