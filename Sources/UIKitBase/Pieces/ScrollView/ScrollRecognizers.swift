import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// A scroll view's pan: as any, but a finger on gliding content catches it at once.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    /// Gone where a finger outlives it.
    private weak var scrollView: UIScrollView?
    private(set) var catchesMotion = false

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        super.delegate = scrollView.asRecognizerDelegate
        addHandler { [weak scrollView] _ in scrollView?.panChanged() }
    }

    /// A scroll view is the delegate of its own recognisers: a subclass that is one arbitrates by its methods, and no other may.
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            scrollView.refuse(newValue, asDelegateOf: "pan")
            super.delegate = newValue
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let scrollView, let motion = scrollView.motion, motion.kind == .deceleration else {
            return
        }
        if motion.speed(at: CACurrentMediaTime()) < ScrollPhysics.crawl {
            scrollView.endCrawl()
            return
        }
        catchesMotion = true
        state = .began
    }

    override func reset() {
        super.reset()
        catchesMotion = false
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other !== scrollView?.pinch }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other !== scrollView?.pinch }
}

final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        super.delegate = scrollView.asRecognizerDelegate
        addHandler { [weak scrollView] _ in scrollView?.pinchChanged() }
    }

    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            scrollView.refuse(newValue, asDelegateOf: "pinch")
            super.delegate = newValue
        }
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other !== scrollView?.pan }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other !== scrollView?.pan }
}

extension UIScrollView {
    /// The scroll view as the delegate that it is of its own recognisers. On iOS every scroll view is one, and Swift doesn't know it:
    /// an app's subclass says that it conforms, which the compiler refuses below a class that conforms already. So one that says
    /// nothing is answered for by `PlainRecognizerDelegate`: a class without anything of its own, whose methods are found by the object.
    fileprivate var asRecognizerDelegate: any UIGestureRecognizerDelegate {
        self as? any UIGestureRecognizerDelegate ?? unsafeBitCast(self, to: PlainRecognizerDelegate.self)
    }
}

/// Never made: it is how a scroll view without a conformance of its own answers (`asRecognizerDelegate`). Open, so that the compiler looks
/// up each method in the object's own class.
@_spi(Portico) open class PlainRecognizerDelegate: UIScrollView, UIGestureRecognizerDelegate {}

extension UIScrollView? {
    /// No other than the scroll view itself is the delegate of its recognisers.
    @MainActor fileprivate func refuse(_ delegate: (any UIGestureRecognizerDelegate)?, asDelegateOf kind: String) {
        FatalException.invalidArgument.raise(
            unless: delegate === self,
            "UIScrollView's built-in \(kind) gesture recognizer must have its scroll view as its delegate.")
    }
}

/// Keeps touches from the content for a moment, so that a drag which begins on a button doesn't press it. It never recognises.
final class ScrollDelayRecognizer: UIGestureRecognizer {
    static let delay: TimeInterval = 0.15

    private weak var scrollView: UIScrollView?
    private var round = 0
    var isWanted = true

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isWanted, let scrollView, scrollView.dragsVertically || scrollView.dragsHorizontally,
            !touches.allSatisfy({ $0.view === scrollView })
        else {
            state = .failed
            return
        }
        round += 1
        let mine = round
        FrameTimer.shared.call(after: Self.delay) { [weak self] in
            if let self, self.round == mine { self.state = .failed }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func reset() { round += 1 }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
}
