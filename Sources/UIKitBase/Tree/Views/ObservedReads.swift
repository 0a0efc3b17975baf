import Foundation
import Observation

/// UIKit's automatic observation tracking: what a view, a controller or a cell reads of `@Observable` objects while it lays out, draws or
/// configures itself has it do so again when that changes. On where the app's Info.plist says `UIObservationTrackingEnabled`, as on iOS 18.
///
/// The toolchain's tracking stays on an object until a tracked property is written (DEV-1482).
///
/// - From: `UIView.layoutFromLayer(_:)`, `UIView.runConstraintPass()`, `UIView.drawContents(of:in:)`, `updateConfigurationIfNeeded()`
/// - To: `setNeedsLayout()` and its kin
@MainActor package enum ObservedReads {
    @InProcess package static var isOn =
        Bundle.main.object(forInfoDictionaryKey: "UIObservationTrackingEnabled") as? Bool ?? false

    /// A step that is done again.
    package enum Step { case layout, display, constraints, configuration }

    private struct Run: Equatable {
        let owner: ObjectIdentifier, step: Step
    }
    /// The steps that are being done, the innermost last.
    @InProcess private static var runs: [Run] = []

    /// Runs `body`, and `invalidate` once, as soon as something is about to change that `body` read: at once on the main thread, else in one
    /// of its next turns. A step that changes what it reads itself isn't done again for that: it would never come to an end.
    package static func recordReads<Owner: AnyObject & Sendable>(
        of step: Step, by owner: Owner, _ invalidate: @escaping @MainActor @Sendable (Owner) -> Void, _ body: () -> Void
    ) {
        guard isOn else { return body() }
        runs.append(Run(owner: ObjectIdentifier(owner), step: step))
        defer { runs.removeLast() }
        withObservationTracking(body) { [weak owner] in
            if Thread.isMainThread {
                MainActor.assumeIsolated { invalidateOwner(owner, step, invalidate) }
            } else {
                DispatchQueue.main.async { invalidateOwner(owner, step, invalidate) }
            }
        }
    }

    private static func invalidateOwner<Owner: AnyObject>(
        _ owner: Owner?, _ step: Step, _ invalidate: @MainActor (Owner) -> Void
    ) {
        guard let owner, !runs.contains(Run(owner: ObjectIdentifier(owner), step: step)) else { return }
        invalidate(owner)
    }
}
