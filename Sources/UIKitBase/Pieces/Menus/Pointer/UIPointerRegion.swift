import CoreGraphics
import Foundation

/// The axes of a plane.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From side to side alone.
    public static var horizontal: UIAxis { UIAxis(rawValue: 1 << 0) }
    /// Up and down alone.
    public static var vertical: UIAxis { UIAxis(rawValue: 1 << 1) }
    /// Every way: `horizontal` and `vertical` together.
    public static var both: UIAxis { [.horizontal, .vertical] }
}

/// A part of a view in which a pointer has one style. Regions are the same with the same rectangle and identifier.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// In the view's coordinates.
    public let rect: CGRect
    /// Tells regions with the same rectangle from each other, and names them for the delegate; nil by default.
    public let identifier: AnyHashable?
    /// Along which a region keeps a pointer that drags out of it. Kept: a pointer that drags is a touch.
    open var latchingAxes: UIAxis = []

    /// Makes a region of a rectangle in the view's coordinates.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return MainActor.assumeIsolated { rect == other.rect && identifier == other.identifier }
    }

    open override var hash: Int { MainActor.assumeIsolated { identifier.hashValue } }
}

/// Where a pointer is that wants to know its region.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// In the view's coordinates.
    public let location: CGPoint
    /// The modifier keys that are down.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}
