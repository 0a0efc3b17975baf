import Foundation

/// What kind of annotation it is; its raw value begins with a slash, as files write names.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// What kind of field of a form it is.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
    public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
    public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
    public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
}

/// An entry of an annotation; its raw value begins with a slash, as files write names.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let appearanceDictionary = PDFAnnotationKey(rawValue: "/AP")
    public static let appearanceState = PDFAnnotationKey(rawValue: "/AS")
    public static let border = PDFAnnotationKey(rawValue: "/Border")
    public static let color = PDFAnnotationKey(rawValue: "/C")
    public static let contents = PDFAnnotationKey(rawValue: "/Contents")
    public static let flags = PDFAnnotationKey(rawValue: "/F")
    public static let date = PDFAnnotationKey(rawValue: "/M")
    public static let name = PDFAnnotationKey(rawValue: "/NM")
    public static let page = PDFAnnotationKey(rawValue: "/P")
    public static let rect = PDFAnnotationKey(rawValue: "/Rect")
    public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
    public static let action = PDFAnnotationKey(rawValue: "/A")
    public static let additionalActions = PDFAnnotationKey(rawValue: "/AA")
    public static let borderStyle = PDFAnnotationKey(rawValue: "/BS")
    public static let defaultAppearance = PDFAnnotationKey(rawValue: "/DA")
    public static let destination = PDFAnnotationKey(rawValue: "/Dest")
    public static let highlightingMode = PDFAnnotationKey(rawValue: "/H")
    public static let inklist = PDFAnnotationKey(rawValue: "/InkList")
    public static let interiorColor = PDFAnnotationKey(rawValue: "/IC")
    public static let linePoints = PDFAnnotationKey(rawValue: "/L")
    public static let lineEndingStyles = PDFAnnotationKey(rawValue: "/LE")
    public static let iconName = PDFAnnotationKey(rawValue: "/Name")
    public static let open = PDFAnnotationKey(rawValue: "/Open")
    public static let parent = PDFAnnotationKey(rawValue: "/Parent")
    public static let popup = PDFAnnotationKey(rawValue: "/Popup")
    public static let quadding = PDFAnnotationKey(rawValue: "/Q")
    public static let quadPoints = PDFAnnotationKey(rawValue: "/QuadPoints")
    public static let textLabel = PDFAnnotationKey(rawValue: "/T")
    public static let widgetDefaultValue = PDFAnnotationKey(rawValue: "/DV")
    public static let widgetFieldFlags = PDFAnnotationKey(rawValue: "/Ff")
    public static let widgetFieldType = PDFAnnotationKey(rawValue: "/FT")
    public static let widgetMaxLen = PDFAnnotationKey(rawValue: "/MaxLen")
    public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
}

/// The edge of an annotation.
public enum PDFBorderStyle: Int, Sendable {
    case solid = 0
    case dashed, beveled, inset, underline
}

/// How the edge of an annotation is drawn. `beveled` and `inset` are drawn solid (DEV-1224).
open class PDFBorder: NSObject, NSCopying {
    open var style = PDFBorderStyle.solid
    /// In points; 1 at first.
    open var lineWidth: CGFloat = 1
    /// Lengths of dashes and gaps, in points, as numbers.
    open var dashPattern: [Any]?

    public override init() {}

    public func copy(with zone: NSZone? = nil) -> Any {
        let border = PDFBorder()
        (border.style, border.lineWidth, border.dashPattern) = (style, lineWidth, dashPattern)
        return border
    }
}
