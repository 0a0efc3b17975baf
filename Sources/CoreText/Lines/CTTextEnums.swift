/// The place of a paragraph's lines between its margins.
public enum CTTextAlignment: UInt8, Hashable, Sendable {
    case left = 0
    case right = 1
    case center = 2
    case justified = 3
    /// By the direction of the paragraph's text.
    case natural = 4
}

/// The fate of text that is wider than its frame.
public enum CTLineBreakMode: UInt8, Hashable, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5

    package var truncates: Bool { rawValue >= 3 }
}

/// The place at which text is left out of a truncated line.
public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0
    case end = 1
    case middle = 2
}

/// The direction of a paragraph's text.
public enum CTWritingDirection: Int8, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The parts that count to the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without the gap between lines.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// Without what kerning and leading move.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    /// With punctuation that hangs over the margin.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// The boxes of the outlines, not of the fonts' lines.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// The boxes that eyes take the glyphs to have.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}
