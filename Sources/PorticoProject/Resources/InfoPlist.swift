import Foundation

/// An app's Info.plist: read, checked, its build variables filled in, and completed with what the bundle needs.
package struct InfoPlist {
    package private(set) var values: [String: Any]
    /// Variables that nobody knew; they became empty text.
    package private(set) var unknown: [String] = []

    package var bundleIdentifier: String { values["CFBundleIdentifier"] as? String ?? "" }

    /// - Parameters:
    ///   - path: nil makes a plain one.
    ///   - module: the Swift module, which names the delegate's class.
    ///   - settings: build settings, which fill in variables.
    ///   - generated: settings `INFOPLIST_KEY_…`, which become keys that the file doesn't have.
    ///   - written: the file's content where a generator would write it.
    ///   - scenes: the scene manifest where nobody has written one.
    package init(
        path: String?, shown: String, name: String, module: String, settings: [String: String] = [:],
        generated: [String: String] = [:], written: Data? = nil, scenes: [String: Any]? = nil
    ) throws {
        values = Self.generated(generated)
        if let scenes, values["UIApplicationSceneManifest"] == nil { values["UIApplicationSceneManifest"] = scenes }
        if let written { values.merge(try Self.readList(written, shown: shown)) { $1 } }
        if let path { values.merge(try Self.readList(path, shown: shown)) { $1 } }
        let variables = [
            "PRODUCT_NAME": name, "EXECUTABLE_NAME": name, "TARGET_NAME": name, "PROJECT_NAME": name,
            "PRODUCT_MODULE_NAME": module, "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "CONFIGURATION": "Debug",
            "PRODUCT_BUNDLE_IDENTIFIER": "app.\(VariableText.rfc1034(name))", "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
            "SWIFT_VERSION": "5", "EXECUTABLE_PREFIX": "", "EXECUTABLE_SUFFIX": "",
        ].merging(settings) { $1 }
        var missing: [String] = []
        values = values.mapValues { value in
            Self.expand(value, { variables[$0] }, { if !missing.contains($0) { missing.append($0) } })
        }
        unknown = missing
        values["CFBundleExecutable"] = name
        values["CFBundlePackageType"] = variables["PRODUCT_BUNDLE_PACKAGE_TYPE"]
        for (key, value) in [
            "CFBundleName": name, "CFBundleIdentifier": variables["PRODUCT_BUNDLE_IDENTIFIER"]!,
            "CFBundleShortVersionString": variables["MARKETING_VERSION"]!,
            "CFBundleVersion": variables["CURRENT_PROJECT_VERSION"]!, "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleDevelopmentRegion": variables["DEVELOPMENT_LANGUAGE"]!,
        ] where (values[key] as? String ?? "").isEmpty {
            values[key] = value
        }
        let families = settings["TARGETED_DEVICE_FAMILY"]?.split(separator: ",").compactMap {
            Int($0.trimmingCharacters(in: .whitespaces))
        }
        if let families, !families.isEmpty, values["UIDeviceFamily"] == nil { values["UIDeviceFamily"] = families }
        if let color = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"], !color.isEmpty {
            values["NSAccentColorName"] = color
        }
        if let icon = settings["ASSETCATALOG_COMPILER_APPICON_NAME"], !icon.isEmpty, values["CFBundleIcons"] == nil {
            var icons: [String: Any] = ["CFBundlePrimaryIcon": ["CFBundleIconName": icon]]
            let others = settings["ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES"]?.split(separator: " ") ?? []
            if !others.isEmpty {
                let named = others.map { (String($0), ["CFBundleIconName": String($0)]) }
                icons["CFBundleAlternateIcons"] = Dictionary(named) { first, _ in first }
            }
            values["CFBundleIcons"] = icons
        }
    }

    /// What Xcode makes of `INFOPLIST_KEY_…`: the key without its prefix, with the type that the key has.
    private static func generated(_ settings: [String: String]) -> [String: Any] {
        var values: [String: Any] = [:]
        for (name, text) in settings {
            var key = String(name.dropFirst("INFOPLIST_KEY_".count))
            if key == "UIApplicationSceneManifest_Generation" {
                if text == "YES" {
                    values["UIApplicationSceneManifest"] = [
                        "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any](),
                    ]
                }
                continue
            }
            if key == "UILaunchScreen_Generation" {
                if text == "YES" { values["UILaunchScreen"] = [String: Any]() }
                continue
            }
            for device in ["iPad", "iPhone"] where key.hasSuffix("_" + device) {
                key = key.dropLast(device.count + 1) + "~" + device.lowercased()
            }
            let isList = key.hasPrefix("UISupportedInterfaceOrientations") || listKeys.contains(key)
            if isList {
                values[key] = BuildSettings.words(text)
            } else if ["YES", "NO"].contains(text) {
                values[key] = text == "YES"
            } else {
                values[key] = text
            }
        }
        return values
    }

    private static let listKeys: Set = [
        "UIRequiredDeviceCapabilities", "UIBackgroundModes", "LSApplicationQueriesSchemes",
    ]

    package func data() throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }

    /// Reads any property list that must be a dictionary.
    static func readList(_ path: String, shown: String) throws -> [String: Any] {
        guard let data = FilePaths.contents(path) else {
            throw ProjectError(shown, "cannot read this file", remedy: "check its permissions")
        }
        return try readList(data, shown: shown)
    }

    static func readList(_ data: Data, shown: String) throws -> [String: Any] {
        let object: Any
        do {
            object = try PropertyListReader.readList(data)
        } catch {
            let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
            throw ProjectError(
                shown,
                "not a property list"
                    + (detail.map { " (\($0.trimmingCharacters(in: .init(charactersIn: ". "))))" } ?? ""),
                remedy: "check it with “plutil -lint” or restore it from version control")
        }
        guard let values = object as? [String: Any] else {
            throw ProjectError(
                shown, "the property list is not a dictionary", remedy: "its outermost element must be <dict>")
        }
        return values
    }

    private static func expand(
        _ value: Any, _ variable: (String) -> String?, _ missing: (String) -> Void
    ) -> Any {
        if let text = value as? String { return VariableText.expand(text, variable, missing: missing) }
        if let list = value as? [Any] { return list.map { expand($0, variable, missing) } }
        if let table = value as? [String: Any] { return table.mapValues { expand($0, variable, missing) } }
        return value
    }
}
