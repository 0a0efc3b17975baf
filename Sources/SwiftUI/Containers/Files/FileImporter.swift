import UIKit

/// The files that an app may choose from: those in its own Documents folder, as there is no app for files (DEV-1045).
struct FileChoice: View {
    let types: [UTType]
    let allowsMultiple: Bool
    let finish: @MainActor ([URL]?) -> Void
    @State private var chosen: Set<URL> = []

    nonisolated init(types: [UTType], allowsMultiple: Bool, finish: @escaping @MainActor ([URL]?) -> Void) {
        (self.types, self.allowsMultiple, self.finish) = (types, allowsMultiple, finish)
    }

    private var files: [URL] {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        let found = folder.flatMap {
            try? FileManager.default.contentsOfDirectory(
                at: $0, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        }
        return (found ?? []).filter { url in
            types.isEmpty
                || types.contains { type in
                    type == .item || UTType(filenameExtension: url.pathExtension).map { $0.conforms(to: type) } ?? false
                        || (type == .folder && url.hasDirectoryPath)
                }
        }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    var body: some View {
        let files = files
        NavigationStack {
            List {
                ForEach(files, id: \.self) { url in
                    Button {
                        if !allowsMultiple { return finish([url]) }
                        if chosen.contains(url) { chosen.remove(url) } else { chosen.insert(url) }
                    } label: {
                        HStack {
                            Image(systemName: url.hasDirectoryPath ? "folder" : "doc")
                            Text(verbatim: url.lastPathComponent).foregroundStyle(Color.primary)
                            Spacer()
                            if chosen.contains(url) { Image(systemName: "checkmark").foregroundStyle(.tint) }
                        }
                    }
                }
            }
            .overlay { if files.isEmpty { ContentUnavailableView("No Files", systemImage: "folder") } }
            .navigationTitle(Text(verbatim: "Documents"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    SwiftUI.Button<Text>(role: nil, action: { finish(nil) }, label: Text(verbatim: Word.cancel.text))
                }
                ToolbarItem(placement: .confirmationAction) {
                    if allowsMultiple {
                        SwiftUI.Button("Open") { finish(chosen.sorted { $0.path < $1.path }) }.disabled(chosen.isEmpty)
                    }
                }
            }
        }
    }
}

extension View {
    /// Lets people choose a file while a binding is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        sheet(isPresented: isPresented) {
            FileChoice(types: allowedContentTypes, allowsMultiple: false) { urls in
                isPresented.wrappedValue = false
                if let url = urls?.first { onCompletion(.success(url)) }
            }
        }
    }

    /// Lets people choose files while a binding is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        sheet(isPresented: isPresented) {
            FileChoice(types: allowedContentTypes, allowsMultiple: allowsMultipleSelection) { urls in
                isPresented.wrappedValue = false
                if let urls { onCompletion(.success(urls)) }
            }
        }
    }
}
