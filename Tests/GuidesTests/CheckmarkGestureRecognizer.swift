import CoreGraphics
import Foundation

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

// guide: class
/// Recognises a tick: down to the right, then up to the right, with one finger.
@MainActor final class CheckmarkGestureRecognizer: UIGestureRecognizer {
    /// Points that each of the two strokes is high, at least.
    static let height: CGFloat = 20

    private var start: CGPoint?
    private var lowest = CGPoint.zero
    private var last = CGPoint.zero
    // guide: end

    // guide: touches
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 1, start == nil else {
            state = .failed
            return
        }
        start = location(in: nil)
        lowest = location(in: nil)
        last = lowest
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let start else { return }
        let now = location(in: nil)
        let isRising = now.y < lowest.y
        let turnsTooEarly = isRising && lowest.y - start.y < Self.height
        let sinksAgain = now.y > last.y && last.y < lowest.y
        if now.x < last.x || turnsTooEarly || sinksAgain {
            state = .failed
            return
        }
        if !isRising { lowest = now }
        last = now
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        state = lowest.y - last.y >= Self.height ? .ended : .failed
    }
    // guide: end

    // guide: reset
    override func reset() {
        super.reset()
        start = nil
    }
    // guide: end
}
