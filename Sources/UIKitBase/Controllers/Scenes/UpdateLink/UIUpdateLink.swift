import Foundation
import PorticoObjC
import QuartzCore

/// Runs actions with the updates of the interface, in phases of them. It is active while it is enabled and its view is in a window.
///
/// - From: the app
/// - To: `UpdateCycle`
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
    private enum Place {
        case view(WeakBox<UIView>)
        case scene(WeakBox<UIWindowScene>)
    }
    private let place: Place
    private var actions: [(step: UIUpdateActionPhase.Step, run: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
    private var countdown = 0

    /// Makes a link, without actions, for the updates of a view.
    public init(view: UIView) { place = .view(WeakBox(view)) }

    /// Makes a link, without actions, for the updates of a scene.
    public init(windowScene: UIWindowScene) { place = .scene(WeakBox(windowScene)) }

    /// Makes a link with an action before display links are called.
    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: handler)
    }

    /// Makes a link with an action before display links are called.
    public convenience init(
        windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    /// Makes a link that sends a message before display links are called; the target is kept.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    /// Makes a link that sends a message before display links are called; the target is kept.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    // MARK: Actions

    /// Adds an action before display links are called.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }
    /// Adds an action in a phase.
    open func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        actions.append((phase.step, handler))
    }
    /// Adds a message before display links are called; it takes the link and the info, and the target is kept.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }
    /// Adds a message in a phase; it takes the link and the info, and the target is kept.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        let object = target as AnyObject
        addAction(to: phase) { link, info in PorticoObjC.perform(selector: selector, on: object, with: [link, info]) }
    }

    // MARK: Wishes

    /// Whether the actions run. False at first. The link lives while it is enabled and its view does.
    open var isEnabled = false {
        didSet { if isEnabled != oldValue { UpdateCycle.shared.linkChanged(self) } }
    }
    /// Whether every frame is an update, also where nothing else changes. False by default.
    open var requiresContinuousUpdates = false {
        didSet { if isEnabled { UpdateCycle.shared.linkChanged(self) } }
    }
    /// Whether phases of low latency should run. Kept (DEV-1364); false by default.
    open var wantsLowLatencyEventDispatch = false
    /// Whether updates should be shown at once. Kept (DEV-1364); false by default.
    open var wantsImmediatePresentation = false
    /// The rates that the app can do with; actions run on every frame, or on a whole part of them.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The update that runs now; nil outside of updates.
    open func currentUpdateInfo() -> UIUpdateInfo? {
        switch place {
        case .view(let box): box.object.flatMap { UIUpdateInfo.current(for: $0) }
        case .scene(let box): box.object.flatMap { UIUpdateInfo.current(for: $0) }
        }
    }

    // MARK: For the cycle

    /// Its view or scene is gone.
    final var isOrphaned: Bool {
        switch place {
        case .view(let box): box.object == nil
        case .scene(let box): box.object == nil
        }
    }

    final var isActive: Bool {
        guard isEnabled else { return false }
        switch place {
        case .view(let box): return box.object?.window.map { !$0.isHidden } ?? false
        case .scene(let box): return box.object != nil
        }
    }

    /// Whether this frame is one of the link's, by the rate that it prefers. Called once a frame.
    final func takesFrame() -> Bool {
        let wanted = Double(
            preferredFrameRateRange.preferred.flatMap { $0 > 0 ? $0 : nil } ?? preferredFrameRateRange.maximum)
        countdown -= 1
        guard countdown <= 0 else { return false }
        countdown = wanted > 0 ? max(1, Int((1 / FrameTimer.interval / wanted).rounded())) : 1
        return true
    }

    final func runActions(in step: UIUpdateActionPhase.Step) {
        guard isActive, actions.contains(where: { $0.step == step }), let info = currentUpdateInfo() else { return }
        for action in actions where action.step == step { action.run(self, info) }
    }
}

/// Something that isn't kept alive.
private struct WeakBox<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
}
