import CoreGraphics
import Foundation

extension UIView {
    /// What a view does with its drawn contents when its size changes.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit = 1
        case scaleAspectFill = 2
        /// Draw again.
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
        case bottomRight = 12
    }

    /// Which distances and sizes give way when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance to the superview's left edge gives way.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width gives way.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the superview's right edge gives way.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the superview's top gives way.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height gives way.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the superview's bottom gives way.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Whether a view's tint colour is shown as it is, or grey while something else has the attention.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal = 1
        case dimmed = 2
    }

    /// In `intrinsicContentSize`: no natural length along this axis.
    nonisolated public class var noIntrinsicMetric: CGFloat { -1 }
    /// For `systemLayoutSizeFitting(_:)`: as small as the constraints allow.
    nonisolated public class var layoutFittingCompressedSize: CGSize { .zero }
    /// For `systemLayoutSizeFitting(_:)`: as large as the constraints allow, up to 10,000 points.
    nonisolated public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

    /// Which way views with an attribute run in an app of this language.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: Above.application.userInterfaceLayoutDirection)
    }

    /// Which way views with an attribute run where the surroundings run in `layoutDirection`. Playback and space always run left to right.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }
}

/// A behaviour that is added to a view (drag, menus, …).
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    /// What was added to the view, in order. Setting it removes all and adds the new ones.
    public var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set {
            for interaction in interactions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Gives the view a behaviour, which hears of it before and after.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        needExtras().interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes a behaviour away, which hears of it before and after; one that the view doesn't have is ignored.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard let extras, let index = extras.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        extras.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}

/// How much a class's views hug their content in Auto Layout while nobody says otherwise.
struct Hugging {
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority

    static let low = Hugging(horizontal: .defaultLow, vertical: .defaultLow)
    /// Both ways: a switch, a stepper, a picker.
    static let tight = Hugging(horizontal: .defaultHigh, vertical: .defaultHigh)
    /// As wide as there is room, and no higher than it is: a slider, a bar.
    static let flat = Hugging(horizontal: .defaultLow, vertical: .defaultHigh)
}

/// A view that shows a part of content with measures of its own.
@MainActor package protocol ContentWindow: UIView {
    var adjustedContentInset: UIEdgeInsets { get }
}
