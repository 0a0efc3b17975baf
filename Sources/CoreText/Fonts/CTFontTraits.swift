import CoreGraphics
import Foundation

/// The kind of a font: styles and classes.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted to the right.
    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    /// Heavier than regular.
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    /// Wider than regular.
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    /// Narrower than regular.
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    /// All glyphs are equally wide.
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    /// Made for lines that run from top to bottom.
    public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
    /// Made for the small print of interfaces.
    public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
    /// Has glyphs with colours of their own.
    public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
    /// Made of several fonts.
    public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
}

/// Fonts that the system uses for its own interface.
public enum CTFontUIFontType: UInt32, Sendable {
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case miniSystem = 6
    case miniEmphasizedSystem = 7
    case views = 8
    case application = 9
    case label = 10
    case menuTitle = 11
    case menuItem = 12
    case menuItemMark = 13
    case menuItemCmdKey = 14
    case windowTitle = 15
    case pushButton = 16
    case utilityWindowTitle = 17
    case alertHeader = 18
    case systemDetail = 19
    case emphasizedSystemDetail = 20
    case toolbar = 21
    case smallToolbar = 22
    case message = 23
    case palette = 24
    case toolTip = 25
    case controlContent = 26
}

extension FontRequest {
    /// Core Text's weight, -1 ... 1 with 0 for regular, as the OpenType weight that comes nearest.
    package static func openTypeWeight(_ weight: CGFloat) -> Int {
        let steps: [(CGFloat, Int)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
            (0.62, 900),
        ]
        return steps.min { abs($0.0 - weight) < abs($1.0 - weight) }!.1
    }

    /// The reverse.
    package static func coreTextWeight(_ weight: Int) -> CGFloat {
        switch weight {
        case ..<150: -0.8
        case ..<250: -0.6
        case ..<350: -0.4
        case ..<450: 0
        case ..<550: 0.23
        case ..<650: 0.3
        case ..<750: 0.4
        case ..<850: 0.56
        default: 0.62
        }
    }

    package var symbolicTraits: CTFontSymbolicTraits {
        var traits: CTFontSymbolicTraits = []
        if italic { traits.insert(.traitItalic) }
        if weight >= 600 { traits.insert(.traitBold) }
        if width > 0 { traits.insert(.traitExpanded) }
        if width < 0 { traits.insert(.traitCondensed) }
        if design == .monospaced || family.contains("Mono") || family.hasPrefix("Courier") || family.hasPrefix("Menlo")
            || standIn?.kind == .monospaced
        {
            traits.insert(.traitMonoSpace)
        }
        if isSystem { traits.insert(.traitUIOptimized) }
        return traits
    }

    /// The same wish with the traits in `mask` set as in `traits`.
    package func withTraits(_ traits: CTFontSymbolicTraits, mask: CTFontSymbolicTraits) -> FontRequest {
        var other = self
        if mask.contains(.traitItalic) { other.italic = traits.contains(.traitItalic) }
        if mask.contains(.traitBold) {
            if traits.contains(.traitBold) {
                other.weight = max(weight, isSystem ? 600 : 700)
            } else if weight >= 600 {
                other.weight = 400
            }
        }
        if mask.contains(.traitCondensed) || mask.contains(.traitExpanded) {
            other.width = traits.contains(.traitCondensed) ? -1 : traits.contains(.traitExpanded) ? 1 : 0
        }
        if mask.contains(.traitMonoSpace), isSystem {
            other.design = traits.contains(.traitMonoSpace) ? .monospaced : .default
        }
        return other
    }
}
