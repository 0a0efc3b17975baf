import Foundation
import PorticoHost
import PorticoTrace

/// Brings the interface of an app without scenes back to where `StatePreservation` left it. After the delegate's
/// `willFinishLaunching` and before its `didFinishLaunching`: every controller and object is found or made, from the root down, then
/// each decodes its state, then the delegate, then all hear that it is finished.
///
/// - From: `LifecycleController`
/// - To: `UIViewControllerRestoration`, `decodeRestorableState(with:)`
@MainActor final class StateRestoration {
    private let state: PreservedState
    private let application: UIApplication
    private let delegate: any UIApplicationDelegate
    private var objects: [AnyObject?]
    private var taken: Set<ObjectIdentifier> = []

    private init(_ state: PreservedState, _ application: UIApplication, _ delegate: any UIApplicationDelegate) {
        (self.state, self.application, self.delegate) = (state, application, delegate)
        objects = Array(repeating: nil, count: state.entries.count)
    }

    static func run(_ application: UIApplication) {
        guard let store = RestorationStore.current, let delegate = application.delegate,
            let list = store.read(SavedState.interface)
        else { return }
        guard let state = PreservedState(list) else {
            _ = store.refuse(
                store.folder.appendingPathComponent(SavedState.interface), "its entries don't fit together")
            return
        }
        let restoration = StateRestoration(state, application, delegate)
        guard restoration.isWanted() else { return }
        RestorationPhase.begin(store)
        PorticoTrace.phase("restore state") { restoration.restore() }
    }

    private func isWanted() -> Bool {
        let coder = coder(state.values)
        if state.isSecure {
            return OptionalCall.call(.application, delegate, "application:shouldRestoreSecureApplicationState:") {
                delegate.application(application, shouldRestoreSecureApplicationState: coder)
            } ?? false
        }
        return OptionalCall.call(.application, delegate, "application:shouldRestoreApplicationState:") {
            delegate.application(application, shouldRestoreApplicationState: coder)
        } ?? false
    }

    private func coder(_ values: [String: Any]) -> RestorationCoder {
        RestorationCoder(values: values, isSecure: state.isSecure, object: { [weak self] in self?.object($0) })
    }

    private func restore() {
        let coders = state.entries.map { coder($0.values) }
        for (index, entry) in state.entries.enumerated() where entry.kind != .view {
            if let owner = entry.owner, objects[owner] == nil { continue }
            guard let found = entry.kind == .controller ? controller(entry, coders[index]) : other(entry, coders[index])
            else { continue }
            objects[index] = found
            taken.insert(ObjectIdentifier(found))
        }
        for (index, entry) in state.entries.enumerated() where entry.isLoaded {
            (objects[index] as? UIViewController)?.loadViewIfNeeded()
        }
        for (index, coder) in coders.enumerated() { decode(index, coder) }
        let values = coder(state.values)
        OptionalCall.call(.application, delegate, "application:didDecodeRestorableStateWithCoder:") {
            delegate.application(application, didDecodeRestorableStateWith: values)
        }
        for object in objects {
            guard let object = object as? any UIStateRestoring else { continue }
            PorticoTrace.call(.controller, object, "applicationFinishedRestoringState") {
                if let controller = object as? UIViewController {
                    controller.applicationFinishedRestoringState()
                } else {
                    object.applicationFinishedRestoringState()
                }
            }
        }
    }

    private func decode(_ index: Int, _ coder: RestorationCoder) {
        switch object(index) {
        case let controller as UIViewController:
            PorticoTrace.call(.controller, controller, "decodeRestorableStateWithCoder:") {
                controller.decodeRestorableState(with: coder)
            }
        case let view as UIView:
            PorticoTrace.call(.view, view, "decodeRestorableStateWithCoder:") {
                view.decodeRestorableState(with: coder)
            }
        case let object as any UIStateRestoring:
            PorticoTrace.call(.application, object, "decodeRestorableStateWithCoder:") {
                object.decodeRestorableState(with: coder)
            }
        default: break
        }
    }

    // MARK: Finding

    /// What a reference stands for. Views are looked up when they are first asked for: decoding a controller may make them.
    private func object(_ index: Int) -> AnyObject? {
        guard objects.indices.contains(index) else { return nil }
        let entry = state.entries[index]
        if let known = objects[index] { return known }
        guard entry.kind == .view, let owner = entry.owner.flatMap({ objects[$0] as? UIViewController }) else {
            return nil
        }
        var found: UIView?
        owner.viewIfLoaded?.eachRestorable { view in
            let isFree = found == nil && !taken.contains(ObjectIdentifier(view))
            if isFree, view.restorationIdentifier == entry.path.last { found = view }
        }
        if let found { taken.insert(ObjectIdentifier(found)) }
        objects[index] = found
        return found
    }

    /// The controller's restoration class; without one the delegate, then a controller that is there, then the storyboard.
    private func controller(_ entry: PreservedState.Entry, _ coder: RestorationCoder) -> UIViewController? {
        if let name = entry.maker {
            guard let maker = ArchivedClass.named(name) as? any UIViewControllerRestoration.Type else {
                RestorationStore.report(
                    "the restoration class of “\(entry.path.joined(separator: "/"))” is no longer in the app, or no longer "
                        + "a UIViewControllerRestoration: the controller isn't restored.")
                return nil
            }
            return identified(maker.viewController(withRestorationIdentifierPath: entry.path, coder: coder), entry)
        }
        let asked = OptionalCall.call(
            .application, delegate, "application:viewControllerWithRestorationIdentifierPath:coder:"
        ) { delegate.application(application, viewControllerWithRestorationIdentifierPath: entry.path, coder: coder) }
        if let made = asked ?? nil { return identified(made, entry) }
        if let there = existing(entry.path) { return there }
        let storyboard =
            coder.decodeObject(forKey: UIApplication.stateRestorationViewControllerStoryboardKey) as? UIStoryboard
        return identified(storyboard?.controller(forRestoration: entry.path.last!), entry)
    }

    private func identified(_ controller: UIViewController?, _ entry: PreservedState.Entry) -> UIViewController? {
        if controller?.restorationIdentifier == nil { controller?.restorationIdentifier = entry.path.last }
        return controller
    }

    /// A controller that the launch has made already, with just this path.
    private func existing(_ path: [String]) -> UIViewController? {
        for window in application.windowsToRestore {
            if let root = window.rootViewController, let found = existing(path, in: root) { return found }
        }
        return nil
    }

    private func existing(_ path: [String], in here: UIViewController) -> UIViewController? {
        if (here.parentController as? UISplitViewController)?.hasMade(here) != true {
            guard let own = here.restorationPath, path.starts(with: own) else { return nil }
            if own.count == path.count { return taken.contains(ObjectIdentifier(here)) ? nil : here }
        }
        for child in here.childControllers {
            if let found = existing(path, in: child) { return found }
        }
        return nil
    }

    private func other(_ entry: PreservedState.Entry, _ coder: RestorationCoder) -> (any UIStateRestoring)? {
        if let name = entry.maker {
            let maker = ArchivedClass.named(name) as? any UIObjectRestoration.Type
            return maker?.object(withRestorationIdentifierPath: entry.path, coder: coder)
        }
        return RestorableObjects.all.first {
            !taken.contains(ObjectIdentifier($0)) && RestorableObjects.path(of: $0) == entry.path
        }
    }
}
