import CoreGraphics
import Foundation
import PorticoRenderModel

/// Hears of an animation's begin and end, on the main thread. Both methods are optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    /// `flag` is false where it was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What is common to animations: a clock, a pace, a delegate. Use a subclass. A layer copies what is added to it: later changes have no
/// effect.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    final var timingRecord = TimingRecord()
    final var storedTimingFunction: CAMediaTimingFunction?
    final var storedDelegate: (any CAAnimationDelegate)?
    final var storedIsRemovedOnCompletion = true
    final var storedRange = CAFrameRateRange.default
    final var keyedValues: [String: Any] = [:]

    public override init() { super.init() }

    open var beginTime: CFTimeInterval {
        get { timingRecord.beginTime }
        set { timingRecord.beginTime = newValue }
    }
    open var duration: CFTimeInterval {
        get { timingRecord.duration }
        set { timingRecord.duration = newValue }
    }
    open var speed: Float {
        get { Float(timingRecord.speed) }
        set { timingRecord.speed = Double(newValue) }
    }
    open var timeOffset: CFTimeInterval {
        get { timingRecord.timeOffset }
        set { timingRecord.timeOffset = newValue }
    }
    open var repeatCount: Float {
        get { Float(timingRecord.repeatCount) }
        set { timingRecord.repeatCount = Double(newValue) }
    }
    open var repeatDuration: CFTimeInterval {
        get { timingRecord.repeatDuration }
        set { timingRecord.repeatDuration = newValue }
    }
    open var autoreverses: Bool {
        get { timingRecord.autoreverses }
        set { timingRecord.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { CAMediaTimingFillMode(timingRecord.fillMode) }
        set { timingRecord.fillMode = newValue.record }
    }

    /// nil is linear.
    open var timingFunction: CAMediaTimingFunction? {
        get { storedTimingFunction }
        set { storedTimingFunction = newValue }
    }

    /// Retained, unlike other delegates.
    open var delegate: (any CAAnimationDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// Whether the layer drops it at its end; yes by default.
    open var isRemovedOnCompletion: Bool {
        get { storedIsRemovedOnCompletion }
        set { storedIsRemovedOnCompletion = newValue }
    }

    open var preferredFrameRateRange: CAFrameRateRange {
        get { storedRange }
        set { storedRange = newValue }
    }

    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// As an action: adds itself to the layer under the key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let made = makeBlank()
        copyValues(to: made)
        return made
    }

    // MARK: For subclasses of ours

    package func makeBlank() -> CAAnimation { CAAnimation() }

    package func copyValues(to other: CAAnimation) {
        other.timingRecord = timingRecord
        other.storedTimingFunction = storedTimingFunction
        other.storedDelegate = storedDelegate
        other.storedIsRemovedOnCompletion = storedIsRemovedOnCompletion
        other.storedRange = storedRange
        other.keyedValues = keyedValues
    }

    /// What the renderer does, for an animation of a layer's `key`.
    package func makeKind(for layer: CALayer) -> AnimationRecord.Kind { .group([]) }
    package func animatedProperty(for layer: CALayer) -> AnimatedProperty? { nil }

    final func makeRecord(id: AnimationID, key: String, for layer: CALayer) -> AnimationRecord {
        var record = AnimationRecord(
            id: id, key: key, timing: timingRecord, property: animatedProperty(for: layer), kind: makeKind(for: layer))
        record.timingFunction = storedTimingFunction?.record ?? .linear
        record.isRemovedOnCompletion = storedIsRemovedOnCompletion
        if let property = self as? CAPropertyAnimation {
            record.isAdditive = property.isAdditive
            record.isCumulative = property.isCumulative
        }
        return record
    }
}

/// How often an animation or display link would like to run, in frames a second.
public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
