import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace

/// Where a controller is in making its view; finds the endless loop of contract B08.
struct ViewLoadingState: Equatable {
    var isInLoadView = false
    /// `loadView` left `view` nil; reading it again would start over for ever.
    var cameBackEmpty = false
}

extension UIViewController {
    /// Loads the view because somebody read it: `loadView`, then `viewDidLoad`.
    func loadForReading() -> UIView? {
        if loading.isInLoadView {
            FatalException.internalInconsistency.raise(
                "\(type(of: self)).loadView() reads `view` before it set it: that loads for ever. "
                    + "Make a view and assign it to `view`, or call super.loadView().")
        }
        if loading.cameBackEmpty {
            FatalException.internalInconsistency.raise(
                "\(type(of: self)).loadView() returned without setting `view`, and viewDidLoad() reads it: that loads for "
                    + "ever. Assign `view` in loadView(), or do not override loadView().")
        }
        loading.isInLoadView = true
        PorticoTrace.call(.controller, self, "loadView") { loadView() }
        loading.isInLoadView = false
        loading.cameBackEmpty = loadedView == nil
        if origin != nil { SegueRun.embed(in: self) }
        PorticoTrace.call(.controller, self, "viewDidLoad") { viewDidLoad() }
        if loadedView == nil {
            FatalException.internalInconsistency.raise(
                "\(type(of: self)).loadView() returned without setting `view`. Assign a view to `view` in loadView(), "
                    + "or do not override loadView().")
        }
        loading.cameBackEmpty = false
        return loadedView
    }

    func loadDefaultView() {
        if loadFromNib() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    func setView(_ new: UIView?) {
        guard new !== loadedView else { return }
        loadedView?.controller = nil
        loadedView = new
        if let new {
            if let other = new.controller {
                FatalException.controllerHierarchy.raise(
                    "A view can only be associated with at most one view controller at a time! View \(new) is associated "
                        + "with \(other). Clear this association before associating this view with \(self).")
            }
            new.controller = self
            // Without constraints there are none to update.
            if new.layoutItem != nil { new.constraintsBegin() }
        }
    }

    func destroy() {
        loadedView?.controller = nil
        for child in childControllers { child.parentController = nil }
        PorticoTrace.call(.controller, self, "dealloc") {}
    }

    var currentTraits: UITraitCollection {
        if let loadedView { return loadedView.controllerTraits }
        return ownOverrides(over: parentController?.currentTraits ?? UIScreen.main.traitCollection)
    }

    // MARK: Appearance that the hierarchy starts

    /// Our view is about to join or leave a window. Where no container has begun a transition for it, this one begins.
    func viewWillMove(toWindow window: UIWindow?) {
        guard parentController?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
        if window != nil, isBeingPresentedNow, let running = presenter?.presentation?.running, !running.isOver {
            // Its presentation controller puts the view in place: the appearance is the transition's.
            running.appearance.begin()
            return
        }
        if window != nil, appearance.phase == .disappeared {
            // A parent that is itself off screen will forward its own appearance later.
            if let parent = parentController, parent.appearance.phase == .disappeared, parent.isViewLoaded,
                parent.viewIfLoaded?.window == nil
            {
                return
            }
            // One that is on its way out tells its children if it comes back.
            if parentController?.appearance.phase == .disappearing { return }
            appearsByHierarchy = true
            beginAppearance(true, animated: false)
        } else if window == nil, appearance.phase == .appeared {
            appearsByHierarchy = true
            beginAppearance(false, animated: false)
        }
    }

    func viewDidMoveToWindow() {
        // A controller's view is laid out whenever it joins a window (recording R17), its size changed or not.
        if let loadedView, loadedView.window != nil { loadedView.setNeedsLayout() }
        guard appearsByHierarchy else { return endWhatParentBegan() }
        appearsByHierarchy = false
        switch appearance.phase {
        case .appearing:
            enteredHierarchy()
            CommitHandlers.afterCommit { [weak self] in
                guard let self, self.appearance.phase == .appearing else { return }
                self.endAppearance()
            }
        case .disappearing: endAppearance()
        case .appeared, .disappeared: break
        }
    }

    /// Taken out of a parent that is itself coming or going: the parent's end doesn't reach this controller any more.
    private func endWhatParentBegan() {
        guard appearance.isInTransition, let parent = parentController, parent.appearance.isInTransition,
            parent.shouldAutomaticallyForwardAppearanceMethods, let view = loadedView, view.window == nil,
            let parentView = parent.loadedView, !view.isDescendant(of: parentView)
        else { return }
        beginAppearance(false, animated: appearance.isAnimated)
        endAppearance()
    }
}

/// Every living controller, for memory warnings and inspectors.
@MainActor package enum LoadedControllers {
    private struct Entry {
        weak var controller: UIViewController?
        let since: Double
    }
    @InSession private static var entries: [Entry] = []
    @InSession private static var limit = 64

    static func add(_ controller: UIViewController) {
        if entries.count >= limit {
            entries.removeAll { $0.controller == nil }
            limit = max(64, entries.count * 2)
        }
        entries.append(Entry(controller: controller, since: MediaClock.shared.now))
    }

    /// Those whose view is loaded, oldest first.
    package static var all: [UIViewController] {
        entries.compactMap(\.controller).filter(\.isViewLoaded)
    }

    /// All of them, oldest first, with the time of the media clock at which they were made.
    package static var living: [(controller: UIViewController, since: Double)] {
        entries.compactMap { entry in entry.controller.map { ($0, entry.since) } }
    }
}
