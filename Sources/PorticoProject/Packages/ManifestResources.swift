import Foundation

/// Files that Xcode takes for resources of a package's target though its manifest doesn't name them: catalogs of assets and texts,
/// interfaces, data models, shaders. SwiftPM on Linux wants each named, and makes no `Bundle.module` without one.
///
/// - From: `PackageShadow`
/// - To: `ManifestText`
struct ManifestResources {
    /// The package's own folder.
    let root: String

    /// The manifest with what it leaves out; the same text where it leaves out nothing, or is from before packages had resources.
    func completed(_ text: String) -> String {
        guard Self.hasResources(text) else { return text }
        var result = text
        var from = result.startIndex
        while let call = result[from...].firstMatch(of: #/\.(target|executableTarget|testTarget)\s*\(/#) {
            let inside = result[call.range.upperBound...]
            guard let end = ManifestText.endOfArgument(of: inside) else { break }
            let body = String(result[call.range.upperBound..<result.index(before: end)])
            let changed = named(body, isTest: call.output.1 == "testTarget")
            let offset = result.distance(from: result.startIndex, to: call.range.upperBound) + changed.count + 1
            result.replaceSubrange(call.range.upperBound..<result.index(before: end), with: changed)
            from = result.index(result.startIndex, offsetBy: offset)
        }
        return result
    }

    /// Whether the manifest's version knows resources: 5.3 and later ones do.
    private static func hasResources(_ text: String) -> Bool {
        guard let version = text.firstMatch(of: #/swift-tools-version:\s*(\d+)(?:\.(\d+))?/#),
            let major = Int(version.output.1)
        else { return false }
        return major > 5 || major == 5 && (version.output.2.flatMap { Int($0) } ?? 0) >= 3
    }

    /// The text between the brackets of a target, with its resources.
    private func named(_ body: String, isTest: Bool) -> String {
        guard let name = body.firstMatch(of: #/name:\s*"([^"\\\n]+)"/#)?.output.1 else { return body }
        let places = isTest ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
        let path = body.firstMatch(of: #/\bpath:\s*"([^"\\\n]*)"/#).map { String($0.output.1) }
        let candidates = path.map { [$0] } ?? places.map { "\($0)/\(name)" }
        guard let folder = candidates.map({ FilePaths.absolute($0, in: root) }).first(where: FilePaths.isFolder) else {
            return body
        }
        // A path that the target names, as a resource or as left out, says itself what becomes of what is below it. Its own folder's
        // doesn't: it may be ".", the package's.
        let said = body.replacing(#/\bpath:\s*"[^"\\\n]*"/#, with: "").matches(of: #/"([^"\\\n]+)"/#)
            .map { String($0.output.1) }
        let found = files(in: folder).filter { file in
            !said.contains { $0 == "." || file == $0 || file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
        }
        guard !found.isEmpty else { return body }
        let rules = found.map { $0.hasSuffix(".xcassets") ? ".copy(\"\($0)\")" : ".process(\"\($0)\")" }
            .joined(separator: ", ")
        if let list = body.firstMatch(of: #/\bresources:\s*\[/#) {
            return body[..<list.range.upperBound] + rules + ", " + body[list.range.upperBound...]
        }
        let resources = "resources: [\(rules)]"
        if let next = Self.argumentAfterResources(in: body) {
            return body[..<next] + resources + ", " + body[next...]
        }
        let trimmed = body.replacing(#/[\s,]+$/#, with: "")
        return trimmed + ", " + resources
    }

    /// The beginning of the first argument that stands after the resources, outside of brackets and texts.
    private static func argumentAfterResources(in body: String) -> String.Index? {
        let names = [
            "publicHeadersPath", "packageAccess", "cSettings", "cxxSettings", "swiftSettings", "linkerSettings",
            "plugins",
        ]
        var depth = 0
        var isText = false
        for index in body.indices {
            let letter = body[index]
            if letter == "\"" { isText.toggle() }
            if isText { continue }
            if "([".contains(letter) { depth += 1 } else if ")]".contains(letter) { depth -= 1 }
            guard depth == 0, index == body.startIndex || !body[body.index(before: index)].isLetter else { continue }
            if names.contains(where: { body[index...].hasPrefix($0 + ":") }) { return index }
        }
        return nil
    }

    private static let endings: Set<String> = [
        "xcassets", "xcstrings", "storyboard", "xib", "xcdatamodeld", "xcdatamodel", "metal",
    ]

    /// The files that Xcode takes by their endings, below a target's folder. What lies in a language's folder SwiftPM takes itself; of two catalogs of one
    /// name the bundle has room for one.
    private func files(in folder: String) -> [String] {
        var walk = FolderWalk(folder)
        var open = [("", 0)]
        var found: [String] = []
        var names: Set<String> = []
        while let (path, depth) = open.popLast() {
            let here = path.isEmpty ? folder : folder + "/" + path
            for name in ((try? walk.names(in: here, depth: depth)) ?? nil) ?? [] where !name.hasPrefix(".") {
                let file = path.isEmpty ? name : path + "/" + name
                if Self.endings.contains(FilePaths.extension(name)) {
                    if !file.contains("\""), names.insert(name).inserted { found.append(file) }
                } else if !name.hasSuffix(".lproj"), FilePaths.isFolder(folder + "/" + file) {
                    open.append((file, depth + 1))
                }
            }
        }
        return found.sorted()
    }
}
