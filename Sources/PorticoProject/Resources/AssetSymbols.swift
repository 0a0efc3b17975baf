import Foundation

/// The Swift that Xcode makes of a target's catalogs: a constant for each colour and image, so that code can't misspell them.
///
/// - From: `AppBuilder`
/// - To: `ModuleCompiler`, as one more source
struct AssetSymbols {
    /// Names below a folder that gives its own, which becomes a type.
    private final class Group {
        var assets: [String: String] = [:]
        var groups: [String: Group] = [:]
    }

    private let colors = Group()
    private let images = Group()

    init(catalogs: [String]) {
        for catalog in catalogs.sorted() {
            var walk = FolderWalk(catalog)
            visit(catalog, names: [], depth: 0, &walk)
        }
    }

    /// A catalog that is over a bound is an error of `AssetCatalog`'s.
    private func visit(_ folder: String, names: [String], depth: Int, _ walk: inout FolderWalk) {
        for name in (try? walk.names(in: folder, depth: depth)) ?? [] where !name.hasPrefix(".") {
            let path = folder + "/" + name
            guard FilePaths.isFolder(path) else { continue }
            let stem = (name as NSString).deletingPathExtension
            switch FilePaths.extension(name) {
            case "colorset": addSymbol(stem, below: names, to: colors, suffix: "color")
            case "imageset", "symbolset": addSymbol(stem, below: names, to: images, suffix: "image")
            case "appiconset", "dataset", "launchimage": break
            default: visit(path, names: givesName(path) ? names + [name] : names, depth: depth + 1, &walk)
            }
        }
    }

    private func givesName(_ folder: String) -> Bool {
        let data = FileManager.default.contents(atPath: folder + "/Contents.json") ?? Data()
        let contents = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        return (contents?["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
    }

    private func addSymbol(_ name: String, below names: [String], to root: Group, suffix: String) {
        var group = root
        for name in names {
            let type = Self.identifier(name, isType: true)
            group.groups[type] = group.groups[type] ?? Group()
            group = group.groups[type]!
        }
        var symbol = Self.identifier(name, isType: false)
        // `AccentColor` is `.accent`.
        if symbol.lowercased().hasSuffix(suffix), symbol.count > suffix.count {
            symbol = String(symbol.dropLast(suffix.count))
        }
        guard !symbol.isEmpty, group.assets[symbol] == nil else { return }
        group.assets[symbol] = (names + [name]).joined(separator: "/")
    }

    /// Words run together, the first letter small: `my-icon 2` is `myIcon2`, and `tab_bar` is `tabBar`. A name that is an abbreviation stays
    /// one: twostraws/Inferno has `Image(.HWS)`.
    static func identifier(_ name: String, isType: Bool) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        if name.count > 1, name.allSatisfy(\.isUppercase) { return name }
        var result = ""
        for (index, word) in words.enumerated() {
            if index == 0, !isType {
                // An abbreviation at the start is small as a whole: `URLIcon` is `urlIcon`.
                let capitals = word.prefix { $0.isUppercase }
                let small =
                    capitals.count > 1 && capitals.count < word.count ? capitals.count - 1 : max(capitals.count, 1)
                result += word.prefix(small).lowercased() + word.dropFirst(small)
            } else {
                result += word.prefix(1).uppercased() + word.dropFirst()
            }
        }
        if let first = result.first, first.isNumber { result = "_" + result }
        return result
    }

    /// Whether a source speaks of such constants.
    static func areUsed(in path: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: path) else { return false }
        let words = ["(resource:", "ImageResource", "ColorResource", "resource: .", "Color(.", "Image(."]
        return words.contains { data.range(of: Data($0.utf8)) != nil }
    }

    /// Whether a source imports SwiftUI.
    static func importsSwiftUI(_ path: String) -> Bool {
        FileManager.default.contents(atPath: path)?.range(of: Data("import SwiftUI".utf8)) != nil
    }

    // MARK: Text

    var isEmpty: Bool {
        colors.assets.isEmpty && colors.groups.isEmpty && images.assets.isEmpty && images.groups.isEmpty
    }

