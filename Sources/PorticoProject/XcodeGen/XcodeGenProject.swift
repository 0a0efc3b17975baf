import Foundation

/// The project file that XcodeGen would write for a spec, as a graph of objects: the rest of Portico reads it like any other, and nothing
/// is written.
///
/// - From: `XcodeProjectSet`
/// - To: `XcodeProject`, and from there `XcodeScan`
struct XcodeGenProject {
    typealias Object = [String: PropertyListText]

    private let spec: XcodeGenSpec
    private let settings: XcodeGenSettings
    private let folder: String
    private var objects: [String: Object] = [:]
    /// References below the main group.
    private var references: [String] = []
    private var names: [String: XcodeGenSpec.Target] = [:]
    private var notes: [String] = []

    /// Reads a spec and gives the project that it describes.
    static func openSpec(_ file: String, shown: String) throws -> XcodeProject {
        let spec = try XcodeGenSpec(file, shown: shown)
        var maker = XcodeGenProject(spec)
        try maker.makeProject()
        let path = maker.folder + "/" + spec.name + ".xcodeproj"
        var project = try XcodeProject(objects: maker.objects, root: "ROOT", path: path, shownFile: shown)
        project.schemes = try XcodeGenSchemes(spec).schemes
        project.notes = maker.notes
        project.specFiles = spec.files
        return project
    }

    private init(_ spec: XcodeGenSpec) {
        self.spec = spec
        settings = XcodeGenSettings(spec: spec)
        folder = FilePaths.folder(spec.file)
    }

    private mutating func makeProject() throws {
        for target in spec.targets { names[target.name] = target }
        try addProjectReferences()
        for target in spec.targets { try addTarget(target) }
        for (name, value) in spec.root["aggregateTargets"]?.table?.entries ?? [] { try addAggregate(name, value) }
        let settings = settings
        let aggregates = spec.root["aggregateTargets"]?.table?.keys ?? []
        var root: Object = [
            "isa": .text("PBXProject"), "mainGroup": .text("MAIN"),
            "developmentRegion": .text(spec.root["options"]?["developmentLanguage"]?.text ?? "en"),
            "buildConfigurationList": .text(
                try addConfigurations("ROOT", files: spec.root["configFiles"]) {
                    try settings.project($0, except: $1)
                }),
            "targets": .list((spec.targets.map(\.name) + aggregates).map { .text(Self.id($0)) }),
        ]
        let projects = (spec.root["projectReferences"]?.table?.keys ?? []).map { name in
            PropertyListText.table(["ProjectRef": .text("project:" + name)])
        }
        if !projects.isEmpty { root["projectReferences"] = .list(projects) }
        objects["ROOT"] = root
        for command in ["preGenCommand", "postGenCommand"] {
            guard let text = spec.root["options"]?[command]?.text, !text.hasPrefix("pod install") else { continue }
            notes.append(
                "\(spec.shown): “\(command)” doesn't run (\(text)): run it first if the app needs what it makes")
        }
        objects["MAIN"] = [
            "isa": .text("PBXGroup"), "sourceTree": .text("<group>"), "children": .list(references.map { .text($0) }),
        ]
    }

    private static func id(_ target: String) -> String { "target:" + target }

    // MARK: Files

    /// A reference to a file, by its whole path.
    private mutating func reference(_ path: String, isFolder: Bool = false) -> String {
        let id = (isFolder ? "folder:" : "file:") + path
        guard objects[id] == nil else { return id }
        objects[id] = [
            "isa": .text("PBXFileReference"), "path": .text(path), "sourceTree": .text("<absolute>"),
        ]
        if isFolder { objects[id]?["lastKnownFileType"] = .text("folder") }
        references.append(id)
        return id
    }

    private mutating func buildFile(_ reference: String) -> String {
        let id = "build:" + reference
        objects[id] = ["isa": .text("PBXBuildFile"), "fileRef": .text(reference)]
        return id
    }

    private mutating func addProjectReferences() throws {
        for (name, value) in spec.root["projectReferences"]?.table?.entries ?? [] {
            guard let path = value["path"]?.path else {
                throw value.error("the project “\(name)” has no path", remedy: "write “path:” and the project's name")
            }
            let id = "project:" + name
            objects[id] = ["isa": .text("PBXFileReference"), "path": .text(path), "sourceTree": .text("<absolute>")]
            references.append(id)
        }
    }

    // MARK: Configurations

