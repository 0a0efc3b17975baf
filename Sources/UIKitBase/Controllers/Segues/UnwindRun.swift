import Foundation
import PorticoObjC
import PorticoTrace

/// Goes back: finds the nearest controller on the way up that takes the action, lets the source prepare, sends the action, then
/// takes away what is above the destination.
///
/// - From: `SegueRun`
/// - To: `UIViewController.unwind(for:towards:)`
@MainActor struct UnwindRun {
    private let template: SegueTemplate
    private let way: UIStoryboardUnwindSegueSource

    /// Whether containers animate what they change. Below something that is dismissed they needn't.
    @InSession private(set) static var isAnimated = true

    init(_ template: SegueTemplate, action: Selector, source: UIViewController, sender: Any?) {
        self.template = template
        way = UIStoryboardUnwindSegueSource(source: source, action: action, sender: sender)
    }

    /// Where nobody takes the action nothing happens.
    func run() {
        guard let destination = find() else { return }
        let segue = make(to: destination)
        SegueRun.prepare(segue, way.sender)
        _ = PorticoObjC.perform(selector: way.unwindAction, on: destination, with: [segue])
        segue.perform()
        segue.action = nil
    }

    private func make(to destination: UIViewController) -> UIStoryboardSegue {
        // Containers of before iOS 9 make their own.
        let old = destination.parentController?.segueForUnwinding(
            to: destination, from: way.source, identifier: template.identifier)
        if let old { return old }
        let segue = SegueRun.make(template, way.source, destination)
        segue.action = { [template, way] in
            Self.goBack(from: way.source, to: destination, segue, animated: template.isAnimated)
        }
        return segue
    }

    // MARK: Finding

    private func find() -> UIViewController? {
        var here: UIViewController? = way.source
        while let controller = here {
            if let found = search(controller) { return found }
            here = controller.parentController ?? controller.presenter
        }
        return nil
    }

    /// The children that may be looked into, then the controller itself.
    private func search(_ controller: UIViewController) -> UIViewController? {
        let (action, source, sender) = (way.unwindAction, way.source, way.sender)
        if let old = controller.forUnwindSegueAction(action, from: source, withSender: sender) { return old }
        for child in controller.allowedChildrenForUnwinding(from: way) {
            if let found = search(child) { return found }
        }
        return controller.canPerformUnwindSegueAction(action, from: source, sender: sender) ? controller : nil
    }

    // MARK: Going back

    private static func goBack(
        from source: UIViewController, to destination: UIViewController, _ segue: UIStoryboardSegue, animated: Bool
    ) {
        // The destination with its containers, outermost last.
        var containers: [UIViewController] = []
        var here: UIViewController? = destination
        while let controller = here {
            containers.append(controller)
            here = controller.parentController
        }
        // Up from the source to the first of them; the last presentation on the way is to go.
        var climb: UIViewController? = source
        var dismisses: UIViewController?
        while let controller = climb, !containers.contains(where: { $0 === controller }) {
            if controller.parentController == nil { dismisses = controller.presenter }
            climb = controller.parentController ?? controller.presenter
        }
        // Something may be presented by the destination's side, too, without the source being in it.
        let animates = isAnimated
        isAnimated = animated && dismisses == nil
        defer { isAnimated = animates }
        let common = climb.flatMap { one in containers.firstIndex { $0 === one } } ?? containers.count - 1
        for index in stride(from: common, to: 0, by: -1) {
            containers[index].unwind(for: segue, towards: containers[index - 1])
        }
        dismisses?.dismiss(animated: animated)
    }
}

extension UIViewController {
    /// The child that the source is in, or that presents what it is in.
    func childHolding(_ source: UIViewController) -> UIViewController? {
        var here: UIViewController? = source
        while let controller = here {
            if controller.parentController === self { return controller }
            here = controller.parentController ?? controller.presenter
        }
        return nil
    }
}
