import CoreGraphics
import Foundation

/// An element with pages of lines to read, such as a book's.
public protocol UIAccessibilityReadingContent {
    /// `NSNotFound` where there is no line.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// In the screen's coordinates.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    func accessibilityPageContent() -> String?
    /// Optional.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    /// Optional.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    /// Stands in where the content has no attributes: nil.
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { nil }
    /// Stands in where the page has no attributes: nil.
    public func accessibilityAttributedPageContent() -> NSAttributedString? { nil }
}
