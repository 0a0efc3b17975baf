import Foundation

/// What a visual effect view shows: a `UIBlurEffect` or a `UIVibrancyEffect`. By itself it is no effect.
///
/// Effects never change once made; a copy is the effect itself.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    public override init() { super.init() }

    /// An effect from a nib or an archive; subclasses read what they are.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes nothing by itself; subclasses add what they are. Call super.
    open func encode(with coder: NSCoder) {}
    /// Whether effects may be read securely: always.
    open class var supportsSecureCoding: Bool { true }
    /// The effect itself, since it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The blur that the effect is, or is laid over.
    var blur: UIBlurEffect? { nil }
}
