import Foundation
import PorticoFoundation

extension NSAttributedString {
    /// Writes a document as a file, or for `.rtfd` as a folder that has the attachments as files beside the text.
    /// - Parameter dict: Names the `documentType`, which must be there.
    /// - Throws: A `CocoaError` for a kind of document that is not known, or an encoding that doesn't have all characters.
    public func fileWrapper(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> FileWrapper {
        guard TextDocument.type(dict[.documentType]) == .rtfd else {
            return FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
        }
        TextDocument.checkRange(range, of: self, "fileWrapperFromRange:documentAttributes:error:")
        return RTFDDocument(writing: attributedSubstring(from: range)).folder
    }
}
