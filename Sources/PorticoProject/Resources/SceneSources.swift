import Foundation

/// The scene manifest of an app that has no Info.plist, as its sources ask for one: what Xcode's template writes beside a scene delegate.
///
/// - From: `AppBuilder`
/// - To: `InfoPlist`
struct SceneSources {
    /// The delegate's class, with its module; nil where the application delegate names the classes itself.
    private(set) var delegate: String?
    /// Whether the application delegate is asked for a scene's configuration.
    private(set) var asksForConfigurations = false
    private var isSwiftUIApp = false

    init(_ groups: [SourceGroup]) {
        var found: [String] = []
        for group in groups where group.package.isEmpty {
            for path in group.files.sorted() {
                guard let data = FilePaths.contents(path), Self.mayMatter(data) else { continue }
                let text = Self.code(of: String(decoding: data, as: UTF8.self))
                isSwiftUIApp = isSwiftUIApp || text.contains(#/@main\b[^{}]*\bstruct\s+\w+\s*:[^{]*\bApp\b/#)
                let asks = text.contains(#/\bfunc\s+application\s*\([^)]*\bconfigurationForConnecting\b/#)
                asksForConfigurations = asksForConfigurations || asks
                found += Self.delegates(in: text).map { group.module + "." + $0 }
            }
        }
        // Xcode's name goes before others; of several others the application delegate has to choose.
        delegate = found.first { $0.hasSuffix(".SceneDelegate") } ?? (asksForConfigurations ? nil : found.first)
    }

    /// The manifest; nil for an app that knows no scenes, or whose scenes are SwiftUI's.
    func manifest(storyboard: String?) -> [String: Any]? {
        guard !isSwiftUIApp, delegate != nil || asksForConfigurations else { return nil }
        var configurations: [String: Any] = [:]
        if let delegate {
            var one = ["UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": delegate]
            one["UISceneStoryboardFile"] = storyboard
            configurations["UIWindowSceneSessionRoleApplication"] = [one]
        }
        return ["UIApplicationSupportsMultipleScenes": false, "UISceneConfigurations": configurations]
    }

    // MARK: Reading

    private static func mayMatter(_ data: Data) -> Bool {
        ["UIWindowSceneDelegate", "SceneDelegate", "configurationForConnecting", "@main"].contains {
            data.range(of: Data($0.utf8)) != nil
        }
    }

    private static func delegates(in text: String) -> [String] {
        let types = text.matches(of: #/\b(?:class|extension)\s+(\w+)\s*:([^{]*)\{/#)
        return types.filter { match in
            let adopted = match.2.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            return adopted.contains("UIWindowSceneDelegate")
        }.map { String($0.1) }
    }

    /// A text without its comments, and with empty strings: what stands there declares nothing.
    private static func code(of text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let next = rest.firstIndex(where: { $0 == "/" || $0 == "\"" }) {
            result += rest[..<next]
            rest = rest[next...]
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else if rest.hasPrefix("\"\"\"") {
                rest = rest.dropFirst(3).range(of: "\"\"\"").map { rest[$0.upperBound...] } ?? ""
            } else if rest.first == "\"" {
                rest = afterString(rest.dropFirst())
            } else {
                result.append("/")
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    /// What follows a string's closing quote, or the line that it doesn't close in.
    private static func afterString(_ text: Substring) -> Substring {
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            if character.isNewline { return text[index...] }
            index = text.index(after: index)
            if character == "\"" { return text[index...] }
            if character == "\\", index < text.endIndex { index = text.index(after: index) }
        }
        return ""
    }
}

extension ProjectModel {
    /// The scene manifest that the sources of a folder or a package ask for, where there is no Info.plist. An Xcode project says itself.
    func sceneManifest(_ options: BuildOptions) -> [String: Any]? {
        guard kind != .xcode, infoPlist == nil, kind == .folder || product != nil else { return nil }
        let isMain = resources.contains { FilePaths.name($0.destination) == "Main.storyboard" }
        return SceneSources(sourceGroups(options)).manifest(storyboard: isMain ? "Main" : nil)
    }
}
