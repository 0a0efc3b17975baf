import CoreGraphics
import Foundation
import PorticoHost

/// What a person has allowed the app, or not: remembered in its container, for the next launch and for the shell.
///
/// - From: UserNotifications, CoreLocation
/// - To: `SavedPermissions.file`
@MainActor package enum SystemPermissions {
    /// Nil keeps the answers for this run only: no shell has given the app a container.
    @InSession package static var home: String? = nil
    @InSession private static var known: [String: Any]? = nil

    /// The answer under a name of `SavedPermissions`; nil while nobody was asked.
    package static func answer(_ name: String) -> Any? { all[name] }

    package static func remember(_ answer: Any, as name: String) {
        var list = all
        list[name] = answer
        known = list
        guard let file else { return }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            try WholeFile.write(data, to: file)
        } catch {
            Diagnostics.report(
                "what was allowed can't be kept in \(file.path), and will be asked again: \(error.localizedDescription)"
            )
        }
    }

    private static var all: [String: Any] {
        if let known { return known }
        let data = file.flatMap { try? Data(contentsOf: $0) }
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
        known = list ?? [:]
        return list ?? [:]
    }

    private static var file: URL? {
        home.map { URL(fileURLWithPath: $0).appendingPathComponent(SavedPermissions.file) }
    }
}
