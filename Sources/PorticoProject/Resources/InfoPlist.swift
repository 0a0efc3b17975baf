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
    package init(path: String?, shown: String, name: String, module: String) throws {
        values = try path.map { try Self.read($0, shown: shown) } ?? [:]
        let variables = [
            "PRODUCT_NAME": name, "EXECUTABLE_NAME": name, "TARGET_NAME": name, "PROJECT_NAME": name,
            "PRODUCT_MODULE_NAME": module, "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "CONFIGURATION": "Debug",
            "PRODUCT_BUNDLE_IDENTIFIER": "app.\(Self.rfc1034(name))", "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
            "SWIFT_VERSION": "5", "EXECUTABLE_PREFIX": "", "EXECUTABLE_SUFFIX": "",
        ]
        values = values.mapValues { Self.expand($0, variables, unknown: &unknown) }
        values["CFBundleExecutable"] = name
        values["CFBundlePackageType"] = "APPL"
        for (key, value) in [
            "CFBundleName": name, "CFBundleIdentifier": variables["PRODUCT_BUNDLE_IDENTIFIER"]!,
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleDevelopmentRegion": "en",
        ] where (values[key] as? String ?? "").isEmpty {
            values[key] = value
        }
    }

    package func data() throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    }

    /// Reads any property list that must be a dictionary.
    static func read(_ path: String, shown: String) throws -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProjectError(shown, "cannot read this file", remedy: "check its permissions")
        }
        let object: Any
        do {
            object = try PropertyListSerialization.propertyList(from: data, format: nil)
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

    private static func expand(_ value: Any, _ variables: [String: String], unknown: inout [String]) -> Any {
        if let text = value as? String { return expand(text, variables, unknown: &unknown) }
        if let list = value as? [Any] { return list.map { expand($0, variables, unknown: &unknown) } }
        if let table = value as? [String: Any] { return table.mapValues { expand($0, variables, unknown: &unknown) } }
        return value
    }

    /// `$(NAME)`, `${NAME}` and `$(NAME:rfc1034identifier)`, `$(NAME:c99extidentifier)`, `$(NAME:default=text)`.
    private static func expand(_ text: String, _ variables: [String: String], unknown: inout [String]) -> String {
        guard text.contains("$") else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            let after = rest.index(after: start)
            guard after < rest.endIndex, let close = ["(": ")", "{": "}"][rest[after]] as Character?,
                let end = rest[after...].firstIndex(of: close)
            else {
                result.append("$")
                rest = rest[after...]
                continue
            }
            let parts = rest[rest.index(after: after)..<end].split(separator: ":", omittingEmptySubsequences: false)
            let name = String(parts.first ?? "")
            var found = variables[name]
            for modifier in parts.dropFirst() {
                if modifier == "rfc1034identifier" { found = found.map(rfc1034) }
                if modifier == "c99extidentifier" { found = found.map(ProjectModel.identifier) }
                if modifier.hasPrefix("default="), found == nil { found = String(modifier.dropFirst(8)) }
            }
            if found == nil, !unknown.contains(name) { unknown.append(name) }
            result += found ?? ""
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func rfc1034(_ name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
    }
}
