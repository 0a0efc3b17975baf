import Foundation

/// The document that a navigation item stands for, as its title menu shows it: by its name, kind and size, with a way to share it.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
    private let url: URL

    /// Describes the document at an address, by its name and, for a file, its size.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Makes what is presented when a person chooses to share the document.
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    /// Whether the document's icon is shown with its name.
    open var wantsIconRepresentation = true

    /// Without the extension, as a person knows it.
    var name: String { url.deletingPathExtension().lastPathComponent }

    /// What is known of the file itself, if there is one.
    final var details: String? {
        var parts: [String] = []
        if !url.pathExtension.isEmpty { parts.append(url.pathExtension.uppercased()) }
        if url.isFileURL, let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize {
            parts.append(FileSizeText.text(size))
        }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
