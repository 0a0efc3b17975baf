import Foundation

/// The view that was edited when an alert or a sheet came, and whose bar it is in: the keyboard goes meanwhile, and comes back as on
/// iOS. The app hears of both and may do whatever it likes then: the value is made and used up outside of what it is kept in.
///
/// - From: `AlertPresentation`, `UISheetPresentationController`
/// - To: `FirstResponder`
@MainActor struct PausedEditing {
    private weak var edited: UIView?
    private weak var barOwner: UIResponder?

    /// Ends what is edited; nil where nothing is, or where that refuses to end.
    static func pauseEditing() -> PausedEditing? {
        guard let view = FirstResponder.current as? UIView, view.resignFirstResponder() else { return nil }
        return PausedEditing(edited: view, barOwner: FirstResponder.current)
    }

    /// Whether it was edited in a bar of a controller's, which is first responder since.
    var isInBar: Bool { barOwner != nil }

    /// Edits it again, unless the app has made another responder the first one outside of the view that leaves.
    func resumeEditing(leaving presented: UIView?) {
        if let current = FirstResponder.current {
            guard let view = current as? UIView, let presented, view.isDescendant(of: presented) else { return }
        }
        barOwner?.becomeFirstResponder()
        edited?.becomeFirstResponder()
    }
}
