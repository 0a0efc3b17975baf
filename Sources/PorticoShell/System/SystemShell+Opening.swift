import Foundation
import PorticoHost

/// URLs, and another device: what makes apps open that aren't in front.
extension SystemShell {
    /// Gives a URL to the app that declares its scheme, launching it or bringing it to the front. Throws where none does.
    @discardableResult
    package func openURL(url text: String) throws -> AppProcess {
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), text.utf8.count <= HostLimits.name
        else {
            throw ShellError(text, "it is no URL", remedy: "begin it with a scheme, as notes://new")
        }
        guard let app = apps.first(where: { $0.urlSchemes.contains(scheme) }) else {
            let known = Set(apps.flatMap(\.urlSchemes)).sorted()
            throw ShellError(
                text, "no app on this device opens \(scheme)",
                remedy: known.isEmpty
                    ? "declare the scheme in an app's Info.plist (CFBundleURLTypes)"
                    : "what they open is: " + known.joined(separator: ", "))
        }
        return try openApp(app.id, url: text)
    }

    /// What a long press on an app's icon offers: what the app has said last, or Info.plist.
    package func quickActions(of app: InstalledApp) -> [HostQuickAction] { quickActions[app.id] ?? app.quickActions }

    /// Chooses an action on an app's icon, by its title or type. Throws where the icon hasn't got it.
    @discardableResult
    package func openQuickAction(quickAction name: String, of id: InstalledApp.ID) throws -> AppProcess {
        let known = apps.first { $0.id == id }.map(quickActions) ?? []
        guard let action = known.first(where: { $0.title == name }) ?? known.first(where: { $0.type == name }) else {
            throw ShellError(
                name, "the icon of \(id) has no such action",
                remedy: known.isEmpty
                    ? "declare it in Info.plist (UIApplicationShortcutItems), or let the app set shortcutItems first"
                    : "it has: " + known.map(\.title).joined(separator: ", "))
        }
        return try openApp(id, quickAction: action.type)
    }
}
