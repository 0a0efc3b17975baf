import Foundation

/// Reads asset catalogs as Xcode keeps them: folders of `.imageset`, `.colorset` and `.dataset`, each with a `Contents.json`.
///
/// A bundle carries its `*.xcassets` folders; the index of names is made once a bundle.
enum AssetCatalogReader {
    struct ImageFile {
        let path: String
        var attributes = ImageAttributes()
    }

    private final class Index: @unchecked Sendable {
        let lock = NSLock()
        /// By bundle path: asset name with its kind as extension, and its folder.
        var folders: [String: [String: String]] = [:]
        /// By bundle path and name. One object a colour set, so that a colour is equal to itself when it is asked for again.
        var colors: [String: UIColor] = [:]
    }

    private static let index = Index()

    /// The folder of an asset; `kind` is `imageset`, `colorset` or `dataset`.
    private static func folder(named name: String, kind: String, in bundle: Bundle) -> String? {
        let root = bundle.resourcePath ?? bundle.bundlePath
        return index.lock.withLock {
            if let known = index.folders[root] { return known["\(name).\(kind)"] }
            var found: [String: String] = [:]
            for catalog in ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
            where catalog.hasSuffix(".xcassets") {
                find("\(root)/\(catalog)", prefix: "", into: &found, depth: 0)
            }
            index.folders[root] = found
            return found["\(name).\(kind)"]
        }
    }

