import CoreGraphics
import Foundation

/// What a view does when the device is tilted. The simulated device lies still: effects are kept and change nothing.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying, @preconcurrency NSCoding {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open func encode(with coder: NSCoder) {}

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The values to add, by key path, for a viewer at this place: -1 … 1 in both directions.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        var all: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { _, new in new }
        }
        return all.isEmpty ? nil : all
    }
}
