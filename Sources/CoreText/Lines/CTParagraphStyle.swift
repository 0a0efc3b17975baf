import CoreGraphics
import Foundation

/// The attributes of a paragraph. Immutable.
public final class CTParagraphStyle: Hashable, ParagraphStyleProviding, @unchecked Sendable {
    package let paragraphStyleValues: ParagraphStyleValues

    package init(_ values: ParagraphStyleValues) { paragraphStyleValues = values }

    public static func == (left: CTParagraphStyle, right: CTParagraphStyle) -> Bool {
        left.paragraphStyleValues == right.paragraphStyleValues
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(paragraphStyleValues) }
}

/// The attribute of a paragraph style that a setting is for.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    case alignment = 0
    case firstLineHeadIndent = 1
    case headIndent = 2
    case tailIndent = 3
    case tabStops = 4
    case defaultTabInterval = 5
    case lineBreakMode = 6
    case lineHeightMultiple = 7
    case maximumLineHeight = 8
    case minimumLineHeight = 9
    case lineSpacing = 10
    case paragraphSpacing = 11
    case paragraphSpacingBefore = 12
    case baseWritingDirection = 13
    case maximumLineSpacing = 14
    case minimumLineSpacing = 15
    case lineSpacingAdjustment = 16
    case lineBoundsOptions = 17
}

/// A value for one attribute of a paragraph style.
public struct CTParagraphStyleSetting {
    /// The attribute that the setting is for.
    public var spec: CTParagraphStyleSpecifier
    /// The number of the value's bytes.
    public var valueSize: Int
    /// The value; read while the style is made, and not kept.
    public var value: UnsafeRawPointer

    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }
}

/// Makes a paragraph style from settings; what they leave out is as Apple's defaults are.
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int)
    -> CTParagraphStyle
{
    var values = ParagraphStyleValues()
    for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) {
        func number() -> CGFloat {
            setting.valueSize >= MemoryLayout<CGFloat>.size ? setting.value.loadUnaligned(as: CGFloat.self) : 0
        }
        func byte() -> UInt8 { setting.valueSize >= 1 ? setting.value.load(as: UInt8.self) : 0 }
        switch setting.spec {
        case .alignment: values.alignment = CTTextAlignment(rawValue: byte()) ?? .natural
        case .firstLineHeadIndent: values.firstLineHeadIndent = number()
        case .headIndent: values.headIndent = number()
        case .tailIndent: values.tailIndent = number()
        case .defaultTabInterval: values.defaultTabInterval = number()
        case .lineBreakMode: values.lineBreakMode = CTLineBreakMode(rawValue: byte()) ?? .byWordWrapping
        case .lineHeightMultiple: values.lineHeightMultiple = number()
        case .maximumLineHeight: values.maximumLineHeight = number()
        case .minimumLineHeight: values.minimumLineHeight = number()
        case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: values.lineSpacing = number()
        case .paragraphSpacing: values.paragraphSpacing = number()
        case .paragraphSpacingBefore: values.paragraphSpacingBefore = number()
        case .baseWritingDirection:
            values.writingDirection = .init(rawValue: Int(Int8(bitPattern: byte()))) ?? .natural
        case .tabStops, .maximumLineSpacing, .lineBoundsOptions: break
        }
    }
    return CTParagraphStyle(values)
}