    /// - Parameter level: the settings of a configuration, where those that a file has are known.
    private mutating func addConfigurations(
        _ owner: String, files: YAMLValue?,
        _ level: (((name: String, type: String), Set<String>) throws -> XcodeGenSettings.Level)
    ) throws -> String {
        var ids: [PropertyListText] = []
        for configuration in settings.configurations {
            let id = "config:\(owner):\(configuration.name)"
            var known = knownSettings(spec.root["configFiles"], configuration.name)
            known.formUnion(knownSettings(files, configuration.name))
            let values = try level(configuration, known)
            objects[id] = [
                "isa": .text("XCBuildConfiguration"), "name": .text(configuration.name),
                "buildSettings": .table(values),
            ]
            if let file = XcodeGenSettings.configFile(files, configuration.name) {
                guard let path = file.path, FilePaths.isFile(path) else {
                    throw file.error(
                        "the file of settings “\(file.text ?? "?")” doesn't exist",
                        remedy: "restore it, or take it out of “configFiles”")
                }
                let reference = reference(path)
                objects[id]?["baseConfigurationReference"] = .text(reference)
            }
            ids.append(.text(id))
        }
        let list = "configs:" + owner
        objects[list] = ["isa": .text("XCConfigurationList"), "buildConfigurations": .list(ids)]
        if let name = spec.root["options"]?["defaultConfig"]?.text {
            objects[list]?["defaultConfigurationName"] = .text(name)
        }
        return list
    }

    private func knownSettings(_ files: YAMLValue?, _ configuration: String) -> Set<String> {
        guard let path = XcodeGenSettings.configFile(files, configuration)?.path, FilePaths.isFile(path) else {
            return []
        }
        return Set(XCConfig(path, root: folder).level.keys)
    }

    // MARK: Targets

    private mutating func addTarget(_ target: XcodeGenSpec.Target) throws {
        let id = Self.id(target.name)
        guard let type = target.value["type"]?.text else {
            throw target.value.error(
                "the target “\(target.name)” has no type", remedy: "write “type: application”, or what else it is")
        }
        let sources = try XcodeGenSources(target, in: spec)
        notes += sources.notes
        var phases: [PropertyListText] = []
        var copies: [String: [PropertyListText]] = [:]
        var files: [PropertyListText] = []
        for file in sources.files {
            let built = buildFile(reference(file.path, isFolder: file.isCopied))
            if file.destination.isEmpty {
                files.append(.text(built))
            } else {
                copies[file.destination, default: []].append(.text(built))
            }
        }
        objects[id + ":sources"] = ["isa": .text("PBXSourcesBuildPhase"), "files": .list(files)]
        phases.append(.text(id + ":sources"))
        for (place, files) in copies.sorted(by: { $0.key < $1.key }) {
            let copy = id + ":copy:" + place
            objects[copy] = [
                "isa": .text("PBXCopyFilesBuildPhase"), "dstSubfolderSpec": .text("7"), "dstPath": .text(place),
                "files": .list(files),
            ]
            phases.append(.text(copy))
        }
        var links = XcodeGenLinks()
        for dependency in target.value["dependencies"]?.values ?? [] {
            try addDependency(dependency, of: target, to: &links)
        }
        if !links.frameworks.isEmpty {
            objects[id + ":frameworks"] = [
                "isa": .text("PBXFrameworksBuildPhase"), "files": .list(links.frameworks.map { .text($0) }),
            ]
            phases.append(.text(id + ":frameworks"))
        }
        phases += try addScripts(of: target.value, id)
        var more = links.settings(for: type)
        let info = target.value["info"]
        if let path = info?["path"]?.path ?? sources.infoPlist { more["INFOPLIST_FILE"] = path }
        let settings = settings
        let product = id + ":product"
        let productName = target.value["productName"]?.text ?? target.name
        objects[product] = [
            "isa": .text("PBXFileReference"), "sourceTree": .text("BUILT_PRODUCTS_DIR"),
            "path": .text(Self.fileName(productName, type)),
        ]
        objects[id] = [
            "isa": .text("PBXNativeTarget"), "name": .text(target.name), "productReference": .text(product),
            "productType": .text("com.apple.product-type." + Self.productType(type)), "buildPhases": .list(phases),
            "dependencies": .list(links.targets.map { .text($0) }),
            "packageProductDependencies": .list(links.packages.map { .text($0) }),
            "buildConfigurationList": .text(
                try addConfigurations(id, files: target.value["configFiles"]) {
                    try settings.target(target, $0, except: $1, more: more)
                }),
        ]
        if let info { objects[id]?["infoPlist"] = .data(try Self.plist(info)) }
    }

    private static func productType(_ type: String) -> String {
        type.hasPrefix("com.apple.product-type.") ? String(type.dropFirst("com.apple.product-type.".count)) : type
    }

    private static func fileName(_ name: String, _ type: String) -> String {
        switch productType(type) {
        case "framework", "framework.static": name + ".framework"
        case "library.static": "lib" + name + ".a"
        case "library.dynamic": name + ".dylib"
        case "bundle": name + ".bundle"
        case let type where type.hasPrefix("bundle."): name + ".xctest"
        case let type where type.contains("extension"): name + ".appex"
        default: name + ".app"
        }
    }

