import Foundation
import PorticoRenderModel
import PorticoTrace

/// Watches an app for mistakes about the life cycle that iOS forgives or hides, and says each once. What it looks at is in extensions
/// on the floors that have it.
///
/// - From: the places that call an app's callbacks
/// - To: `PorticoTrace` (category `check`), `portico check`, tests
@MainActor package enum LifecycleChecker {
    /// Asked on any thread; the main thread starts and stops.
    nonisolated package static var isOn: Bool { watching.wrappedValue }
    nonisolated private static let watching = InSession(wrappedValue: false)
    @InSession private(set) package static var findings: [LifecycleFinding] = []
    @InSession private static var threads: OffMainSink? = nil
    /// Seconds; a test brings its own.
    @InSession package static var machineTime: () -> Double = { MediaClock.machineTime }
    /// How long a delegate may take to resign or leave, in seconds.
    package static let transitionLimit = 5.0

    package static func start() {
        findings = []
        calls = []
        passes = [:]
        drawings = [:]
        watching.wrappedValue = true
        if threads == nil {
            let sink = OffMainSink()
            threads = sink
            PorticoTrace.add(sink)
        }
    }

    package static func stop() {
        watching.wrappedValue = false
        if let threads { PorticoTrace.remove(threads) }
        threads = nil
    }

    package static func report(_ rule: LifecycleFinding.Rule, _ subject: String, reason: String, remedy: String) {
        let finding = LifecycleFinding(rule: rule, subject: subject, reason: reason, remedy: remedy)
        guard isOn, !findings.contains(finding) else { return }
        findings.append(finding)
        PorticoTrace.instant(.check, "finding", detail: finding.description)
    }

    package static func name(_ object: AnyObject) -> String { "\(type(of: object))" }

    /// Whether it is a part of UIKit that no app can make: it is of UIKit, and isn't Apple's by name.
    package static func isUIKitsOwn(_ object: AnyObject) -> Bool { isPart(object, of: "UIKit") }

    /// Whether it is such a part of UIKit, or one that SwiftUI shows an app's views by. An app can do nothing about it.
    package static func isSystemsOwn(_ object: AnyObject) -> Bool {
        isPart(object, of: "UIKit") || isPart(object, of: "SwiftUI")
    }

    private static func isPart(_ object: AnyObject, of module: String) -> Bool {
        let name = String(reflecting: type(of: object))
        return name.hasPrefix(module + ".") && !name.hasPrefix(module + ".UI")
    }

    // MARK: Super

    @InSession private static var calls: [(object: ObjectIdentifier, callback: String, reachedSuper: Bool)] = []

    /// Calls a callback whose overrides must call super.
    package static func callingSuper<R>(_ object: AnyObject, _ callback: String, _ body: () -> R) -> R {
        guard isOn else { return body() }
        calls.append((ObjectIdentifier(object), callback, false))
        let result = body()
        if let call = calls.popLast(), !call.reachedSuper {
            report(
                .missingSuper, name(object), reason: "\(callback) doesn't call super",
                remedy:
                    "call super.\(callback) \(callback.hasPrefix("update") ? "last" : "first") thing in the override")
        }
        return result
    }

    /// The base class's own body runs.
    package static func reachedSuper(_ object: AnyObject, _ callback: String) {
        guard isOn,
            let index = calls.lastIndex(where: { $0.object == ObjectIdentifier(object) && $0.callback == callback })
        else { return }
        calls[index].reachedSuper = true
    }

    // MARK: Layout

    /// Passes in a row, by view, that each added constraints.
    @InSession package static var passes: [ObjectIdentifier: Int] = [:]

    // MARK: Drawing

    package struct Drawing {
        package var hash: Int
        package var repeats: Int
        package var time: Double

        package init(hash: Int, repeats: Int, time: Double) {
            self.hash = hash
            self.repeats = repeats
            self.time = time
        }
    }
    @InSession package static var drawings: [ObjectIdentifier: Drawing] = [:]
    package static let repeatLimit = 10

    // MARK: States

    /// A delegate's turn to resign or to leave.
    package static func timing(_ delegate: AnyObject, _ callback: String, _ body: () -> Void) {
        guard isOn else { return body() }
        let start = machineTime()
        body()
        let seconds = machineTime() - start
        guard seconds > transitionLimit else { return }
        report(
            .slowTransition, name(delegate),
            reason: "\(callback) took longer than the \(Int(transitionLimit)) s that iOS gives",
            remedy: "do the work in a background task: beginBackgroundTask(expirationHandler:)")
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
                    .offMainThread, subject, reason: "\(name) on a thread that isn't the main thread",
                    remedy: "go to the main thread first: DispatchQueue.main.async or @MainActor")
            }
        }
    }
}
