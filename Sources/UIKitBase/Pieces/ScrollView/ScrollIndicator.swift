import CoreGraphics
import Foundation
import QuartzCore

/// The thin bar that says which part of the content is in sight. A bare layer, so that an app's `subviews` are its own.
///
/// - From: `UIScrollView`
/// - To: `CALayer`
@MainActor final class ScrollIndicator {
    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    static let shortest: CGFloat = 36
    static let fadeDelay: TimeInterval = 0.5

    let axis: NSLayoutConstraint.Axis
    let layer = CALayer()
    private var fade = 0

    init(axis: NSLayoutConstraint.Axis) {
        self.axis = axis
        layer.name = "scroll indicator"
        layer.opacity = 0
        layer.cornerRadius = Self.thickness / 2
        // Above what the app adds later.
        layer.zPosition = 1000
        layer.actions = ["position": NSNull(), "bounds": NSNull(), "backgroundColor": NSNull(), "onOrderIn": NSNull()]
    }

    /// Nobody sees it, nor its fading.
    var isUnseen: Bool { layer.opacity == 0 && layer.animationKeys() == nil }

    /// `seen` and `whole` along the axis; `track` is where the bar may be, in the scroll view's coordinates. A vertical one lies where
    /// lines end: at the left, if one reads from the right.
    func place(offset: CGFloat, seen: CGFloat, whole: CGFloat, track: CGRect, isRightToLeft: Bool = false) {
        let length = axis == .vertical ? track.height : track.width
        guard whole > seen, seen > 0, length > 0 else { return layer.isHidden = true }
        layer.isHidden = false
        var size = max(length * seen / whole, Self.shortest)
        // Content pulled beyond its edge squeezes the bar.
        let beyond = offset < 0 ? -offset : max(0, offset - (whole - seen))
        size = max(size - beyond, 8)
        let way = (length - size) * min(max(offset / (whole - seen), 0), 1)
        layer.frame =
            axis == .vertical
            ? CGRect(
                x: isRightToLeft ? track.minX : track.maxX - Self.thickness, y: track.minY + way,
                width: Self.thickness, height: size)
            : CGRect(x: track.minX + way, y: track.maxY - Self.thickness, width: size, height: Self.thickness)
    }

    func show(_ color: CGColor) {
        fade += 1
        layer.backgroundColor = color
        guard layer.opacity != 1 else { return }
        set(1, duration: 0)
    }

    func hideSoon() {
        guard layer.opacity != 0 else { return }
        fade += 1
        let mine = fade
        FrameTimer.shared.call(after: Self.fadeDelay) { [weak self] in
            if let self, self.fade == mine { self.set(0, duration: 0.25) }
        }
    }

    private func set(_ opacity: Float, duration: TimeInterval) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(duration)
        CATransaction.setDisableActions(duration == 0)
        layer.opacity = opacity
        CATransaction.commit()
    }
}

extension UIScrollView {
    private var indicatorColor: CGColor {
        let isLight =
            indicatorStyle == .white || (indicatorStyle == .default && traitCollection.userInterfaceStyle == .dark)
        return UIColor(white: isLight ? 1 : 0, alpha: isLight ? 0.5 : 0.35).cgColor
    }

    /// Bars that nobody sees stay where they are until they are shown: their layers would be changed, and a frame asked for, each time
    /// that content moves or grows.
    func updateIndicators() {
        if verticalIndicator.isUnseen, horizontalIndicator.isUnseen { return }
        placeIndicators()
    }

    private func placeIndicators() {
        guard !layer.bounds.isEmpty else { return }
        let insets = adjustedContentInset
        let margin = ScrollIndicator.margin
        let safe = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
        func track(_ own: UIEdgeInsets) -> CGRect {
            bounds.inset(by: own.adding(safe)).insetBy(dx: margin, dy: margin)
        }
        if showsVerticalScrollIndicator {
            verticalIndicator.place(
                offset: contentOffset.y + insets.top, seen: bounds.height,
                whole: content.height + insets.top + insets.bottom, track: track(verticalScrollIndicatorInsets),
                isRightToLeft: isRightToLeft)
        } else {
            verticalIndicator.layer.isHidden = true
        }
        if showsHorizontalScrollIndicator {
            horizontalIndicator.place(
                offset: contentOffset.x + insets.left, seen: bounds.width,
                whole: content.width + insets.left + insets.right, track: track(horizontalScrollIndicatorInsets))
        } else {
            horizontalIndicator.layer.isHidden = true
        }
    }

    func showIndicators() {
        placeIndicators()
        // Whether there is a bar at all may have changed while nobody saw it: that is nothing to be animated now.
        if verticalIndicator.layer.opacity == 0 { verticalIndicator.layer.removeAnimation(forKey: "hidden") }
        if horizontalIndicator.layer.opacity == 0 { horizontalIndicator.layer.removeAnimation(forKey: "hidden") }
        verticalIndicator.show(indicatorColor)
        horizontalIndicator.show(indicatorColor)
    }

    func hideIndicators() {
        verticalIndicator.hideSoon()
        horizontalIndicator.hideSoon()
    }

    func flashIndicators() {
        showIndicators()
        hideIndicators()
    }
}
