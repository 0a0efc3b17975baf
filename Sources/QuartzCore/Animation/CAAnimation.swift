import CoreGraphics
import Foundation
import PorticoObjC
import PorticoRenderModel

/// Hears of an animation's begin and end, on the main thread. Both methods are optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation's first frame is due.
    func animationDidStart(_ anim: CAAnimation)
    /// `flag` is false where it was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing: the method is optional.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing: the method is optional.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What is common to animations: a clock, a pace, a delegate. Use a subclass. A layer copies what is added to it: later changes have no
/// effect.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction {
    final var timingRecord = TimingRecord()
    final var storedTimingFunction: CAMediaTimingFunction?
    final var storedDelegate: (any CAAnimationDelegate)?
    final var storedIsRemovedOnCompletion = true
    final var storedRange = CAFrameRateRange.default
    final var keyedValues: [String: Any] = [:]

    public override init() { super.init() }

    /// Reads what `encode(with:)` wrote; what is missing has its default.
    public required init?(coder: NSCoder) {
        super.init()
        decodeValues(coder)
    }

    /// True: animations are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes every value that differs from its default and that `shouldArchiveValue(forKey:)` lets through. A delegate is written if it
    /// can be.
    open func encode(with coder: NSCoder) { encodeValues(to: coder) }

    // MARK: Time

    /// When it begins, in the layer's time; 0, the default, means when it is committed.
    open var beginTime: CFTimeInterval {
        get { timingRecord.beginTime }
        set { timingRecord.beginTime = newValue }
    }
    /// Seconds of one pass; 0, the default, takes the transaction's when it is added.
    open var duration: CFTimeInterval {
        get { timingRecord.duration }
        set { timingRecord.duration = newValue }
    }
    /// How fast its time runs against the layer's: 1 by default, and 0 stands still.
    open var speed: Float {
        get { Float(timingRecord.speed) }
        set { timingRecord.speed = Double(newValue) }
    }
    /// What is added to its time after its speed, in seconds: 0 by default. With a speed of 0 it picks the moment that is shown.
    open var timeOffset: CFTimeInterval {
        get { timingRecord.timeOffset }
        set { timingRecord.timeOffset = newValue }
    }
    /// How many passes it makes; may be a fraction, and `.infinity`. 0 by default, which makes one.
    open var repeatCount: Float {
        get { Float(timingRecord.repeatCount) }
        set { timingRecord.repeatCount = Double(newValue) }
    }
    /// How many seconds it repeats for, in place of `repeatCount`: 0 by default.
    open var repeatDuration: CFTimeInterval {
        get { timingRecord.repeatDuration }
        set { timingRecord.repeatDuration = newValue }
    }
    /// Whether each pass is followed by one backwards, which doubles its time. False by default.
    open var autoreverses: Bool {
        get { timingRecord.autoreverses }
        set { timingRecord.autoreverses = newValue }
    }
    /// What it shows before its begin and after its end, while the layer has it. `removed` by default: nothing.
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

    /// The rate at which it would like to be drawn. Kept: the screen runs at 60 frames a second (DEV-027).
    open var preferredFrameRateRange: CAFrameRateRange {
        get { storedRange }
        set { storedRange = newValue }
    }

    // MARK: Key-value coding

    /// The default of a property; override for properties of your own.
    open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }
    /// Whether a value is written into an archive.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// Every property by name, and any other key as a store: a name for the delegate to tell animations apart by, say.
    open func value(forKey key: String) -> Any? { ValueConversion.keyed(keyedValue(key)) }
    /// Sets a property by name, or keeps a value under any other key.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
    /// The value of a key; paths are keys like any other.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    /// Sets the value of a key; paths are keys like any other.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// As an action: adds itself to the layer under the key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? any AnimationTarget)?.add(self, forKey: event)
    }

    /// An animation of the same class with the same values; its delegate is the same object.
    public func copy(with zone: NSZone? = nil) -> Any {
        let made = makeBlank()
        copyValues(to: made)
        return made
    }

    // MARK: For subclasses of ours

    package func makeBlank() -> CAAnimation { CAAnimation() }

    /// Values by key; each class adds its own. nil for keys that it does not have.
    package func readValue(_ key: String) -> Any?? { readTiming(key) }
    /// False for keys that it does not have.
    package func write(_ value: Any?, _ key: String) -> Bool { writeTiming(value, key) }
    /// The keys that `read` knows and an archive keeps.
    package class var archivedKeys: [String] { timingKeys }

    package func copyValues(to other: CAAnimation) {
        other.timingRecord = timingRecord
        other.storedTimingFunction = storedTimingFunction
        other.storedDelegate = storedDelegate
        other.storedIsRemovedOnCompletion = storedIsRemovedOnCompletion
        other.storedRange = storedRange
        other.keyedValues = keyedValues
    }

    /// What the renderer does, for an animation of a layer's `key`.
    package func makeKind(for layer: any AnimationTarget) -> AnimationRecord.Kind { .group([]) }
    package func animatedProperty(for layer: any AnimationTarget) -> AnimatedProperty? { nil }

    final func makeRecord(id: AnimationID, key: String, for layer: any AnimationTarget) -> AnimationRecord {
        var record = AnimationRecord(
            id: id, key: key, timing: timingRecord, property: animatedProperty(for: layer), kind: makeKind(for: layer))
        record.timingFunction = storedTimingFunction?.record ?? .linear
        record.isRemovedOnCompletion = storedIsRemovedOnCompletion
        if let property = self as? CAPropertyAnimation {
            record.isAdditive = property.isAdditive
            record.isCumulative = property.isCumulative
            if record.property?.property == .transform || record.property?.property == .sublayerTransform {
                record.valueFunction = property.valueFunction?.record
            }
        }
        return record
    }
}
