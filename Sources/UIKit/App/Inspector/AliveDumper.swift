import Foundation
import PorticoHost
import PorticoRenderModel
import PorticoTrace

/// Writes down which controllers and views are in memory, and of those that aren't on the screen, what they belong to.
///
/// - From: `InspectorDesk`
@MainActor enum AliveDumper {
    static func dump() -> AliveDump {
        // What no app can make is none of an app's leaks.
        let controllers = LoadedControllers.living.filter { !LifecycleChecker.isSystemsOwn($0.controller) }
        let views = (LiveViews.shared?.all ?? []).filter { !LifecycleChecker.isSystemsOwn($0.view) }
        let shown = shownControllers()
        let now = MediaClock.shared.now
        return AliveDump(
            controllers: controllers.filter { !isOnScreen($0.controller) }.map {
                object($0.controller, age: now - $0.since, shown)
            },
            views: views.filter { $0.view.superview == nil && $0.view.window == nil && !($0.view is UIWindow) }.map {
                object($0.view, age: now - $0.since)
            },
            counts: counts(
                controllers.map { ("\(type(of: $0.controller))", isOnScreen($0.controller)) }, isController: true)
                + counts(views.map { ("\(type(of: $0.view))", $0.view.window != nil) }, isController: false),
            watchesViews: LiveViews.shared != nil)
    }

    private static func isOnScreen(_ controller: UIViewController) -> Bool { controller.viewIfLoaded?.window != nil }

    private static func counts(_ all: [(type: String, isOnScreen: Bool)], isController: Bool) -> [AliveDump.Count] {
        var found: [String: AliveDump.Count] = [:]
        for (type, isOnScreen) in all {
            found[type, default: .init(type: type, isController: isController, all: 0, offScreen: 0)].all += 1
            if !isOnScreen { found[type]?.offScreen += 1 }
        }
        return found.values.sorted { ($1.all, $0.type) < ($0.all, $1.type) }
    }

    /// All that windows lead to: their roots, and what is presented or contained from there.
    private static func shownControllers() -> Set<ObjectIdentifier> {
        var found: Set<ObjectIdentifier> = []
        var left = UIApplication.shared.windows.compactMap(\.rootViewController)
        while let next = left.popLast() {
            guard found.insert(ObjectIdentifier(next)).inserted else { continue }
            left += next.children
            if let presented = next.presentedViewController { left.append(presented) }
        }
        return found
    }

    private static func object(
        _ controller: UIViewController, age: Double, _ shown: Set<ObjectIdentifier>
    ) -> AliveDump.Object {
        var state = "in no window and in no container"
        var isLoose = !shown.contains(ObjectIdentifier(controller))
        if let parent = controller.parent {
            state = "in \(ShownClass.name(of: parent))"
        } else if let presenter = controller.presentingViewController {
            state = "presented by \(ShownClass.name(of: presenter))"
        } else if !isLoose {
            state = "the root of a window"
        } else if controller is UISearchController {
            // A navigation item or the app keeps it for the next search.
            (state, isLoose) = ("waits for a search", false)
        }
        state += controller.isViewLoaded ? "" : ", view not loaded"
        return AliveDump.Object(
            id: ObjectTable.shared.id(controller), type: "\(type(of: controller))", title: controller.title, age: age,
            state: state, isLoose: isLoose, views: controller.viewIfLoaded.map(count) ?? 0)
    }

    private static func object(_ view: UIView, age: Double) -> AliveDump.Object {
        var (state, isLoose) = ("in no superview", true)
        if let controller = view.next as? UIViewController {
            (state, isLoose) = ("the view of \(ShownClass.name(of: controller))", false)
        } else if view is UITableViewCell || view is UITableViewHeaderFooterView || view is UICollectionReusableView {
            (state, isLoose) = ("waits to be used again", false)
        }
        return AliveDump.Object(
            id: ObjectTable.shared.id(view), type: "\(type(of: view))", title: view.visibleTitle, age: age,
            state: state,
            isLoose: isLoose, views: count(view))
    }

    private static func count(_ view: UIView) -> Int { DeepStack.run { view.subviews.reduce(1) { $0 + count($1) } } }
}
