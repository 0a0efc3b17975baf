import CoreGraphics
import Foundation
import PorticoObjC
import PorticoRenderModel

/// From one value to another.
///
/// - from and to: from `fromValue` to `toValue`; from and by: to the sum; by and to: from the difference;
/// - from alone: to the property's value; to alone: from it; by alone: from it to the sum.
open class CABasicAnimation: CAPropertyAnimation {
    /// Set by implicit animations, in place of a boxed value.
    package final var fromRecord: AnimationValue?
    private final var from: Any?
    private final var to: Any?
    private final var by: Any?

    public override init() { super.init() }
    /// Reads what `encode(with:)` wrote; what is missing has its default.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The value at the begin, of the property's kind; nil, the default, leaves it to the other two.
    open var fromValue: Any? {
        get { from ?? fromRecord.map { ValueCoding.object(for: $0) } }
        set {
            from = ValueConversion.keyed(newValue)
            fromRecord = nil
        }
    }

    /// The value at the end, of the property's kind; nil, the default, leaves it to the other two.
    open var toValue: Any? {
        get { to }
        set { to = ValueConversion.keyed(newValue) }
    }

    /// The difference between begin and end, of the property's kind; nil by default, and unused where both others are set.
    open var byValue: Any? {
        get { by }
        set { by = ValueConversion.keyed(newValue) }
    }

    package override func makeBlank() -> CAAnimation { CABasicAnimation() }

    package override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        guard let other = other as? CABasicAnimation else { return }
        (other.from, other.to, other.by, other.fromRecord) = (from, to, by, fromRecord)
    }

    package override class var archivedKeys: [String] { super.archivedKeys + ["fromValue", "toValue", "byValue"] }

    package override func readValue(_ key: String) -> Any?? {
        switch key {
        case "fromValue": .some(fromValue)
        case "toValue": .some(toValue)
        case "byValue": .some(byValue)
        default: super.readValue(key)
        }
    }

    package override func write(_ value: Any?, _ key: String) -> Bool {
        switch key {
        case "fromValue": fromValue = value
        case "toValue": toValue = value
        case "byValue": byValue = value
        default: return super.write(value, key)
        }
        return true
    }

    /// The part of the way that is made after `seconds`: 1 is all of it.
    package func way(after seconds: Double) -> Double {
        timingFunction?.record.value(at: duration > 0 ? seconds / duration : 1)
            ?? (duration > 0 ? min(seconds / duration, 1) : 1)
    }

    final func ends(for layer: any AnimationTarget) -> (from: AnimationValue?, to: AnimationValue?, by: AnimationValue?)
    {
        (fromRecord ?? record(of: from, for: layer), record(of: to, for: layer), record(of: by, for: layer))
    }

    package override func makeKind(for layer: any AnimationTarget) -> AnimationRecord.Kind {
        let ends = ends(for: layer)
        return .basic(from: ends.from, to: ends.to, by: ends.by)
    }
}
