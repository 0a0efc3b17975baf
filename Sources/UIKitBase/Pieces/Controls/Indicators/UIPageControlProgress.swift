import Foundation

/// Hears of the progress within the pages of a page control. Every method is optional.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    /// How far a page is when it becomes the current one, from 0 to 1. Default 0.
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
        OptionalCall.missing(0)
    }
    /// The progress is hidden because a finger goes along the dots, or is shown again. Optional.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) { OptionalCall.missing(()) }
}

/// The progress within the current page of a page control: its dot becomes a capsule that fills.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    /// Hears of the progress; not kept alive.
    open weak var delegate: (any UIPageControlProgressDelegate)?

    /// From 0 to 1; 0 to begin with, and where another page becomes the current one, unless the delegate says another.
    open var currentProgress: Float = 0 {
        didSet {
            currentProgress = currentProgress.isNaN ? 0 : min(max(currentProgress, 0), 1)
            if currentProgress != oldValue { control?.progressChanged() }
        }
    }

    /// Whether the capsule is shown: not while a finger goes along the dots.
    open var isProgressVisible: Bool { control?.showsProgress ?? false }

    /// The page control that shows it.
    final weak var control: UIPageControl? { didSet { if control !== oldValue { controlChanged() } } }

    public override init() { super.init() }

    final func pageChanged() {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: control?.currentPage ?? 0) ?? 0
    }

    func visibilityChanged() { delegate?.pageControlProgressVisibilityDidChange(self) }
    func controlChanged() {}
}
