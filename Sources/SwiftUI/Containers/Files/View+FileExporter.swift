import UIKit

extension View {
    /// Lets people write a document to a file while a binding is true.
    @preconcurrency nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, document.map { ExportedFile($0, type: contentType, name: defaultFilename) }, onCompletion)
    }

    /// Lets people write a document to a file while a binding is true.
    @preconcurrency nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, document.map { ExportedFile($0, type: contentType, name: defaultFilename) }, onCompletion)
    }

    /// Lets people write a document to a file while a binding is true, and is told where they don't. Of the types the first counts.
    @preconcurrency nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void = {}
    ) -> some View {
        let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
        let file = document.map { ExportedFile($0, type: type, name: defaultFilename) }
        return exporter(isPresented, file, onCompletion, onCancellation)
    }

    /// Lets people write a value to a file while a binding is true. Of the forms in which it is handed on, the first counts.
    @preconcurrency nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void = {}
    ) -> some View {
        let file = item.map { ExportedFile(item: $0, types: contentTypes, name: defaultFilename) }
        return exporter(isPresented, file, onCompletion, onCancellation)
    }

    // MARK: Several

    /// Lets people write documents to files while a binding is true.
    @preconcurrency nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        exporter(isPresented, documents.map { ExportedFile($0, type: contentType, name: nil) }, onCompletion)
    }

    /// Lets people write documents to files while a binding is true.
    @preconcurrency nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        exporter(isPresented, documents.map { ExportedFile($0, type: contentType, name: nil) }, onCompletion)
    }

    /// Lets people write documents to files while a binding is true, and is told where they don't. Of the types the first counts.
    @preconcurrency nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
        return exporter(
            isPresented, documents.map { ExportedFile($0, type: type, name: nil) }, onCompletion, onCancellation)
    }

    /// Lets people write values to files while a binding is true. Of the forms in which they are handed on, the first counts.
    @preconcurrency nonisolated public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void = {}
    ) -> some View where C.Element == T {
        let files = items.map { ExportedFile(item: $0, types: contentTypes, name: nil) }
        return exporter(isPresented, files, onCompletion, onCancellation)
    }

    // MARK: How

    nonisolated private func exporter(
        _ isPresented: Binding<Bool>, _ file: ExportedFile?,
        _ onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
        _ onCancellation: @escaping @MainActor () -> Void = {}
    ) -> some View {
        // Where there is nothing to write, people learn of it when they save.
        let missing = ExportedFile(type: .data, name: nil) { throw CocoaError(.fileNoSuchFile) }
        return exporter(isPresented, [file ?? missing], { onCompletion($0.map { $0[0] }) }, onCancellation)
    }

    nonisolated private func exporter(
        _ isPresented: Binding<Bool>, _ files: [ExportedFile],
        _ onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
        _ onCancellation: @escaping @MainActor () -> Void = {}
    ) -> some View {
        sheet(isPresented: isPresented) {
            FileExport(files: files) { result in
                isPresented.wrappedValue = false
                if let result { onCompletion(result) } else { onCancellation() }
            }
        }
    }
}
