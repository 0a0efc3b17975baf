import Foundation

/// Puts what is shared on the pasteboard: text, addresses, pictures and colours.
@MainActor final class CopyActivity: UIActivity {
    private var items: [[String: Any]] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { Word.copy.text }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.entry($0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems.compactMap(Self.entry) }

    override func perform() {
        UIPasteboard.general.items = items
        activityDidFinish(true)
    }

    private static func entry(_ item: Any) -> [String: Any]? {
        switch item {
        case let text as String: [UIPasteboard.textType: text]
        case let text as NSAttributedString: [UIPasteboard.textType: text.string]
        case let url as URL: [UIPasteboard.urlType: url]
        case let image as UIImage: [UIPasteboard.pngType: image]
        default: nil
        }
    }
}
