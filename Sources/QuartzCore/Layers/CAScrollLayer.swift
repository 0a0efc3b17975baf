import CoreGraphics
import Foundation
import PorticoRenderModel

/// A layer that shows a part of its sublayers and moves it: scrolling sets the origin of its bounds.
///
/// It knows neither limits nor touches, and clips only with `masksToBounds`.
open class CAScrollLayer: CALayer {
    private var mode = CAScrollLayerScrollMode.both

    /// Makes a layer that scrolls both ways.
    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAScrollLayer { mode = other.mode }
    }

    /// Reads what `encode(with:)` wrote; what is missing has its default.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// In which directions scrolling moves. `both` by default.
    open var scrollMode: CAScrollLayerScrollMode {
        get { mode }
        set {
            set(.specific0, mode, newValue) { _ in }
            mode = newValue
        }
    }

    /// Puts a point of the layer's coordinates at its origin, in the directions that the mode allows.
    open func scroll(to p: CGPoint) { movePoint(to: p) }

    /// Moves by as little as brings the rectangle into view. What is larger than the layer is shown from its origin on.
    open func scroll(to r: CGRect) { revealRect(r) }

    override class var propertyTable: LayerPropertyTable { table }

    private nonisolated(unsafe) static let table = LayerPropertyTable(specific: [
        LayerPropertyRow(.specific0, "scrollMode", \CAScrollLayer.scrollMode, default: .both)
    ])
}

extension CAScrollLayer {
    private func movePoint(to p: CGPoint) {
        var origin = bounds.origin
        if mode == .both || mode == .horizontally { origin.x = p.x }
        if mode == .both || mode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    private func revealRect(_ r: CGRect) {
        let r = r.standardized, shown = bounds
        scroll(
            to: CGPoint(
                x: Self.nearest(shown.minX, length: shown.width, start: r.minX, extent: r.width),
                y: Self.nearest(shown.minY, length: shown.height, start: r.minY, extent: r.height)))
    }

    private static func nearest(_ origin: CGFloat, length: CGFloat, start: CGFloat, extent: CGFloat) -> CGFloat {
        if extent > length || start < origin { return start }
        return max(origin, start + extent - length)
    }
}

/// The directions in which a scroll layer moves.
public struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It doesn't move.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down only.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// To the left and right only.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// In both directions: the default.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
