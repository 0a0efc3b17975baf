import Foundation

/// Keeps what others want to animate along with a menu, and to do after it.
///
/// - From: `ContextMenuSession`, `EditMenuPresenter`
@MainActor final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(preview: UIViewController? = nil) {
        previewViewController = preview
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() {
        let all = animations
        animations = []
        for block in all { block() }
    }

    func complete() {
        let all = completions
        completions = []
        for block in all { block() }
    }
}
