import Foundation

/// What an app hands to an extension, or an extension back: a text and attachments.
open class NSExtensionItem: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The title.
    open var attributedTitle: NSAttributedString?
    /// The text.
    open var attributedContentText: NSAttributedString?
    /// What can be loaded: pictures, addresses, files.
    open var attachments: [NSItemProvider]?
    /// Whatever else belongs to it.
    open var userInfo: [AnyHashable: Any]?

    public override init() { super.init() }

    public static var supportsSecureCoding: Bool { true }

    /// The texts of an archive; attachments aren't archived.
    public required init?(coder: NSCoder) {
        super.init()
        attributedTitle = coder.decodeObject(of: NSAttributedString.self, forKey: "title")
        attributedContentText = coder.decodeObject(of: NSAttributedString.self, forKey: "text")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(attributedTitle, forKey: "title")
        coder.encode(attributedContentText, forKey: "text")
    }

    open override func copy() -> Any { copy(with: nil) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSExtensionItem()
        copy.attributedTitle = attributedTitle
        copy.attributedContentText = attributedContentText
        copy.attachments = attachments
        copy.userInfo = userInfo
        return copy
    }
}

/// Key of an item's `userInfo`: its title.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitle"
/// Key of an item's `userInfo`: its text.
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentText"
/// Key of an item's `userInfo`: its attachments.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachments"
/// Key of what an extension's script found in a page.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResults"
/// Key of what an extension's script gets at its end.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgument"
/// Key of the errors of items that an extension couldn't take.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrors"
