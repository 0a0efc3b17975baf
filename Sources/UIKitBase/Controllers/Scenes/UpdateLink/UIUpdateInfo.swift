import Foundation
import QuartzCore

/// The facts of the update of the interface that runs now.
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
    private let time: TimeInterval

    public required override init() {
        time = UpdateCycle.shared.time ?? CACurrentMediaTime()
        super.init()
    }

    /// The update of a view; nil outside of updates, and for a view in no window.
    public class func current(for view: UIView) -> Self? {
        view.window == nil || UpdateCycle.shared.time == nil ? nil : Self()
    }

    /// The update of a scene's windows; nil outside of updates.
    public class func current(for windowScene: UIWindowScene) -> Self? {
        UpdateCycle.shared.time == nil ? nil : Self()
    }

    /// The time to reckon with as now, in seconds of `CACurrentMediaTime()`.
    open var modelTime: TimeInterval { time }
    /// The time by which changes have to be there, to be shown with this update.
    open var completionDeadlineTime: TimeInterval { time + FrameTimer.interval }
    /// The time at which this update is seen, as far as one can say.
    open var estimatedPresentationTime: TimeInterval { time + 2 * FrameTimer.interval }
    /// Whether the update is shown as soon as it is complete. False (DEV-1364).
    open var isImmediatePresentationExpected: Bool { false }
    /// Whether the phases of low latency run in this update. False (DEV-1364).
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    /// Whether these phases run now. False (DEV-1364).
    open var isPerformingLowLatencyPhases: Bool { false }
}
