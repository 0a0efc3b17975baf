import Foundation
import Synchronization

/// The types that are no system's: those that the app declares in its Info.plist, and those that it names in code with a type above them.
///
/// - From: `UTType`
/// - To: `UTTypeTable.Row`
enum DeclaredTypes {
    private static let table = Mutex<[String: UTTypeTable.Row]>(readTypes(Bundle.main.infoDictionary ?? [:]))

    static func row(_ identifier: String) -> UTTypeTable.Row? { table.withLock { $0[identifier] } }

    /// The types with such an extension or MIME type, sorted.
    static func identifiers(where fits: (UTTypeTable.Row) -> Bool) -> [String] {
        all().filter { fits($0.value) }.keys.sorted()
    }

    private static func all() -> [String: UTTypeTable.Row] { table.withLock { $0 } }

    /// A type that code names: what is declared of it elsewhere goes before that.
    static func nameType(_ identifier: String, below parent: String?) {
        guard let parent, UTTypeTable.rows[identifier] == nil else { return }
        table.withLock {
            if $0[identifier] == nil {
                $0[identifier] = UTTypeTable.Row(parents: [parent], extensions: [], mimeTypes: [], words: nil)
            }
        }
    }

    /// Adds what an Info.plist declares.
    static func declareTypes(_ info: [String: Any]) {
        let added = readTypes(info)
        table.withLock { $0.merge(added) { $1 } }
    }

    /// An app's own types go before those that it only knows.
    private static func readTypes(_ info: [String: Any]) -> [String: UTTypeTable.Row] {
        var rows: [String: UTTypeTable.Row] = [:]
        for key in ["UTImportedTypeDeclarations", "UTExportedTypeDeclarations"] {
            for entry in info[key] as? [[String: Any]] ?? [] {
                guard let identifier = entry["UTTypeIdentifier"] as? String else { continue }
                let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
                rows[identifier] = UTTypeTable.Row(
                    parents: strings(entry["UTTypeConformsTo"]),
                    extensions: strings(tags["public.filename-extension"]).map { $0.lowercased() },
                    mimeTypes: strings(tags["public.mime-type"]).map { $0.lowercased() },
                    words: entry["UTTypeDescription"] as? String)
            }
        }
        return rows
    }

    /// One string may stand for a list of one.
    private static func strings(_ value: Any?) -> [String] {
        (value as? String).map { [$0] } ?? value as? [String] ?? []
    }
}
