import UIKit

/// Presents UIKit's sheet of activities while a binding is true. The view may be a command of a bar or a menu, too.
nonisolated struct ShareModifier: NodeModifier {
    typealias Body = Never
    let items: [Any]
    let captions: [ShareCaption]
    let isPresented: Binding<Bool>

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        ShareNode(view, context)
    }
}

@MainActor private final class ShareNode<C: View>: ValueNode<ModifiedContent<C, ShareModifier>> {
    private var content: ViewNode?
    private var isShown = false

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func run() {
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        guard recordingReads({ value.modifier.isPresented.wrappedValue }), !isShown else { return }
        isShown = true
        UpdateQueue.enqueueAction { [weak self] in self?.presentSheet() }
    }

    private func presentSheet() {
        guard isAlive, var top = host.presenter else { return didEnd() }
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        let controller = UIActivityViewController(activityItems: value.modifier.items, applicationActivities: nil)
        let values = EnvironmentValues(chain: environment)
        controller.previews = value.modifier.captions.map { $0.preview(in: values) }
        controller.completionWithItemsHandler = { [weak self] _, _, _, _ in self?.didEnd() }
        controller.popoverPresentationController?.setSource(self)
        top.present(controller, animated: true)
    }

    private func didEnd() {
        isShown = false
        if value.modifier.isPresented.wrappedValue { value.modifier.isPresented.wrappedValue = false }
    }
}
