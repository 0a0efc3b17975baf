import Foundation
import PorticoObjC

/// A text view's own find interaction, made when it is enabled.
///
/// - From: `UITextView.isFindInteractionEnabled`
/// - To: `UIFindInteraction`
@MainActor final class TextViewFinder: NSObject, UIFindInteractionDelegate {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }
}

extension UITextView {
    func enableFind(_ isEnabled: Bool) {
        guard isEnabled != isFindInteractionEnabled else { return }
        guard isEnabled else {
            if let finder = parts.finder { removeInteraction(finder.interaction) }
            parts.finder = nil
            return
        }
        let delegate = TextViewFinder()
        let interaction = UIFindInteraction(sessionDelegate: delegate)
        parts.finder = (delegate, interaction)
        addInteraction(interaction)
    }

    /// Nil for commands that are none of finding.
    func canFind(_ action: Selector) -> Bool? {
        switch action {
        case Selector("find:"), Selector("findNext:"), Selector("findPrevious:"): isFindInteractionEnabled
        case Selector("findAndReplace:"): isFindInteractionEnabled && takesText
        case Selector("useSelectionForFind:"): isFindInteractionEnabled && editor.selection.length > 0
        default: nil
        }
    }

    func findSelection() {
        guard editor.selection.length > 0 else { return }
        findInteraction?.searchText = text(in: IndexedTextRange(editor.selection))
        findInteraction?.presentFindNavigator(showingReplace: false)
    }
}
