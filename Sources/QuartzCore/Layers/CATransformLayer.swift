import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace

/// A layer whose sublayers stand in three dimensions instead of being pressed flat on its plane.
///
/// It shows its sublayers only. What a layer draws itself (background, contents, border, shadow), and what needs a flat picture (filters,
/// mask, masksToBounds) has no effect; opacity fades each sublayer by itself. Don't ask it for `hitTest(_:)`: it has no plane of its own;
/// its superlayer looks through it.
open class CATransformLayer: CALayer {
    public override init() {
        super.init()
        properties.extras.payload = .transform
    }

    public override init(layer: Any) { super.init(layer: layer) }

    /// Reads what `encode(with:)` wrote; its sublayers stand in space.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        properties.extras.payload = .transform
    }

    // What only a flat layer can show is stored, and said once a property to be of no use here.

    open override var backgroundColor: CGColor? {
        didSet { if backgroundColor != nil { Self.warnAboutProperty("backgroundColor") } }
    }
    open override var contents: Any? {
        didSet { if contents != nil { Self.warnAboutProperty("contents") } }
    }
    open override var masksToBounds: Bool {
        didSet { if masksToBounds { Self.warnAboutProperty("masksToBounds") } }
    }
    open override var mask: CALayer? {
        didSet { if mask != nil { Self.warnAboutProperty("mask") } }
    }
    open override var borderWidth: CGFloat {
        didSet { if borderWidth != 0 { Self.warnAboutProperty("borderWidth") } }
    }
    open override var cornerRadius: CGFloat {
        didSet { if cornerRadius != 0 { Self.warnAboutProperty("cornerRadius") } }
    }
    open override var shadowOpacity: Float {
        didSet { if shadowOpacity != 0 { Self.warnAboutProperty("shadowOpacity") } }
    }
    open override var isOpaque: Bool {
        didSet { if isOpaque { Self.warnAboutProperty("opaque") } }
    }

    /// Properties that have been warned about.
    package private(set) nonisolated(unsafe) static var warned: Set<String> = []

    private static func warnAboutProperty(_ property: String) {
        guard TransactionLock.with({ warned.insert(property).inserted }) else { return }
        Diagnostics.report(
            "CATransformLayer: changing property \(property) of a layer that only transforms has no effect.")
    }
}
