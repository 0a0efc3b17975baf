import CoreGraphics
import Foundation

/// What a view does when the device is tilted. The simulated device lies still: effects are kept and change nothing.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying, @preconcurrency NSCoding {
    public override init() { super.init() }

    /// Makes an effect; nothing is read from the archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes nothing; subclasses write what they keep.
    open func encode(with coder: NSCoder) {}

    /// The effect itself.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The values to add, by key path, for a viewer at this place: -1 … 1 in both directions.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects whose values are put together; of one key path the last counts. Nil by default.
    open var motionEffects: [UIMotionEffect]?

    public override init() { super.init() }

    /// Reads the effects from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard coder.containsValue(forKey: "UIMotionEffects") else { return }
        motionEffects =
            coder.decodeObject(of: [NSArray.self, UIMotionEffect.self], forKey: "UIMotionEffects") as? [UIMotionEffect]
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let motionEffects { coder.encode(motionEffects as NSArray, forKey: "UIMotionEffects") }
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        var all: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { _, new in new }
        }
        return all.isEmpty ? nil : all
    }
}
