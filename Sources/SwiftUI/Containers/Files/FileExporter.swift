import UIKit

/// Asks for a name and writes a file into the app's own Documents folder, as there is no app for files (DEV-1182).
struct FileExport {
    let type: UTType
    let make: () throws -> FileWrapper
    let finish: @MainActor (Result<URL, any Error>?) -> Void
    @State private var name: String
    @Environment(\.fileDialogWords) private var words

    nonisolated init(
        type: UTType, name: String, make: @escaping () throws -> FileWrapper,
        finish: @escaping @MainActor (Result<URL, any Error>?) -> Void
    ) {
        (self.type, self.make, self.finish) = (type, make, finish)
        _name = State(initialValue: name)
    }

    @MainActor private var isName: Bool { !name.isEmpty && !name.contains("/") && !name.hasPrefix(".") }

    @MainActor private func save() {
        finish(
            Result {
                let folder = try FileManager.default.url(
                    for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
                return try Self.write(try make(), named: name, type, in: folder)
            })
    }

    /// Writes a file of the name, with a number where that is taken already, and the type's extension where it has none.
    static func write(_ file: FileWrapper, named name: String, _ type: UTType, in folder: URL) throws -> URL {
        let own = type.preferredFilenameExtension
        let hasExtension = UTType(filenameExtension: (name as NSString).pathExtension)?.conforms(to: type) == true
        let stem = hasExtension ? (name as NSString).deletingPathExtension : name
        let ending = hasExtension ? (name as NSString).pathExtension : own
        var url: URL
        var number = 1
        repeat {
            url = folder.appendingPathComponent(number == 1 ? stem : "\(stem) \(number)")
            if let ending { url.appendPathExtension(ending) }
            number += 1
        } while FileManager.default.fileExists(atPath: url.path)
        try file.write(to: url, options: .atomic, originalContentsURL: nil)
        return url
    }
}

extension FileExport: View {
    var body: some View {
        NavigationStack {
            Form {
                if let message = words.message { message }
                TextField(text: $name) { words.filename ?? Text(verbatim: "Name") }
            }
            .navigationTitle(Text(verbatim: "Documents"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    SwiftUI.Button<Text>(
                        role: nil, action: { finish(nil) }, label: Text(verbatim: Word.cancel.text))
                }
                ToolbarItem(placement: .confirmationAction) {
                    SwiftUI.Button(action: { save() }) { words.confirmation ?? Text(verbatim: "Save") }.disabled(
                        !isName)
                }
            }
        }
    }
}

extension View {
    /// Lets people write a document to a file while a binding is true.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, contentType, defaultFilename, onCompletion) {
            try document?.fileWrapper(configuration: .init(contentType: contentType, existingFile: nil))
        }
    }

    /// Lets people write a document to a file while a binding is true.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, contentType, defaultFilename, onCompletion) {
            try document.map {
                try $0.fileWrapper(
                    snapshot: $0.snapshot(contentType: contentType),
                    configuration: .init(contentType: contentType, existingFile: nil))
            }
        }
    }

    /// Lets people write a document to a file while a binding is true, and is told where they don't. Of the types the first counts.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void
    ) -> some View {
        let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
        return exporter(isPresented, type, defaultFilename, onCompletion, onCancellation: onCancellation) {
            try document?.fileWrapper(configuration: .init(contentType: type, existingFile: nil))
        }
    }

    nonisolated private func exporter(
        _ isPresented: Binding<Bool>, _ type: UTType, _ name: String?,
        _ onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void = {}, _ make: @escaping () throws -> FileWrapper?
    ) -> some View {
        sheet(isPresented: isPresented) {
            FileExport(
                type: type, name: name ?? "Untitled",
                make: {
                    guard let file = try make() else { throw CocoaError(.fileNoSuchFile) }
                    return file
                }
            ) { result in
                isPresented.wrappedValue = false
                if let result { onCompletion(result) } else { onCancellation() }
            }
        }
    }
}
