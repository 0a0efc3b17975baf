import Foundation

/// The values that are known of a file that a metadata query found.
open class NSMetadataItem: NSObject, @unchecked Sendable {
    let values: [String: Any]

    /// An item of a file; nil where there is none.
    init?(_ url: URL) {
        guard let facts = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
        var values: [String: Any] = [
            NSMetadataItemURLKey: url, NSMetadataItemPathKey: url.path, NSMetadataItemFSNameKey: url.lastPathComponent,
            NSMetadataItemDisplayNameKey: url.lastPathComponent, NSMetadataItemIsUbiquitousKey: false,
        ]
        values[NSMetadataItemFSSizeKey] = (facts[.size] as? NSNumber)?.intValue
        values[NSMetadataItemFSContentChangeDateKey] = facts[.modificationDate]
        values[NSMetadataItemFSCreationDateKey] = facts[.creationDate] ?? facts[.modificationDate]
        let isFolder = facts[.type] as? FileAttributeType == .typeDirectory
        let type = UTType(filenameExtension: url.pathExtension) ?? (isFolder ? .folder : .data)
        values[NSMetadataItemContentTypeKey] = type.identifier
        values[NSMetadataItemContentTypeTreeKey] = [type.identifier] + type.supertypes.map(\.identifier).sorted()
        self.values = values
        super.init()
    }

    /// The names of all values.
    open var attributes: [String] { values.keys.sorted() }
    /// The value under a name; nil where nothing is known.
    open func value(forAttribute key: String) -> Any? { values[key] }
    /// The values under some names, of which those are left out that nothing is known of.
    open func values(forAttributes keys: [String]) -> [String: Any]? { values.filter { keys.contains($0.key) } }
}
