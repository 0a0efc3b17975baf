import UIKit

/// What a row's views say of their row.
struct ListRowTraits {
    /// What touching the row does, where it leads to a screen.
    struct Link {
        let action: @MainActor () -> Void
        /// The value that it puts on a path, or that a list's selection takes.
        var value: AnyHashable?
    }

    var link: Link?
    /// What the row's buttons do: touching the row anywhere does it.
    var actions: [@MainActor () -> Void] = []
    var insets: EdgeInsets?
    var background: AnyView?
    var separatorVisibility: (top: Visibility, bottom: Visibility)?
    var separatorTint: Color?
    var swipes: [SwipeActions] = []
    var tag: AnyHashable?
    var isDeleteDisabled = false
    var isMoveDisabled = false
    var badge: Text?
    var isSelectionDisabled = false
}

/// What takes room in a row besides its content: where it changes, the row is measured again.
struct ListRowLook: Equatable {
    var badge: NSAttributedString?
    var insets = EdgeInsets()
    var hasAccessory = false
}

extension Text {
    /// Whether the text says itself how it looks.
    var hasLook: Bool {
        switch storage {
        case .attributed, .image, .concatenated: true
        default: !modifiers.isEmpty
        }
    }
}

/// The actions behind a row.
struct SwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    weak var slot: SlotNode?
}

enum ListRowKey: PreferenceKey {
    static var defaultValue: ListRowTraits { ListRowTraits() }

    static func reduce(value: inout ListRowTraits, nextValue: () -> ListRowTraits) {
        let next = nextValue()
        value.link = value.link ?? next.link
        value.actions += next.actions
        value.insets = value.insets ?? next.insets
        value.background = value.background ?? next.background
        value.separatorVisibility = value.separatorVisibility ?? next.separatorVisibility
        value.separatorTint = value.separatorTint ?? next.separatorTint
        value.swipes += next.swipes
        value.tag = value.tag ?? next.tag
        value.isDeleteDisabled = value.isDeleteDisabled || next.isDeleteDisabled
        value.isMoveDisabled = value.isMoveDisabled || next.isMoveDisabled
        value.badge = value.badge ?? next.badge
        value.isSelectionDisabled = value.isSelectionDisabled || next.isSelectionDisabled
    }
}
