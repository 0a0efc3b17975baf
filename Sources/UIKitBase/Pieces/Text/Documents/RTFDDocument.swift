import CoreGraphics
import Foundation
import PorticoFoundation

/// A text with attachments as a folder: `TXT.rtf`, which names a file beside it for each attachment.
///
/// - From: `NSAttributedString.fileWrapper(from:documentAttributes:)`, `TextDocument`
/// - To: `RTFWriter`, `RTFReader`
struct RTFDDocument {
    static let textName = "TXT.rtf"

    let folder: FileWrapper
    /// The bytes of `TXT.rtf`.
    let text: Data

    /// A document that was read. Nil for a wrapper that is no folder, or has no text.
    init?(_ wrapper: FileWrapper?) {
        guard let wrapper, let text = wrapper.fileWrappers?[Self.textName]?.regularFileContents else { return nil }
        (folder, self.text) = (wrapper, text)
    }

    /// A document to be written: every attachment that is a file, or an image, gets a file of its own.
    init(writing text: NSAttributedString) {
        folder = FileWrapper(directoryWithFileWrappers: [:])
        // An attachment may be called as the text is: it gets another key, as the place is already taken.
        let place = FileWrapper(regularFileWithContents: Data())
        place.preferredFilename = Self.textName
        folder.addFileWrapper(place)
        let data = RTFWriter(text, folder: folder).data
        folder.removeFileWrapper(place)
        folder.addRegularFile(withContents: data, preferredFilename: Self.textName)
        self.text = data
    }

    /// The file of an attachment, a copy under a name that may stand in a folder. Nil for one that is neither a file nor an image.
    static func makeFile(of attachment: NSTextAttachment) -> FileWrapper? {
        let wrapper = attachment.fileWrapper
        let made: FileWrapper
        var name = wrapper?.preferredFilename ?? wrapper?.filename ?? ""
        if let data = wrapper?.regularFileContents {
            made = FileWrapper(regularFileWithContents: data)
            let suffix = attachment.fileType.flatMap { UTType($0)?.preferredFilenameExtension }
            if name.isEmpty { name = "Attachment" + (suffix.map { "." + $0 } ?? "") }
        } else if let children = wrapper?.fileWrappers {
            made = FileWrapper(directoryWithFileWrappers: children)
        } else if let data = attachment.image?.pngData() {
            made = FileWrapper(regularFileWithContents: data)
            name = "Attachment.png"
        } else {
            return nil
        }
        // Spaces at its ends would be the markup's.
        name = String(name.map { $0 == "/" || $0.isNewline ? ":" : $0 }).trimmingCharacters(in: .whitespaces)
        made.preferredFilename = name.isEmpty || name == "." || name == ".." ? "Attachment" : name
        return made
    }

    /// The size of an attachment in points, as far as its own bounds or its image say one.
    static func size(of attachment: NSTextAttachment) -> CGSize {
        let size = attachment.bounds.size
        if size.width > 0, size.height > 0 { return size }
        return attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0)?.size ?? .zero
    }

    /// The attachment of a file. Its bounds say the size that the document gives it, where that isn't its image's own.
    static func makeAttachment(of file: FileWrapper, size: CGSize) -> NSTextAttachment {
        let attachment = NSTextAttachment()
        attachment.fileWrapper = file
        let own = Self.size(of: attachment)
        let differs = abs(own.width - size.width) > 0.05 || abs(own.height - size.height) > 0.05
        if size.width > 0, size.height > 0, differs { attachment.bounds.size = size }
        return attachment
    }
}
