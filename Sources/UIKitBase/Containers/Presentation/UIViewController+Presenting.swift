import Foundation
import PorticoObjC

/// Who presents whom, and showing by the container around.
extension UIViewController {
    var effectivePresented: UIViewController? {
        presentation?.knownPresented ?? parentController?.effectivePresented
    }

    /// The presentation that this controller is in, or the one prepared for its presentation.
    var effectivePresentation: UIPresentationController? {
        var candidate: UIViewController? = self
        while let here = candidate {
            if let active = here.activePresentationController { return active }
            candidate = here.parentController
        }
        let root = topmostAncestor
        if root !== self, root.presenter == nil { return root.preparedOwnPresentation }
        return preparedOwnPresentation
    }

    private var preparedOwnPresentation: UIPresentationController {
        if let preparedPresentation { return preparedPresentation }
        let made = ModalPresenter.make(for: self, ModalPresenter.resolved(modalPresentationStyle))
        preparedPresentation = made
        return made
    }

    var topmostAncestor: UIViewController {
        var here = self
        while let parent = here.parentController { here = parent }
        return here
    }

    func presentModally(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        ModalPresenter.present(controller, from: self, animated: animated, completion: completion)
    }

    func dismissModally(animated: Bool, completion: (() -> Void)?) {
        ModalPresenter.dismiss(from: self, animated: animated, completion: completion)
    }

    /// What it presents goes without a word to anybody but the controllers.
    func dismissPresentedAtOnce() {
        if let presentation { ModalPresenter.dismissAtOnce(presentation) }
    }

    // MARK: Showing

    func showByContainer(_ controller: UIViewController, _ sender: Any?) {
        var candidate = parentController
        while let here = candidate {
            if here is UINavigationController || here is UISplitViewController {
                return here.show(controller, sender: sender)
            }
            candidate = here.parentController
        }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    func showDetailByContainer(_ controller: UIViewController, _ sender: Any?) {
        if let split = splitViewController { return split.showDetailViewController(controller, sender: sender) }
        showByContainer(controller, sender)
    }

    /// Up the parents, then to the presenter; the first that overrides the method counts.
    func findTarget(_ action: Selector, _ sender: Any?) -> UIViewController? {
        var candidate = parentController ?? presenter
        while let here = candidate {
            if here.canPerformAction(action, withSender: sender) { return here }
            candidate = here.parentController ?? here.presenter
        }
        return nil
    }
}
