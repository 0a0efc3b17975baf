import UIKit

/// Asks for a name and writes a file into the app's own Documents folder, as there is no app for files (DEV-1182). Several files are
/// written under their own names.
struct FileExport {
    let files: [ExportedFile]
    let finish: @MainActor (Result<[URL], any Error>?) -> Void
    @State private var name: String
    @Environment(\.fileDialogWords) private var words

    nonisolated init(
        files: [ExportedFile], finish: @escaping @MainActor (Result<[URL], any Error>?) -> Void
    ) {
        (self.files, self.finish) = (files, finish)
        _name = State(initialValue: files.first?.name ?? "")
    }

    @MainActor private var isName: Bool { !name.isEmpty && !name.contains("/") && !name.hasPrefix(".") }

    /// The name that was asked for.
    private var askedName: String? { files.count == 1 ? name : nil }

    @MainActor private func save() {
        guard files.contains(where: \.isMadeLater) else {
            return finish(Result { try files.map { try $0.writeNow(named: askedName, in: Self.folder()) } })
        }
        Task {
            var urls: [URL] = []
            do {
                for file in files { urls.append(try await file.write(named: askedName, in: Self.folder())) }
                finish(.success(urls))
            } catch {
                finish(.failure(error))
            }
        }
    }

    private static func folder() throws -> URL {
        try FileManager.default.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
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
                if files.count == 1 {
                    TextField(text: $name) { words.filename ?? Text(verbatim: Word.name.text) }
                } else {
                    ForEach(files.indices, id: \.self) { Text(verbatim: files[$0].name) }
                }
            }
            .navigationTitle(Text(verbatim: Word.documents.text))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    SwiftUI.Button<Text>(
                        role: nil, action: { finish(nil) }, label: Text(verbatim: Word.cancel.text))
                }
                ToolbarItem(placement: .confirmationAction) {
                    SwiftUI.Button(action: { save() }) { words.confirmation ?? Text(verbatim: Word.save.text) }
                        .disabled(
                            files.count == 1 && !isName)
                }
            }
        }
    }
}