    /// The Info.plist that the spec describes: XcodeGen writes it anew each time, so that the file itself may be absent.
    private static func plist(_ info: YAMLValue) throws -> [UInt8] {
        let values = info["properties"].map { object($0) } as? [String: Any] ?? [:]
        return [UInt8](try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0))
    }

    private static func object(_ value: YAMLValue, key: String = "") -> Any {
        switch value.content {
        case .list(let list): return list.map { object($0) }
        case .table(let table):
            return Dictionary(uniqueKeysWithValues: table.entries.map { ($0.key, object($0.value, key: $0.key)) })
        case .text(let text, let isPlain):
            if let truth = value.truth { return truth }
            // Versions are texts, though they may look like numbers.
            if isPlain, !key.hasPrefix("CFBundle"), let number = Int(text) { return number }
            return text
        }
    }

    private mutating func addAggregate(_ name: String, _ value: YAMLValue) throws {
        let id = Self.id(name)
        var links = XcodeGenLinks()
        let settings = settings
        for dependency in value["targets"]?.values ?? [] { try addTargetLink(target: dependency, of: name, to: &links) }
        objects[id] = [
            "isa": .text("PBXAggregateTarget"), "name": .text(name),
            "buildPhases": .list(try addScripts(of: value, id)),
            "dependencies": .list(links.targets.map { .text($0) }),
            "buildConfigurationList": .text(
                try addConfigurations(id, files: value["configFiles"]) { configuration, _ in
                    try settings.written(value["settings"], configuration: configuration.name)
                }),
        ]
    }

    private mutating func addScripts(of value: YAMLValue, _ id: String) throws -> [PropertyListText] {
        var ids: [PropertyListText] = []
        let keys = [
            "preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts", "postbuildScripts",
            "buildScripts",
        ]
        for (index, script) in keys.flatMap({ value[$0]?.values ?? [] }).enumerated() {
            var text = script["script"]?.text
            if text == nil, let path = script["path"]?.path {
                guard let data = FilePaths.contents(path), data.count < 1 << 20 else {
                    throw script.error(
                        "the script “\(script["path"]?.text ?? "?")” can't be read",
                        remedy: "correct its path, or restore it")
                }
                text = String(decoding: data, as: UTF8.self)
            }
            let phase = "\(id):script:\(index)"
            objects[phase] = [
                "isa": .text("PBXShellScriptBuildPhase"), "shellScript": .text(text ?? ""),
                "name": .text(script["name"]?.text ?? "Run Script"),
                "shellPath": .text(script["shell"]?.text ?? "/bin/sh"),
            ]
            ids.append(.text(phase))
        }
        return ids
    }

    // MARK: Dependencies

    private mutating func addDependency(
        _ dependency: YAMLValue, of target: XcodeGenSpec.Target, to links: inout XcodeGenLinks
    ) throws {
        let filters =
            (dependency["platformFilter"]?.texts ?? []) + (dependency["platforms"]?.texts ?? [])
            + (dependency["destinationFilters"]?.texts ?? [])
        guard filters.isEmpty || filters.contains(where: { ["ios", "all"].contains($0.lowercased()) }) else { return }
        if let name = dependency["target"] { return try addTargetLink(target: name, of: target.name, to: &links) }
        if let package = dependency["package"] {
            return try addPackageLink(package: package, dependency, of: target, to: &links)
        }
        if let name = dependency["carthage"]?.text {
            let id = "carthage:" + name
            objects[id] = ["isa": .text("PBXFileReference"), "name": .text(name + ".framework")]
            links.frameworks.append(buildFile(id))
        } else if let path = dependency["framework"]?.path {
            links.frameworks.append(buildFile(reference(path)))
        }
    }

    private mutating func addTargetLink(target value: YAMLValue, of owner: String, to links: inout XcodeGenLinks) throws
    {
        guard let name = value.text else {
            throw value.error("a dependency of “\(owner)” without a name", remedy: "write “target:” and its name")
        }
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        let id = "dependency:" + name
        if parts.count == 2, objects["project:" + parts[0]] != nil {
            objects[id + ":proxy"] = [
                "isa": .text("PBXContainerItemProxy"), "containerPortal": .text("project:" + parts[0]),
                "remoteInfo": .text(parts[1]),
            ]
            objects[id] = ["isa": .text("PBXTargetDependency"), "targetProxy": .text(id + ":proxy")]
        } else if let target = names[name] ?? names[name + "_iOS"] {
            objects[id] = ["isa": .text("PBXTargetDependency"), "target": .text(Self.id(target.name))]
            if target.value["type"]?.text == "application" {
                links.app = (target.name, target.value["productName"]?.text ?? target.name)
            }
        } else if spec.root["aggregateTargets"]?[name] != nil {
            objects[id] = ["isa": .text("PBXTargetDependency"), "target": .text(Self.id(name))]
        } else {
            let near = names.keys.sorted().map { ($0, PathAdvice.distance($0, name)) }.min { $0.1 < $1.1 }
            throw value.error(
                "“\(owner)” depends on the target “\(name)”, which the spec doesn't have",
                remedy: near.flatMap { $0.1 <= 3 ? "did you mean “\($0.0)”?" : nil }
                    ?? "add it below “targets”, or take the dependency out")
        }
        links.targets.append(id)
    }

    private mutating func addPackageLink(
        package value: YAMLValue, _ dependency: YAMLValue, of target: XcodeGenSpec.Target, to links: inout XcodeGenLinks
    ) throws {
        let name = value.text ?? ""
        let package = "package:" + name
        if objects[package] == nil { objects[package] = try self.package(name, at: value, of: target.name) }
        let products = (dependency["products"]?.texts ?? []) + (dependency["product"]?.texts ?? [])
        for product in products.isEmpty ? [name] : products {
            let id = "product:\(name):\(product)"
            objects[id] = [
                "isa": .text("XCSwiftPackageProductDependency"), "productName": .text(product),
                "package": .text(package),
            ]
            links.packages.append(id)
        }
    }

    private func package(_ name: String, at value: YAMLValue, of owner: String) throws -> Object {
        if let local = spec.root["localPackages"]?.values.first(where: { $0.text.map(FilePaths.name) == name })?.path {
            return ["isa": .text("XCLocalSwiftPackageReference"), "relativePath": .text(local)]
        }
        guard let package = spec.root["packages"]?[name] else {
            throw value.error(
                "“\(owner)” depends on the package “\(name)”, which the spec doesn't have",
                remedy: "add it below “packages” with its “url” and version, or its “path”")
        }
        if let path = package["path"]?.path {
            guard FilePaths.isFile(path + "/Package.swift") else {
                throw package.error(
                    "the package “\(name)” has no Package.swift in “\(package["path"]?.text ?? "")”",
                    remedy: "correct the path, or fetch its submodule with “git submodule update --init”")
            }
            return ["isa": .text("XCLocalSwiftPackageReference"), "relativePath": .text(path)]
        }
        guard let url = package["url"]?.text ?? package["github"]?.text.map({ "https://github.com/" + $0 }) else {
            throw package.error("the package “\(name)” has neither “url” nor “path”", remedy: "write one of them")
        }
        return [
            "isa": .text("XCRemoteSwiftPackageReference"), "repositoryURL": .text(url),
            "requirement": .table(try Self.requirement(package, name)),
        ]
    }

    private static func requirement(_ package: YAMLValue, _ name: String) throws -> Object {
        func table(_ kind: String, _ key: String, _ value: String) -> Object {
            ["kind": .text(kind), key: .text(value)]
        }
        if let text = (package["majorVersion"] ?? package["from"])?.text {
            return table("upToNextMajorVersion", "minimumVersion", text)
        }
        if let text = package["minorVersion"]?.text { return table("upToNextMinorVersion", "minimumVersion", text) }
        if let text = (package["exactVersion"] ?? package["version"])?.text {
            return table("exactVersion", "version", text)
        }
        if let low = package["minVersion"]?.text, let high = package["maxVersion"]?.text {
            return ["kind": .text("versionRange"), "minimumVersion": .text(low), "maximumVersion": .text(high)]
        }
        if let text = package["branch"]?.text { return table("branch", "branch", text) }
        if let text = package["revision"]?.text { return table("revision", "revision", text) }
        throw package.error(
            "the package “\(name)” has no version", remedy: "write “from: 1.2.3”, or another requirement")
    }
}

/// What a target depends on, by ids of objects.
struct XcodeGenLinks {
    var targets: [String] = []
    var packages: [String] = []
    var frameworks: [String] = []
    /// The app that it tests, and what the app is called when it is built.
    var app: (target: String, product: String)?

    /// The settings that XcodeGen makes for tests of an app.
    func settings(for type: String) -> [String: String] {
        guard let app else { return [:] }
        switch type {
        case "bundle.unit-test":
            return [
                "TEST_HOST": "$(BUILT_PRODUCTS_DIR)/\(app.product).app/\(app.product)", "BUNDLE_LOADER": "$(TEST_HOST)",
            ]
        case "bundle.ui-testing": return ["TEST_TARGET_NAME": app.target]
        default: return [:]
        }
    }
}
