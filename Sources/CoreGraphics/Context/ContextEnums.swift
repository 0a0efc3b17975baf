import Foundation

/// How new paint S and what is there D, both multiplied by their alphas Sa and Da, make the result.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    /// R = 0
    case clear
    /// R = S
    case copy
    /// R = S·Da
    case sourceIn
    /// R = S·(1 - Da)
    case sourceOut
    /// R = S·Da + D·(1 - Sa)
    case sourceAtop
    /// R = S·(1 - Da) + D
    case destinationOver
    /// R = D·Sa
    case destinationIn
    /// R = D·(1 - Sa)
    case destinationOut
    /// R = S·(1 - Da) + D·Sa
    case destinationAtop
    /// R = S·(1 - Da) + D·(1 - Sa)
    case xor
    /// R = max(0, 1 - ((1 - D) + (1 - S)))
    case plusDarker
    /// R = min(1, S + D)
    case plusLighter
}

/// The way in which text is painted.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0
    case stroke
    case fillStroke
    case invisible
    case fillClip
    case strokeClip
    case fillStrokeClip
    case clip
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on behind the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// The number of a glyph within its font.
public typealias CGFontIndex = UInt16
/// The number of a glyph within its font.
public typealias CGGlyph = CGFontIndex
/// The largest number that a glyph may have.
public var kCGFontIndexMax: CGFontIndex { 65_534 }
/// The number of no glyph.
public var kCGFontIndexInvalid: CGFontIndex { 65_535 }
/// The largest number that a glyph may have.
public var kCGGlyphMax: CGFontIndex { kCGFontIndexMax }

/// Frees the memory that a bitmap context was given.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

/// The mistake in a Core Graphics call.
public enum CGError: Int32, Sendable {
    case success = 0
    case failure = 1000
    case illegalArgument = 1001
    case invalidConnection = 1002
    case invalidContext = 1003
    case cannotComplete = 1004
    case notImplemented = 1006
    case rangeCheck = 1007
    case typeCheck = 1008
    case invalidOperation = 1010
    case noneAvailable = 1011
}
