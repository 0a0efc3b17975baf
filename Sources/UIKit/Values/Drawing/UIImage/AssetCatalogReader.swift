import Foundation

/// Reads asset catalogs as Xcode keeps them: folders of `.imageset` and `.colorset`, each with a `Contents.json`.
///
/// A bundle carries its `*.xcassets` folders as they are; the index of names is made once a bundle.
enum AssetCatalogReader {
    struct ImageFile {
        let path: String
        let scale: CGFloat
        let renderingMode: UIImage.RenderingMode
    }

    private final class Index: @unchecked Sendable {
        let lock = NSLock()
        /// By bundle path: asset name with its kind as extension, and its folder.
        var folders: [String: [String: String]] = [:]
    }

    private static let index = Index()

    /// The folder of an asset; `kind` is `imageset` or `colorset`.
    private static func folder(named name: String, kind: String, in bundle: Bundle) -> String? {
        let root = bundle.resourcePath ?? bundle.bundlePath
        return index.lock.withLock {
            if let known = index.folders[root] { return known["\(name).\(kind)"] }
            var found: [String: String] = [:]
            for catalog in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
            where catalog.hasSuffix(".xcassets") {
                let entries = FileManager.default.enumerator(atPath: "\(root)/\(catalog)")
                while let entry = entries?.nextObject() as? String {
                    guard entry.hasSuffix(".imageset") || entry.hasSuffix(".colorset") else { continue }
                    found[(entry as NSString).lastPathComponent] = "\(root)/\(catalog)/\(entry)"
                }
            }
            index.folders[root] = found
            return found["\(name).\(kind)"]
        }
    }

    private static func contents(of folder: String) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json") else { return nil }
        guard let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            warnAboutDrawing("\(folder)/Contents.json is no JSON object; make the asset again in its catalog")
            return nil
        }
        return object
    }

    private static func isDark(_ entry: [String: Any]) -> Bool {
        ((entry["appearances"] as? [[String: Any]]) ?? []).contains { $0["value"] as? String == "dark" }
    }

    /// The entries of the device's idiom, or the universal ones; of the wanted style where there is one.
    private static func candidates(_ entries: [[String: Any]], isPad: Bool, isDark wantsDark: Bool) -> [[String: Any]] {
        let idiom = isPad ? "ipad" : "iphone"
        let own = entries.filter { $0["idiom"] as? String == idiom }
        let fitting = own.isEmpty ? entries.filter { ($0["idiom"] as? String ?? "universal") == "universal" } : own
        let dark = fitting.filter(isDark)
        return wantsDark && !dark.isEmpty ? dark : fitting.filter { !isDark($0) }
    }

    static func image(named name: String, in bundle: Bundle, scale: CGFloat, isPad: Bool, isDark: Bool) -> ImageFile? {
        guard let folder = folder(named: name, kind: "imageset", in: bundle), let contents = contents(of: folder),
            let entries = contents["images"] as? [[String: Any]]
        else { return nil }
        let files = candidates(entries, isPad: isPad, isDark: isDark).compactMap {
            entry -> (file: String, scale: CGFloat)? in
            guard let file = entry["filename"] as? String else { return nil }
            let scale = CGFloat((entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1)
            return (file, scale)
        }
        let best = files.min { rank($0.scale, for: scale) < rank($1.scale, for: scale) }
        guard let best else { return nil }
        let properties = contents["properties"] as? [String: Any]
        let mode: UIImage.RenderingMode =
            switch properties?["template-rendering-intent"] as? String {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: .automatic
            }
        return ImageFile(path: "\(folder)/\(best.file)", scale: best.scale, renderingMode: mode)
    }

    /// The wanted scale first, then larger ones from near to far, then smaller ones.
    private static func rank(_ scale: CGFloat, for wanted: CGFloat) -> CGFloat {
        scale >= wanted ? scale - wanted : 100 + wanted - scale
    }

    /// A colour set's colours for light and dark.
    static func color(named name: String, in bundle: Bundle) -> (light: UIColor, dark: UIColor)? {
        guard let folder = folder(named: name, kind: "colorset", in: bundle), let contents = contents(of: folder),
            let entries = contents["colors"] as? [[String: Any]]
        else { return nil }
        let light = candidates(entries, isPad: false, isDark: false).first.flatMap(color)
        let dark = candidates(entries, isPad: false, isDark: true).first.flatMap(color)
        guard let first = light ?? dark else { return nil }
        return (first, dark ?? first)
    }

    private static func color(_ entry: [String: Any]) -> UIColor? {
        guard let color = entry["color"] as? [String: Any] else { return nil }
        guard let components = color["components"] as? [String: Any] else {
            return (color["reference"] as? String).flatMap(UIColor.catalogReference)
        }
        func component(_ key: String, default fallback: Double) -> CGFloat {
            if let number = components[key] as? NSNumber { return number.doubleValue }
            guard let text = components[key] as? String else { return fallback }
            if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
            let value = Double(text) ?? fallback
            // "255" is eight bits, "1.000" is a fraction: Xcode writes a fraction with its point.
            return text.contains(".") ? value : value / 255
        }
        let alpha =
            (components["alpha"] as? NSNumber)?.doubleValue ?? (components["alpha"] as? String).flatMap(Double.init)
            ?? 1
        if components["white"] != nil { return UIColor(white: component("white", default: 0), alpha: alpha) }
        let (red, green, blue) = (
            component("red", default: 0), component("green", default: 0), component("blue", default: 0)
        )
        return color["color-space"] as? String == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension UIColor {
    /// A system colour by the name that an asset catalog refers to it with.
    static func catalogReference(_ name: String) -> UIColor? {
        switch name {
        case "systemRedColor": .systemRed
        case "systemOrangeColor": .systemOrange
        case "systemYellowColor": .systemYellow
        case "systemGreenColor": .systemGreen
        case "systemMintColor": .systemMint
        case "systemTealColor": .systemTeal
        case "systemCyanColor": .systemCyan
        case "systemBlueColor": .systemBlue
        case "systemIndigoColor": .systemIndigo
        case "systemPurpleColor": .systemPurple
        case "systemPinkColor": .systemPink
        case "systemBrownColor": .systemBrown
        case "systemGrayColor": .systemGray
        case "labelColor": .label
        case "secondaryLabelColor": .secondaryLabel
        case "systemBackgroundColor": .systemBackground
        case "systemGroupedBackgroundColor", "groupTableViewBackgroundColor": .systemGroupedBackground
        default: nil
        }
    }
}
