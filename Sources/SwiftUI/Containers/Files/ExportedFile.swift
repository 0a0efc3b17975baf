import UIKit

/// A file that an exporter writes.
struct ExportedFile {
    /// The type by which the file's extension is chosen.
    let type: UTType
    /// The name for the file where people aren't asked for one.
    let name: String
    private let contents: Contents

    private enum Contents {
        case wrapper(() throws -> FileWrapper)
        /// A value that says itself what it is as a file.
        case transferred(() async throws -> (Data, UTType)?)
    }

    /// Whether the file's contents take time.
    var isMadeLater: Bool { if case .transferred = contents { true } else { false } }

    init(type: UTType, name: String?, _ make: @escaping () throws -> FileWrapper) {
        (self.type, self.name, contents) = (type, name ?? Word.untitled.text, .wrapper(make))
    }

    init<D: FileDocument>(_ document: D, type: UTType, name: String?) {
        self.init(type: type, name: name) {
            try document.fileWrapper(configuration: .init(contentType: type, existingFile: nil))
        }
    }

    init<D: ReferenceFileDocument>(_ document: D, type: UTType, name: String?) {
        self.init(type: type, name: name) {
            try document.fileWrapper(
                snapshot: document.snapshot(contentType: type),
                configuration: .init(contentType: type, existingFile: nil))
        }
    }

    init<T: Transferable>(item: T, types: [UTType], name: String?) {
        (type, self.name) = (types.first ?? .data, name ?? Word.untitled.text)
        contents = .transferred { try await TransferredData.data(of: item) }
    }

    /// Writes the file into a folder; nil for a file whose contents take time.
    func writeNow(named name: String?, in folder: URL) throws -> URL {
        guard case .wrapper(let make) = contents else { throw CocoaError(.fileWriteUnknown) }
        let file = try make()
        return try FileExport.write(file, named: name ?? file.preferredFilename ?? self.name, type, in: folder)
    }

    /// Writes the file into a folder, whatever its contents are.
    @MainActor func write(named name: String?, in folder: URL) async throws -> URL {
        guard case .transferred(let make) = contents else { return try writeNow(named: name, in: folder) }
        guard let (data, type) = try await make() else { throw CocoaError(.fileWriteUnknown) }
        let file = FileWrapper(regularFileWithContents: data)
        return try FileExport.write(file, named: name ?? self.name, type, in: folder)
    }
}
