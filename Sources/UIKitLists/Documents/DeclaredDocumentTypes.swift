import Foundation

/// The documents that the app says it opens: `CFBundleDocumentTypes` of its `Info.plist`.
///
/// - From: `UIDocumentBrowserViewController`, `UIDocumentViewController`
@MainActor package struct DeclaredDocumentTypes {
    /// Those of the app itself.
    @InSession package static var main = DeclaredDocumentTypes(Bundle.main.infoDictionary ?? [:])

    private let entries: [[String: Any]]

    package init(_ info: [String: Any]) {
        entries = (info["CFBundleDocumentTypes"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
    }

    private static func types(of entry: [String: Any]) -> [UTType] {
        (entry["LSItemContentTypes"] as? [Any] ?? []).compactMap { $0 as? String }.map { UTType(importedAs: $0) }
    }

    /// Every type, in the order of the list.
    package var all: [UTType] { entries.flatMap(Self.types) }

    /// The name of the `UIDocument` class for a file, by `UIDocumentClass` of the first entry with its type; nil where no entry has one.
    package func className(for url: URL) -> String? {
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        let entry = entries.first { entry in
            entry["UIDocumentClass"] != nil && Self.types(of: entry).contains { type.conforms(to: $0) }
        }
        return entry?["UIDocumentClass"] as? String
    }

    /// The first type with a class of its own, and that class's name: a new document is of it.
    package var newDocument: (type: UTType, className: String)? {
        for entry in entries {
            if let name = entry["UIDocumentClass"] as? String, let type = Self.types(of: entry).first {
                return (type, name)
            }
        }
        return nil
    }
}
