import Foundation
import PorticoHost

/// An `App.app` bundle that the shell can launch.
package struct InstalledApp: Sendable, Equatable, Identifiable {
    /// The bundle identifier.
    package var id: String
    /// As under its icon.
    package var name: String
    package var bundlePath: String
    package var executable: String
    /// Info.plist's `UIBackgroundModes`.
    package var backgroundModes: [String]
    /// Of URLs that it opens, from Info.plist's `CFBundleURLTypes`; lower case.
    package var urlSchemes: Set<String> = []
    /// What a long press on its icon offers before the app has run, from Info.plist's `UIApplicationShortcutItems`.
    package var quickActions: [HostQuickAction] = []
    /// The bundle's icon, if it has one that can be found.
    package var iconPath: String?
    /// The folder that it takes for its home; nil: a fresh one for each launch, removed at its end.
    package var container: String?
    /// Variables of its own, over those of the shell's configuration.
    package var environment: [String: String] = [:]

    /// Of an app that is being edited: which build it is, so that a patch of another one isn't loaded.
    package var build: Int?
    /// The folder that such an app's patches are in.
    package var patchFolder: String?

    /// Whether its frameworks are a shared library, which can be loaded in front of Foundation (`libPortico.so`).
    package var sharesFrameworks = false

    /// For programs that are not bundles: test fixtures.
    package init(
        id: String, name: String, executable: String, bundlePath: String? = nil, backgroundModes: [String] = [],
        container: String? = nil
    ) {
        self.id = id
        self.name = name
        self.executable = executable
        self.bundlePath = bundlePath ?? (executable as NSString).deletingLastPathComponent
        self.backgroundModes = backgroundModes
        self.container = container
    }

    /// Reads a bundle. Throws `ShellError` that says what is wrong with it.
    package init(bundle path: String, container: String? = nil) throws {
        let plist = path + "/Info.plist"
        guard let data = FileManager.default.contents(atPath: plist) else {
            throw ShellError(
                path, "not an app: it has no Info.plist", remedy: "name a folder that “portico build” made")
        }
        guard let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw ShellError(plist, "not a property list with a dictionary", remedy: "build the app again")
        }
        guard let executable = values["CFBundleExecutable"] as? String, !executable.isEmpty,
            !executable.contains("/"), FileManager.default.isExecutableFile(atPath: path + "/" + executable)
        else {
            throw ShellError(path, "its executable (CFBundleExecutable) is not there", remedy: "build the app again")
        }
        let id = values["CFBundleIdentifier"] as? String ?? executable
        self.init(
            id: id,
            name: values["CFBundleDisplayName"] as? String ?? values["CFBundleName"] as? String ?? executable,
            executable: path + "/" + executable, bundlePath: path,
            backgroundModes: values["UIBackgroundModes"] as? [String] ?? [], container: container)
        iconPath = Self.icon(values, path, chosen: container.flatMap(Self.chosenIcon))
        let types = values["CFBundleURLTypes"] as? [[String: Any]] ?? []
        urlSchemes = Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
        let items = values["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
        quickActions = items.prefix(HostQuickAction.most).compactMap { item in
            guard let type = item["UIApplicationShortcutItemType"] as? String,
                let title = item["UIApplicationShortcutItemTitle"] as? String
            else { return nil }
            return HostQuickAction(
                type: type, title: title, subtitle: item["UIApplicationShortcutItemSubtitle"] as? String,
                symbol: item["UIApplicationShortcutItemIconSymbolName"] as? String)
        }
        sharesFrameworks = true
    }

    /// Modes that let an app run on; the others of iOS (`fetch`, `processing`, `remote-notification`) only wake it.
    private static let continuousModes: Set<String> = [
        "audio", "location", "voip", "external-accessory", "bluetooth-central", "bluetooth-peripheral",
    ]

    package var staysRunning: Bool { backgroundModes.contains(where: Self.continuousModes.contains) }

    /// The name of the icon that the app chose when it last ran in a container (`UIApplication.setAlternateIconName`).
    private static func chosenIcon(in container: String) -> String? {
        guard let data = BoundedFile.read("AlternateIcon.plist", in: container + "/Library/Portico", atMost: 4096)
        else {
            return nil
        }
        let values = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        return values?["name"] as? String
    }

    private static func icon(_ values: [String: Any], _ path: String, chosen: String?) -> String? {
        var names: [String] = []
        for key in ["CFBundleIcons", "CFBundleIcons~ipad"] {
            guard let icons = values[key] as? [String: Any] else { continue }
            let others = icons["CFBundleAlternateIcons"] as? [String: Any]
            let other = chosen.flatMap { others?[$0] as? [String: Any] }
            let primary = other ?? icons["CFBundlePrimaryIcon"] as? [String: Any]
            names += primary?["CFBundleIconFiles"] as? [String] ?? []
            if let name = primary?["CFBundleIconName"] as? String { names.append(name) }
        }
        names += values["CFBundleIconFiles"] as? [String] ?? []
        for name in names.reversed() {
            for suffix in ["", "@3x.png", "@2x.png", ".png"] {
                let file = path + "/" + name + suffix
                if file.hasSuffix(".png"), FileManager.default.fileExists(atPath: file) { return file }
            }
        }
        return nil
    }
}

extension InstalledApp {
    /// A device has one app by an identifier: the second one would silently take the place, and the files, of the first.
    package static func refuseClashes(_ apps: [InstalledApp]) throws {
        for (index, app) in apps.enumerated() {
            guard let other = apps[..<index].first(where: { $0.id == app.id }) else { continue }
            throw ShellError(
                app.bundlePath, "its bundle identifier \(app.id) is that of \(other.bundlePath), too",
                remedy: "give one of them another CFBundleIdentifier (PRODUCT_BUNDLE_IDENTIFIER), or leave one out")
        }
    }
}
