import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Where the app's code runs while fingers are down.
enum TouchCallback: CaseIterable {
    case hitTest, shouldReceive, shouldRunTogether, shouldBegin
    case viewBegan, viewMoved, viewEnded, viewCancelled
    case panBegan, panChanged, panEnded, pressBegan, tapEnded, doubleTapEnded
    case beginTracking, continueTracking, endTracking, controlDown, controlDrag, controlUp
    case scrollBegins, scrolls, scrollWillEnd, scrollEnds, glides

    var gesture: TouchGesture {
        switch self {
        case .hitTest, .shouldReceive, .shouldRunTogether, .viewBegan, .tapEnded: .tap
        case .viewEnded: .tapContent
        case .doubleTapEnded: .doubleTap
        case .shouldBegin, .viewMoved, .viewCancelled, .panBegan, .panChanged, .panEnded: .drag
        case .pressBegan: .hold
        case .beginTracking, .endTracking, .controlDown, .controlUp: .tapControl
        case .continueTracking, .controlDrag: .dragControl
        case .scrollBegins, .scrolls, .scrollWillEnd, .scrollEnds, .glides: .fling
        }
    }
}

enum TouchGesture { case tap, tapContent, doubleTap, drag, hold, tapControl, dragControl, fling }

/// What it may do there.
enum Meddling: CaseIterable {
    case removeViews, removeContainer, moveToAnotherWindow, moveWithinWindow
    case hideViews, disableInteraction, clearWindow, hideWindow, replaceRoot, presentController
    case removeRecognizers, disableRecognizers, disableThemForAMoment, moveRecognizers, addRecognizer
    case dropDelegates, letTouchesBe, failRecognizers
    case disableControls, moveFirstResponder
    case ignoreEvents, ignoreEventsForGood, resignActive
    case setOffset, setOffsetAnimated, shrinkContent, zoom, stopScrolling
}

/// A window of its own with views, recognisers, a control and a scroll view, all of which say what they hear, and one of which meddles.
@MainActor final class MeddlingStage {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let root = UIViewController()
    let container = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 600))
    let view = HearingView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let control = HearingControl(frame: CGRect(x: 0, y: 150, width: 300, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 300, height: 300))
    let content = HearingView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
    let (first, second) = (UITextField(frame: .zero), UITextField(frame: .zero))
    var delegate: StageDelegate? = StageDelegate()
    private(set) var recognizers: [UIGestureRecognizer] = []
    private let (pan, press) = (UIPanGestureRecognizer(), UILongPressGestureRecognizer())
    private let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())

    /// What is done, when, and whether it has been.
    private(set) var callback: TouchCallback?
    private var deed: (() -> Void)?
    private(set) var isDone = false

    init() {
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        recognizers = [pan, press, single, double]
        for recognizer in recognizers {
            recognizer.delegate = delegate
            view.addGestureRecognizer(recognizer)
        }
        pan.addHandler { [unowned self] in
            switch $0.state {
            case .began: reach(.panBegan)
            case .changed: reach(.panChanged)
            case .ended: reach(.panEnded)
            default: break
            }
        }
        press.addHandler { [unowned self] in if $0.state == .began { reach(.pressBegan) } }
        single.addHandler { [unowned self] _ in reach(.tapEnded) }
        double.addHandler { [unowned self] _ in reach(.doubleTapEnded) }
        for heard in [view, content] { heard.reach = { [unowned self] in reach($0) } }
        control.reach = { [unowned self] in reach($0) }
        for (event, callback) in [
            (UIControl.Event.touchDown, TouchCallback.controlDown), (.touchDragInside, .controlDrag),
            (.touchUpInside, .controlUp),
        ] { control.addAction(UIAction { [unowned self] _ in reach(callback) }, for: event) }
        delegate?.reach = { [unowned self] in reach($0) }
        delegate?.zoomed = content
        scroll.contentSize = content.frame.size
        scroll.maximumZoomScale = 3
        scroll.delegate = delegate
        content.isMultipleTouchEnabled = true
        scroll.addSubview(content)
        root.view.addSubview(container)
        for view in [view, control, scroll, first, second] { container.addSubview(view) }
        window.rootViewController = root
        window.makeKeyAndVisible()
        other.isHidden = false
        _ = first.becomeFirstResponder()
    }

    var heard: [HearingCount] { [view.count, content.count, control.count] }
    var allRecognizers: [UIGestureRecognizer] { recognizers + (scroll.gestureRecognizers ?? []) }

    func plan(_ callback: TouchCallback, _ deed: @escaping () -> Void) {
        self.callback = callback
        self.deed = deed
        isDone = false
    }

    func reach(_ reached: TouchCallback) {
        guard reached == callback, !isDone else { return }
        isDone = true
        deed?()
    }

    // MARK: What is done

    func perform(_ deed: Meddling, _ harness: Harness) {
        let views = [view, control, scroll]
        switch deed {
        case .removeViews: for view in views { view.removeFromSuperview() }
        case .removeContainer: container.removeFromSuperview()
        case .moveToAnotherWindow: other.addSubview(container)
        case .moveWithinWindow: for view in views { window.addSubview(view) }
        case .hideViews: for view in views { view.isHidden = true }
        case .disableInteraction: for view in views { view.isUserInteractionEnabled = false }
        case .clearWindow: for view in window.subviews { view.removeFromSuperview() }
        case .hideWindow: window.isHidden = true
        case .replaceRoot: window.rootViewController = UIViewController()
        case .presentController: root.present(UIViewController(), animated: true)
        case .removeRecognizers:
            view.gestureRecognizers = []
            for recognizer in scroll.gestureRecognizers ?? [] { scroll.removeGestureRecognizer(recognizer) }
        case .disableRecognizers: for recognizer in allRecognizers { recognizer.isEnabled = false }
        case .disableThemForAMoment:
            for recognizer in allRecognizers { recognizer.isEnabled = false }
            for recognizer in allRecognizers { recognizer.isEnabled = true }
        case .moveRecognizers: for recognizer in recognizers { container.addGestureRecognizer(recognizer) }
        case .addRecognizer: view.addGestureRecognizer(UIPanGestureRecognizer())
        case .dropDelegates:
            delegate = nil
            scroll.delegate = nil
        case .letTouchesBe: for recognizer in recognizers { recognizer.cancelsTouchesInView.toggle() }
        case .failRecognizers:
            for recognizer in recognizers where recognizer.numberOfTouches > 0 { recognizer.state = .failed }
        case .disableControls: control.isEnabled = false
        case .moveFirstResponder:
            _ = first.resignFirstResponder()
            _ = second.becomeFirstResponder()
        case .ignoreEvents:
            harness.application.beginIgnoringInteractionEvents()
            harness.application.endIgnoringInteractionEvents()
        case .ignoreEventsForGood: harness.application.beginIgnoringInteractionEvents()
        case .resignActive: harness.runtime.receive(.resignActive)
        case .setOffset: scroll.contentOffset.y = 17
        case .setOffsetAnimated: scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        case .shrinkContent: scroll.contentSize = CGSize(width: 10, height: 10)
        case .zoom: scroll.setZoomScale(2, animated: true)
        case .stopScrolling: scroll.isScrollEnabled = false
        }
    }

    // MARK: Fingers

    func run(_ gesture: TouchGesture, _ harness: Harness) {
        let (middle, onControl, onScroll) = (
            CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 300), CGPoint(x: 150, y: 600)
        )
        switch gesture {
        case .tap: harness.tap(middle)
        case .tapContent: harness.tap(onScroll)
        case .doubleTap:
            harness.tap(middle)
            harness.tap(middle)
        case .drag: drag(from: middle, by: 15, harness)
        case .hold:
            harness.touch(.began, at: middle)
            harness.advance(by: 0.6)
            drag(from: middle, by: 5, harness, isDown: true)
        case .tapControl: harness.tap(onControl)
        case .dragControl: drag(from: onControl, by: 10, harness)
        case .fling: drag(from: onScroll, by: -20, harness)
        }
        harness.advance(by: 0.5)
    }

    private func drag(from point: CGPoint, by step: CGFloat, _ harness: Harness, isDown: Bool = false) {
        if !isDown { harness.touch(.began, at: point) }
        for count in 1...4 { harness.touch(.moved, at: CGPoint(x: point.x, y: point.y + CGFloat(count) * step)) }
        // A second finger, which outlives the first.
        harness.touch(.began, at: CGPoint(x: point.x + 60, y: point.y), id: 2)
        harness.touch(.moved, at: CGPoint(x: point.x + 60, y: point.y + step), id: 2)
        harness.touch(.ended, at: CGPoint(x: point.x, y: point.y + 5 * step))
        harness.touch(.moved, at: CGPoint(x: point.x + 60, y: point.y + 2 * step), id: 2)
        harness.touch(.ended, at: CGPoint(x: point.x + 60, y: point.y + 3 * step), id: 2)
    }
}

