import CoreGraphics

// The names of attributes that Core Text reads. They are the raw values of the keys that UIKit has for the same.

public let kCTFontAttributeName: CFString = "NSFont"
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
public let kCTKernAttributeName: CFString = "NSKern"
public let kCTTrackingAttributeName: CFString = "CTTracking"
public let kCTLigatureAttributeName: CFString = "NSLigature"
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
public let kCTUnderlineColorAttributeName: CFString = "NSUnderlineColor"
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
public let kCTLanguageAttributeName: CFString = "NSLanguage"
public let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"

/// How characters are underlined.
public struct CTUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let single = CTUnderlineStyle(rawValue: 0x01)
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}
