import CoreGraphics
import Foundation
import PorticoRenderModel
import QuartzCore

/// Holds a page that can be rolled up, and for the time of a turn what is printed on its back.
///
/// - From: `PageBook`, `CurlPresentation`
/// - To: `CurlLayer`
@MainActor final class CurlView: UIView {
    private static let rollKey = "roll"
    private let backHolder = UIView()

    override class var layerClass: AnyClass { CurlLayer.self }
    var curl: CurlLayer { layer as! CurlLayer }

    /// Of the page, once a page fills the view.
    var page: UIView? { subviews.last === backHolder ? nil : subviews.last }

    /// The picture on the page's back. The view is not seen but there.
    var back: UIView? {
        didSet {
            guard back !== oldValue else { return }
            if oldValue?.superview === backHolder { oldValue?.removeFromSuperview() }
            guard let back else { return backHolder.removeFromSuperview() }
            // Hidden where the page lies and its back is below it; what is printed does not ask.
            backHolder.isHidden = true
            backHolder.frame = bounds
            insertSubview(backHolder, at: 0)
            back.frame = backHolder.bounds
            backHolder.addSubview(back)
        }
    }

    func show(_ roll: PageRoll?) {
        curl.removeAnimation(forKey: Self.rollKey)
        curl.roll = roll
    }

    /// Through all of these rolls.
    func animate(
        _ rolls: [PageRoll?], duration: TimeInterval, pace: CAMediaTimingFunctionName, done: @escaping () -> Void
    ) {
        // A page that lies is one whose fold is beyond it.
        var known = rolls.indices.map { i in rolls[i] ?? lying(like: rolls[i == 0 ? min(1, rolls.count - 1) : i - 1]) }
        for i in known.indices.dropFirst() {
            // The short way round.
            let turns = (known[i].angle - known[i - 1].angle) / (2 * .pi)
            known[i].angle -= turns.rounded() * 2 * .pi
        }
        CATransaction.begin()
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { done() } }
        let animation = CAKeyframeAnimation(keyPath: Self.rollKey)
        animation.values = known.map { $0.numbers.map { NSNumber(value: $0) } }
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: pace)
        curl.roll = rolls.last ?? nil
        curl.add(animation, forKey: Self.rollKey)
        CATransaction.commit()
    }

    private func lying(like roll: PageRoll?) -> PageRoll {
        var roll = roll ?? PageRoll(angle: 0, position: 0, radius: 0)
        let n = roll.normal
        roll.position = max(n.x * bounds.minX, n.x * bounds.maxX) + max(n.y * bounds.minY, n.y * bounds.maxY)
        roll.radius = 0
        return roll
    }
}
