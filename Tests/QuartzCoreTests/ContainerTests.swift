import CoreGraphics
import Foundation
import PorticoObjC
import PorticoRenderModel
import XCTest

@testable import QuartzCore

/// What lowering makes of `@NSManaged var progress: CGFloat`.
private final class GaugeLayer: CALayer {
    var progress: CGFloat {
        get { _porticoManaged(value(forKey: "progress")) }
        set { setValue(newValue, forKey: "progress") }
    }
    var drawn: [CGFloat] = []
    static nonisolated(unsafe) var log: [CGFloat] = []

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "progress" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.progress ?? progress
        animation.duration = 1
        return animation
    }

    override func draw(in ctx: CGContext) { GaugeLayer.log.append(progress) }
}

final class ContainerTests: LayerTestCase {
    override func setUp() {
        super.setUp()
        FrameTimer.shared.isDrivenByFrames = true
        FrameTimer.shared.isSuspended = false
        GaugeLayer.log = []
    }

    private func frame(_ seconds: Double = 0.25) {
        MediaClock.shared.advance(by: seconds)
        FrameTimer.shared.tick(at: MediaClock.shared.now)
        CATransaction.flush()
    }

    func test_E09_aPropertyOfASubclassAnimatesByDrawing() throws {
        let gauge = GaugeLayer()
        gauge.bounds.size = CGSize(width: 4, height: 4)
        root.addSublayer(gauge)
        XCTAssertEqual(gauge.progress, 0, "unset is zero")
        quietly { gauge.progress = 0 }
        commit()
        GaugeLayer.log = []
        gauge.progress = 1
        XCTAssertEqual(gauge.progress, 1, "the model has it at once")
        commit()
        for _ in 0..<3 { frame() }
        XCTAssertEqual(GaugeLayer.log, [0, 0.25, 0.5, 0.75])
        XCTAssertEqual(try XCTUnwrap(gauge.presentation()).progress, 0.75)
        let id = try XCTUnwrap(commits.flatMap(\.animationsAdded).first).record.id
        MediaClock.shared.advance(by: 0.25)
        context.animationDidStop(id: id)
        CATransaction.flush()
        XCTAssertEqual(GaugeLayer.log.last, 1, "once more at the end")
        let count = GaugeLayer.log.count
        frame()
        XCTAssertEqual(GaugeLayer.log.count, count, "then no more")
        XCTAssertEqual(CALayer.defaultValue(forKey: "progress") as? Int, nil)
    }

    func test_E09_anExplicitAnimationOfAnOwnKey() throws {
        let gauge = GaugeLayer()
        gauge.bounds.size = CGSize(width: 4, height: 4)
        root.addSublayer(gauge)
        commit()
        GaugeLayer.log = []
        let frames = CAKeyframeAnimation(keyPath: "progress")
        frames.values = [0, 10, 0]
        frames.duration = 1
        gauge.add(frames, forKey: "x")
        commit()
        frame(0.25)
        frame(0.25)
        XCTAssertEqual(GaugeLayer.log, [5, 10])
        XCTAssertEqual(gauge.progress, 0)
        gauge.removeAllAnimations()
        commit()
        XCTAssertEqual(GaugeLayer.log.last, 0)
    }

    func testALayerThatKeepsNothingDrawsNothing() {
        let layer = CALayer()
        layer.setValue("x", forKey: "mine")
        XCTAssertFalse(layer.needsDisplay())
        XCTAssertEqual(layer.value(forKeyPath: "mine") as? String, "x")
    }

    // MARK: Key paths

