import Foundation
import QuartzCore

/// Has a say in how a page control goes on by itself. Every method is optional.
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    /// Time has gone on. Optional.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { OptionalCall.missing(()) }
    /// Whether the control goes on to a page once the current one's time is over. Default true.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { OptionalCall.missing(true) }
}

/// Progress that time makes: when a page's is over, the control goes on to the next page and sends `valueChanged`.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
    private var durations: [Int: TimeInterval] = [:]
    private var last: Double?
    private lazy var frames = FrameTimer.Loop { [weak self] time in self?.takeFrame(at: time) }

    /// - Parameter preferredDuration: seconds a page, above 0.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = max(preferredDuration, 0)
        super.init()
    }

    /// Seconds of a page that has none of its own; above 0.
    open var preferredDuration: TimeInterval
    /// Whether the first page follows the last; default false.
    open var resetsToInitialPageAfterEnd = false
    /// Whether time goes on. False to begin with.
    open private(set) var isRunning = false

    /// Seconds of one page; 0 gives it the preferred duration again.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        durations[page] = duration > 0 ? duration : nil
    }
    /// Seconds of a page: its own, or the preferred duration.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    /// Lets time go on, from where it stood.
    open func resumeTimer() {
        guard !isRunning else { return }
        isRunning = true
        updateFrames()
    }

    /// Holds time where it stands.
    open func pauseTimer() {
        isRunning = false
        updateFrames()
    }

    override func visibilityChanged() {
        super.visibilityChanged()
        updateFrames()
    }

    override func controlChanged() { updateFrames() }

    /// Time goes on while the capsule is shown.
    private func updateFrames() {
        let goes = isRunning && isProgressVisible
        if !goes { last = nil }
        if frames.isRunning != goes { frames.isRunning = goes }
    }

    private func takeFrame(at time: Double) {
        guard let control, isRunning else { return updateFrames() }
        defer { last = frames.isRunning ? time : nil }
        guard let last else { return }
        let page = control.currentPage
        let length = duration(forPage: page)
        let part = length > 0 ? Float((time - last) / length) : 1
        currentProgress = min(1, currentProgress + part)
        (delegate as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(self)
        guard currentProgress >= 1, page == control.currentPage else { return }
        turnPage(of: control, from: page)
    }

    private func turnPage(of control: UIPageControl, from page: Int) {
        let isLast = page + 1 >= control.numberOfPages
        guard !isLast || (resetsToInitialPageAfterEnd && control.numberOfPages > 0) else { return pauseTimer() }
        let next = isLast ? 0 : page + 1
        let may =
            (delegate as? any UIPageControlTimerProgressDelegate)?
            .pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
        guard may else { return pauseTimer() }
        control.goOn(to: next)
        // A single page begins again.
        if next == page { pageChanged() }
    }
}
