import CoreGraphics
import Foundation

/// What string drawing may do to make text fit, and what it did.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor by which fonts may be shrunk; 0 means that they may not.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that was used last.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of what was drawn last.
    open internal(set) var totalBounds = CGRect.zero

    public override init() { super.init() }
}

/// How string drawing measures and draws.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The last line that fits ends with an ellipsis where more text follows. Needs `usesLineFragmentOrigin`.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The origin is the top left corner and lines wrap. Without: it is the baseline, and there is one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines stand apart by what their fonts ask for.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures what is painted, not what is laid out.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}
