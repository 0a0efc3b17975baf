import Foundation

/// A part of a content manager's text that is laid out by itself.
open class NSTextElement: NSObject {
    /// Whose text the element is part of; held weakly, nil outside of a text.
    open weak var textContentManager: NSTextContentManager?
    /// Nil until the element is part of a text.
    open var elementRange: NSTextRange?

    /// Makes an element without a place in the text; set `elementRange` to give it one.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }

    /// Elements within this one: those of a list's item, else none. Not asked for in layout.
    open var childElements: [NSTextElement] { elementsWithin }
    /// The element around this one: of a list's item, else nil. Not asked for in layout.
    open var parent: NSTextElement? { elementAround }
    var elementsWithin: [NSTextElement] { [] }
    var elementAround: NSTextElement? { nil }
    /// Whether the element is shown.
    open var isRepresentedElement: Bool { true }
}

/// A paragraph with the separator that ends it.
open class NSTextParagraph: NSTextElement {
    /// The text of the paragraph, its separator included.
    open var attributedString: NSAttributedString { text }
    private let text: NSAttributedString

    /// Makes a paragraph outside of a text; nil makes an empty one.
    public init(attributedString: NSAttributedString?) {
        text = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    /// Without the separator. Nil outside of a text.
    open var paragraphContentRange: NSTextRange? {
        elementRange.map { whole in
            let range = whole.counted
            return NSTextRange(NSRange(location: range.location, length: max(0, range.length - separatorLength)))
        }
    }

    /// The separator at the end alone, empty where there is none. Nil outside of a text.
    open var paragraphSeparatorRange: NSTextRange? {
        elementRange.map { whole in
            let length = separatorLength
            return NSTextRange(NSRange(location: NSMaxRange(whole.counted) - length, length: length))
        }
    }

    private var separatorLength: Int {
        let text = attributedString.string as NSString
        guard text.length > 0 else { return 0 }
        let last = text.character(at: text.length - 1)
        guard NSMutableAttributedString.endsParagraph(last) else { return 0 }
        return last == 0x0A && text.length > 1 && text.character(at: text.length - 2) == 0x0D ? 2 : 1
    }
}
