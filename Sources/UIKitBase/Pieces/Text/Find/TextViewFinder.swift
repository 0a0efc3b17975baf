import Foundation
import PorticoObjC

/// A text view's own find interaction, made when it is enabled.
///
/// - From: `UITextView.isFindInteractionEnabled`
/// - To: `UIFindInteraction`
@MainActor final class TextViewFinder: NSObject, UIFindInteractionDelegate {
    /// Whether what is found can be replaced, in a text that can be edited.
    var allowsReplacement = true
    /// Called when the panel has come or gone.
    var visibilityDidChange: (Bool) -> Void = { _ in }

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }

    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        visibilityDidChange(true)
    }

    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        visibilityDidChange(false)
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

    /// Sets what the find panel can do and who hears of its coming and going; nothing while finding isn't enabled.
    package func setFindOptions(allowsReplacement: Bool, visibilityDidChange: @escaping (Bool) -> Void) {
        guard let finder = parts.finder?.delegate else { return }
        (finder.allowsReplacement, finder.visibilityDidChange) = (allowsReplacement, visibilityDidChange)
    }

    /// Whether what is found can be replaced.
    var canReplaceFoundText: Bool { takesText && parts.finder?.delegate.allowsReplacement != false }

    /// Nil for commands that are none of finding.
    func canFind(_ action: Selector) -> Bool? {
        switch action {
        case Selector("find:"), Selector("findNext:"), Selector("findPrevious:"): isFindInteractionEnabled
        case Selector("findAndReplace:"): isFindInteractionEnabled && canReplaceFoundText
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
