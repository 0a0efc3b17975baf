import Foundation

/// The document that a navigation item stands for, as its title menu shows it: by its name, kind and size, with a way to share it.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
    private var known: LPLinkMetadata
    private var load = 0
    /// The metadata's picture or sign, once it is loaded.
    private(set) final var icon: UIImage?

    /// Describes the document at an address, by its name and, for a file, its size.
    public init(url: URL) {
        known = LPLinkMetadata()
        (known.originalURL, known.url) = (url, url)
        super.init()
    }

    /// Describes a document by its metadata: title, address and picture or sign. The value is copied.
    public init(metadata: LPLinkMetadata) {
        known = metadata.copy() as? LPLinkMetadata ?? metadata
        super.init()
        loadIcon()
    }

    /// The description of the document. The value is copied.
    open var metadata: LPLinkMetadata {
        get { known }
        set {
            known = newValue.copy() as? LPLinkMetadata ?? newValue
            loadIcon()
        }
    }

    private func loadIcon() {
        icon = nil
        load += 1
        known.loadPicture { [weak self, load] image in
            guard let self, self.load == load else { return }
            icon = image
        }
    }

    private var url: URL? { known.shownURL }

    /// Makes what is presented when a person chooses to share the document.
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    /// Whether the document's icon is shown with its name.
    open var wantsIconRepresentation = true

    /// The title, or the file's name without the extension, as a person knows it.
    final var name: String {
        if let title = known.title, !title.isEmpty { return title }
        return url?.deletingPathExtension().lastPathComponent ?? ""
    }

    /// What is known of the file itself, if there is one.
    final var details: String? {
        guard let url else { return nil }
        var parts: [String] = []
        if !url.pathExtension.isEmpty { parts.append(url.pathExtension.uppercased()) }
        if url.isFileURL, let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize {
            parts.append(FileSizeText.text(size))
        }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