/// How often touches began and ended for one responder, by touch.
@MainActor final class HearingCount {
    private var open: [ObjectIdentifier: UITouch] = [:]
    private(set) var began = 0
    private(set) var mistakes: [String] = []

    var isBalanced: Bool { open.isEmpty }

    func begin(_ touches: Set<UITouch>) {
        for touch in touches {
            if open.updateValue(touch, forKey: ObjectIdentifier(touch)) != nil { mistakes.append("began twice") }
            began += 1
        }
    }
    func move(_ touches: Set<UITouch>) {
        for touch in touches where open[ObjectIdentifier(touch)] == nil { mistakes.append("moved after its end") }
    }
    func end(_ touches: Set<UITouch>) {
        for touch in touches where open.removeValue(forKey: ObjectIdentifier(touch)) == nil {
            mistakes.append("ended twice")
        }
    }
}

final class HearingView: UIView {
    let count = HearingCount()
    var reach: (TouchCallback) -> Void = { _ in }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if hit != nil { reach(.hitTest) }
        return hit
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count.begin(touches)
        reach(.viewBegan)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        count.move(touches)
        reach(.viewMoved)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        count.end(touches)
        reach(.viewEnded)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        count.end(touches)
        reach(.viewCancelled)
    }
}

final class HearingControl: UIControl {
    let count = HearingCount()
    var reach: (TouchCallback) -> Void = { _ in }
    /// Began with `true`, ended or cancelled: what a subclass may count on.
    private(set) var tracks = 0

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        tracks += 1
        reach(.beginTracking)
        return super.beginTracking(touch, with: event)
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        reach(.continueTracking)
        return super.continueTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        tracks -= 1
        reach(.endTracking)
    }
    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        tracks -= 1
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count.begin(touches)
        super.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        count.end(touches)
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        count.end(touches)
        super.touchesCancelled(touches, with: event)
    }
}

@MainActor final class StageDelegate: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate {
    var reach: (TouchCallback) -> Void = { _ in }
    weak var zoomed: UIView?

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        reach(.shouldReceive)
        return true
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        reach(.shouldRunTogether)
        return false
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        reach(.shouldBegin)
        return true
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { reach(.scrollBegins) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { reach(.scrolls) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { reach(.scrollWillEnd) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { reach(.scrollEnds) }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { reach(.glides) }
}
