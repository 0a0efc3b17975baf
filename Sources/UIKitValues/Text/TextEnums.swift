import CoreGraphics
import CoreText
import Foundation

/// How the lines of a paragraph are placed between its margins.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// The side where reading starts.
    case natural = 4

    /// The alignment of Core Text's constant.
    public init(_ ctTextAlignment: CTTextAlignment) {
        switch ctTextAlignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }

    package var coreText: CTTextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension CTTextAlignment {
    /// Core Text's constant of an alignment.
    public init(_ nsTextAlignment: NSTextAlignment) { self = nsTextAlignment.coreText }
}

/// What happens to text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5

    package var coreText: CTLineBreakMode { CTLineBreakMode(rawValue: UInt8(rawValue)) ?? .byWordWrapping }
}

/// The direction of a paragraph's text.
public enum NSWritingDirection: Int, Sendable {
    /// By the first strong character (Unicode bidi rules P2 and P3).
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// How a stretch of text takes part in bidi ordering.
public enum NSWritingDirectionFormatType: Int, Sendable {
    case embedding = 0
    case override = 2
}

/// How text is underlined or struck through: a style, a pattern, and whether spaces are left out.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line of twice the usual thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two thin lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// The line made of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// The line made of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// The line made of dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// The line made of a dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// No line below or through spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Where text stands whose font was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that the text had at its own size.
    case alignBaselines = 0
    case alignCenters = 1
    /// At the top left corner.
    case none = 2
}
