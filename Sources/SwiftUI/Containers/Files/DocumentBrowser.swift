import UIKit

/// A document that is open, and the view of its editor.
@MainActor struct OpenedDocument {
    let file: UIDocument
    let makeEditor: @MainActor () -> AnyView
}

/// The app's documents: they are opened by a tap, made by a button and deleted by a swipe.
struct DocumentBrowser {
    let types: [UTType]
    let newType: UTType?
    let canMake: Bool
    let open: @MainActor (_ url: URL, _ isNew: Bool) -> OpenedDocument
    @State private var files: [URL] = []
    @State private var opened: OpenedDocument?
    @State private var isOpen = false
    @State private var failed: String?

    nonisolated init(
        types: [UTType], newType: UTType?, canMake: Bool,
        open: @escaping @MainActor (_ url: URL, _ isNew: Bool) -> OpenedDocument
    ) { (self.types, self.newType, self.canMake, self.open) = (types, newType, canMake, open) }
}

extension DocumentBrowser: View {
    private static var folder: URL? { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first }

    var body: some View {
        NavigationStack {
            List {
                ForEach(files, id: \.self) { url in
                    SwiftUI.Button<Text>(
                        role: nil, action: { show(url, isNew: false) },
                        label: Text(verbatim: url.deletingPathExtension().lastPathComponent)
                            .foregroundColor(.primary))
                }
                .onDelete { offsets in
                    for offset in offsets { try? FileManager.default.removeItem(at: files[offset]) }
                    reload()
                }
            }
            .overlay { if files.isEmpty { ContentUnavailableView("No Documents", systemImage: "doc") } }
            .navigationTitle(Text(verbatim: Word.documents.text))
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    if canMake { Button("Create Document", systemImage: "plus") { make() } }
                }
            }
            .navigationDestination(isPresented: $isOpen) {
                if let opened {
                    opened.makeEditor()
                        .navigationTitle(Text(verbatim: opened.file.localizedName))
                        .navigationBarTitleDisplayMode(.inline)
                        .onDisappear { close() }
                }
            }
            .alert(Text(verbatim: failed ?? ""), isPresented: isFailed) { Button("OK") {} }
        }
        .onAppear { reload() }
    }

    private var isFailed: Binding<Bool> {
        let (value, state) = (failed, $failed)
        return Binding(get: { value != nil }, set: { if !$0 { state.wrappedValue = nil } })
    }

    @MainActor private func reload() {
        let found = Self.folder.flatMap {
            try? FileManager.default.contentsOfDirectory(
                at: $0, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        }
        files = (found ?? []).filter { url in
            guard let type = UTType(filenameExtension: url.pathExtension) else { return false }
            return types.contains { type.conforms(to: $0) }
        }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// A new document, under the first name that is free.
    @MainActor private func make() {
        guard let folder = Self.folder, let newType else { return }
        let ending = newType.preferredFilenameExtension.map { "." + $0 } ?? ""
        var number = 1
        var url: URL
        repeat {
            url = folder.appendingPathComponent(Word.untitled.text + (number > 1 ? " \(number)" : "") + ending)
            number += 1
        } while FileManager.default.fileExists(atPath: url.path)
        show(url, isNew: true)
    }

    @MainActor private func show(_ url: URL, isNew: Bool) {
        let made = open(url, isNew)
        let done: @MainActor (Bool) -> Void = { isFine in
            guard isFine else {
                failed = "The document “\(made.file.localizedName)” could not be opened."
                return
            }
            opened = made
            isOpen = true
            reload()
        }
        if isNew {
            try? FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            made.file.save(to: url, for: .forCreating, completionHandler: done)
        } else {
            made.file.open(completionHandler: done)
        }
    }

    /// Saves what has changed and closes the document.
    @MainActor private func close() {
        guard let file = opened?.file, !isOpen else { return }
        opened = nil
        file.close { _ in }
    }
}

/// UIKit's document around a value.
final class OpenFile<Document: FileDocument>: UIDocument {
    var document: Document?

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        document = try Document(configuration: DocumentContents.configuration(contents, typeName))
    }

    override func contents(forType typeName: String) throws -> Any {
        guard let document else { throw CocoaError(.fileWriteUnknown) }
        let type = UTType(typeName) ?? Document.writableContentTypes.first ?? .data
        return try DocumentContents.contents(
            of: document.fileWrapper(
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil)))
    }
}

/// UIKit's document around an object.
final class OpenObjectFile<Document: ReferenceFileDocument>: UIDocument {
    var document: Document?

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        document = try Document(configuration: DocumentContents.configuration(contents, typeName))
    }

    override func contents(forType typeName: String) throws -> Any {
        guard let document else { throw CocoaError(.fileWriteUnknown) }
        let type = UTType(typeName) ?? Document.writableContentTypes.first ?? .data
        return try DocumentContents.contents(
            of: document.fileWrapper(
                snapshot: document.snapshot(contentType: type),
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil)))
    }
}

/// What UIKit reads and writes, as SwiftUI's documents know it.
enum DocumentContents {
    static func configuration(_ contents: Any, _ typeName: String?) throws -> FileDocumentReadConfiguration {
        let wrapper: FileWrapper
        switch contents {
        case let data as Data: wrapper = FileWrapper(regularFileWithContents: data)
        case let folder as FileWrapper: wrapper = folder
        default: throw CocoaError(.fileReadCorruptFile)
        }
        return FileDocumentReadConfiguration(contentType: typeName.flatMap { UTType($0) } ?? .data, file: wrapper)
    }

    /// A file's bytes, or a folder as it is.
    static func contents(of wrapper: FileWrapper) throws -> Any {
        if wrapper.isRegularFile { return wrapper.regularFileContents ?? Data() }
        return wrapper
    }
}
