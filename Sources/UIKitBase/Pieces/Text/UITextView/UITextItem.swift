import Foundation

/// A link, an attachment, or a tagged part of a text that is only read.
@preconcurrency @MainActor open class UITextItem: NSObject {
    /// What is at a place of a text, other than text.
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    /// What it is: a link with its address, an attachment, or a tag of the app's.
    public let content: Content
    /// Of the text, in UTF-16 units.
    public let range: NSRange

    init(content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}

extension UITextItem {
    /// Which menu an item has, and what is shown above it.
    @preconcurrency @MainActor open class MenuConfiguration: NSObject {
        /// The thing that is shown above a menu.
        public enum Preview {
            /// The item's text, lifted from where it stands.
            case `default`
            /// A view of the app's.
            case view(UIView)
        }

        let preview: Preview?
        let menu: UIMenu

        /// - Parameter preview: What is shown above the menu; nil shows the item's text (DEV-1442).
        public init(preview: Preview? = .default, menu: UIMenu) {
            (self.preview, self.menu) = (preview, menu)
            super.init()
        }
    }
}

extension NSAttributedString.Key {
    /// A name (`String`) of the app's own for a part of a text: the part works as a link does, and its delegate says what a tap does.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
