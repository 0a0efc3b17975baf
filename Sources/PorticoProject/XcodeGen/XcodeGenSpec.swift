import Foundation
import PorticoBounds

/// A `project.yml` as XcodeGen reads it: with what it includes, its templates filled in, and a target for each platform.
///
/// - From: `XcodeProjectSet`, where a folder has a spec and no project file
/// - To: `XcodeGenProject`, which makes the project of it that XcodeGen would write
struct XcodeGenSpec {
    /// A target after its templates, for one platform.
    struct Target {
        var name: String
        var value: YAMLValue
        /// `iOS`, `macOS`, `auto`, …
        var platform: String
    }

    static let fileNames = ["project.yml", "project.yaml"]

    /// The spec of a folder; nil if it has none.
    static func file(in folder: String) -> String? {
        fileNames.map { folder + "/" + $0 }.first { file in
            FilePaths.isFile(file) && isSpec(file)
        }
    }

    /// Other tools have files of that name, too: XcodeGen's names targets, or includes files that do.
    static func isSpec(_ file: String) -> Bool {
        guard let data = FilePaths.contents(file), !ReaderBounds.yamlBytes.isExceeded(by: data.count) else {
            return true
        }
        let keys = ["targets", "include", "\"targets\"", "'targets'"]
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
            keys.contains { line.hasPrefix($0) && line.dropFirst($0.count).drop { $0 == " " }.first == ":" }
        }
    }

    let file: String
    let shown: String
    let root: YAMLValue
    let name: String
    private(set) var targets: [Target] = []
    /// The spec itself and all that it includes.
    let files: [String]

    init(_ file: String, shown: String, variables: [String: String] = ProcessInfo.processInfo.environment) throws {
        self.file = file
        self.shown = shown
        var loader = Loader(variables: variables, top: file, shownTop: shown)
        root = try loader.loadSpec(file, shown: shown, folder: nil)
        files = loader.files
        guard root.table != nil else {
            throw ProjectError(
                "\(shown):1", "the spec is no table of keys", remedy: "begin it with “name:” and “targets:”")
        }
        name = root["name"]?.text ?? FilePaths.name(FilePaths.folder(file))
        if let targets = root["targets"], targets.table == nil {
            throw targets.error("“targets” is no table", remedy: "write “Name:” with its keys below it")
        }
        var count = 0
        for (name, value) in root["targets"]?.table?.entries ?? [] {
            guard value.table != nil else {
                throw value.error(
                    "the target “\(name)” has no keys", remedy: "give it “type”, “platform” and “sources”")
            }
            targets += try expanded(name, value)
            count += targets.last?.value.count ?? 0
            let bound = ReaderBounds.yamlValues
            if bound.isExceeded(by: count) { throw value.error(bound.excess, remedy: bound.remedy) }
        }
    }

    // MARK: Including

    private struct Loader {
        let variables: [String: String]
        let top: String
        let shownTop: String
        private var open: Set<String> = []
        private(set) var files: [String] = []

        init(variables: [String: String], top: String, shownTop: String) {
            self.variables = variables
            self.top = top
            self.shownTop = shownTop
        }

        mutating func loadSpec(_ file: String, shown: String, folder: String?) throws -> YAMLValue {
            files.append(file)
            let bound = ReaderBounds.specFiles
            guard !bound.isExceeded(by: files.count) else {
                throw ProjectError(shown, bound.excess, remedy: bound.remedy)
            }
            open.insert(file)
            defer { open.remove(file) }
            let own = try YAMLReader.readFile(file, shown: shown, folder: folder, variables: variables)
            var base: YAMLValue?
            for include in own["include"]?.values ?? [] {
                guard let name = include.text ?? include["path"]?.text else {
                    throw include.error("an include without a path", remedy: "write “path:” and the file's name")
                }
                if let enable = include["enable"], !(enable.truth ?? (enable.text == "1")) { continue }
                let path = FilePaths.absolute(name, in: FilePaths.folder(file))
                guard !open.contains(path) else {
                    throw include.error("“\(name)” includes this file again", remedy: "take one of the two out")
                }
                guard FilePaths.isFile(path) else {
                    throw include.error(
                        "it includes “\(name)”, which doesn't exist", remedy: "correct the path, or restore the file")
                }
                let isRelative = include["relativePaths"]?.truth ?? true
                let next = try loadSpec(
                    path, shown: shownName(path), folder: isRelative ? nil : folder ?? FilePaths.folder(file))
                base = base.map { next.merged(onto: $0) } ?? next
            }
            return base.map { own.merged(onto: $0) } ?? own
        }

        private func shownName(_ path: String) -> String {
            let above = FilePaths.folder(shownTop)
            let inside = FilePaths.relative(path, to: FilePaths.folder(top))
            return inside.hasPrefix("/") || above.isEmpty ? inside : above + "/" + inside
        }
    }

    // MARK: Templates and platforms

    private func expanded(_ name: String, _ value: YAMLValue) throws -> [Target] {
        var value = try filled(value, name: "target_name", is: name, templates: "targetTemplates")
        let platforms = value["platform"]?.texts ?? []
        guard value["platform"]?.list != nil, !platforms.isEmpty else {
            let destinations = value["supportedDestinations"]?.texts ?? []
            let platform = platforms.first ?? (destinations.isEmpty ? "iOS" : "auto")
            value = value.filled(["platform": platform])
            return [Target(name: name, value: value, platform: platform)]
        }
        return platforms.map { platform in
            var one = value.filled(["platform": platform])
            let prefix = one["platformPrefix"]?.text ?? ""
            let suffix = one["platformSuffix"]?.text ?? "_" + platform
            if one["productName"] == nil, var table = one.table {
                table["productName"] = YAMLValue(.text(name, isPlain: false), at: one.place)
                one.content = .table(table)
            }
            return Target(name: prefix + name + suffix, value: one, platform: platform)
        }
    }

    /// A target or scheme over its templates, with their attributes.
    func filled(_ value: YAMLValue, name key: String, is name: String, templates: String) throws -> YAMLValue {
        var seen: Set<String> = []
        var base: YAMLValue?
        func add(_ value: YAMLValue) throws {
            for reference in value["templates"]?.values ?? [] {
                guard let name = reference.text, let template = root[templates]?[name] else {
                    throw reference.error(
                        "there is no template “\(reference.text ?? "?")”",
                        remedy: "add it below “\(templates)”, or correct the name")
                }
                guard seen.insert(name).inserted else { continue }
                try add(template)
                base = base.map { template.merged(onto: $0) } ?? template
            }
        }
        try add(value)
        let whole = base.map { value.merged(onto: $0) } ?? value
        var variables = [key: name]
        for (key, value) in whole["templateAttributes"]?.table?.entries ?? [] { variables[key] = value.text }
        return whole.filled(variables)
    }
}
