import SwiftUI

extension View {
    /// Shows a tip in a popover at this view, while the tip is available.
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(TipPopover(tip: tip, isPresented: nil, anchor: .rect(.bounds), edge: arrowEdge, action: action))
    }

    /// Shows a tip in a popover at a place of this view, while the tip is available.
    nonisolated public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(
            TipPopover(
                tip: tip, isPresented: isPresented, anchor: attachmentAnchor, edge: arrowEdge ?? .top, action: action))
    }
}

private struct TipPopover {
    let tip: (any Tip)?
    let isPresented: Binding<Bool>?
    let anchor: PopoverAttachmentAnchor
    let edge: Edge
    let action: @MainActor (Tips.Action) -> Void
}

// Conformed to in an extension, so that its initialiser belongs to no actor.
extension TipPopover: ViewModifier {
    func body(content: Content) -> some View {
        let isShown = tip.map { TipChanges.status(of: $0) == .available } ?? false
        content.popover(
            isPresented: Binding(
                get: { isShown },
                set: { isStill in
                    // Whoever taps beside it has closed it.
                    if !isStill, let tip, tip.shouldDisplay { tip.invalidate(reason: .tipClosed) }
                }),
            attachmentAnchor: anchor, arrowEdge: edge
        ) {
            if let tip {
                TipContent(
                    tip: tip, isGrounded: false, action: { action in MainActor.assumeIsolated { self.action(action) } }
                )
                .frame(idealWidth: 300, maxWidth: 340)
                .presentationCompactAdaptation(.popover)
                .recordsDisplay(of: tip, isPresented)
            }
        }
    }
}
