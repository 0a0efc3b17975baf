import CoreGraphics
import Foundation
import QuartzCore

/// A row of dots, one a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private var dots: [UIView] = []
    private static let dot: CGFloat = 7.5
    private static let step: CGFloat = 17

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.nibPageProperties.read(self, coder)
    }

    /// 0 to begin with; below 0 counts as 0.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            guard oldValue != numberOfPages else { return }
            while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
            while dots.count < numberOfPages {
                let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.dot, height: Self.dot))
                dot.isUserInteractionEnabled = false
                dot.layer.cornerRadius = Self.dot / 2
                dots.append(dot)
                addSubview(dot)
            }
            if currentPage >= numberOfPages { currentPage = max(0, numberOfPages - 1) }
            show()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Kept among the pages. Setting it sends no event.
    open var currentPage = 0 {
        didSet {
            let kept = min(max(currentPage, 0), max(0, numberOfPages - 1))
            if kept != currentPage { currentPage = kept }
            if oldValue != currentPage { show() }
        }
    }

    override var standardAccessibility: StandardAccessibility { pageAccessibility }
    open override func accessibilityIncrement() { turnPage(by: 1) }
    open override func accessibilityDecrement() { turnPage(by: -1) }

    open var hidesForSinglePage = false {
        didSet { show() }
    }
    open var pageIndicatorTintColor: UIColor? {
        didSet { show() }
    }
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { show() }
    }

    private func show() {
        for (index, dot) in dots.enumerated() {
            dot.isHidden = hidesForSinglePage && numberOfPages == 1
            dot.backgroundColor =
                index == currentPage
                ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
        }
    }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 0)) * Self.step + 36, height: 26)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = CGFloat(dots.count - 1) * Self.step
        for (index, dot) in dots.enumerated() {
            dot.center = CGPoint(x: bounds.midX - width / 2 + CGFloat(index) * Self.step, y: bounds.midY)
        }
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// A tap on the right half goes on, on the left half back.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let point = touch?.location(in: self) else { return }
        turnPage(by: point.x < bounds.midX ? -1 : 1)
    }

    private func turnPage(by step: Int) {
        let old = currentPage
        currentPage += step
        if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
