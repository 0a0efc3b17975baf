import CoreGraphics
import Foundation

/// A rectangle of a page.
public enum PDFDisplayBox: Int, Sendable {
    /// The paper.
    case mediaBox = 0
    /// What is shown of it.
    case cropBox = 1
    /// What is printed before it is cut.
    case bleedBox = 2
    /// What is left after the cut.
    case trimBox = 3
    /// What has a meaning.
    case artBox = 4

    var cgBox: CGPDFBox { CGPDFBox(rawValue: Int32(rawValue)) ?? .mediaBox }
}

/// How a view lays pages out.
public enum PDFDisplayMode: Int, Sendable {
    case singlePage = 0
    case singlePageContinuous = 1
    case twoUp = 2
    case twoUpContinuous = 3

    var isContinuous: Bool { self == .singlePageContinuous || self == .twoUpContinuous }
    var columns: Int { self == .twoUp || self == .twoUpContinuous ? 2 : 1 }
}

/// In which direction pages follow each other.
public enum PDFDisplayDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
}

/// How pictures in pages are smoothed. It is kept: pages are always drawn smoothly (DEV-1224).
public enum PDFInterpolationQuality: Int, Sendable {
    case none = 0
    case low = 1
    case high = 2
}

/// With which password a document was opened.
public enum PDFDocumentPermissions: Int, Sendable {
    case none = 0
    case user = 1
    case owner = 2
}

/// What the author of an encrypted document allows.
public struct PDFAccessPermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowsLowQualityPrinting = PDFAccessPermissions(rawValue: 1 << 0)
    public static let allowsHighQualityPrinting = PDFAccessPermissions(rawValue: 1 << 1)
    public static let allowsDocumentChanges = PDFAccessPermissions(rawValue: 1 << 2)
    public static let allowsDocumentAssembly = PDFAccessPermissions(rawValue: 1 << 3)
    public static let allowsContentCopying = PDFAccessPermissions(rawValue: 1 << 4)
    public static let allowsContentAccessibility = PDFAccessPermissions(rawValue: 1 << 5)
    public static let allowsCommenting = PDFAccessPermissions(rawValue: 1 << 6)
    public static let allowsFormFieldEntry = PDFAccessPermissions(rawValue: 1 << 7)
}

/// What lies at a point of a view.
public struct PDFAreaOfInterest: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pageArea = PDFAreaOfInterest(rawValue: 1 << 0)
    public static let textArea = PDFAreaOfInterest(rawValue: 1 << 1)
    public static let annotationArea = PDFAreaOfInterest(rawValue: 1 << 2)
    public static let linkArea = PDFAreaOfInterest(rawValue: 1 << 3)
    public static let controlArea = PDFAreaOfInterest(rawValue: 1 << 4)
    public static let textFieldArea = PDFAreaOfInterest(rawValue: 1 << 5)
    public static let iconArea = PDFAreaOfInterest(rawValue: 1 << 6)
    public static let popupArea = PDFAreaOfInterest(rawValue: 1 << 7)
    public static let imageArea = PDFAreaOfInterest(rawValue: 1 << 8)
    public static let anyArea = PDFAreaOfInterest(rawValue: Int.max)
}

/// What a document says about itself: keys of `PDFDocument.documentAttributes`.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    /// A `Date`.
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    /// A `Date`.
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    /// An array of strings.
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// How a document is written.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The password of its owner: such a document isn't written here (DEV-1223).
    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentOwnerPasswordOption")
    /// The password of its readers: such a document isn't written here (DEV-1223).
    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentUserPasswordOption")
    /// What readers are allowed: it is kept (DEV-1223).
    public static let accessPermissionsOption = PDFDocumentWriteOption(rawValue: "PDFDocumentAccessPermissionsOption")
}

/// No coordinate: a destination keeps what it is.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)
/// In a notification of `PDFDocumentDidFindMatch`, the `PDFSelection`.
public let PDFDocumentFoundSelectionKey = "PDFDocumentFoundSelection"
/// In notifications about pages, the page's index.
public let PDFDocumentPageIndexKey = "PDFDocumentPageIndex"

extension NSNotification.Name {
    public static let PDFDocumentDidUnlock = NSNotification.Name("PDFDocumentDidUnlock")
    public static let PDFDocumentDidBeginFind = NSNotification.Name("PDFDidBeginFind")
    public static let PDFDocumentDidEndFind = NSNotification.Name("PDFDidEndFind")
    public static let PDFDocumentDidBeginPageFind = NSNotification.Name("PDFDidBeginPageFind")
    public static let PDFDocumentDidEndPageFind = NSNotification.Name("PDFDidEndPageFind")
    public static let PDFDocumentDidFindMatch = NSNotification.Name("PDFDidFindMatch")
    public static let PDFDocumentDidBeginWrite = NSNotification.Name("PDFDidBeginWrite")
    public static let PDFDocumentDidEndWrite = NSNotification.Name("PDFDidEndWrite")
    public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewChangedDocument")
    public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
    public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChanged")
    public static let PDFViewDisplayModeChanged = NSNotification.Name("PDFViewDisplayModeChanged")
    public static let PDFViewDisplayBoxChanged = NSNotification.Name("PDFViewDisplayBoxChanged")
    public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
    public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
    public static let PDFViewChangedHistory = NSNotification.Name("PDFViewChangedHistory")
    public static let PDFViewAnnotationHit = NSNotification.Name("PDFViewAnnotationHit")
}
