import Foundation

/// Build settings as XcodeGen writes them: what a spec says, over what every target of its kind has.
struct XcodeGenSettings {
    typealias Level = [String: PropertyListText]

    let spec: XcodeGenSpec

    /// The configurations with their types: `debug`, `release` or `none`.
    var configurations: [(name: String, type: String)] {
        let own = spec.root["configs"]?.table?.entries.map { ($0.key, $0.value.text ?? "none") } ?? []
        return own.isEmpty ? [("Debug", "debug"), ("Release", "release")] : own
    }

    // MARK: What the spec says

    /// The settings below `settings`, in one configuration.
    func written(_ settings: YAMLValue?, configuration: String, depth: Int = 0) throws -> Level {
        guard let settings else { return [:] }
        guard let table = settings.table else {
            throw settings.error("settings are no table", remedy: "write “NAME: value” below “settings:”")
        }
        guard ["groups", "base", "configs"].contains(where: { table[$0] != nil }) else {
            return Self.level(settings)
        }
        var level: Level = [:]
        for group in settings["groups"]?.values ?? [] {
            guard let name = group.text, let found = spec.root["settingGroups"]?[name] else {
                throw group.error(
                    "there is no group of settings “\(group.text ?? "?")”",
                    remedy: "add it below “settingGroups”, or correct the name")
            }
            guard depth < 16 else {
                throw group.error("groups of settings name each other", remedy: "take “\(name)” out of one of them")
            }
            level.merge(try written(found, configuration: configuration, depth: depth + 1)) { $1 }
        }
        if let base = settings["base"] { level.merge(Self.level(base)) { $1 } }
        let configs = settings["configs"]?.table?.entries ?? []
        let name = configuration.lowercased()
        let exact = configs.filter { $0.key.lowercased() == name }
        // `debug` is meant for “Staging Debug”, too.
        for (_, value) in exact.isEmpty ? configs.filter({ name.contains($0.key.lowercased()) }) : exact {
            level.merge(try written(value, configuration: configuration, depth: depth + 1)) { $1 }
        }
        return level
    }

    private static func level(_ value: YAMLValue) -> Level {
        var level: Level = [:]
        for (key, value) in value.table?.entries ?? [] where !value.isNull { level[key] = setting(value) }
        return level
    }

    private static func setting(_ value: YAMLValue) -> PropertyListText {
        if let truth = value.truth { return .text(truth ? "YES" : "NO") }
        if let list = value.list { return .list(list.compactMap(\.text).map { .text($0) }) }
        return .text(value.text ?? "")
    }

    // MARK: What every project and target has

    func project(_ configuration: (name: String, type: String), except known: Set<String>) throws -> Level {
        var level: Level = [:]
        if presets("project") {
            level["SWIFT_VERSION"] = .text("5.0")
            if configuration.type == "debug" {
                level["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = .text("DEBUG")
                level["SWIFT_OPTIMIZATION_LEVEL"] = .text("-Onone")
                level["GCC_PREPROCESSOR_DEFINITIONS"] = .text("DEBUG=1 $(inherited)")
            }
        }
        for (platform, version) in spec.root["options"]?["deploymentTarget"]?.table?.entries ?? [] {
            if let name = Self.deploymentTargets[platform.lowercased()], let version = version.text {
                level[name] = .text(version)
            }
        }
        level = level.filter { !known.contains($0.key) }
        return level.merging(try written(spec.root["settings"], configuration: configuration.name)) { $1 }
    }

    /// - Parameters:
    ///   - known: settings that files of settings have: they stand above what all targets have.
    ///   - more: what follows from its dependencies.
    func target(
        _ target: XcodeGenSpec.Target, _ configuration: (name: String, type: String), except known: Set<String>,
        more: [String: String]
    ) throws -> Level {
        var level: Level = [:]
        let type = target.value["type"]?.text ?? ""
        if presets("targets") {
            if let kit = Self.kits[target.platform.lowercased()] { level["SDKROOT"] = .text(kit) }
            if target.platform.lowercased() == "auto" {
                level["SDKROOT"] = .text("auto")
                level["SUPPORTED_PLATFORMS"] = .text(
                    (target.value["supportedDestinations"]?.texts ?? []).compactMap { Self.platforms[$0.lowercased()] }
                        .joined(separator: " "))
            }
            if target.platform.lowercased() == "ios" { level["TARGETED_DEVICE_FAMILY"] = .text("1,2") }
            if type == "application" { level["ASSETCATALOG_COMPILER_APPICON_NAME"] = .text("AppIcon") }
        }
        if let prefix = spec.root["options"]?["bundleIdPrefix"]?.text {
            let name = String(
                target.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." || $0 == "-" ? $0 : "-" })
            level["PRODUCT_BUNDLE_IDENTIFIER"] = .text(prefix + "." + name)
        }
        if let product = target.value["productName"]?.text, product != target.name {
            level["PRODUCT_NAME"] = .text(product)
        }
        if let value = target.value["deploymentTarget"],
            let version = value.text ?? value[target.platform]?.text,
            let name = Self.deploymentTargets[target.platform.lowercased()]
        {
            level[name] = .text(version)
        }
        for (key, value) in more { level[key] = .text(value) }
        level = level.filter { !known.contains($0.key) }
        return level.merging(try written(target.value["settings"], configuration: configuration.name)) { $1 }
    }

    private func presets(_ whose: String) -> Bool {
        let wanted = spec.root["options"]?["settingPresets"]?.text ?? "all"
        return wanted == "all" || wanted == whose
    }

    /// The file of settings of a configuration.
    static func configFile(_ files: YAMLValue?, _ configuration: String) -> YAMLValue? {
        files?.table?.entries.first { $0.key.lowercased() == configuration.lowercased() }?.value
    }

    private static let kits = [
        "ios": "iphoneos", "macos": "macosx", "tvos": "appletvos", "watchos": "watchos", "visionos": "xros",
    ]
    private static let platforms = [
        "ios": "iphoneos iphonesimulator", "macos": "macosx", "tvos": "appletvos appletvsimulator",
        "watchos": "watchos watchsimulator", "visionos": "xros xrsimulator", "maccatalyst": "",
    ]
    private static let deploymentTargets = [
        "ios": "IPHONEOS_DEPLOYMENT_TARGET", "macos": "MACOSX_DEPLOYMENT_TARGET", "tvos": "TVOS_DEPLOYMENT_TARGET",
        "watchos": "WATCHOS_DEPLOYMENT_TARGET", "visionos": "XROS_DEPLOYMENT_TARGET",
    ]
}
