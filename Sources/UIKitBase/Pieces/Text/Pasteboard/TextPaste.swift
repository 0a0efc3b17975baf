import Foundation
import PorticoFoundation

/// One pasting that a delegate changes: asks it of each thing, waits for all answers, and puts the text in.
///
/// - From: `TextEditing.pasteText()`
/// - To: `UITextPasteDelegate`, `TextEditor`
@MainActor final class TextPaste {
    typealias Owner = TextEditing & UITextPasteConfigurationSupporting
    private unowned let owner: any Owner
    private let delegate: any UITextPasteDelegate
    private var items: [Item] = []
    private var isDone = false

    static func run(_ owner: any Owner, _ delegate: any UITextPasteDelegate) {
        let board = UIPasteboard.general
        pasteThings(
            owner, delegate,
            zip(board.itemProviders, board.items).map {
                (provider: $0, text: UIPasteboard.text($1), localObject: nil)
            })
    }

    /// - Parameter things: What is pasted or dropped, its text if it has one, and what the app itself has given with it.
    static func pasteThings(
        _ owner: any Owner, _ delegate: any UITextPasteDelegate,
        _ things: [(provider: NSItemProvider, text: String?, localObject: Any?)]
    ) {
        let paste = TextPaste(owner, delegate)
        let attributes = owner.styling(at: owner.insertionRange.location, .backward) ?? [:]
        paste.items = things.map { thing in
            Item(thing.provider, text: thing.text, localObject: thing.localObject, attributes: attributes) {
                paste.finish()
            }
        }
        for item in paste.items {
            let asked: Void? = OptionalCall.call(
                .application, delegate, "textPasteConfigurationSupporting:transformPasteItem:"
            ) { delegate.textPasteConfigurationSupporting(owner, transform: item) }
            if asked == nil { item.setDefaultResult() }
        }
        paste.finish()
    }

    private init(_ owner: any Owner, _ delegate: any UITextPasteDelegate) {
        (self.owner, self.delegate) = (owner, delegate)
    }

    /// Once every thing has its result.
    private func finish() {
        guard !isDone, items.allSatisfy({ $0.result != nil }) else { return }
        isDone = true
        let texts = items.compactMap { $0.result ?? nil }
        items = []
        guard !texts.isEmpty else { return }
        let range = IndexedTextRange(owner.insertionRange)
        let combined = OptionalCall.call(
            .application, delegate,
            "textPasteConfigurationSupporting:combineItemAttributedStrings:forRange:"
        ) { delegate.textPasteConfigurationSupporting(owner, combineItemAttributedStrings: texts, for: range) }
        let text = combined ?? texts.reduce(into: NSMutableAttributedString()) { $0.append($1) }
        let done = OptionalCall.call(
            .application, delegate, "textPasteConfigurationSupporting:performPasteOfAttributedString:toRange:"
        ) { delegate.textPasteConfigurationSupporting(owner, performPasteOf: text, to: range) }
        if done == nil { owner.editor.edit(owner.insertionRange, with: owner.inserted(text.string)) }
    }

    /// One thing.
    private final class Item: NSObject, UITextPasteItem {
        let itemProvider: NSItemProvider
        let defaultAttributes: [NSAttributedString.Key: Any]
        let localObject: Any?
        private let text: String?
        private let answered: () -> Void
        /// Nil until the delegate has said; nil in it: nothing is put in.
        private(set) var result: NSAttributedString??

        init(
            _ provider: NSItemProvider, text: String?, localObject: Any?,
            attributes: [NSAttributedString.Key: Any], answered: @escaping () -> Void
        ) {
            self.localObject = localObject
            (itemProvider, self.text, defaultAttributes) = (provider, text, attributes)
            self.answered = answered
            super.init()
        }

        private func set(_ result: NSAttributedString?) {
            guard self.result == nil else { return }
            self.result = .some(result)
            answered()
        }

        func setResult(string: String) { set(NSAttributedString(string: string, attributes: defaultAttributes)) }
        func setResult(attributedString string: NSAttributedString) { set(string) }
        func setResult(attachment textAttachment: NSTextAttachment) { set(nil) }
        func setNoResult() { set(nil) }
        func setDefaultResult() {
            set(text.map { NSAttributedString(string: $0, attributes: defaultAttributes) })
        }
    }
}
