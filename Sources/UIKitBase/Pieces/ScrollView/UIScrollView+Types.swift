import CoreGraphics
import Foundation

extension UIScrollView {
    /// How the safe area adds to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`, and always vertically in a controller inside a navigation or tab bar controller.
        case automatic = 0
        /// On axes that scroll: content is longer than the view, or it always bounces.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// The colour of indicators: `default` contrasts with the appearance, dark in light surroundings and light in dark ones.
    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black = 1
        case white = 2
    }

    /// Whether an index beside content is shown. Kept (DEV-211).
    public enum IndexDisplayMode: Int, Sendable {
        case automatic = 0
        case alwaysHidden = 1
    }

    /// How scrolling puts the keyboard away: not at all, when a drag begins, or with the finger that comes over it.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }

    /// What is left of the speed after each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The rate that scroll views have: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Comes to rest sooner: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
