import Foundation
import PorticoObjC
import PorticoTrace

/// Runs a segue in UIKit's order: the destination is made, then the segue, then the source prepares, then the segue is performed.
///
/// - From: `UIViewController.performSegue(withIdentifier:sender:)`, what triggers segues in a storyboard
/// - To: `UIStoryboardSegue.perform()`, `UnwindRun`
@MainActor enum SegueRun {
    /// By the app: nobody is asked whether to.
    static func perform(_ identifier: String, from source: UIViewController, sender: Any?) {
        guard let template = source.origin?.segues.first(where: { $0.identifier == identifier }) else {
            FatalException.invalidArgument.raise(
                "Receiver (\(UIStoryboard.describe(source))) has no segue with identifier "
                    + "'\(identifier)'")
        }
        run(template, from: source, sender: sender)
    }

    /// By a control, a recogniser or a cell: the source may refuse.
    static func trigger(_ template: SegueTemplate, from source: UIViewController, sender: Any?) {
        let identifier = template.identifier ?? ""
        let agrees = PorticoTrace.call(.controller, source, "shouldPerformSegueWithIdentifier:sender:") {
            source.shouldPerformSegue(withIdentifier: identifier, sender: sender)
        }
        if agrees { run(template, from: source, sender: sender) }
    }

    /// Those into views of the source's own; its view has just been loaded, and `viewDidLoad` is next.
    static func embed(in source: UIViewController) {
        for template in source.origin?.segues ?? [] {
            if case .embed = template.kind { run(template, from: source, sender: nil) }
        }
    }

    private static func run(_ template: SegueTemplate, from source: UIViewController, sender: Any?) {
        if case .unwind(let action) = template.kind {
            UnwindRun(template, action: Selector(action), source: source, sender: sender).run()
            return
        }
        guard let storyboard = source.origin?.storyboard else { return }
        let destination = storyboard.controller(
            scene: template.destination,
            creator: template.creation.map { creator($0, template: template, source: source, sender: sender) })
        let segue = make(template, source, destination)
        ready(template, segue, sender)
        segue.action = { act(template, segue) }
        prepare(segue, sender)
        segue.perform()
        segue.action = nil
    }

    /// Asks the source's `@IBSegueAction`: it gets the coder, the sender and the identifier, as many as it takes.
    private static func creator(
        _ selector: String, template: SegueTemplate, source: UIViewController, sender: Any?
    ) -> (NSCoder) -> AnyObject? {
        { coder in
            let arguments: [Any?] = [coder, sender, template.identifier]
            let count = selector.count { $0 == ":" }
            return PorticoObjC.perform(selector: Selector(selector), on: source, with: Array(arguments.prefix(count)))
                as AnyObject?
        }
    }

    static func prepare(_ segue: UIStoryboardSegue, _ sender: Any?) {
        PorticoTrace.call(.controller, segue.source, "prepareForSegue:sender:") {
            segue.source.prepare(for: segue, sender: sender)
        }
    }

    /// What the source finds set in `prepare(for:sender:)`.
    private static func ready(_ template: SegueTemplate, _ segue: UIStoryboardSegue, _ sender: Any?) {
        switch template.kind {
        case .present(let style, let transition):
            if style != .automatic { segue.destination.modalPresentationStyle = style }
            segue.destination.modalTransitionStyle = transition
        case .popover(let anchor):
            segue.destination.modalPresentationStyle = .popover
            segue.destination.anchorPopover(
                at: anchor.flatMap { segue.source.origin?.anchors[$0] } ?? sender as AnyObject?)
        case .show, .showDetail, .embed, .custom, .unwind: break
        }
    }

    private static func act(_ template: SegueTemplate, _ segue: UIStoryboardSegue) {
        let (source, destination) = (segue.source, segue.destination)
        func act() {
            switch template.kind {
            case .show: source.show(destination, sender: source)
            case .showDetail: source.showDetailViewController(destination, sender: source)
            case .present, .popover: source.present(destination, animated: template.isAnimated)
            case .embed(let container): embed(destination, in: source, container)
            case .custom, .unwind: break
            }
        }
        if template.isAnimated { act() } else { UIView.performWithoutAnimation(act) }
    }

    private static func embed(_ destination: UIViewController, in source: UIViewController, _ name: String) {
        guard let container = source.origin?.anchors[name] as? UIView else {
            fatalError(
                "The scene of \(type(of: source)) has no container view “\(name)” for its embed segue: connect the segue "
                    + "again in the storyboard.")
        }
        source.addChild(destination)
        destination.view.frame = container.bounds
        destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(destination.view)
        destination.didMove(toParent: source)
    }

    // MARK: Classes

    static func make(
        _ template: SegueTemplate, _ source: UIViewController, _ destination: UIViewController
    ) -> UIStoryboardSegue {
        guard let name = template.className else {
            return UIStoryboardSegue(identifier: template.identifier, source: source, destination: destination)
        }
        let names = [name] + (template.bareClassName.map { [$0, "\(NibClasses.appModule).\($0)"] } ?? [])
        guard let cls = names.lazy.compactMap({ ObjCClassRegistry.shared.classNamed($0) }).first,
            cls is UIStoryboardSegue.Type
        else {
            FatalException.internalInconsistency.raise(
                "Could not find a segue class named '\(name)': it needs to be a "
                    + "UIStoryboardSegue of this app.")
        }
        return make(cls, identifier: template.identifier, source: source, destination: destination)
    }

    /// The class's `init(identifier:source:destination:)`, which Swift can't call by class: it isn't `required`, so that apps can
    /// override it as on iOS.
    static func make(
        _ cls: AnyClass, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        withExtendedLifetime((source, destination)) {
            // An initialiser takes its arguments over.
            let text = UnsafeMutablePointer<String?>.allocate(capacity: 1)
            text.initialize(to: identifier)
            defer { text.deallocate() }
            return text.withMemoryRebound(to: UnsafeMutableRawPointer?.self, capacity: 2) { words in
                let made = makeInstance(
                    of: cls, baseSlot: slot,
                    arguments: (
                        words[0], words[1], Unmanaged.passRetained(source).toOpaque(),
                        Unmanaged.passRetained(destination).toOpaque()
                    ))
                return unsafeDowncast(made, to: UIStoryboardSegue.self)
            }
        }
    }

    private static let slot = InitSlot(
        base: UIStoryboardSegue.self, overriding: SegueProbe.self, inheriting: SegueProbeHeir.self)
}

private class SegueProbe: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

private class SegueProbeHeir: SegueProbe {}
