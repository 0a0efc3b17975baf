import Foundation
import PorticoHost

/// URLs, and another device: what makes apps open that aren't in front.
extension SystemShell {
    /// Gives a URL to the app that declares its scheme, launching it or bringing it to the front. Throws where none does.
    @discardableResult
    package func open(url text: String) throws -> AppProcess {
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
        return try open(app.id, url: text)
    }
}
