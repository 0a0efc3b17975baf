import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace
import QuartzCore

/// Watches an app for mistakes about the life cycle that iOS forgives or hides, and says each once.
///
/// - From: the places that call an app's callbacks
/// - To: `PorticoTrace` (category `check`), `portico check`, tests
@MainActor package enum LifecycleChecker {
    nonisolated(unsafe) private(set) package static var isOn = false
    private(set) package static var findings: [LifecycleFinding] = []
    private static var threads: OffMainSink?
    /// Seconds; a test brings its own.
    package static var machineTime: () -> Double = { MediaClock.machineTime }
    /// How long a delegate may take to resign or leave, in seconds.
    package static let transitionLimit = 5.0

    package static func start() {
        findings = []
        calls = []
        passes = [:]
        drawings = [:]
        isOn = true
        if threads == nil {
            let sink = OffMainSink()
            threads = sink
            PorticoTrace.add(sink)
        }
    }

    package static func stop() {
        isOn = false
        if let threads { PorticoTrace.remove(threads) }
        threads = nil
    }

    static func report(_ rule: LifecycleFinding.Rule, _ subject: String, _ reason: String, _ remedy: String) {
        let finding = LifecycleFinding(rule: rule, subject: subject, reason: reason, remedy: remedy)
        guard isOn, !findings.contains(finding) else { return }
        findings.append(finding)
        PorticoTrace.instant(.check, "finding", detail: finding.description)
    }

    private static func name(_ object: AnyObject) -> String { "\(type(of: object))" }

    // MARK: Super

    private static var calls: [(object: ObjectIdentifier, callback: String, reachedSuper: Bool)] = []

    /// Calls a callback whose overrides must call super.
    static func callingSuper<R>(_ object: AnyObject, _ callback: String, _ body: () -> R) -> R {
        guard isOn else { return body() }
        calls.append((ObjectIdentifier(object), callback, false))
        let result = body()
        if let call = calls.popLast(), !call.reachedSuper {
            report(
                .missingSuper, name(object), "\(callback) doesn't call super",
                "call super.\(callback) \(callback.hasPrefix("update") ? "last" : "first") thing in the override")
        }
        return result
    }

    /// The base class's own body runs.
    static func reachedSuper(_ object: AnyObject, _ callback: String) {
        guard isOn,
            let index = calls.lastIndex(where: { $0.object == ObjectIdentifier(object) && $0.callback == callback })
        else { return }
        calls[index].reachedSuper = true
    }

    // MARK: Layout

    /// Passes in a row, by view, that each added constraints.
    private static var passes: [ObjectIdentifier: Int] = [:]

    /// One view's layout pass.
    static func layout(of view: UIView, _ body: () -> Void) {
        let size = view.layer.bounds.size
        let installed = LayoutEngine.installCount
        body()
        if view.layer.bounds.size != size {
            report(
                .resizesInLayout, name(view),
                "layoutSubviews changes the view's own size, which asks for another layout",
                "set the size where the view's size is decided: its superview, its constraints or sizeThatFits")
        }
        let id = ObjectIdentifier(view)
        if LayoutEngine.installCount > installed {
            passes[id, default: 0] += 1
            if passes[id]! >= 3 {
                report(
                    .constraintsEveryPass, name(view), "adds constraints in every layout pass",
                    "make them once, keep them, and change their constants")
            }
        } else if passes[id] != nil {
            passes[id] = nil
        }
        let layer = view.layer
        if layer.shadowOpacity > 0, layer.shadowPath == nil, !layer.masksToBounds, layer.bounds.width > 0 {
            report(
                .costlyShadow, name(view), "casts a shadow without a shadowPath, which takes an off-screen pass",
                "set layer.shadowPath to the view's outline")
        }
    }

    // MARK: Drawing

    private struct Drawing {
        var hash: Int
        var repeats: Int
        var time: Double
    }
    private static var drawings: [ObjectIdentifier: Drawing] = [:]
    static let repeatLimit = 10

    /// A view has drawn into `context`.
    static func drew(_ view: UIView, _ context: CGContext) {
        guard isOn, let data = context.data else { return }
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
        let (hash, now, id) = (hasher.finalize(), CACurrentMediaTime(), ObjectIdentifier(view))
        var drawing = drawings[id] ?? Drawing(hash: hash, repeats: 0, time: now)
        drawing.repeats = drawing.hash == hash && now - drawing.time < 0.1 ? drawing.repeats + 1 : 0
        (drawing.hash, drawing.time) = (hash, now)
        drawings[id] = drawing
        if drawing.repeats >= repeatLimit {
            report(
                .sameDrawing, name(view), "draw(_:) made the same picture \(repeatLimit) times in a row",
                "call setNeedsDisplay() only when what is drawn has changed")
        }
    }

    // MARK: Controllers

    /// A controller has left for good: a second later nobody should hold it.
    static func left(_ controller: UIViewController) {
        guard isOn else { return }
        GestureClock.after(1) { [weak controller] in
            guard let controller, controller.parent == nil, controller.presentingViewController == nil,
                controller.viewIfLoaded?.window == nil
            else { return }
            report(
                .notReleased, name(controller), "is still in memory a second after it was popped or dismissed",
                "look for a closure, timer or delegate that holds it: capture [weak self], make delegates weak")
        }
    }

    /// A container says that an appearance begins or ends.
    static func appearance(of controller: UIViewController, begins: Bool?) {
        let phase = controller.appearance.phase
        let isWrong =
            switch begins {
            case true?: phase == .appearing || phase == .appeared
            case false?: phase == .disappearing || phase == .disappeared
            case nil: phase == .appeared || phase == .disappeared
            }
        guard isWrong else { return }
        print("Unbalanced calls to begin/end appearance transitions for \(controller).")
        report(
            .unbalancedAppearance, name(controller), "unbalanced calls to begin and end appearance transitions",
            "call beginAppearanceTransition(_:animated:) once, then endAppearanceTransition() once")
    }

    // MARK: States

    /// A delegate's turn to resign or to leave.
    static func timing(_ delegate: AnyObject, _ callback: String, _ body: () -> Void) {
        guard isOn else { return body() }
        let start = machineTime()
        body()
        let seconds = machineTime() - start
        guard seconds > transitionLimit else { return }
        report(
            .slowTransition, name(delegate),
            "\(callback) took longer than the \(Int(transitionLimit)) s that iOS gives",
            "do the work in a background task: beginBackgroundTask(expirationHandler:)")
    }
}

/// UI calls that didn't come from the main thread.
private final class OffMainSink: TraceSink, @unchecked Sendable {
    func record(_ event: TraceEvent) {
        guard event.lane == .other, event.kind == .callBegin,
            event.category == .view || event.category == .controller || event.category == .geometry,
            // The view that the layer belongs to has said it already.
            !(event.isSystemSubject && event.subject.hasSuffix("Layer"))
        else { return }
        let (subject, name) = (event.subject, event.name)
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                LifecycleChecker.report(
                    .offMainThread, subject, "\(name) on a thread that isn't the main thread",
                    "go to the main thread first: DispatchQueue.main.async or @MainActor")
            }
        }
    }
}