    func testKeyPathsReadAndWriteParts() {
        let layer = CALayer()
        let paths: [(String, Any, (CALayer) -> Double, Double)] = [
            ("position.x", 4, { $0.position.x }, 4), ("position.y", CGFloat(5), { $0.position.y }, 5),
            ("bounds.size.width", NSNumber(value: 6), { $0.bounds.width }, 6),
            ("bounds.origin.y", 7, { $0.bounds.origin.y }, 7),
            ("shadowOffset.width", 8.5, { $0.shadowOffset.width }, 8.5),
            ("anchorPoint.x", 0.25, { $0.anchorPoint.x }, 0.25),
            ("transform.translation.y", 9, { $0.transform.m42 }, 9), ("transform.scale.y", 2, { $0.transform.m22 }, 2),
            ("transform.scale.xy", 3, { $0.transform.m11 }, 3),
            ("sublayerTransform.scale.z", 4, { $0.sublayerTransform.m33 }, 4),
            ("contentsRect.size.height", 0.5, { $0.contentsRect.height }, 0.5),
            ("frame.size.height", 12, { $0.frame.height }, 12),
        ]
        for (path, value, read, expected) in paths {
            layer.transform = path.hasPrefix("frame") ? CATransform3DIdentity : layer.transform
            layer.setValue(value, forKeyPath: path)
            XCTAssertEqual(read(layer), expected, accuracy: 1e-9, path)
            XCTAssertEqual(
                (layer.value(forKeyPath: path) as? CGFloat).map(Double.init) ?? layer.value(forKeyPath: path) as? Double
                    ?? .nan,
                expected, accuracy: 1e-9, path)
        }
        XCTAssertNil(layer.value(forKeyPath: "position.z"))
        layer.setValue(1, forKeyPath: "position.z")
        let mask = CALayer()
        layer.mask = mask
        layer.setValue(0.5, forKeyPath: "mask.opacity")
        XCTAssertEqual(mask.opacity, 0.5)
    }

