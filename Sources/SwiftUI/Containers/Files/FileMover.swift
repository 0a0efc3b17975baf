import UIKit

extension View {
    /// Lets people move a file while a binding is true: here into the app's own Documents folder under a name that they say (DEV-1182).
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets people move a file while a binding is true, and is told where they don't: here into the app's own Documents folder under a
    /// name that they say (DEV-1182).
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void
    ) -> some View {
        sheet(isPresented: isPresented) {
            FileExport(
                type: file.flatMap { UTType(filenameExtension: $0.pathExtension) } ?? .data,
                name: file?.lastPathComponent ?? "Untitled",
                make: {
                    guard let file else { throw CocoaError(.fileNoSuchFile) }
                    return try FileWrapper(url: file)
                }
            ) { result in
                isPresented.wrappedValue = false
                guard let result else { return onCancellation() }
                onCompletion(
                    result.flatMap { moved in
                        Result {
                            if let file { try FileManager.default.removeItem(at: file) }
                            return moved
                        }
                    })
            }
        }
    }
}
