import CoreGraphics
import Foundation
import PorticoObjC

/// A corner's radius, of iOS 26: a number, or what goes with the corners around it.
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case fixed(Double), concentric(minimum: Double?) }

    let kind: Kind

    /// So many points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
    /// What goes with the container's corner, and no less than the minimum.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum))
    }
}

/// A view's corners, of iOS 26. Kept (DEV-991).
public struct UICornerConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case uniform(UICornerRadius), capsule(maximum: Double?) }

    let kind: Kind

    /// All corners alike.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(kind: .uniform(radius))
    }
    /// All corners alike, together.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
    /// Half the shorter side, and no more than the maximum.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(kind: .capsule(maximum: maximumRadius))
    }
}

/// How a list ends under a bar, of iOS 26. Kept (DEV-991).
@preconcurrency @MainActor public final class UIScrollEdgeEffect: NSObject {
    /// How the content is hidden.
    public struct Style: Hashable, Sendable {
        let number: Int
        public static var automatic: Style { Style(number: 0) }
        public static var soft: Style { Style(number: 1) }
        public static var hard: Style { Style(number: 2) }
    }

    /// How the content is hidden. Kept.
    public var style = Style.automatic
    /// Whether nothing is hidden. Kept.
    public var isHidden = false
}

/// What iOS 26 keeps of a view.
private final class FutureLook {
    var corners: UICornerConfiguration?
    var edges: [Int: UIScrollEdgeEffect] = [:]
}

private nonisolated(unsafe) let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension UIView {
    fileprivate var futureLook: FutureLook {
        if let look = objc_getAssociatedObject(self, key) as? FutureLook { return look }
        let look = FutureLook()
        objc_setAssociatedObject(self, key, look, .OBJC_ASSOCIATION_RETAIN)
        return look
    }

    /// The corners, as iOS 26 has them. Kept.
    public var cornerConfiguration: UICornerConfiguration {
        get { futureLook.corners ?? .corners(radius: .fixed(0)) }
        set { futureLook.corners = newValue }
    }
}

extension UIScrollView {
    private func edgeEffect(_ edge: Int) -> UIScrollEdgeEffect {
        if let known = futureLook.edges[edge] { return known }
        let made = UIScrollEdgeEffect()
        futureLook.edges[edge] = made
        return made
    }

    /// How the content ends at the top, in iOS 26. Kept.
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(0) }
    /// How the content ends at the bottom, in iOS 26. Kept.
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(1) }
    /// How the content ends at the left, in iOS 26. Kept.
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(2) }
    /// How the content ends at the right, in iOS 26. Kept.
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect(3) }
}
