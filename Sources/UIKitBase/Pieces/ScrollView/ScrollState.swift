import CoreGraphics
import Foundation

/// A finger's drag: where content was, so that each move is one sum.
package struct ScrollDrag {
    /// The offset at the start, with what the rubber band hid.
    var start: CGPoint
    /// The pan's translation when content began to follow.
    var base: CGPoint
    /// Where paging counts from.
    var startOffset: CGPoint
    var movesX: Bool
    var movesY: Bool

    /// Content lies elsewhere under the finger.
    mutating func shift(by way: CGPoint, startOffset: CGPoint) {
        start.x += way.x
        start.y += way.y
        self.startOffset = startOffset
    }

    /// Content has another size under the finger.
    mutating func scale(by ratio: CGFloat) {
        start = CGPoint(x: start.x * ratio, y: start.y * ratio)
        startOffset = CGPoint(x: startOffset.x * ratio, y: startOffset.y * ratio)
    }
}

/// Content that moves by itself, on both axes.
package struct ScrollMotion {
    enum Kind { case deceleration, animation, scrollToTop, zoomAnimation, zoomBounce }

    var kind: Kind
    var x: ScrollAxisMotion
    var y: ScrollAxisMotion
    /// Of zooming: the scale's own axis.
    var scale: ScrollAxisMotion?
    var start: TimeInterval
    /// What the axes bounce at; when it changes, the motion is made anew.
    var limits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>)?

    var duration: TimeInterval { max(x.duration, y.duration, scale?.duration ?? 0) }

    /// In points per second.
    func speed(at time: TimeInterval) -> CGFloat {
        hypot(x.velocity(at: time - start), y.velocity(at: time - start))
    }
}

struct ScrollZoom {
    /// The view that zooms without the delegate's word; nil for most.
    weak var ownView: UIView?
    var scale: CGFloat = 1
    var isPinching = false
    /// At the pinch's begin.
    var startScale: CGFloat = 1
}
