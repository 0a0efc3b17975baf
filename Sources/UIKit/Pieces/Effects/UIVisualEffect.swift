import Foundation

/// What a visual effect view shows: a `UIBlurEffect` or a `UIVibrancyEffect`. By itself it is no effect.
///
/// Effects never change once made; a copy is the effect itself.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The blur that the effect is, or is laid over.
    var blur: UIBlurEffect? { nil }
}