    func testAnimationsAreContainers() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("fade", forKey: "name")
        animation.setValue(2, forKey: "duration")
        animation.setValue(0.5, forKey: "toValue")
        XCTAssertEqual(animation.value(forKey: "name") as? String, "fade")
        XCTAssertEqual(animation.duration, 2)
        XCTAssertEqual(animation.toValue as? Double, 0.5)
        let layer = shownLayer()
        layer.add(animation, forKey: "a")
        XCTAssertEqual(layer.animation(forKey: "a")?.value(forKey: "name") as? String, "fade", "the copy has it")
        XCTAssertEqual(CABasicAnimation.defaultValue(forKey: "speed") as? Float, 1)
    }

    // MARK: Archives

    private func archived<T: NSObject & NSSecureCoding>(_ object: T) throws -> T {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        return try XCTUnwrap(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? T)
    }

    func testLayersWithValuesOfTheirOwnAreArchivedWithThem() throws {
        let replicator = CAReplicatorLayer()
        (replicator.instanceCount, replicator.instanceDelay) = (5, 0.25)
        let replicated = try archived(replicator)
        XCTAssertEqual(replicated.instanceCount, 5)
        XCTAssertEqual(replicated.instanceDelay, 0.25)
        let emitter = CAEmitterLayer()
        (emitter.birthRate, emitter.emitterPosition) = (3, CGPoint(x: 10, y: 20))
        let emitted = try archived(emitter)
        XCTAssertEqual(emitted.birthRate, 3)
        XCTAssertEqual(emitted.emitterPosition, CGPoint(x: 10, y: 20))
        let text = CATextLayer()
        (text.fontSize, text.foregroundColor) = (17, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        let read = try archived(text)
        XCTAssertEqual(read.fontSize, 17)
        XCTAssertEqual(read.foregroundColor, text.foregroundColor)
        XCTAssertEqual(try archived(CAReplicatorLayer()).instanceCount, 1)
        XCTAssertEqual(try archived(CATextLayer()).fontSize, 36)
    }

    func testLayersAreArchivedWithWhatTheyHold() throws {
        let layer = CALayer()
        XCTAssertFalse(layer.shouldArchiveValue(forKey: "position"))
        XCTAssertTrue(layer.shouldArchiveValue(forKey: "allowsGroupOpacity"))
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        XCTAssertTrue(layer.shouldArchiveValue(forKey: "bounds"))
        XCTAssertTrue(layer.shouldArchiveValue(forKey: "position"))
        XCTAssertFalse(layer.shouldArchiveValue(forKey: "frame"))
        XCTAssertFalse(layer.shouldArchiveValue(forKey: "none"))
        layer.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
        layer.contentsGravity = .center
        layer.maskedCorners = .layerMinXMinYCorner
        layer.speed = 2
        layer.name = "card"
        layer.setValue([1, 2], forKey: "own")
        let child = CAShapeLayer()
        child.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        child.lineWidth = 3
        layer.addSublayer(child)
        layer.mask = CALayer()
        layer.mask?.opacity = 0.5
        let copy = try archived(layer)
        XCTAssertEqual(copy.frame, layer.frame)
        XCTAssertEqual(copy.backgroundColor, layer.backgroundColor)
        XCTAssertEqual(copy.transform, layer.transform)
        XCTAssertEqual(copy.contentsGravity, .center)
        XCTAssertEqual(copy.maskedCorners, .layerMinXMinYCorner)
        XCTAssertEqual(copy.speed, 2)
        XCTAssertEqual(copy.name, "card")
        XCTAssertEqual((copy.value(forKey: "own") as? [Any])?.count, 2)
        XCTAssertEqual(copy.mask?.opacity, 0.5)
        let shape = try XCTUnwrap(copy.sublayers?.first as? CAShapeLayer)
        XCTAssertEqual(shape.path, child.path)
        XCTAssertEqual(shape.lineWidth, 3)
        XCTAssertEqual(shape.strokeEnd, 1)
    }

    func testAnimationsAreArchived() throws {
        let spring = CASpringAnimation(keyPath: "position")
        spring.fromValue = CGPoint(x: 1, y: 2)
        spring.stiffness = 250
        spring.isAdditive = true
        spring.beginTime = 3
        spring.repeatCount = .infinity
        spring.timingFunction = CAMediaTimingFunction(name: .easeOut)
        spring.setValue("s", forKey: "name")
        let frames = CAKeyframeAnimation(keyPath: "transform")
        frames.values = [CATransform3DIdentity, CATransform3DMakeScale(2, 2, 2)]
        frames.keyTimes = [0, 1]
        frames.calculationMode = .cubic
        frames.valueFunction = CAValueFunction(name: .rotateX)
        frames.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        let group = CAAnimationGroup()
        group.animations = [spring, frames]
        group.duration = 2
        let copy = try archived(group)
        XCTAssertEqual(copy.duration, 2)
        let first = try XCTUnwrap(copy.animations?[0] as? CASpringAnimation)
        XCTAssertEqual(first.fromValue as? CGPoint, CGPoint(x: 1, y: 2))
        XCTAssertEqual(first.stiffness, 250)
        XCTAssertTrue(first.isAdditive)
        XCTAssertEqual(first.repeatCount, .infinity)
        XCTAssertEqual(first.timingFunction, spring.timingFunction)
        XCTAssertEqual(first.value(forKey: "name") as? String, "s")
        let second = try XCTUnwrap(copy.animations?[1] as? CAKeyframeAnimation)
        XCTAssertEqual((second.values?[1] as? CATransform3D)?.m11, 2)
        XCTAssertEqual(second.calculationMode, .cubic)
        XCTAssertEqual(second.valueFunction?.name, .rotateX)
        XCTAssertEqual(second.timingFunctions, frames.timingFunctions)
        let transition = CATransition()
        (transition.type, transition.subtype, transition.startProgress) = (.reveal, .fromTop, 0.25)
        let moved = try archived(transition)
        XCTAssertEqual(moved.type, .reveal)
        XCTAssertEqual(moved.subtype, .fromTop)
        XCTAssertEqual(moved.startProgress, 0.25)
    }
}
