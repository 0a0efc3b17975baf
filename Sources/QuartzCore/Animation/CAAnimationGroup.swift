import Foundation
import PorticoRenderModel

/// Several animations on one clock. The children end when the group does; their delegates and `isRemovedOnCompletion` do not count.
open class CAAnimationGroup: CAAnimation {
    private final var storedAnimations: [CAAnimation]?

    public override init() { super.init() }

    open var animations: [CAAnimation]? {
        get { storedAnimations }
        set { storedAnimations = newValue }
    }

    package override func makeBlank() -> CAAnimation { CAAnimationGroup() }

    package override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        (other as? CAAnimationGroup)?.storedAnimations = storedAnimations?.map { $0.copy() as? CAAnimation ?? $0 }
    }

    package override func makeKind(for layer: CALayer) -> AnimationRecord.Kind {
        .group(
            (storedAnimations ?? []).map { child in
                var record = child.makeRecord(id: AnimationID(rawValue: 0), key: "", for: layer)
                // A child that says no duration takes the group's.
                if record.timing.duration == 0 { record.timing.duration = timingRecord.duration }
                return record
            })
    }
}
