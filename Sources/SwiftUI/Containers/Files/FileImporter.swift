import UIKit

/// Presents UIKit's picker of files while a binding is true.
struct FilePicker: UIViewRepresentable {
    let isPresented: Binding<Bool>
    let purpose: Purpose
    let finish: @MainActor ([URL]) -> Void
    let cancel: @MainActor () -> Void

    enum Purpose {
        case opening([UTType], allowsMultiple: Bool)
        /// The files go to a folder that is chosen.
        case moving([URL])
    }

    nonisolated init(
        isPresented: Binding<Bool>, purpose: Purpose, finish: @escaping @MainActor ([URL]) -> Void,
        cancel: @escaping @MainActor () -> Void = {}
    ) { (self.isPresented, self.purpose, self.finish, self.cancel) = (isPresented, purpose, finish, cancel) }

    /// No picker comes where there is nothing to move.
    private var hasFiles: Bool { if case .moving(let files) = purpose { !files.isEmpty } else { true } }

    private func makePicker() -> UIDocumentPickerViewController {
        switch purpose {
        case .opening(let types, let allowsMultiple):
            let made = UIDocumentPickerViewController(forOpeningContentTypes: types)
            made.allowsMultipleSelection = allowsMultiple
            return made
        case .moving(let files): return UIDocumentPickerViewController(forExporting: files)
        }
    }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.update(self, isPresented: isPresented.wrappedValue && hasFiles, from: view)
    }

    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) { coordinator.end() }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator: NSObject, UIDocumentPickerDelegate {
        private var value: FilePicker?
        private weak var picker: UIDocumentPickerViewController?
        private var isShown = false

        func update(_ value: FilePicker, isPresented: Bool, from view: UIView) {
            self.value = value
            guard isPresented != isShown else { return }
            isShown = isPresented
            UpdateQueue.enqueueAction { [weak self, weak view] in
                guard let self else { return }
                if isShown, picker == nil {
                    if let view { present(from: view) }
                } else if !isShown {
                    end()
                }
            }
        }

        private func present(from view: UIView) {
            var responder: UIResponder? = view
            while let current = responder, !(current is UIViewController) { responder = current.next }
            guard let value, let presenter = responder as? UIViewController, view.window != nil else {
                // The screen isn't there yet.
                isShown = false
                return DispatchQueue.main.async { [weak self, weak view] in
                    MainActor.assumeIsolated {
                        guard let self, let view, let value = self.value, value.isPresented.wrappedValue else { return }
                        self.update(value, isPresented: true, from: view)
                    }
                }
            }
            let made = value.makePicker()
            made.delegate = self
            picker = made
            var top = presenter
            while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
            top.present(made, animated: true)
        }

        /// Takes the picker away, where it is still there.
        func end() {
            isShown = false
            picker?.dismiss(animated: true)
            picker = nil
        }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            close()
            value?.finish(urls)
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
            close()
            value?.cancel()
        }

        private func close() {
            // The picker goes by itself.
            picker = nil
            isShown = false
            value?.isPresented.wrappedValue = false
        }
    }
}

extension View {
    nonisolated private func filePicker(_ picker: FilePicker) -> some View {
        background(picker.frame(width: 0, height: 0).accessibilityHidden(true))
    }

    /// Lets people choose a file while a binding is true.
    @preconcurrency nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        filePicker(
            FilePicker(isPresented: isPresented, purpose: .opening(allowedContentTypes, allowsMultiple: false)) {
                urls in
                if let url = urls.first { onCompletion(.success(url)) }
            })
    }

    /// Lets people choose files while a binding is true.
    @preconcurrency nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets people choose files while a binding is true, and tells where they choose none.
    @preconcurrency nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void
    ) -> some View {
        filePicker(
            FilePicker(
                isPresented: isPresented,
                purpose: .opening(allowedContentTypes, allowsMultiple: allowsMultipleSelection),
                finish: { onCompletion(.success($0)) }, cancel: onCancellation))
    }

    /// Lets people move a file to another folder while a binding is true.
    @preconcurrency nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets people move a file to another folder while a binding is true, and tells where they don't.
    @preconcurrency nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping @MainActor (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void
    ) -> some View {
        filePicker(
            FilePicker(
                isPresented: isPresented, purpose: .moving(file.map { [$0] } ?? []),
                finish: { if let url = $0.first { onCompletion(.success(url)) } }, cancel: onCancellation))
    }

    /// Lets people move files to another folder while a binding is true.
    @preconcurrency nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets people move files to another folder while a binding is true, and tells where they don't.
    @preconcurrency nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping @MainActor (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void
    ) -> some View where C.Element == URL {
        filePicker(
            FilePicker(
                isPresented: isPresented, purpose: .moving(Array(files)), finish: { onCompletion(.success($0)) },
                cancel: onCancellation))
    }
}
