import Foundation
import QuickLook
import SwiftUI

extension View {
    /// Shows a file while a binding has one. Where the person puts it away the binding has none again.
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        preview(PreviewPresenter(selection: item, items: nil))
    }

    /// Shows one of some files while a binding has it; the person can go to the others. Where they put it away the binding has none again.
    nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL { preview(PreviewPresenter(selection: selection, items: Array(items))) }

    nonisolated private func preview(_ presenter: PreviewPresenter) -> some View {
        background(presenter.frame(width: 0, height: 0).accessibilityHidden(true))
    }
}

/// Presents QuickLook's page while a binding has a file.
private struct PreviewPresenter: UIViewRepresentable {
    let selection: Binding<URL?>
    /// nil where there is the selected one alone.
    let items: [URL]?

    nonisolated init(selection: Binding<URL?>, items: [URL]?) { (self.selection, self.items) = (selection, items) }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.updateItems(selection, items ?? selection.wrappedValue.map { [$0] } ?? [], from: view)
    }

    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) { coordinator.dismissPreview() }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
        private var selection: Binding<URL?>?
        private var items: [URL] = []
        private var page: PreviewPage?

        func updateItems(_ selection: Binding<URL?>, _ items: [URL], from view: UIView) {
            let haveChanged = items != self.items && page != nil
            (self.selection, self.items) = (selection, items)
            guard let wanted = selection.wrappedValue, let index = items.firstIndex(of: wanted) else {
                return dismissPreview()
            }
            guard let page else {
                return UpdateQueue.enqueueAction { [weak self, weak view] in
                    if let view { self?.presentPreview(from: view) }
                }
            }
            if page.currentPreviewItemIndex != index { page.currentPreviewItemIndex = index }
            if haveChanged { page.reloadData() }
        }

        private func presentPreview(from view: UIView) {
            guard page == nil, let wanted = selection?.wrappedValue, let index = items.firstIndex(of: wanted) else {
                return
            }
            var responder: UIResponder? = view
            while let current = responder, !(current is UIViewController) { responder = current.next }
            guard var top = responder as? UIViewController, view.window != nil else {
                // The screen isn't there yet.
                return DispatchQueue.main.async { [weak self, weak view] in
                    MainActor.assumeIsolated { if let view, view.window != nil { self?.presentPreview(from: view) } }
                }
            }
            while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
            let made = PreviewPage()
            (made.dataSource, made.delegate) = (self, self)
            made.currentPreviewItemIndex = index
            made.modalPresentationStyle = .fullScreen
            made.onMove = { [weak self] index in
                guard let self, items.indices.contains(index) else { return }
                selection?.wrappedValue = items[index]
            }
            page = made
            top.present(made, animated: true)
        }

        func dismissPreview() {
            page?.delegate = nil
            page?.dismiss(animated: true)
            page = nil
        }

        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }

        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
            items[index] as NSURL
        }

        func previewControllerDidDismiss(_ controller: QLPreviewController) {
            page = nil
            selection?.wrappedValue = nil
        }
    }
}

/// QuickLook's page, which tells where the person goes to another file.
private final class PreviewPage: QLPreviewController {
    var onMove: ((Int) -> Void)?

    override var currentPreviewItemIndex: Int {
        didSet { if oldValue != currentPreviewItemIndex { onMove?(currentPreviewItemIndex) } }
    }
}
