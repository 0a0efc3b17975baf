import Foundation
import PorticoHost
import PorticoTrace

/// Keeps the state of the interface when an app without scenes has gone to the background: asks the delegate whether to, then walks
/// from the windows' root controllers along the references that controllers encode.
///
/// - From: `LifecycleController`
/// - To: `encodeRestorableState(with:)`, `RestorationStore`
@MainActor final class StatePreservation {
    private var state = PreservedState()
    private var objects: [AnyObject] = []
    private var places: [ObjectIdentifier: Int] = [:]

    /// Nothing is kept without the delegate's consent.
    static func run(_ application: UIApplication) {
        guard let store = RestorationStore.current, let delegate = application.delegate else { return }
        let preservation = StatePreservation()
        if preservation.save(application, delegate) {
            store.write(preservation.state.propertyList, to: SavedState.interface)
        } else {
            store.remove(SavedState.interface)
        }
        store.remove(SavedState.restoring)
    }

    private func save(_ application: UIApplication, _ delegate: any UIApplicationDelegate) -> Bool {
        var coder = appCoder(isSecure: true)
        let answer = OptionalCall.call(.application, delegate, "application:shouldSaveSecureApplicationState:") {
            delegate.application(application, shouldSaveSecureApplicationState: coder)
        }
        if let answer {
            guard answer else { return false }
            state.isSecure = true
        } else {
            coder = appCoder(isSecure: false)
            let old = OptionalCall.call(.application, delegate, "application:shouldSaveApplicationState:") {
                delegate.application(application, shouldSaveApplicationState: coder)
            }
            guard old ?? false else { return false }
        }
        OptionalCall.call(.application, delegate, "application:willEncodeRestorableStateWithCoder:") {
            delegate.application(application, willEncodeRestorableStateWith: coder)
        }
        state.values = coder.values
        for window in application.windowsToRestore { window.rootViewController.map { _ = entry(of: $0) } }
        encodeEntries(from: 0)
        let known = objects.count
        for object in RestorableObjects.all { _ = entry(of: object) }
        encodeEntries(from: known)
        return true
    }

    private func appCoder(isSecure: Bool) -> RestorationCoder {
        let coder = coder(isSecure: isSecure)
        let bundle = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
        coder.encode(bundle ?? "", forKey: UIApplication.stateRestorationBundleVersionKey)
        coder.encode(UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
        coder.encode(Date(), forKey: UIApplication.stateRestorationTimestampKey)
        coder.encode(
            UIDevice.current.userInterfaceIdiom.rawValue, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
        return coder
    }

    private func coder(isSecure: Bool) -> RestorationCoder {
        RestorationCoder(
            isSecure: isSecure,
            name: { [weak self] object in
                if let storyboard = object as? UIStoryboard { return .storyboard(storyboard.names) }
                return self?.entry(of: object).map { .entry($0) } ?? .left
            })
    }

    // MARK: Parts

    /// Those that entries refer to are added while the list is gone through.
    private func encodeEntries(from first: Int) {
        var index = first
        while index < objects.count {
            encode(index)
            index += 1
        }
    }

    private func encode(_ index: Int) {
        let object = objects[index]
        let coder = coder(isSecure: state.isSecure)
        let category: TraceEvent.Category = object is UIView ? .view : .controller
        PorticoTrace.call(category, object, "encodeRestorableStateWithCoder:") {
            switch object {
            case let controller as UIViewController: controller.encodeRestorableState(with: coder)
            case let view as UIView: view.encodeRestorableState(with: coder)
            case let other as any UIStateRestoring: other.encodeRestorableState(with: coder)
            default: break
            }
        }
        if let controller = object as? UIViewController {
            if let storyboard = controller.storyboard {
                coder.encode(storyboard as Any?, forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
            }
            controller.viewIfLoaded?.eachRestorable { _ = add($0, .view, owner: index, id: $0.restorationIdentifier!) }
        }
        state.entries[index].values = coder.values
    }

    /// Its place, made when it is first referred to; nil for what isn't to be preserved.
    private func entry(of object: AnyObject) -> Int? {
        if let known = places[ObjectIdentifier(object)] { return known }
        switch object {
        case let controller as UIViewController:
            guard let id = controller.restorationIdentifier else { return nil }
            // Whoever is in, or over, a controller that isn't preserved isn't either.
            let above = controller.restorationOwner
            let owner = above.flatMap { entry(of: $0) }
            guard above == nil || owner != nil else { return nil }
            let index = add(controller, .controller, owner: owner, id: id)
            state.entries[index].maker = controller.restorationClass.flatMap { ArchivedClass.name(of: $0) }
            state.entries[index].isLoaded = controller.isViewLoaded
            return index
        case let view as UIView:
            guard let id = view.restorationIdentifier, let controller = view.nearestController,
                let owner = entry(of: controller)
            else { return nil }
            return add(view, .view, owner: owner, id: id)
        case let object as any UIStateRestoring:
            guard let id = RestorableObjects.identifier(of: object) else { return nil }
            let above = object.restorationParent
            let owner = above.flatMap { entry(of: $0) }
            guard above == nil || owner != nil else { return nil }
            let index = add(object, .object, owner: owner, id: id)
            state.entries[index].maker = object.objectRestorationClass.flatMap { ArchivedClass.name(of: $0) }
            return index
        default: return nil
        }
    }

    private func add(_ object: AnyObject, _ kind: PreservedState.Entry.Kind, owner: Int?, id: String) -> Int {
        if let known = places[ObjectIdentifier(object)] { return known }
        let index = objects.count
        objects.append(object)
        places[ObjectIdentifier(object)] = index
        let path = (owner.map { state.entries[$0].path } ?? []) + [id]
        state.entries.append(PreservedState.Entry(kind: kind, path: path, owner: owner))
        return index
    }
}

extension UIView {
    /// This view's and its subviews' with a restoration identifier, without those of other controllers.
    func eachRestorable(_ body: (UIView) -> Void) {
        if restorationIdentifier != nil { body(self) }
        DeepStack.run { for child in subviews where child.controller == nil { child.eachRestorable(body) } }
    }

    /// Whose view this is, or is in.
    var nearestController: UIViewController? {
        var here: UIView? = self
        while let view = here {
            if let controller = view.controller { return controller }
            here = view.superview
        }
        return nil
    }
}
