import CoreGraphics
import Foundation
import PorticoTrace

/// The order in which a text is stored.
public enum UITextStorageDirection: Int, Sendable {
    case forward = 0
    case backward = 1
}

/// Where to, as the eye sees it.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}

/// Either of the two.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A way along the order in which the text is stored.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    /// A way as the eye sees it.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// The units that a tokenizer finds.
public enum UITextGranularity: Int, Sendable {
    case character = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    case line = 4
    case document = 5
}

/// A responder whose text can be edited in any place: selected, composed by an input method, measured.
///
/// Positions and ranges are the responder's own objects; only it can tell what they mean.
///
/// - From: `TextRouter`, `TextKeys`
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    /// What is selected; an empty range is the insertion point, nil means neither.
    var selectedTextRange: UITextRange? { get set }
    /// The text that an input method still composes; nil if there is none.
    var markedTextRange: UITextRange? { get }
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Puts text that is still composed in place of the marked text or the selection. `selectedRange` is within it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// The composed text stays as it is.
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// nil beyond the ends of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The system's ear for changes that don't come from it.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    var tokenizer: any UITextInputTokenizer { get }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// The first line's part of the range, in the text input view's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?

    // Optional.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// The view in whose coordinates rectangles and points are.
    var textInputView: UIView { get }
    var selectionAffinity: UITextStorageDirection { get }
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    func beginFloatingCursor(at point: CGPoint)
    func updateFloatingCursor(at point: CGPoint)
    func endFloatingCursor()
    /// What the edit menu over some text holds; nil for what the system suggests.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
    /// Whether text may take the place of a range, asked before corrections and replacements. Default true.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    /// The attributes of the text at a position, for the input method's own drawing. Default nil.
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }
    /// The position a number of characters after a range's start. Default: that number as an offset.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        position(from: range.start, offset: offset)
    }
    /// How many characters a position is after a range's start. Default: the offset between them.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }
    /// The view in whose coordinates rectangles and points are. Default: the object itself; raises an exception where that is no view.
    public var textInputView: UIView {
        guard let view = self as? UIView else {
            FatalException.internalInconsistency.raise(
                "\(type(of: self)) takes text and is no view: it has to say which its textInputView is")
        }
        return view
    }
    /// At a line's break, whether the caret is at the end of the line before or at the start of the next. Default `forward`: the next.
    public var selectionAffinity: UITextStorageDirection { .forward }
    /// Puts composed text with attributes in place of the marked text or the selection. Default: the characters alone are marked.
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }
    /// A finger on the space bar begins to move the caret; the point is in the text input view's coordinates. Nothing by default.
    public func beginFloatingCursor(at point: CGPoint) {}
    /// The finger has moved; the point may be outside the text. Nothing by default.
    public func updateFloatingCursor(at point: CGPoint) {}
    /// The finger has lifted: the caret stays at the last place. Nothing by default.
    public func endFloatingCursor() {}
    /// The edit menu over some text. Default nil: what the system suggests.
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    /// An edit menu is about to appear; animations that are added run beside its own. Nothing by default.
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    /// An edit menu is about to go. Nothing by default.
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

/// Hears of changes of a text that the app makes itself.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Knows where the words, lines and paragraphs of a text begin and end.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