    /// - Parameter prefix: of the names below a folder that gives its own name to them.
    private static func find(_ folder: String, prefix: String, into found: inout [String: String], depth: Int) {
        guard depth < 32 else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            let path = "\(folder)/\(name)"
            switch (name as NSString).pathExtension {
            case "imageset", "colorset", "dataset": if found[prefix + name] == nil { found[prefix + name] = path }
            case "json", "appiconset": break
            default:
                // Kept in the app only where it says that it gives its name.
                let gives = FileManager.default.fileExists(atPath: path + "/Contents.json") && givesName(path)
                find(path, prefix: gives ? "\(prefix)\(name)/" : prefix, into: &found, depth: depth + 1)
            }
        }
    }

    private static func givesName(_ folder: String) -> Bool {
        (contents(of: folder)?["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
    }

    private static func contents(of folder: String) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json") else { return nil }
        guard let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            warnAboutDrawing("\(folder)/Contents.json is no JSON object; make the asset again in its catalog")
            return nil
        }
        return object
    }

    // MARK: Images

    static func image(named name: String, in bundle: Bundle, traits: TraitValues, scale: CGFloat) -> ImageFile? {
        guard let folder = folder(named: name, kind: "imageset", in: bundle), let contents = contents(of: folder),
            let entries = contents["images"] as? [[String: Any]]
        else { return nil }
        let filled = entries.filter { $0["filename"] is String }
        let best = AssetConditions.fitting(filled, for: traits).min {
            rank(Self.scale(of: $0), for: scale) < rank(Self.scale(of: $1), for: scale)
        }
        guard let best, let file = best["filename"] as? String else { return nil }
        var image = ImageFile(path: "\(folder)/\(file)")
        image.attributes.scale = Self.scale(of: best)
        let properties = contents["properties"] as? [String: Any]
        switch properties?["template-rendering-intent"] as? String {
        case "template": image.attributes.renderingMode = .alwaysTemplate
        case "original": image.attributes.renderingMode = .alwaysOriginal
        default: break
        }
        slice(best, of: &image.attributes)
        if filled.contains(where: { $0["appearances"] != nil }) {
            image.attributes.asset = AssetReference(name: name, bundle: bundle)
        }
        // One picture for left to right only is mirrored where text runs the other way.
        image.attributes.flipsForRightToLeft =
            best["language-direction"] as? String == "left-to-right"
            && !filled.contains { $0["language-direction"] as? String == "right-to-left" }
        return image
    }

    private static func scale(of entry: [String: Any]) -> CGFloat {
        let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
        return scale > 0 ? scale : 1
    }

    /// The wanted scale first, then larger ones from near to far, then smaller ones.
    private static func rank(_ scale: CGFloat, for wanted: CGFloat) -> CGFloat {
        scale >= wanted ? scale - wanted : 100 + wanted - scale
    }

    /// Caps and alignment as the slicing editor writes them: in pixels.
    private static func slice(_ entry: [String: Any], of attributes: inout ImageAttributes) {
        let scale = attributes.scale
        func insets(_ table: [String: Any]?) -> UIEdgeInsets? {
            guard let table else { return nil }
            func side(_ name: String) -> CGFloat { ((table[name] as? NSNumber)?.doubleValue ?? 0) / scale }
            return UIEdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
        }
        if let alignment = insets(entry["alignment-insets"] as? [String: Any]) {
            attributes.alignmentRectInsets = alignment
        }
        guard let slicing = entry["resizing"] as? [String: Any],
            let caps = insets((slicing["cap-insets"] ?? slicing["capInsets"]) as? [String: Any])
        else { return }
        attributes.isResizable = true
        attributes.capInsets = caps
        let center = slicing["center"] as? [String: Any]
        attributes.resizingMode = center?["mode"] as? String == "tile" ? .tile : .stretch
    }

    // MARK: Data

    /// The bytes of a data set, and the kind of data that it says they are.
    static func data(named name: String, in bundle: Bundle) -> (data: Data, type: String?)? {
        guard let folder = folder(named: name, kind: "dataset", in: bundle), let contents = contents(of: folder),
            let entries = contents["data"] as? [[String: Any]]
        else { return nil }
        let filled = entries.filter { $0["filename"] is String }
        guard let best = AssetConditions.fitting(filled, for: UITraitCollection.current.values).first,
            let file = best["filename"] as? String, let data = FileManager.default.contents(atPath: "\(folder)/\(file)")
        else { return nil }
        return (data, best["universal-type-identifier"] as? String)
    }

    // MARK: Colours

    /// A colour set as a colour that follows the traits; nil for a set that is empty.
    static func color(named name: String, in bundle: Bundle) -> UIColor? {
        let key = "\(bundle.resourcePath ?? bundle.bundlePath)/\(name)"
        if let known = index.lock.withLock({ index.colors[key] }) { return known }
        guard let color = readColor(named: name, in: bundle) else { return nil }
        return index.lock.withLock {
            if let first = index.colors[key] { return first }
            index.colors[key] = color
            return color
        }
    }

    private static func readColor(named name: String, in bundle: Bundle) -> UIColor? {
        guard let folder = folder(named: name, kind: "colorset", in: bundle), let contents = contents(of: folder),
            let entries = contents["colors"] as? [[String: Any]]
        else { return nil }
        let variants = entries.compactMap { entry in
            color(entry).map { AssetColor(conditions: AssetConditions(entry), color: $0) }
        }
        guard let first = variants.first else { return nil }
        if variants.count == 1 { return first.color }
        return UIColor { traits in AssetColor.best(of: variants, for: traits.values) ?? first.color }
    }

    private static func color(_ entry: [String: Any]) -> UIColor? {
        guard let color = entry["color"] as? [String: Any] else { return nil }
        guard let components = color["components"] as? [String: Any] else {
            return (color["reference"] as? String).flatMap(UIColor.catalogReference)
        }
        func component(_ key: String) -> CGFloat { number(components[key], isByte: true) ?? 0 }
        let alpha = number(components["alpha"], isByte: false) ?? 1
        let space = color["color-space"] as? String ?? "srgb"
        if components["white"] != nil { return UIColor(white: component("white"), alpha: alpha) }
        var parts = (component("red"), component("green"), component("blue"))
        if space == "extended-linear-srgb" { parts = (encoded(parts.0), encoded(parts.1), encoded(parts.2)) }
        return space == "display-p3"
            ? UIColor(displayP3Red: parts.0, green: parts.1, blue: parts.2, alpha: alpha)
            : UIColor(red: parts.0, green: parts.1, blue: parts.2, alpha: alpha)
    }

    /// `0.5`, `128`, `0x80`: what Xcode's three ways of input write.
    ///
    /// - Parameter isByte: whether a whole number counts to 255; alpha's counts to 1.
    private static func number(_ value: Any?, isByte: Bool) -> CGFloat? {
        if let number = value as? NSNumber { return number.doubleValue }
        guard let text = value as? String else { return nil }
        if text.lowercased().hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
        guard let number = Double(text), number.isFinite else { return nil }
        return isByte && !text.contains(".") ? number / 255 : number
    }

    /// From linear light to sRGB's curve.
    private static func encoded(_ value: CGFloat) -> CGFloat {
        value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}

/// One colour of a set, and when it counts.
private struct AssetColor: Sendable {
    let conditions: AssetConditions
    let color: UIColor

    static func best(of variants: [AssetColor], for traits: TraitValues) -> UIColor? {
        var best: (score: Int, color: UIColor)?
        for variant in variants {
            guard let score = variant.conditions.score(for: traits), score > best?.score ?? -1 else { continue }
            best = (score, variant.color)
        }
        return best?.color
    }
}

extension UIColor {
    /// A system colour by the name that an asset catalog refers to it with.
    static func catalogReference(_ name: String) -> UIColor? {
        switch name {
        case "groupTableViewBackgroundColor": .systemGroupedBackground
        case "lightTextColor": .lightText
        case "darkTextColor": .darkText
        default: systemColor(named: name)
        }
    }
}
