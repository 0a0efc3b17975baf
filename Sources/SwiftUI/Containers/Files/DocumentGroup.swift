import UIKit

/// A document that is open, for its editor.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document: what the editor changes is saved by and by.
    @Binding public var document: Document
    /// Where the document lies; nil before it has been saved.
    public var fileURL: URL?
    /// Whether the document may be changed.
    public var isEditable: Bool
}

/// A document that is an object and open, for its editor.
@MainActor public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document. It is saved by and by where its undo manager has been told of changes, or it says that it will change.
    @ObservedObject public var document: Document
    /// Where the document lies; nil before it has been saved.
    public var fileURL: URL?
    /// Whether the document may be changed.
    public var isEditable: Bool
}

/// An app of documents: a browser of the app's files, and an editor for the one that is open.
///
/// The browser shows the app's own Documents folder, and a new document lies there at once, as “Untitled” (DEV-1296).
///
/// - From: the app's body
/// - To: `DocumentBrowser`, `UIDocument`
public struct DocumentGroup<Document, Content> {
    let browser: DocumentBrowser
}

extension DocumentGroup: Scene where Content: View {
    public typealias Body = Never
}

extension DocumentGroup: WindowScene where Content: View {
    var sceneID: String? { nil }
    var valueType: Any.Type? { nil }

    func makeController(under node: ViewNode, value: AnyHashable?) -> UIViewController {
        UIHostingController(rootView: browser, under: node)
    }

    func update(_ controller: UIViewController) {
        (controller as? UIHostingController<DocumentBrowser>)?.rootView = browser
    }
}

extension DocumentGroup where Document: FileDocument, Content: View {
    /// Creates a group of documents that are values, with the document that a new one begins as.
    nonisolated public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) { self.init(make: newDocument, editor) }

    /// Creates a group of documents that are values, which can't be changed.
    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) { self.init(make: nil, viewer) }

    nonisolated private init(
        make: (() -> Document)?, _ editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        let parts = MainActorAccess.Carried((make: make, editor: editor))
        browser = DocumentBrowser(
            types: Document.readableContentTypes, newType: Document.writableContentTypes.first, canMake: make != nil,
            open: { url, isNew in
                let (make, editor) = parts.value
                let file = OpenFile<Document>(fileURL: url)
                if isNew { file.document = make?() }
                return OpenedDocument(file: file) {
                    AnyView(ValueEditor(file: file, isEditable: make != nil, editor: editor))
                }
            })
    }
}

extension DocumentGroup where Document: ReferenceFileDocument, Content: View {
    /// Creates a group of documents that are objects, with the document that a new one begins as.
    nonisolated public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) { self.init(make: newDocument, editor) }

    /// Creates a group of documents that are objects, which can't be changed.
    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) { self.init(make: nil, viewer) }

    nonisolated private init(
        make: (() -> Document)?, _ editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        let parts = MainActorAccess.Carried((make: make, editor: editor))
        browser = DocumentBrowser(
            types: Document.readableContentTypes, newType: Document.writableContentTypes.first, canMake: make != nil,
            open: { url, isNew in
                let (make, editor) = parts.value
                let file = OpenObjectFile<Document>(fileURL: url)
                if isNew { file.document = make?() }
                return OpenedDocument(file: file) {
                    AnyView(ObjectEditor(file: file, isEditable: make != nil, editor: editor))
                }
            })
    }
}

/// The editor of a document that is a value.
private struct ValueEditor<Document: FileDocument, Content: View>: View {
    let file: OpenFile<Document>
    let isEditable: Bool
    let editor: (FileDocumentConfiguration<Document>) -> Content
    @State private var document: Document?

    init(
        file: OpenFile<Document>, isEditable: Bool, editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) { (self.file, self.isEditable, self.editor) = (file, isEditable, editor) }

    var body: some View {
        if let first = document ?? file.document {
            let binding = Binding<Document>(
                get: { document ?? first },
                set: { value in
                    guard isEditable else { return }
                    document = value
                    file.document = value
                    file.updateChangeCount(.done)
                })
            editor(FileDocumentConfiguration(document: binding, fileURL: file.fileURL, isEditable: isEditable))
                .environment(
                    \.documentConfiguration, DocumentConfiguration(fileURL: file.fileURL, isEditable: isEditable))
        }
    }
}

/// The editor of a document that is an object.
private struct ObjectEditor<Document: ReferenceFileDocument, Content: View>: View {
    let file: OpenObjectFile<Document>
    let isEditable: Bool
    let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

    var body: some View {
        if let document = file.document {
            editor(
                ReferenceFileDocumentConfiguration(
                    document: document, fileURL: file.fileURL, isEditable: isEditable)
            )
            .environmentObject(document)
            .environment(
                \.documentConfiguration, DocumentConfiguration(fileURL: file.fileURL, isEditable: isEditable)
            )
            .onReceive(document.objectWillChange) { _ in if isEditable { file.updateChangeCount(.done) } }
        }
    }
}
