import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import QuartzCore

private final class ActionDelegate: NSObject, CALayerDelegate {
    var answers: [String: any CAAction] = [:]
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return answers[event]
    }
}

private final class NamedAction: NSObject, CAAction {
    let name: String
    init(_ name: String) { self.name = name }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

private final class AnimationRecorder: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
}

private final class CustomLayer: CALayer {
    var extra = 0
    override init() { super.init() }
    override init(layer: Any) {
        super.init(layer: layer)
        extra = (layer as? CustomLayer)?.extra ?? -1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NamedAction("class") : nil
    }
}

final class AnimationTests: LayerTestCase {
    // MARK: Actions

    /// Contract D10.
    func testValuesOfAnimationsAreNumbersOfAnyType() {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.byValue) = (0, 0.5, CGFloat(2))
        XCTAssertEqual(animation.fromValue as? CGFloat, 0)
        XCTAssertEqual(animation.fromValue as? Double, 0)
        XCTAssertEqual(animation.toValue as? CGFloat, 0.5)
        XCTAssertEqual(animation.toValue as? Float, 0.5)
        XCTAssertEqual(animation.byValue as? Int, 2)
        XCTAssertEqual((animation.byValue as? NSNumber)?.intValue, 2)
        animation.fromValue = CGPoint(x: 1, y: 2)
        XCTAssertEqual(animation.fromValue as? CGPoint, CGPoint(x: 1, y: 2), "what is no number stays")
        let keyed = CAKeyframeAnimation(keyPath: "opacity")
        keyed.values = [0, 1.5]
        XCTAssertEqual(keyed.values?.compactMap { $0 as? CGFloat }, [0, 1.5])
    }

    func testAStandAloneLayerAnimatesImplicitly() throws {
        let layer = shownLayer()
        layer.position = CGPoint(x: 100, y: 0)
        XCTAssertEqual(layer.position.x, 100)
        XCTAssertEqual(layer.presentation()?.position.x, 0)
        let added = try XCTUnwrap(commit().animationsAdded.first)
        XCTAssertEqual(added.record.timing.duration, 0.25)
        XCTAssertEqual(added.record.timing.beginTime, 100)
        MediaClock.shared.advance(by: 0.125)
        // Half-way at the default pace.
        XCTAssertEqual(try XCTUnwrap(layer.presentation()).position.x, 80.24033876, accuracy: 1e-6)
        XCTAssertEqual(layer.position.x, 100)
        // Retargeting starts from what is on the screen.
        layer.position = CGPoint(x: 0, y: 0)
        XCTAssertEqual(try XCTUnwrap(layer.presentation()).position.x, 80.24033876, accuracy: 1e-6)
        XCTAssertEqual(layer.animationKeys(), ["position"])
        commit()
        MediaClock.shared.advance(by: 1)
        XCTAssertEqual(layer.presentation()?.position.x, 0)
    }

    func testALayerThatHasNotBeenShownDoesNotAnimate() {
        let layer = CALayer()
        layer.position.x = 10
        root.addSublayer(layer)
        layer.opacity = 0.5
        XCTAssertNil(layer.animationKeys())
        XCTAssertNil(layer.presentation())
    }

    /// Contract D11.
    func testTheOrderOfTheSearch() {
        let layer = CustomLayer()
        root.addSublayer(layer)
        commit()
        func found() -> String? { (layer.action(forKey: "opacity") as? NamedAction)?.name }
        let delegate = ActionDelegate()
        XCTAssertEqual(found(), "class")
        layer.style = ["style": ["actions": ["opacity": NamedAction("style")]]]
        XCTAssertEqual(found(), "style")
        layer.actions = ["opacity": NamedAction("actions")]
        XCTAssertEqual(found(), "actions")
        layer.delegate = delegate
        XCTAssertEqual(found(), "actions", "nil looks on")
        delegate.answers["opacity"] = NamedAction("delegate")
        XCTAssertEqual(found(), "delegate")
        delegate.answers["opacity"] = NSNull()
        XCTAssertNil(layer.action(forKey: "opacity"), "NSNull ends the search")
        delegate.asked = []
        layer.opacity = 0.5
        XCTAssertEqual(delegate.asked, ["opacity"])
        XCTAssertNil(layer.animationKeys())
        quietly { layer.opacity = 0.25 }
        XCTAssertEqual(delegate.asked, ["opacity"], "disabled actions ask nobody")
    }

    func testAQuietOwnerIsAskedOnlyWhileItAnimates() {
        let layer = shownLayer()
        let view = ActionDelegate()
        layer.setOwner(view, isQuiet: true)
        view.answers["opacity"] = CABasicAnimation()
        layer.opacity = 0.5
        XCTAssertEqual(view.asked, [])
        CALayer.addAnimatingOwners(1)
        layer.opacity = 1
        CALayer.addAnimatingOwners(-1)
        XCTAssertEqual(view.asked, ["opacity"])
        XCTAssertEqual((layer.animation(forKey: "opacity") as? CABasicAnimation)?.keyPath, "opacity")
        layer.setOwner(nil, isQuiet: false)
    }

    // MARK: Animations

    private func sampled(_ animation: CABasicAnimation, at time: Double, base: Double = 10) -> Double {
        let layer = shownLayer()
        quietly { layer.zPosition = base }
        layer.add(animation, forKey: "a")
        commit()
        let begin = MediaClock.shared.now
        MediaClock.shared.set(to: begin + time)
        defer { MediaClock.shared.set(to: begin) }
        return layer.presentation().map { Double($0.zPosition) } ?? .nan
    }

    func testFromToBy() {
        func animation(_ from: Double?, _ to: Double?, _ by: Double?) -> CABasicAnimation {
            let a = CABasicAnimation(keyPath: "zPosition")
            (a.fromValue, a.toValue, a.byValue) = (from, to, by)
            a.duration = 1
            return a
        }
        // Half-way between the documented ends over a property of 10.
        XCTAssertEqual(sampled(animation(0, 100, nil), at: 0.5), 50)
        XCTAssertEqual(sampled(animation(20, nil, 10), at: 0.5), 25)
        XCTAssertEqual(sampled(animation(nil, 100, 40), at: 0.5), 80)
        XCTAssertEqual(sampled(animation(0, nil, nil), at: 0.5), 5)
        XCTAssertEqual(sampled(animation(nil, 20, nil), at: 0.5), 15)
        XCTAssertEqual(sampled(animation(nil, nil, 4), at: 0.5), 12)
        XCTAssertEqual(sampled(animation(nil, nil, nil), at: 0.5), 10)
    }

    func testTiming() {
        func animation(_ change: (CABasicAnimation) -> Void) -> CABasicAnimation {
            let a = CABasicAnimation(keyPath: "zPosition")
            a.fromValue = 0
            a.toValue = 100
            a.duration = 1
            change(a)
            return a
        }
        XCTAssertEqual(sampled(animation { _ in }, at: 2), 10)
        XCTAssertEqual(sampled(animation { $0.fillMode = .forwards }, at: 2), 100)
        XCTAssertEqual(sampled(animation { $0.repeatCount = 3 }, at: 2.25), 25)
        XCTAssertEqual(sampled(animation { $0.repeatCount = 3 }, at: 3.25), 10)
        XCTAssertEqual(sampled(animation { $0.autoreverses = true }, at: 1.25), 75)
        XCTAssertEqual(sampled(animation { $0.speed = 2 }, at: 0.25), 50)
        XCTAssertEqual(sampled(animation { $0.timeOffset = 0.5 }, at: 0.25), 75)
        XCTAssertEqual(sampled(animation { $0.repeatDuration = 1.5 }, at: 1.25), 25)
        XCTAssertEqual(sampled(animation { $0.beginTime = 101 }, at: 0.5), 10)
        XCTAssertEqual(
            sampled(
                animation {
                    $0.beginTime = 101
                    $0.fillMode = .backwards
                }, at: 0.5), 0)
        XCTAssertEqual(sampled(animation { $0.isAdditive = true }, at: 0.5), 60)
        XCTAssertEqual(
            sampled(
                animation {
                    $0.isCumulative = true
                    $0.repeatCount = 2
                }, at: 1.5), 150)
    }

    /// x(t), y(t) of the named curves solved with Python to 12 digits.
    func testTimingFunctions() {
        let table: [(TimingFunction, [Double])] = [
            (.easeIn, [0.0170266097, 0.0934646507, 0.3153568126, 0.8394278458]),
            (.easeOut, [0.1605721542, 0.3781381308, 0.6846431874, 0.9829733903]),
            (.easeInEaseOut, [0.0197224535, 0.1291619310, 0.5000000000, 0.9802775465]),
            (.default, [0.0947963057, 0.4085105914, 0.8024033876, 0.9943164775]),
            (.linear, [0.1000000000, 0.2500000000, 0.5000000000, 0.9000000000]),
        ]
        for (function, expected) in table {
            for (t, value) in zip([0.1, 0.25, 0.5, 0.9], expected) {
                XCTAssertEqual(function.value(at: t), value, accuracy: 1e-7)
            }
        }
    }

    func testSpring() {
        // Integrated step by step (Runge-Kutta, 10 µs) in Python: m x'' + d x' + k (x − 1) = 0.
        let springs: [(SpringRecord, [Double])] = [
            (SpringRecord(mass: 1, stiffness: 100, damping: 10, velocity: 0), [0.340299847, 1.124354767, 1.002170117]),
            (SpringRecord(mass: 1, stiffness: 100, damping: 20, velocity: 0), [0.264241118, 0.800851727, 0.999500601]),
            (SpringRecord(mass: 1, stiffness: 100, damping: 40, velocity: 2), [0.220518402, 0.543616961, 0.930056435]),
            (
                SpringRecord(mass: 2, stiffness: 300, damping: 12, velocity: -1),
                [0.491465724, 1.427051034, 0.972368067]
            ),
        ]
        for (spring, expected) in springs {
            for (t, value) in zip([0.1, 0.3, 1.0], expected) {
                XCTAssertEqual(spring.value(at: t), value, accuracy: 1e-6)
            }
        }
        let animation = CASpringAnimation(keyPath: "position")
        XCTAssertEqual(animation.damping, 10)
        XCTAssertEqual(animation.settlingDuration, 1.4, accuracy: 0.2)
    }

    func testKeyPathsAndKeyframes() throws {
        let layer = shownLayer()
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = Double.pi
        turn.duration = 1
        layer.add(turn, forKey: "turn")
        let frames = CAKeyframeAnimation(keyPath: "position")
        frames.values = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50)]
        frames.keyTimes = [0, 0.25, 1]
        frames.duration = 1
        layer.add(frames, forKey: "frames")
        commit()
        MediaClock.shared.advance(by: 0.5)
        let shown = try XCTUnwrap(layer.presentation())
        XCTAssertEqual(shown.value(forKeyPath: "transform.rotation.z") as? Double ?? 0, .pi / 2, accuracy: 1e-9)
        XCTAssertEqual(shown.position.x, 100, accuracy: 1e-9)
        XCTAssertEqual(shown.position.y, 50 / 3, accuracy: 1e-9)
    }

    func testBeginAndEndAreReported() throws {
        let layer = shownLayer()
        let recorder = AnimationRecorder()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.delegate = recorder
        var completions = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { completions += 1 }
        CATransaction.setAnimationDuration(2)
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
        XCTAssertEqual(layer.animation(forKey: "fade")?.duration, 2)
        XCTAssertFalse(layer.animation(forKey: "fade") === animation, "a copy")
        commit()
        let id = try XCTUnwrap(commits.compactMap(\.animationsAdded.first).first).record.id
        context.animationDidStart(id: id)
        XCTAssertEqual(recorder.log, ["start"])
        XCTAssertEqual(completions, 0)
        context.animationDidStop(id: id)
        context.animationDidStop(id: id)
        XCTAssertEqual(recorder.log, ["start", "stop true"])
        XCTAssertEqual(completions, 1)
        XCTAssertNil(layer.animation(forKey: "fade"))
        XCTAssertEqual(commit().animationsRemoved.map(\.animation), [id])
    }

    func testRemovalEndsUnfinished() {
        let layer = shownLayer()
        let recorder = AnimationRecorder()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.delegate = recorder
        layer.add(animation, forKey: "a")
        layer.add(animation, forKey: "a")
        XCTAssertEqual(recorder.log, ["stop false"], "the same key replaces")
        layer.removeAllAnimations()
        XCTAssertEqual(recorder.log.count, 2)
        XCTAssertTrue(commit().animationsAdded.isEmpty)
        layer.add(animation, forKey: "a")
        commit()
        layer.removeFromSuperlayer()
        commit()
        XCTAssertEqual(recorder.log.count, 3, "leaving the tree ends animations")
        XCTAssertNil(layer.animationKeys())
    }

    func testPresentationHasTheLayersClassAndModel() throws {
        let layer = CustomLayer()
        layer.extra = 7
        root.addSublayer(layer)
        commit()
        let shown: CustomLayer = try XCTUnwrap(layer.presentation())
        XCTAssertEqual(shown.extra, 7)
        XCTAssertTrue(shown.model() === layer)
        XCTAssertTrue(layer.model() === layer)
        shown.opacity = 0.1
        XCTAssertEqual(layer.opacity, 1)
        weak var gone: CustomLayer?
        do { gone = layer.presentation() }
        XCTAssertNil(gone)
    }

    func testLayerTime() {
        let (parent, child) = (CALayer(), CALayer())
        root.addSublayer(parent)
        parent.addSublayer(child)
        parent.speed = 0.5
        parent.beginTime = 100
        child.timeOffset = 3
        XCTAssertEqual(child.convertTime(110, from: nil), 8)
        XCTAssertEqual(child.convertTime(8, to: nil), 110)
        XCTAssertEqual(child.convertTime(8, to: parent), 5)
        parent.speed = 0
        parent.timeOffset = 4
        XCTAssertEqual(child.convertTime(500, from: nil), 7, "a stopped clock stands")
    }

    // MARK: Transactions

    func testNesting() {
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.begin()
        XCTAssertEqual(CATransaction.animationDuration(), 1)
        XCTAssertTrue(CATransaction.disableActions())
        CATransaction.setAnimationDuration(2)
        CATransaction.setValue("x", forKey: "mine")
        CATransaction.commit()
        XCTAssertNil(CATransaction.value(forKey: "mine"))
        XCTAssertEqual(CATransaction.animationDuration(), 1)
        CATransaction.commit()
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
        XCTAssertFalse(CATransaction.disableActions())
    }

    func testSettingsArePerThread() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(5)
        let done = expectation(description: "thread")
        Thread.detachNewThread {
            XCTAssertEqual(CATransaction.animationDuration(), 0.25)
            done.fulfill()
        }
        wait(for: [done], timeout: 5)
        CATransaction.commit()
    }

    func testAnOutermostTransactionCommitsUnlessOneIsImplicit() {
        commit()
        CATransaction.begin()
        root.setValue(0.5, forKey: "opacity")
        CATransaction.commit()
        XCTAssertEqual(commits.last?.changed.map(\.changes), [.opacity])
        let count = commits.count
        root.cornerRadius = 1
        CATransaction.begin()
        root.borderWidth = 1
        CATransaction.commit()
        XCTAssertEqual(commits.count, count)
        commit()
        XCTAssertEqual(commits.count, count + 1)
    }

    func testTheRunLoopCommits() {
        commit()
        let count = commits.count
        quietly { root.isOpaque = true }
        root.setValue(2.0, forKey: "cornerRadius")
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        XCTAssertGreaterThan(commits.count, count)
        XCTAssertEqual(root.dirtyChanges, [])
    }

    // MARK: Key-value coding

    func testKeyValueCoding() {
        let layer = CALayer()
        layer.setValue(42, forKey: "mine")
        XCTAssertEqual(layer.value(forKey: "mine") as? Int, 42)
        XCTAssertNil(layer.value(forKey: "other"))
        layer.setValue(3, forKeyPath: "position.x")
        XCTAssertEqual(layer.position, CGPoint(x: 3, y: 0))
        layer.setValue(CGFloat(20), forKeyPath: "bounds.size.width")
        XCTAssertEqual(layer.bounds.width, 20)
        layer.setValue(0.5, forKeyPath: "transform.rotation.z")
        layer.setValue(2, forKeyPath: "transform.scale")
        XCTAssertEqual(layer.value(forKeyPath: "transform.rotation.z") as? Double ?? 0, 0.5, accuracy: 1e-12)
        XCTAssertEqual(layer.value(forKeyPath: "transform.scale.x") as? Double ?? 0, 2, accuracy: 1e-12)
        layer.setValue(true, forKey: "hidden")
        XCTAssertTrue(layer.isHidden)
        layer.style = ["cornerRadius": 5, "own": "styled"]
        XCTAssertEqual(layer.value(forKey: "own") as? String, "styled")
        layer.setValue(nil, forKey: "hidden")
        XCTAssertFalse(layer.isHidden)
    }
}
