import Foundation
import PorticoRenderModel

/// Several animations on one clock. The children end when the group does; their delegates and `isRemovedOnCompletion` do not count.
open class CAAnimationGroup: CAAnimation {
    private final var storedAnimations: [CAAnimation]?

    public override init() { super.init() }
    /// Reads what `encode(with:)` wrote; what is missing has its default.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        storedAnimations =
            ValueArchive.object(coder, "animations", [NSArray.self, CAAnimation.self]) as? [CAAnimation]
    }

    /// The animations that run together, begin times counted from the group's; one without a duration takes the group's. nil by default.
    open var animations: [CAAnimation]? {
        get { storedAnimations }
        set { storedAnimations = newValue }
    }

    package override func makeBlank() -> CAAnimation { CAAnimationGroup() }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let storedAnimations { coder.encode(storedAnimations as NSArray, forKey: "animations") }
    }

    package override func readValue(_ key: String) -> Any?? {
        key == "animations" ? .some(animations) : super.readValue(key)
    }

    package override func write(_ value: Any?, _ key: String) -> Bool {
        guard key == "animations" else { return super.write(value, key) }
        animations = value as? [CAAnimation]
        return true
    }

    package override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        (other as? CAAnimationGroup)?.storedAnimations = storedAnimations
    }

    package override func makeKind(for layer: any AnimationTarget) -> AnimationRecord.Kind {
        .group(
            (storedAnimations ?? []).map { child in
                var record = child.makeRecord(id: AnimationID(rawValue: 0), key: "", for: layer)
                // A child that says no duration takes the group's.
                if record.timing.duration == 0 { record.timing.duration = timingRecord.duration }
                return record
            })
    }
}
