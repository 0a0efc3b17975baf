import Foundation
import PorticoHost
import PorticoTrace

/// The icon that the app has chosen among those of Info.plist's `CFBundleAlternateIcons`, which outlives the app.
///
/// - From: `UIApplication.setAlternateIconName(_:completionHandler:)`
/// - To: `SystemAlert`, a file of the app's container that `InstalledApp` reads
@MainActor enum AlternateIcon {
    /// Where the container keeps the choice.
    @InSession static var home: String? = nil
    @InSession private static var chosen: String?? = nil
    @InSession private static var names = namesOfInfoPlist
    private static var namesOfInfoPlist: Set<String> { names(in: Bundle.main.infoDictionary ?? [:]) }

    /// Those of Info.plist. A test gives its own.
    static func use(_ values: [String: Any]) { names = names(in: values) }

    private static func names(in values: [String: Any]) -> Set<String> {
        var found: Set<String> = []
        for key in ["CFBundleIcons", "CFBundleIcons~ipad"] {
            let icons = values[key] as? [String: Any]
            found.formUnion((icons?["CFBundleAlternateIcons"] as? [String: Any] ?? [:]).keys)
        }
        return found
    }

    static var isSupported: Bool { !names.isEmpty }

    /// Nil for the primary icon, also where the app doesn't know the chosen one any more.
    static var name: String? {
        if let chosen { return chosen }
        let read = readFile().flatMap { names.contains($0) ? $0 : nil }
        chosen = .some(read)
        return read
    }

    /// Changes the icon and says so to the person; the handler is called when that has been read.
    static func choose(_ name: String?, done: @escaping @Sendable ((any Error)?) -> Void) {
        func fail(_ code: CocoaError.Code) { DispatchQueue.main.async { done(CocoaError(code)) } }
        guard isSupported else { return fail(.featureUnsupported) }
        if let name, !names.contains(name) { return fail(.fileNoSuchFile) }
        do {
            try writeFile(name)
        } catch {
            PorticoTrace.instant(.application, "alternate icon", detail: "it couldn't be kept: \(error)")
            return fail(.fileWriteUnknown)
        }
        chosen = .some(name)
        SystemAlert.ask(
            "You have changed the icon for “\(SystemAlert.appName)”.", message: nil, choices: ["OK"]
        ) { _ in done(nil) }
    }

    // MARK: The file

    private static var file: URL? {
        home.map { URL(fileURLWithPath: $0).appendingPathComponent("Library/Portico/AlternateIcon.plist") }
    }

    private static func readFile() -> String? {
        guard let file, let data = FileManager.default.contents(atPath: file.path), data.count <= HostLimits.blob else {
            return nil
        }
        let values = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        return values?["name"] as? String
    }

    private static func writeFile(_ name: String?) throws {
        guard let file else { return }
        guard let name else {
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
            return
        }
        let data = try PropertyListSerialization.data(fromPropertyList: ["name": name], format: .binary, options: 0)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try WholeFile.write(data, to: file)
    }
}
