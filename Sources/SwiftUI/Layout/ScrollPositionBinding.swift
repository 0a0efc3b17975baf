import UIKit

/// The binding of a scroll view's position, with its type erased.
struct ScrollPositionBinding {
    /// Moves the scroll view to where the binding says, if that is new.
    let apply: @MainActor (ScrollElement) -> Void
    /// Called with the identity of the view that has come to the beginning.
    let noteTarget: (AnyHashable?) -> Void
    /// Called when the person begins to scroll.
    let noteUserScroll: () -> Void
    /// The place of what is seen at which the view stands that is told.
    let anchor: UnitPoint?

    init<ID: Hashable>(_ id: Binding<ID?>, _ anchor: UnitPoint?) {
        self.anchor = anchor
        apply = { $0.scrollTo(id.wrappedValue.map { AnyHashable($0) }, anchor: anchor) }
        noteTarget = { id.wrappedValue = $0?.base as? ID }
        noteUserScroll = {}
    }

    init(_ position: Binding<ScrollPosition>, _ anchor: UnitPoint?) {
        self.anchor = anchor
        apply = { $0.scrollTo(position.wrappedValue, anchor: anchor) }
        noteTarget = { id in
            guard let id else { return }
            var changed = position.wrappedValue
            changed.noteView(id)
            if changed != position.wrappedValue { position.wrappedValue = changed }
        }
        noteUserScroll = { if !position.wrappedValue.isPositionedByUser { position.wrappedValue.noteUserScroll() } }
    }
}