    /// - Parameters:
    ///   - bundle: an expression for the bundle that holds the catalogs.
    ///   - hasExtensions: whether `UIColor` and `UIImage` get the constants, too.
    ///   - hasSwiftUI: whether SwiftUI's `Color` gets them as well.
    func text(bundle: String, hasExtensions: Bool, hasSwiftUI: Bool = false) -> String {
        var lines = ["import UIKit"] + (hasExtensions && hasSwiftUI ? ["import SwiftUI"] : [])
        lines += ["", "private let resourceBundle: Bundle = \(bundle)"]
        for (type, group) in [("ColorResource", colors), ("ImageResource", images)] {
            lines += ["", "extension \(type) {"] + Self.constants(group, type, indent: "    ") + ["}"]
        }
        guard hasExtensions else { return lines.joined(separator: "\n") + "\n" }
        for (type, group) in [("UIColor", colors), ("UIImage", images)] {
            let maker = { (path: String) in "\(type)(resource: .\(path))" }
            lines += ["", "extension \(type) {"]
            lines += Self.properties(group, type, Self.taken, indent: "    ", maker) + ["}"]
        }
        if hasSwiftUI {
            let maker = { (path: String) in "SwiftUI.Color(UIColor(resource: .\(path)))" }
            for (type, taken) in [
                ("SwiftUI.Color", Self.takenByColor),
                ("SwiftUI.ShapeStyle where Self == SwiftUI.Color", Self.takenByColor.union(Self.takenByStyle)),
            ] {
                lines += ["", "extension \(type) {"]
                // A protocol's extension holds no types.
                let properties = Self.properties(
                    colors, "SwiftUI.Color", taken, indent: "    ", hasGroups: type == "SwiftUI.Color", maker)
                lines += properties + ["}"]
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Computed constants of one of the classes. Names of the class's own stay what they are.
    private static func properties(
        _ group: Group, _ type: String, _ taken: Set<String>, below names: [String] = [], indent: String,
        hasGroups: Bool = true, _ maker: (String) -> String
    ) -> [String] {
        var lines = group.assets.keys.sorted().filter { !taken.contains($0) }.map { name in
            let path = (names + [name]).map(quoted).joined(separator: ".")
            return "\(indent)static var \(quoted(name)): \(type) { \(maker(path)) }"
        }
        for (name, inner) in hasGroups ? group.groups.sorted(by: { $0.key < $1.key }) : [] {
            let inside = properties(inner, type, [], below: names + [name], indent: indent + "    ", maker)
            lines += ["\(indent)enum \(quoted(name)) {"] + inside + ["\(indent)}"]
        }
        return lines
    }

    private static func constants(_ group: Group, _ type: String, indent: String) -> [String] {
        var lines = group.assets.sorted { $0.key < $1.key }.map { symbol, name in
            let text = name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            return "\(indent)static let \(quoted(symbol)) = \(type)(name: \"\(text)\", bundle: resourceBundle)"
        }
        for (name, inner) in group.groups.sorted(by: { $0.key < $1.key }) {
            lines +=
                ["\(indent)enum \(quoted(name)) {"] + constants(inner, type, indent: indent + "    ") + ["\(indent)}"]
        }
        return lines
    }

    private static func quoted(_ name: String) -> String { SwiftKeyword.quoted(name) }

    private static let taken: Set = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange", "purple",
        "brown", "clear", "label", "link", "separator", "tintColor", "systemBackground", "add", "remove", "actions",
        "checkmark",
        "strokedCheckmark",
    ]
    private static let takenByColor: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink", "brown",
        "white",
        "gray", "black", "clear", "primary", "secondary", "accentColor",
    ]
    private static let takenByStyle: Set = [
        "foreground", "background", "selection", "separator", "tint", "placeholder", "link", "fill", "tertiary",
        "quaternary", "quinary", "windowBackground", "bar", "ultraThinMaterial", "thinMaterial", "regularMaterial",
        "thickMaterial", "ultraThickMaterial",
    ]
}
