import CoreGraphics
import Foundation

/// Widths and frames of a split view's columns: pure geometry.
struct SplitLayout: Equatable {
    /// What the app asked for one column; nil is the system's choice.
    struct Wish: Equatable {
        var width: CGFloat?
        var fraction: CGFloat?
        var minimum: CGFloat?
        var maximum: CGFloat?

        func resolved(in space: CGFloat) -> CGFloat {
            let width = self.width ?? fraction.map { $0 * space } ?? 320
            return max(0, min(max(width, minimum ?? 0), maximum ?? max(320, width), space))
        }
    }

    let primary: CGFloat
    let supplementary: CGFloat
    private let size: CGSize
    private let isTriple: Bool

    init(size: CGSize, isTriple: Bool, primary: Wish, supplementary: Wish) {
        self.size = size
        self.isTriple = isTriple
        self.primary = primary.resolved(in: size.width)
        self.supplementary = isTriple ? supplementary.resolved(in: size.width) : 0
    }

    typealias Column = UISplitViewController.Column
    typealias Mode = UISplitViewController.DisplayMode

    /// The columns on screen, back to front.
    func columns(_ mode: Mode) -> [Column] {
        switch mode {
        case .oneBesideSecondary, .oneOverSecondary: [.secondary, isTriple ? .supplementary : .primary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            isTriple ? [.secondary, .supplementary, .primary] : [.secondary, .primary]
        default: [.secondary]
        }
    }

    /// Where the columns are; those that do not show stand outside of their edge.
    func frames(_ mode: Mode, mirrored: Bool) -> [Column: CGRect] {
        let shown = columns(mode)
        let first = shown.contains(.primary) ? primary : 0
        let second = shown.contains(.supplementary) ? supplementary : 0
        var frames: [Column: CGRect] = [:]
        frames[.primary] = rect(x: shown.contains(.primary) ? 0 : -primary, primary)
        if isTriple { frames[.supplementary] = rect(x: second > 0 ? first : -supplementary, supplementary) }
        switch mode {
        case .oneBesideSecondary, .twoBesideSecondary:
            frames[.secondary] = rect(x: first + second, size.width - first - second)
        case .twoDisplaceSecondary:
            // Pushed aside, at the width it has beside one column.
            frames[.secondary] = rect(x: first + second, size.width - second)
        default: frames[.secondary] = rect(x: 0, size.width)
        }
        guard mirrored else { return frames }
        return frames.mapValues {
            CGRect(x: size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        }
    }

    private func rect(x: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(x: x, y: 0, width: max(0, width), height: size.height)
    }

    static func isOver(_ mode: Mode) -> Bool {
        mode == .oneOverSecondary || mode == .twoOverSecondary || mode == .twoDisplaceSecondary
    }

    /// The least width of a secondary column that has others beside it, in points: that of a narrow phone.
    private static let leastSecondaryWidth: CGFloat = 320

    /// The mode that a wish becomes: of the kind that the behaviour names, and over or aside where too little would be left beside
    /// the columns. Without a third column, modes with two are those with one.
    func fittingMode(_ wish: Mode, behavior: UISplitViewController.SplitBehavior) -> Mode {
        switch wish {
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            guard isTriple else {
                return fittingMode(
                    wish == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary, behavior: behavior)
            }
            if behavior == .overlay { return .twoOverSecondary }
            if behavior == .displace { return .twoDisplaceSecondary }
            guard wish == .twoBesideSecondary else { return wish }
            return hasRoom(beside: primary + supplementary) ? wish : .twoDisplaceSecondary
        case .oneBesideSecondary:
            if behavior == .overlay { return .oneOverSecondary }
            return hasRoom(beside: isTriple ? supplementary : primary) ? wish : .oneOverSecondary
        default: return wish
        }
    }

    private func hasRoom(beside width: CGFloat) -> Bool { size.width - width >= Self.leastSecondaryWidth }

    /// What an automatic mode becomes: the columns beside each other in landscape, the secondary one alone in portrait.
    static func automatic(size: CGSize, isTriple: Bool, behavior: UISplitViewController.SplitBehavior) -> Mode {
        guard size.width > size.height else { return behavior == .tile ? .oneBesideSecondary : .secondaryOnly }
        return behavior == .overlay ? .secondaryOnly : .oneBesideSecondary
    }
}
